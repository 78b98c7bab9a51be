import { withoutTrailingSlashes } from "../shared/trailing-slashes.js";
import type { DocumentNode } from "./node.js";

/** The address of a server, with the defaults of its variables filled in. */
export interface Server {
  readonly url: string;
  readonly hasVariables: boolean;
}

/**
 * The address of a server; `undefined` if an endpoint cannot have it.
 *
 * @param location - what a relative address is relative to: the url of the document, or the base url of the API
 */
export function readServer(
  template: string | undefined,
  server: DocumentNode | undefined,
  location: string | undefined,
): Server | undefined {
  if (template === undefined) return undefined;
  const variables = server?.get("variables");
  const filled = template.replace(/\{([^{}]*)\}/g, (expression, name: string) => {
    return variables?.get(name)?.text("default") ?? expression;
  });
  const url = parseAddress(filled, location);
  return url === undefined ? undefined : { url, hasVariables: filled !== template };
}

/** An address whose variables are parameters, and their defaults. */
export interface ServerTemplate {
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * The address of a server as a template (decision A2). Variables whose default is no label and no path segment have that
 * default; `undefined` without other variables, or for a relative address.
 */
export function readServerTemplate(server: DocumentNode | undefined): ServerTemplate | undefined {
  const address = server?.text("url") ?? "";
  if (!/^https?:\/\//.test(address)) return undefined;
  const variables: [name: string, value: string][] = [];
  const template = address.replace(/\{([^{}]*)\}/g, (expression, name: string) => {
    const value = server?.get("variables")?.get(name)?.text("default");
    if (value === undefined || !/^\w+$/.test(name) || !/^[\w.~-]+$/.test(value)) return value ?? expression;
    variables.push([name, value]);
    return expression;
  });
  if (variables.length === 0) return undefined;
  return { template: withoutTrailingSlashes(template), variables: Object.fromEntries(variables) };
}

/** An http(s) address without credentials, query and fragment, and without "/" at its end. */
function parseAddress(text: string, location: string | undefined): string | undefined {
  try {
    const { protocol, username, password, search, hash, origin, pathname, href } = new URL(text, location);
    const isAddress = /^https?:$/.test(protocol) && !(username || password || search || hash) && !/[{}\\]/.test(text);
    return isAddress && href.startsWith(origin) ? origin + withoutTrailingSlashes(pathname) : undefined;
  } catch {
    return undefined;
  }
}

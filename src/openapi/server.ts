import { withoutTrailingSlashes } from "../shared/trailing-slashes.js";
import type { DocumentNode } from "./node.js";

/** The url of a server, with the default values of its variables. */
export interface Server {
  readonly url: string;
  readonly hasVariables: boolean;
}

/**
 * Returns the url of a server; `undefined` if it is not a valid base URL.
 *
 * @param location - the base of a relative url: the url of the document, or the base URL of the API
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

/** A url with variables as parameters, and their default values. */
export interface ServerTemplate {
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Returns the url of a server as a template (decision A2). A variable is replaced by its default value, unless the
 * value is a label or a path segment. Returns `undefined` if no variables are left, or for a relative url.
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

/** Returns an http(s) url without userinfo, query, fragment and trailing "/". */
function parseAddress(text: string, location: string | undefined): string | undefined {
  try {
    const { protocol, username, password, search, hash, origin, pathname, href } = new URL(text, location);
    const isAddress = /^https?:$/.test(protocol) && !(username || password || search || hash) && !/[{}\\]/.test(text);
    return isAddress && href.startsWith(origin) ? origin + withoutTrailingSlashes(pathname) : undefined;
  } catch {
    return undefined;
  }
}

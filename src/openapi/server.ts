import { canParse, withoutTrailingSlashes } from "../shared/urls.js";
import { Endpoint } from "../endpoint.js";
import { attempt } from "../kernel/values.js";
import type { Report } from "./finding.js";
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
  // An empty reference is the document itself, which is no base of paths.
  if (template === "") return readServer("/", server, location);
  const filled = fillVariables(template, server);
  const url = parseAddress(filled, location);
  return url === undefined ? undefined : { url, hasVariables: filled !== template };
}

/** Replaces the variables of a server by their default values; one without stays. */
export function fillVariables(template: string, server: DocumentNode | undefined): string {
  return fill(template, server, (name) => defaultOf(server, name));
}

/** The default value of a variable. */
export function defaultOf(server: DocumentNode | undefined, name: string): string | undefined {
  return server?.get("variables")?.get(name)?.text("default");
}

/** Reports the servers after the first, which an endpoint has. */
export function reportOtherServers(servers: readonly DocumentNode[], report: Report): void {
  const [first, ...others] = new Set(servers.map((server) => server.text("url")));
  for (const url of others) if (url !== undefined && first !== undefined) report("otherServer", url);
}

/**
 * Replaces variables by their values; one without a value stays.
 *
 * @param valueOf - gets also the position of the variable
 * @throws {InvalidDocumentError} When the url would be too long (F5).
 */
export function fill(
  template: string,
  server: DocumentNode | undefined,
  valueOf: (name: string, position: number) => string | undefined,
): string {
  let { length } = template;
  return template.replace(/\{([^{}]*)\}/g, (expression, name: string, position: number) => {
    const text = valueOf(name, position) ?? expression;
    length += text.length - expression.length;
    server?.checkLength(length);
    return text;
  });
}

/** Returns a url that an endpoint can have, without trailing "/"; `undefined` for any other. */
function parseAddress(text: string, location: string | undefined): string | undefined {
  // A parser would encode what is left of a variable, and take a backslash for "/".
  if (/[{}\\]/.test(text) || !canParse(text, location)) return undefined;
  const { href } = new URL(text, location);
  return attempt(() => Endpoint.for({ name: "x", baseUrl: href })) && withoutTrailingSlashes(href);
}

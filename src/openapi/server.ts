import { canParse } from "../shared/can-parse.js";
import { withoutTrailingSlashes } from "../shared/trailing-slashes.js";
import { Endpoint } from "../endpoint.js";
import { EndpointError } from "../errors/endpoint-error.js";
import type { Finding, Report } from "./finding.js";
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
  const variables = server?.get("variables");
  return fill(template, server, (name) => variables?.get(name)?.text("default"));
}

/** Reports the variables of the first server that the base URL of the vendor does not have. */
export function reportFixedVariables(
  server: DocumentNode | undefined,
  kept: Readonly<Record<string, string>>,
  findings: Finding[],
): void {
  fill(server?.text("url") ?? "", server, (name) => {
    const value = server?.get("variables")?.get(name)?.text("default");
    if (value !== undefined && !Object.hasOwn(kept, name))
      findings.push({ reason: "fixedVariable", route: undefined, name: `${name}=${value}` });
    return undefined;
  });
}

/** Reports the server of a document if a base URL that the caller chose lacks its path. */
export function reportReplacedServer(
  server: DocumentNode | undefined,
  baseUrl: string,
  location: string | undefined,
  findings: Finding[],
): void {
  const documented = readServer(server?.text("url"), server, location ?? baseUrl);
  if (!documented || new URL(documented.url).pathname === "/") return;
  if (new URL(documented.url).pathname !== new URL(baseUrl).pathname)
    findings.push({ reason: "replacedServer", route: undefined, name: documented.url });
}

/** Reports the servers after the first, which an endpoint has. */
export function reportOtherServers(servers: readonly DocumentNode[], report: Report): void {
  const [first, ...others] = new Set(servers.map((server) => server.text("url")));
  for (const url of others) if (url !== undefined && first !== undefined) report("otherServer", url);
}

/** A url with variables as parameters, and their default values. */
export interface ServerTemplate {
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Returns the url of a server as a template (decision A2). A variable is replaced by its default value, unless the
 * value is a label or a path segment. Returns `undefined` if no variables are left, or for a relative url.
 *
 * @param takenNames - the names that operations use for something else
 */
export function readServerTemplate(
  server: DocumentNode | undefined,
  takenNames: () => ReadonlySet<string>,
): ServerTemplate | undefined {
  const address = server?.text("url") ?? "";
  if (!/^https?:\/\/.*\{/.test(address)) return undefined;
  const taken = takenNames();
  const variables: [name: string, value: string][] = [];
  const template = fill(address, server, (name) => {
    const value = server?.get("variables")?.get(name)?.text("default");
    if (value === undefined || !/^\w+$/.test(name) || !/^[\w.~-]+$/.test(value) || taken.has(name)) return value;
    variables.push([name, value]);
    return undefined;
  });
  if (variables.length === 0) return undefined;
  return { template: withoutTrailingSlashes(template), variables: Object.fromEntries(variables) };
}

/**
 * Replaces variables by their values; one without a value stays.
 *
 * @throws {InvalidDocumentError} When the url would be too long (F5).
 */
function fill(
  template: string,
  server: DocumentNode | undefined,
  valueOf: (name: string) => string | undefined,
): string {
  let { length } = template;
  return template.replace(/\{([^{}]*)\}/g, (expression, name: string) => {
    const text = valueOf(name) ?? expression;
    length += text.length - expression.length;
    server?.checkLength(length);
    return text;
  });
}

/** Returns a url that an endpoint can have, without trailing "/"; `undefined` for any other. */
function parseAddress(text: string, location: string | undefined): string | undefined {
  // A parser would encode what is left of a variable, and take a backslash for "/".
  if (/[{}\\]/.test(text) || !canParse(text, location)) return undefined;
  try {
    const { href } = new URL(text, location);
    Endpoint.for({ name: "x", baseUrl: href });
    return withoutTrailingSlashes(href);
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return undefined;
  }
}

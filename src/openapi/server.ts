import { canParse, withoutTrailingSlashes } from "../kernel/url.js";
import { Endpoint } from "../endpoint.js";
import { attempt } from "../kernel/values.js";
import type { Report } from "./finding.js";
import type { DocumentNode } from "./document.js";
import { quoteInFull, quote } from "../errors/quote.js";
import { invalidOption } from "../errors/invalid-option.js";
import { bracedIn } from "../shared/braces.js";
import type { Operation } from "./operation.js";
import { readSchemaMembers } from "./schema.js";
import {
  variableDefault,
  fill,
  fillVariables,
  findUnusableVariable,
  hasFreeHost,
  isVariableName,
  overHttps,
  readServerTemplate,
  trimTemplate,
  type ServerTemplate,
} from "./server-template.js";
import type { VendorSettings } from "./vendor-settings.js";

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
  const address = server ? overHttps(template) : template;
  const filled = fillVariables(address, server);
  const url = parseAddress(filled, location);
  return url === undefined ? undefined : { url, hasVariables: filled !== address };
}

/** Reports the servers after the first, which an endpoint has. */
export function reportOtherServers(servers: readonly DocumentNode[], report: Report): void {
  const [first, ...others] = new Set(servers.map((server) => server.text("url")));
  for (const url of others) if (url !== undefined && first !== undefined) report("otherServer", url);
}

/** Returns a url that an endpoint can have, without trailing "/"; `undefined` for any other. */
function parseAddress(text: string, location: string | undefined): string | undefined {
  // A parser would encode what is left of a variable, and take a backslash for "/".
  if (/[{}\\]/.test(text) || !canParse(text, location)) return undefined;
  const { href } = new URL(text, location);
  return attempt(() => Endpoint.for({ name: "x", baseUrl: href })) && withoutTrailingSlashes(href);
}

/** Returns a path that an endpoint can have as its base URL. The page that sends a request supplies the origin. */
function parsePath(text: string): string | undefined {
  const isPath = text.startsWith("/") && !/[{}\\]/.test(text);
  if (!isPath || !attempt(() => Endpoint.for({ name: "x", baseUrl: text }))) return undefined;
  return withoutTrailingSlashes(text) || "/";
}

/** Says why the server of a document is no base URL, for a message that starts with `must be set: `. */
function serverProblem(server: DocumentNode | undefined): string {
  const template = server?.text("url") ?? "";
  const url = server ? fillVariables(template, server) : "";
  const [variable] = bracedIn(url);
  if (variable) return `the variable ${quoteInFull(variable.name)} of the document's server has no default`;
  // Credentials are not shown.
  if (/^[a-z][\w+.-]*:\/\/[^/?#]*@/i.test(url)) return "the document's server contains credentials";
  const [, scheme] = /^([a-z][\w+.-]*):/i.exec(url) ?? [];
  if (scheme !== undefined && !/^https?$/i.test(scheme))
    return `the document's server ${quoteInFull(url)} is not one of HTTP, but of ${quoteInFull(scheme.toLowerCase())}`;
  if (scheme === undefined) return `the document's server ${quoteInFull(url || "/")} has no host`;
  const [, delimiter] = /^[^?#]*([?#])/.exec(url) ?? [];
  if (delimiter !== undefined)
    return `the document's server ${quoteInFull(url)} has a ${delimiter === "?" ? "query" : "fragment"}`;
  return `the document's server ${quoteInFull(url)} is not a valid url`;
}

/** The base URL of a vendor. */
export interface VendorServer extends ServerTemplate {
  /** The url, with the defaults of its variables; `undefined` if one has none, or it is a path. */
  readonly url: string | undefined;
  /** Whether it is that of the settings, which all operations have. */
  readonly isGiven: boolean;
  /** Whether the defaults of an endpoint choose the whole host, also for operations with servers of their own. */
  readonly isFree: boolean;
}

/**
 * Returns the base URL of a vendor: that of the settings, or the first server of the document, with its variables.
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when it is not valid, or the server is none that an endpoint can have. The message says why.
 */
export function vendorServerOf(
  root: DocumentNode,
  { baseUrl, location }: VendorSettings,
  operations: readonly Operation[],
): VendorServer {
  if (baseUrl !== undefined) {
    const given = readServer(baseUrl, undefined, undefined);
    if (given) return { template: given.url, url: given.url, variables: {}, isGiven: true, isFree: false };
    const path = parsePath(baseUrl);
    if (path !== undefined) return { template: path, url: undefined, variables: {}, isGiven: true, isFree: false };
    throw invalidOption(
      "baseUrl",
      "must be an http(s) URL without credentials, query and fragment, or a path like /api",
    );
  }
  const [first] = root.get("servers")?.items ?? [];
  // OpenAPI 3.1.1, section 4.8.1.1: without servers, the server is "/".
  const url = readServer(first ? first.text("url") : "/", first, location)?.url;
  let taken: ReadonlySet<string> | undefined;
  const names = (): ReadonlySet<string> => (taken ??= valueNames(operations));
  const unusable = findUnusableVariable(first, (name) => !isVariableName(name) || names().has(name));
  if (unusable !== undefined)
    throw invalidOption(
      "baseUrl",
      `must be set: the variable ${quote(unusable)} of the document's server has no default that its url can have`,
    );
  const found = readServerTemplate(first, names);
  const ofUrl = url === undefined ? undefined : { template: url, url, variables: {}, isGiven: false, isFree: false };
  if (!found) {
    if (ofUrl) return ofUrl;
    throw invalidOption("baseUrl", `must be set: ${serverProblem(first)}`);
  }
  const hasAllDefaults = Object.keys(found.variables).length === variableNamesOf(found.template).size;
  const server = { ...found, url: hasAllDefaults ? url : undefined, isGiven: false, isFree: hasFreeHost(found) };
  if (!server.isFree || !operations.some(({ servers: [own] }) => own && !isVendorServer(own, server))) return server;
  // What chooses the whole host would choose it for the others, too.
  const fixed = readServerTemplate(first, names, true);
  if (fixed && !hasFreeHost(fixed)) return { ...fixed, url: server.url, isGiven: false, isFree: false };
  return server.url !== undefined && ofUrl ? ofUrl : server;
}

/** Whether a server is that of the vendor: the same template, with the same defaults. */
export function isVendorServer(server: DocumentNode, { template, variables }: ServerTemplate): boolean {
  const kept = variableNamesOf(template);
  const text = fill(server.text("url") ?? "", server, (name) => {
    const value = variableDefault(server, name);
    return kept.has(name) && (!Object.hasOwn(variables, name) || variables[name] === value) ? undefined : value;
  });
  return trimTemplate(text) === template;
}

/** Reports the variables of the first server that are not those of the vendor, and those without a default. */
export function reportVariables(
  server: DocumentNode | undefined,
  { template, variables }: ServerTemplate,
  report: Report,
): void {
  const kept = variableNamesOf(template);
  for (const name of variableNamesOf(server?.text("url") ?? "")) {
    const value = variableDefault(server, name);
    if (kept.has(name)) {
      if (!Object.hasOwn(variables, name)) report("requiredVariable", name);
    } else report("fixedVariable", `${name}=${value!}`);
  }
}

/** Reports the server of a document if a base URL that the caller chose lacks its path. */
export function reportReplacedServer(
  server: DocumentNode | undefined,
  { template, url }: VendorServer,
  location: string | undefined,
  report: Report,
): void {
  const documented = readServer(server?.text("url"), server, location ?? url);
  if (!documented || new URL(documented.url).pathname === "/") return;
  if (new URL(documented.url).pathname !== new URL(template, documented.url).pathname)
    report("replacedServer", documented.url);
}

/** Returns the origin of a url whose host may have variables; `undefined` for a path. */
export function serverOrigin(template: string): string | undefined {
  return /^https?:\/\/[^/]+/i.exec(template)?.[0];
}

/** The names of the variables of a url. */
function variableNamesOf(template: string): ReadonlySet<string> {
  return new Set(bracedIn(template).map(({ name }) => name));
}

/** The names of all parameters and of all members of bodies. */
function valueNames(operations: readonly Operation[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const operation of operations) {
    for (const { name } of operation.parameters) names.add(name);
    for (const name of readSchemaMembers(operation.sent?.content.get("schema")).keys()) names.add(name);
  }
  return names;
}

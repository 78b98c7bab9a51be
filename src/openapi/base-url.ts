import { quote } from "../errors/format.js";
import { invalidOption } from "../errors/kinds.js";
import { bodyOf } from "./document-body.js";
import type { Finding } from "./finding.js";
import type { DocumentNode } from "./node.js";
import type { Operation } from "./operation.js";
import { readSchemaMembers } from "./schema-parts.js";
import { defaultOf, fill, readServer } from "./server.js";
import { serverProblem } from "./server-problem.js";
import {
  findUnusableVariable,
  hasFreeHost,
  isVariableName,
  readServerTemplate,
  trimTemplate,
  type ServerTemplate,
} from "./server-template.js";
import type { VendorSettings } from "./settings.js";

/** The base URL of a vendor. */
export interface VendorServer extends ServerTemplate {
  /** The url, with the defaults of its variables; `undefined` if one has none. */
  readonly url: string | undefined;
  /** Whether the defaults of an endpoint choose the whole host, also for operations with servers of their own. */
  readonly isFree: boolean;
}

/**
 * Returns the base URL of a vendor: that of the settings, or the first server of the document, with its variables.
 *
 * @throws {InvalidOptionError} When it is not valid, or the server is none that an endpoint can have. The message says why.
 */
export function vendorServerOf(
  root: DocumentNode,
  { baseUrl, location }: VendorSettings,
  operations: readonly Operation[],
): VendorServer {
  if (baseUrl !== undefined) {
    const given = readServer(baseUrl, undefined, undefined);
    if (given) return { template: given.url, url: given.url, variables: {}, isFree: false };
    throw invalidOption("baseUrl", "form", "an http(s) URL without credentials, query and fragment");
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
      "form",
      `set: the variable ${quote(unusable)} of the document's server has no default that its url can have`,
    );
  const found = readServerTemplate(first, names);
  const ofUrl = url === undefined ? undefined : { template: url, url, variables: {}, isFree: false };
  if (!found) {
    if (ofUrl) return ofUrl;
    throw invalidOption("baseUrl", "form", `set: ${serverProblem(first)}`);
  }
  const hasAllDefaults = Object.keys(found.variables).length === new Set(namesIn(found.template)).size;
  const server = { ...found, url: hasAllDefaults ? url : undefined, isFree: hasFreeHost(found) };
  if (!server.isFree || !operations.some(({ servers: [own] }) => own && !isVendorServer(own, server))) return server;
  // What chooses the whole host would choose it for the others, too.
  const fixed = readServerTemplate(first, names, true);
  if (fixed && !hasFreeHost(fixed)) return { ...fixed, url: server.url, isFree: false };
  return server.url !== undefined && ofUrl ? ofUrl : server;
}

/** Whether a server is that of the vendor: the same template, with the same defaults (I6). */
export function isVendorServer(server: DocumentNode, { template, variables }: ServerTemplate): boolean {
  const kept = new Set(namesIn(template));
  const text = fill(server.text("url") ?? "", server, (name) => {
    const value = defaultOf(server, name);
    return kept.has(name) && (!Object.hasOwn(variables, name) || variables[name] === value) ? undefined : value;
  });
  return trimTemplate(text) === template;
}

/** Reports the variables of the first server that are not those of the vendor, and those without a default. */
export function reportVariables(
  server: DocumentNode | undefined,
  { template, variables }: ServerTemplate,
  findings: Finding[],
): void {
  const kept = new Set(namesIn(template));
  for (const name of new Set(namesIn(server?.text("url") ?? ""))) {
    const value = defaultOf(server, name);
    if (kept.has(name)) {
      if (!Object.hasOwn(variables, name)) findings.push({ reason: "requiredVariable", route: undefined, name });
    } else findings.push({ reason: "fixedVariable", route: undefined, name: `${name}=${value!}` });
  }
}

/** Reports the server of a document if a base URL that the caller chose lacks its path. */
export function reportReplacedServer(
  server: DocumentNode | undefined,
  { template }: VendorServer,
  location: string | undefined,
  findings: Finding[],
): void {
  const documented = readServer(server?.text("url"), server, location ?? template);
  if (!documented || new URL(documented.url).pathname === "/") return;
  if (new URL(documented.url).pathname !== new URL(template).pathname)
    findings.push({ reason: "replacedServer", route: undefined, name: documented.url });
}

/** The names of the variables of a url. */
function namesIn(template: string): readonly string[] {
  return [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!);
}

/** The names of all parameters and of all members of bodies. */
function valueNames(operations: readonly Operation[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const operation of operations) {
    for (const { name } of operation.parameters) names.add(name);
    for (const name of readSchemaMembers(bodyOf(operation)?.content.get("schema")).keys()) names.add(name);
  }
  return names;
}

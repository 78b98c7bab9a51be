import type { Vendor } from "../api/vendor.js";
import { invalidOption } from "../errors/invalid-option.js";
import { Endpoint } from "../endpoint.js";
import { EndpointError } from "../errors/endpoint-error.js";
import { defineRoutes } from "../routes/index.js";
import type { RouteRule } from "../types/vendor-routes.js";
import { readCredentials } from "./credentials.js";
import { InvalidDocumentError } from "./invalid-document-error.js";
import type { Finding } from "./finding.js";
import { nameOf } from "./name.js";
import { DocumentNode } from "./node.js";
import { readOperations, type Operation } from "./operation.js";
import { findPolicy } from "./policy.js";
import { ruleOf, type RouteDefaults } from "./route-rule.js";
import { readServer, readServerTemplate, type ServerTemplate } from "./server.js";

/** What a vendor of a document is made with. */
export interface VendorSettings {
  /** The name of the vendor, in lower case; by default it is made from the title of the document. */
  readonly name?: string | undefined;
  /** The base url; by default that of the first server of the document. */
  readonly baseUrl?: string | undefined;
  /** The url of the document, which relative addresses in it are relative to. */
  readonly location?: string | undefined;
}

/** A vendor, and what was read from the document. */
export interface DocumentVendor {
  readonly vendor: Vendor;
  /** The routes whose requests differ from what the vendor sends by default, by their documented route. */
  readonly routes: Readonly<Record<string, RouteRule | string>>;
  /** The variables of the base url, with the values that the document gives by default. */
  readonly variables: Readonly<Record<string, string>>;
  readonly report: DocumentReport;
}

export interface DocumentReport {
  readonly title: string;
  readonly version: string;
  /** The number of operations that a route can have. */
  readonly operations: number;
  /** What the document says that no rule can carry out. */
  readonly findings: readonly Finding[];
}

/**
 * Makes a vendor from an OpenAPI document: its base url, its credentials, the policy that most of its operations want, and
 * a rule for each route whose requests differ from that.
 *
 * ```ts
 * const { vendor, routes } = vendorOf({
 *   openapi: "3.1.0",
 *   info: { title: "Caches", version: "1.0.0" },
 *   servers: [{ url: "https://caches.example.com/v1" }],
 *   paths: {
 *     "/caches": { delete: { parameters: [{ name: "key", in: "query", schema: { type: "string" } }], responses: {} } },
 *   },
 * });
 * routes; // => { "DELETE /caches": "{?key}" }
 * class Caches extends Endpoint {
 *   static override readonly vendor = vendor;
 * }
 * new Caches().build("DELETE /caches", { key: "a" }).url; // => "https://caches.example.com/v1/caches?key=a"
 * ```
 *
 * @param document - OpenAPI 3.0 or 3.1, parsed, with references to other files bundled
 * @param settings - the name and the base url, if the document has none that can be used
 * @throws {InvalidDocumentError} When the document has another version, or cannot be read. It names the place.
 * @throws {InvalidOptionError} When a setting is invalid.
 */
export function vendorOf(document: object, settings: VendorSettings = {}): DocumentVendor {
  const root = DocumentNode.of(document);
  checkVersion(root);
  if (settings.name !== undefined && !/^[\w-]+$/.test(settings.name))
    throw invalidOption("name", "form", 'letters, digits and "-"');
  const findings: Finding[] = [];
  const title = root.get("info")?.text("title") ?? "";
  const baseUrl = baseUrlOf(root, settings);
  const { template, variables } = templateOf(root, settings) ?? { template: baseUrl, variables: {} };
  const operations = [...readOperations(root)].filter((operation) => isRoutable(operation, findings));
  const defaults: RouteDefaults = { baseUrl, location: settings.location ?? baseUrl, ...findPolicy(operations) };
  const rules = operations.map((operation) => [operation.route, ruleOf(operation, defaults, findings)] as const);
  const routes = Object.fromEntries(
    rules.filter((entry): entry is [string, RouteRule | string] => entry[1] !== undefined),
  );
  const credentials = readCredentials(root, findings);
  const { arrays, objects, body } = defaults.policy;
  const vendor: Vendor = {
    name: settings.name ?? nameOf(title),
    baseUrl: template,
    ...(defaults.accept !== undefined && { accept: defaults.accept }),
    ...(credentials.length > 0 && { credentials }),
    policy: { arrays, ...(objects !== "error" && { objects }), ...(body && { body }) },
    ...(Object.keys(routes).length > 0 && { routes: defineRoutes(routes) }),
  };
  const version = root.get("info")?.text("version") ?? "";
  return { vendor, routes, variables, report: { title, version, operations: operations.length, findings } };
}

function checkVersion(root: DocumentNode): void {
  const version = root.text("openapi") ?? root.text("swagger");
  if (version === undefined) throw new InvalidDocumentError("#", 'it must have the member "openapi" with its version');
  if (/^3\.[01]\./.test(version)) return;
  const cure = version.startsWith("2.") ? ": convert it, for example by @scalar/openapi-upgrader" : "";
  throw new InvalidDocumentError("#", `the version must be 3.0 or 3.1${cure}`);
}

/** The address with variables, if a vendor may have it. */
function templateOf(root: DocumentNode, { baseUrl }: VendorSettings): ServerTemplate | undefined {
  const server = baseUrl === undefined ? readServerTemplate(root.get("servers")?.items[0]) : undefined;
  try {
    // The defaults of the variables must make an address, too.
    if (server) Endpoint.for({ name: "x", baseUrl: server.template }).withDefaults(server.variables);
    return server;
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return undefined;
  }
}

function baseUrlOf(root: DocumentNode, { baseUrl, location }: VendorSettings): string {
  if (baseUrl !== undefined) {
    const given = readServer(baseUrl, undefined, undefined);
    if (given) return given.url;
    throw invalidOption("baseUrl", "form", "an http(s) URL without credentials, query and fragment");
  }
  const [first] = root.get("servers")?.items ?? [];
  // OpenAPI 3.1.1, section 4.8.1.1: without servers, the server is "/".
  const address = first ? first.text("url") : "/";
  const server = readServer(address, first, location);
  if (!server) throw invalidOption("baseUrl", "form", "set: the document has no address that an endpoint can have");
  return server.url;
}

/** Whether an endpoint can build requests for an operation. */
function isRoutable({ method, path, route }: Operation, findings: Finding[]): boolean {
  try {
    new Endpoint().route(route as "GET /");
    // A fragment is never sent, and blanks end a route.
    if (!/[# \t]/.test(path)) return true;
    findings.push({ reason: "path", route, name: path });
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    const isMethod = error.code === "ERR_INVALID_METHOD";
    findings.push({ reason: isMethod ? "method" : "path", route, name: isMethod ? method : path });
  }
  return false;
}

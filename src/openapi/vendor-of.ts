import type { Vendor } from "../types/vendor.js";
import { invalidOption } from "../errors/invalid-option.js";
import { isPlainObject } from "../kernel/values.js";
import { defineRoutes } from "../routes/index.js";
import type { RouteRule } from "../types/policy.js";
import { cookiesOf, queryOfCredentials, readDocumentCredentials } from "./credentials.js";
import { serverOrigin, reportReplacedServer, reportVariables, vendorServerOf, reportOtherServers } from "./server.js";
import { invalidDocument, DocumentNode } from "./document.js";
import { reportTo, type Finding } from "./finding.js";
import { isVendorName, vendorNameOf, readTexts, type VendorSettings } from "./vendor-settings.js";
import { isRoutable, isStandardMethod, readOperations, variantsOf, type Operation } from "./operation.js";
import { findPolicy } from "./document-policy.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import { ruleOf, type RouteDefaults } from "./rule.js";

/** A vendor with a name, that of the document. */
type NamedVendor = Vendor & Required<Pick<Vendor, "name">>;

/** A vendor, and information about the document. */
export interface DocumentVendor {
  readonly vendor: NamedVendor;
  /** The rules by documented route, for requests that differ from the default of the vendor. */
  readonly routes: Readonly<Record<string, RouteRule | string>>;
  /** The rule of all routes. */
  readonly sharedRules?: Readonly<Record<string, RouteRule>>;
  /** The routes of the supported operations, and of their variants. */
  readonly documentedRoutes?: readonly string[];
  /** The routes for the other media types of bodies, such as `POST /images#multipart`. */
  readonly variants?: readonly BodyVariant[];
  readonly report: DocumentReport;
}

/** A route for another media type of a body. */
export interface BodyVariant {
  readonly route: string;
  /** The route of the operation. */
  readonly of: string;
  readonly mediaType: string;
}

export interface DocumentReport {
  readonly title: string;
  readonly version: string;
  /** The number of supported operations. */
  readonly operations: number;
  /** The origins that get requests, and with them the credentials of defaults, such as `https://api.example.com`. */
  readonly origins: readonly string[];
  /** The parts of the document that rules do not support. */
  readonly findings: readonly Finding[];
}

/**
 * Creates a vendor from an OpenAPI document: its base URL, its credentials, the policy of most operations, and a rule
 * for each route that differs.
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
 * @param document - OpenAPI 3.0, 3.1 or 3.2, parsed, with references to other files bundled
 * @param given - the name and the base URL, if those of the document are missing or invalid
 * @throws {EndpointError} `ERR_INVALID_DOCUMENT` when the document is invalid or has another version. It contains the position.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when a setting is invalid.
 */
export function vendorOf(document: object, given: VendorSettings = {}): DocumentVendor {
  return readDocumentVendor(DocumentNode.of(document), given);
}

/** @param known - all operations of the document, if they have been read */
export function readDocumentVendor(
  root: DocumentNode,
  given: VendorSettings = {},
  known?: readonly Operation[],
): DocumentVendor {
  const settings: VendorSettings = readTexts(given);
  checkForm(root);
  // Such as a variable of the environment that is not set.
  if (settings.baseUrl === undefined && Object.hasOwn(given, "baseUrl"))
    throw invalidOption("baseUrl", "must be text, not undefined");
  if (settings.name !== undefined && !isVendorName(settings.name))
    throw invalidOption("name", 'must be letters, digits and "-"');
  const findings: Finding[] = [];
  const report = reportTo(findings);
  const info = root.get("info");
  const title = info?.text("title") ?? "";
  const documented = known ?? readOperations(root);
  const server = vendorServerOf(root, settings, documented);
  const servers = root.get("servers")?.items ?? [];
  if (settings.baseUrl === undefined) reportOtherServers(servers, report);
  else reportReplacedServer(servers.at(0), server, settings.location, report);
  const credentials = readDocumentCredentials(root, report);
  const operations = documented.filter((operation) => isRoutable(operation, report));
  if (settings.baseUrl === undefined) reportVariables(servers.at(0), server, report);
  const query = queryOfCredentials(credentials, server.template, report);
  const optionHeaders = [...new Set(operations.flatMap((operation) => operation.optionHeaders))];
  const defaults: RouteDefaults = {
    server,
    location: settings.location ?? server.url,
    known: {
      taken: new Set([...CREDENTIAL_HEADERS, ...credentials.names, ...optionHeaders.map((name) => name.toLowerCase())]),
      inQuery: Object.keys(query),
    },
    ...findPolicy(operations),
  };
  const variants = variantsOf(operations, report);
  const rules = operations.map((operation) => [operation.route, ruleOf(operation, defaults, report)] as const);
  const ofOperations = new Set(
    variants.length > 0 ? findings.map(({ reason, route, name }) => JSON.stringify([reason, route, name])) : [],
  );
  for (const variant of variants) {
    const own: Finding[] = [];
    rules.push([variant.route, ruleOf(variant, defaults, reportTo(own))]);
    // What its operation has, too, is said once.
    const isNew = ({ reason, name }: Finding): boolean => !ofOperations.has(JSON.stringify([reason, variant.of, name]));
    findings.push(...own.filter(isNew));
  }
  const ruled = new Set(rules.flatMap(([route, rule]) => (rule === undefined ? [] : withoutQuery(route))));
  // Without a rule, a path with a query and a variant would have that of the path alone.
  const ownRules = rules.map(([route, rule]) => {
    const path = withoutQuery(route);
    return [route, rule === undefined && route !== path && ruled.has(path) ? {} : rule] as const;
  });
  const entries = ownRules.filter((entry): entry is [string, RouteRule | string] => entry[1] !== undefined);
  const cookies = cookiesOf(credentials.cookies, operations);
  const hasBodies = operations.some(({ hasBody }) => hasBody);
  const shared: RouteRule = {
    objects: [],
    ...(optionHeaders.length > 0 && { optionHeaders }),
    ...(hasBodies && { bodiesWithoutDefaults: true }),
    ...(cookies.length > 0 && { cookies }),
  };
  const sharedRules: Record<string, RouteRule> = { "*": shared };
  // V8 copies an object of a thousand routes slowly.
  const table = Object.fromEntries([...Object.entries(sharedRules), ...entries]);
  const { arrays, objects, body } = defaults.policy;
  const methods = Object.fromEntries(
    operations.flatMap(({ method, hasBody }) => (isStandardMethod(method) ? [] : [[method, { body: hasBody }]])),
  );
  const vendor: NamedVendor = {
    name: settings.name ?? vendorNameOf(title),
    baseUrl: server.template,
    ...(Object.keys(server.variables).length > 0 && { variables: server.variables }),
    ...(defaults.accept !== undefined && { accept: defaults.accept }),
    ...(credentials.names.length > 0 && { credentials: credentials.names }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(Object.keys(methods).length > 0 && { methods }),
    policy: { arrays, ...(objects !== "error" && { objects }), ...(body && { body }) },
    routes: defineRoutes(table),
  };
  const version = info?.text("version") ?? "";
  const baseUrls = rules.map(([, rule]) => (typeof rule === "object" ? rule.baseUrl : undefined));
  const origins = [...new Set([server.template, ...baseUrls].flatMap((url) => serverOrigin(url ?? "") ?? []))];
  return {
    vendor,
    routes: Object.fromEntries(entries),
    sharedRules,
    documentedRoutes: [...operations, ...variants].map(({ route }) => route),
    variants: variants.map(({ route, of, mediaType }) => ({ route, of, mediaType })),
    report: { title, version, operations: operations.length, origins, findings },
  };
}

/** A route without its literal query and its fragment. */
function withoutQuery(route: string): string {
  return route.replace(/[?#].*/, "");
}

/** @throws {EndpointError} `ERR_INVALID_DOCUMENT` when it is no OpenAPI document of a known version. */
export function checkForm(root: DocumentNode): void {
  const node = root.get("openapi") ?? root.get("swagger");
  if (!node) throw invalidDocument("#", 'it must have a property "openapi" with its version');
  const version = node.value;
  // YAML reads 3.1 as a number.
  if (typeof version !== "string")
    throw invalidDocument(node.pointer, 'the version must be a text, such as "3.1.0" in quotation marks');
  if (!/^3\.[012](?:\.|$)/.test(version)) {
    const cure = version.startsWith("2.") ? ": `npx fluent-endpoint-cli vendor` converts it" : "";
    throw invalidDocument("#", `the version must be 3.0, 3.1 or 3.2${cure}`);
  }
  const paths = root.get("paths");
  if (paths && !isPlainObject(paths.value)) throw invalidDocument("#/paths", "it must be an object");
  if (!paths && !root.get("webhooks") && !root.get("components"))
    throw invalidDocument("#", 'it must have a property "paths"');
}

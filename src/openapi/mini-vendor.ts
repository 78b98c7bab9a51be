import { Endpoint as MiniEndpoint } from "../mini/endpoint.js";
import type { Vendor } from "../vendor/vendor.js";
import type { RouteRule } from "../types/vendor-routes.js";
import { bodyOf } from "./body.js";
import { type DefaultRules, findPolicy, type DocumentPolicy } from "./policy.js";
import type { Finding } from "./finding.js";
import { DocumentNode } from "./document.js";
import { readOperations, type Operation } from "./operation.js";
import type { Parameter } from "./parameter.js";
import { readTexts, type VendorSettings } from "./settings.js";
import { queryRuleOf } from "./url-rule.js";
import { makeVendor, type DocumentVendor, type VendorParts } from "./vendor.js";

/**
 * A vendor whose rules are those of `fluent-endpoint/mini`, but for the operations among the obstacles. Its policy is what the page
 * attaches.
 */
export interface MiniDocumentVendor extends DocumentVendor {
  /** Why `fluent-endpoint/mini` cannot serve some operations, or any. */
  readonly obstacles: readonly Finding[];
}

/**
 * Creates the vendor that `fluent-endpoint/mini` can have of an OpenAPI document, and tells which operations it lacks.
 * `writeModule()` writes its module.
 *
 * ```ts
 * const { routes, obstacles } = miniVendorOf({
 *   openapi: "3.1.0",
 *   info: { title: "Caches", version: "1.0.0" },
 *   servers: [{ url: "https://caches.example.com/v1" }],
 *   paths: {
 *     "/caches": {
 *       put: { parameters: [{ name: "x-key", in: "header", schema: { type: "string" } }], responses: {} },
 *       delete: { parameters: [{ name: "key", in: "query", schema: { type: "string" } }], responses: {} },
 *     },
 *   },
 * });
 * routes; // => { "DELETE /caches": "{?key}" }
 * obstacles; // => [{ reason: "miniRule", route: "PUT /caches", name: "headers" }]
 * ```
 *
 * @param document - OpenAPI 3.0, 3.1 or 3.2, parsed, with references to other files bundled
 * @param settings - the name and the base URL, if those of the document are missing or invalid
 * @throws {InvalidDocumentError} When the document is invalid or has another version. It contains the position.
 * @throws {InvalidOptionError} When a setting is invalid.
 */
export function miniVendorOf(document: object, settings: VendorSettings = {}): MiniDocumentVendor {
  const root = DocumentNode.of(document);
  const texts = readTexts(settings);
  const made = makeVendor(root, texts, { policyOf: findPolicy, ...MINI });
  const mini = serve(root, made);
  if (made.vendor.policy?.body === undefined) return mini;
  // An encoder writes all bodies: where it leaves out more than it serves, bodies are JSON.
  const plain = serve(root, makeVendor(root, texts, { policyOf: withoutEncoder, ...MINI }));
  return plain.documentedRoutes.length > mini.documentedRoutes.length ? plain : mini;
}

/** Leaves out what mini cannot serve. */
function serve(
  root: DocumentNode,
  made: DocumentVendor,
): MiniDocumentVendor & { readonly documentedRoutes: readonly string[] } {
  const { policy } = made.vendor;
  const documented = new Set(made.documentedRoutes);
  const operations = readOperations(root).filter(({ route }) => documented.has(route));
  const obstacles = [
    ...obstaclesOf(made),
    ...operations.flatMap((operation) => obstaclesOfRoute(operation, made.routes[operation.route], policy!)),
  ];
  const refused = new Set(obstacles.map(({ route }) => route));
  const documentedRoutes = [...documented].filter((route) => !refused.has(route));
  const routes = Object.fromEntries(Object.entries(made.routes).filter(([route]) => !refused.has(route)));
  const findings = made.report.findings.filter(({ route }) => route === undefined || !refused.has(route));
  const report = { ...made.report, operations: documentedRoutes.length, findings };
  const served = operations.filter(({ route }) => !refused.has(route));
  const vendor = { ...made.vendor, policy: attachedPolicy(served, policy!) };
  return { ...made, vendor, routes, documentedRoutes, report, obstacles };
}

/** A default goes wherever it can: no rule of mini says otherwise. */
const noDefaultRules = (): DefaultRules => ({ shared: {}, ofRoutes: new Map() });

const MINI: Omit<VendorParts, "policyOf"> = { defaultsOf: noDefaultRules, hasVariants: false, hasMethods: false };

/** Bodies are JSON objects, whatever most operations have. */
function withoutEncoder(operations: readonly Operation[]): DocumentPolicy {
  const { accept, policy } = findPolicy(operations);
  return { accept, policy: { ...policy, body: undefined } };
}

type VendorPolicy = NonNullable<Vendor["policy"]>;

/** What of a policy the operations need: a page attaches no more. */
function attachedPolicy(operations: readonly Operation[], { arrays, objects, body }: VendorPolicy): VendorPolicy {
  const inQuery = operations.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === "query"));
  const isEncoded = body !== undefined && operations.some((operation) => bodyOf(operation)?.encoder === body);
  // In forms, mini repeats the names of lists without a policy, too (D8).
  const hasLists = inQuery.some(({ isList, isObject }) => isList || isObject) || (isEncoded && arrays !== "repeat");
  const hasObjects = inQuery.some(({ isObject }) => isObject) || isEncoded;
  return {
    arrays: hasLists ? arrays! : "comma",
    ...(hasObjects && objects !== undefined && { objects }),
    ...(isEncoded && { body }),
  };
}

/** Why mini cannot have the vendor itself. */
function obstaclesOf({ vendor: { baseUrl, query = {} } }: DocumentVendor): readonly Finding[] {
  const isBaseUrl = isOfMini(() => new MiniEndpoint({ baseUrl }));
  return [
    ...(isBaseUrl ? [] : [{ reason: "miniBaseUrl", route: undefined, name: baseUrl } as const]),
    ...Object.keys(query).map((name) => ({ reason: "miniCredential", route: undefined, name }) as const),
  ];
}

/** Why mini cannot serve an operation: its rule is more than a query expression, or a url is none of mini. */
function obstaclesOfRoute(
  operation: Operation,
  rule: RouteRule | string = "",
  { arrays = "comma", objects = "error" }: VendorPolicy,
): readonly Finding[] {
  const { method, route, path, parameters } = operation;
  const { url = "", withoutDefaults = [], ...fields }: RouteRule = typeof rule === "string" ? { url: rule } : rule;
  const template = url.startsWith("/") ? url : path + url;
  const isMethod = isOfMini(() => ANY.route(`${method} /`));
  const isRoute = isOfMini(() => ANY.route(`GET ${template}`));
  const inUrl = parameters.filter(
    (parameter) => /^(?:path|query)$/.test(parameter.in) && parameter.mediaType === undefined,
  );
  // An expression of a route writes objects by RFC 6570, which mini does not have.
  const isOfPolicy = (parameter: Parameter): boolean =>
    parameter.in === "query" && queryRuleOf(parameter, operation.hasBody, { arrays, objects }) === undefined;
  return [
    ...(isMethod ? [] : [{ reason: "miniMethod", route, name: method } as const]),
    ...(isRoute ? [] : [{ reason: "miniUrl", route, name: template } as const]),
    ...inUrl
      .filter((parameter) => parameter.isObject && !isOfPolicy(parameter))
      .map(({ name }) => ({ reason: "miniObject", route, name }) as const),
    ...Object.keys(fields).map((name) => ({ reason: "miniRule", route, name }) as const),
    ...withoutDefaults.map((name) => ({ reason: "miniDefault", route, name }) as const),
  ];
}

const ANY = /* @__PURE__ */ new MiniEndpoint({ baseUrl: "https://api.example.com" });

/** Mini itself tells what it has. */
function isOfMini(create: () => unknown): boolean {
  try {
    create();
    return true;
  } catch {
    return false;
  }
}

import { invalidOption } from "../errors/invalid-option.js";
import { raise } from "../errors/raise.js";
import { getOwn, ownProperties } from "../kernel/values.js";
import type { RouteRule, VendorRoutes } from "../types/policy.js";
import { leavesOut, withoutCookies, withRule } from "./with-rule.js";
import { ALL, readRule } from "./read-rule.js";
import { documentedPaths, extendUrl } from "./ruled-url.js";
import type { RouteRules } from "../vendor/attach-vendor.js";

/**
 * Defines how the requests of some routes differ from the default of a vendor: by a template of RFC 6570, and by
 * properties that a template cannot express.
 *
 * ```ts
 * class GitHub extends Endpoint {
 *   static override readonly vendor: Vendor = {
 *     ...GITHUB,
 *     routes: defineRoutes({
 *       "DELETE /repos/{owner}/{repo}/actions/caches": "{?key,ref}",
 *       "POST /repos/{owner}/{repo}/releases/{release_id}/assets": {
 *         url: "{?name,label}",
 *         baseUrl: "https://uploads.github.com",
 *         body: "data",
 *       },
 *     }),
 *   };
 * }
 * const github = new GitHub().withDefaults({ owner: "octokit", repo: "rest.js" });
 * github.build("DELETE /repos/{owner}/{repo}/actions/caches", { key: "npm" }).url;
 * // => "https://api.github.com/repos/octokit/rest.js/actions/caches?key=npm"
 * ```
 *
 * The rule of a route is looked up once, for the first request. A route with an appended `{?name}` has the same rule. The
 * rule `"*"` is for all routes: with `bodiesWithoutDefaults`, defaults are never members of a body, and parameters with the names of its
 * `cookies` are errors.
 *
 * @param table - the rules by documented route, `"<METHOD> <path>"`; a string is the `url` of a rule
 * @throws {EndpointError} `ERR_INVALID_OPTION` when a route or a rule is invalid.
 */
export function defineRoutes(table: Readonly<Record<string, RouteRule | string>>): VendorRoutes {
  const copy = { ...ownProperties(table, "routes", raise) } as RouteTable;
  const rules = new Map(Object.entries(copy).map(([route, rule]) => [route, readRule(route, rule)]));
  const { cookies = [], bodiesWithoutDefaults = false } = rules.get(ALL) ?? {};

  const extend: RouteRules["extend"] = (route, vendor) => {
    const names = documentedPaths(route).map((path) => `${route.method.name} ${path}`);
    const documented = names.find((name) => rules.has(name)) ?? "";
    const rule = rules.get(documented);
    const url = rule && extendUrl(route, rule.url);
    const ruled = url === undefined ? route : withRule(route, vendor, documented, rule!, url);
    return withoutCookies(ruled, cookies);
  };
  const baseUrls = [...rules.values()].flatMap(({ baseUrl }) => baseUrl ?? []);
  // A copy has none of these, and is rejected: `{ ...one, ...another }` would lose the rules of one.
  const routes: unknown = Object.defineProperties(
    {},
    {
      extend: { value: extend },
      baseUrls: { value: baseUrls },
      leavesOut: { value: bodiesWithoutDefaults ? leavesOut : undefined },
    },
  );
  tables.set(routes as object, copy);
  return Object.freeze(routes) as VendorRoutes;
}

type RouteTable = Readonly<Record<string, RouteRule | string>>;

const tables = /* @__PURE__ */ new WeakMap<object, RouteTable>();

/**
 * Returns the rules of a vendor by documented route, to correct some of them: a document may have faults.
 *
 * ```ts
 * const routes = defineRoutes({ "GET /events": "{?senders*}" });
 * const ACME: Vendor = { name: "acme", baseUrl: "https://api.acme.example", routes };
 * const FIXED: Vendor = { ...ACME, routes: defineRoutes({ ...rulesOf(ACME), "GET /events": "{?senders}" }) };
 * Endpoint.for(FIXED).build("GET /events", { senders: ["a", "b"] }).url;
 * // => "https://api.acme.example/events?senders=a,b"
 * ```
 *
 * @param vendor - its `routes` come from `defineRoutes()`; without them, there are no rules
 * @throws {EndpointError} `ERR_INVALID_OPTION` when it is not a vendor, or has other `routes`.
 */
export function rulesOf(vendor: { readonly routes?: VendorRoutes | undefined }): RouteTable {
  const routes = getOwn(ownProperties(vendor, "vendor", raise), "routes");
  if (routes === undefined) return {};
  const table = typeof routes === "object" && routes ? tables.get(routes) : undefined;
  if (!table) throw invalidOption("vendor.routes", "must be defineRoutes(rules)");
  return { ...table };
}

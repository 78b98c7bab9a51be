import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { invalidOption } from "../errors/invalid-option.js";
import { isOfBaseUrl } from "../kernel/url.js";
import { getOwn, ownProperties } from "../kernel/values.js";
import type { RouteRule, VendorRoutes } from "../types/policy.js";
import { compileRule } from "./compile-rule.js";
import { placeholderNamesOf, toTemplate, withNames } from "./placeholder-names.js";
import { ALL, NO_RULE, readRule, type ParsedRule } from "./read-rule.js";
import { documentedUrl, extendUrl, unruledUrl, type WrittenUrl } from "./ruled-url.js";
import { readRouteTemplate } from "../template/syntax.js";
import type { RouteRules } from "../kernel/call.js";

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
 * @throws {EndpointError} `ERR_INVALID_OPTION` with all routes and rules that are invalid; `ERR_INVALID_BASE_URL` when only base URLs are.
 */
export function defineRoutes(table: Readonly<Record<string, RouteRule | string>>): VendorRoutes {
  const copy = { ...ownProperties(table, "routes") } as RouteTable;
  const issues: Issue[] = [];
  const rules = new Map(Object.entries(copy).map(([route, rule]) => [route, readRule(route, rule, issues)]));
  if (issues.length > 0)
    throw errorOf(issues.every(isOfBaseUrl) ? "ERR_INVALID_BASE_URL" : "ERR_INVALID_OPTION", issues);
  const shared: ParsedRule = rules.get(ALL) ?? NO_RULE;
  const names = new Map([...rules].flatMap(([route, { url }]) => placeholderNamesOf(route, url)));
  const written = (url: string): string => toTemplate(url, names);
  const readTemplate = withNames(readRouteTemplate, names);
  const documentedRoute = indexOf(rules.keys(), (url) => ({
    written: written(url),
    template: readTemplate(written(url)),
  }));

  const find: RouteRules["find"] = (vendor, method, written, template) => {
    const documented = documentedRoute(method, { written, template }) ?? "";
    const rule = rules.get(documented);
    const ruled = rule && extendUrl({ written, template }, rule.url);
    if (ruled) return compileRule(vendor, documented, rule, ruled, shared);
    if (shared === NO_RULE) return undefined;
    return compileRule(vendor, "", NO_RULE, unruledUrl({ written, template }), shared);
  };
  const baseUrls = [...rules.values()].flatMap(({ baseUrl }) => baseUrl ?? []);
  // A copy has none of these, and is rejected: `{ ...one, ...another }` would lose the rules of one.
  const routes: unknown = Object.defineProperties(
    {},
    {
      find: { value: find },
      toTemplate: { value: written },
      readTemplate: { value: readTemplate },
      baseUrls: { value: baseUrls },
      bodiesWithoutDefaults: { value: shared.bodiesWithoutDefaults },
    },
  );
  tables.set(routes as object, copy);
  return Object.freeze(routes) as VendorRoutes;
}

/**
 * Returns a function that finds the documented route of a compiled one: that of its path whose literal query it has, most of it
 * (I6). Its fragment names a variant.
 */
function indexOf(
  documented: Iterable<string>,
  read: (url: string) => WrittenUrl,
): (method: string, url: WrittenUrl) => string | undefined {
  const names = new Set(documented);
  const byPath = new Map<string, { readonly pairs: readonly string[]; readonly name: string }[]>();
  for (const name of names) {
    const end = name.indexOf(" ") + 1;
    const { path, pairs, fragment } = documentedUrl(read(name.slice(end)));
    const key = name.slice(0, end) + path + fragment;
    const others = byPath.get(key);
    if (others) others.push({ pairs, name });
    else byPath.set(key, [{ pairs, name }]);
  }
  return (method, url) => {
    const { path, pairs, fragment } = documentedUrl(url);
    if (names.has(`${method} ${url.written}`)) return `${method} ${url.written}`;
    const found = [fragment, ""].flatMap((end) => byPath.get(`${method} ${path}${end}`) ?? []);
    const matching = found.filter((one) => one.pairs.every((pair) => pairs.includes(pair)));
    return matching.sort((one, other) => other.pairs.length - one.pairs.length).at(0)?.name;
  };
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
  const routes = getOwn(ownProperties(vendor, "vendor"), "routes");
  if (routes === undefined) return {};
  const table = typeof routes === "object" && routes ? tables.get(routes) : undefined;
  if (!table) throw invalidOption("vendor.routes", "must be defineRoutes(rules)");
  return { ...table };
}

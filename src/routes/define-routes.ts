import { invalidOption } from "../errors/invalid-option.js";
import { HeaderPatch } from "../options/headers.js";
import { NO_OPTIONS, type ParsedOptions } from "../options/options.js";
import type { Call, RouteRules } from "../request/call.js";
import type { CallPlan } from "../route/call-plan.js";
import type { ApiMethods, PlannedRule } from "../route/methods.js";
import type { parseRouteUrl, RouteUrl } from "../route/route-url.js";
import { readProperties } from "../shared/passed-values.js";
import { ROUTES } from "../shared/route-mark.js";
import type { RouteRule, VendorRoutes } from "../types/vendor-routes.js";
import { ruleStep } from "./apply-rule.js";
import { omitDefaults } from "./omit-defaults.js";
import { policyStep } from "./chosen-policy.js";
import { memoize } from "./memoize.js";
import { placeName } from "./place-parameters.js";
import { ALL, readRule, type ParsedRule } from "./read-rule.js";
import { documentedPaths, extendUrl } from "./ruled-url.js";

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
 * rule `"*"` is for all routes: defaults with the names of its `withoutDefaults` are never members of a body.
 *
 * @param table - the rules by documented route, `"<METHOD> <path>"`; a string is the `url` of a rule
 * @throws {InvalidOptionError} When a route or a rule is invalid.
 */
export function defineRoutes(table: Readonly<Record<string, RouteRule | string>>): VendorRoutes {
  const { names, values } = readProperties(table, "routes");
  const copy = Object.fromEntries(names.map((name, index) => [name, values[index]])) as RouteTable;
  const rules = new Map(names.map((name, index) => [name, readRule(name, values[index])]));
  const notInBodies = rules.get(ALL)?.withoutDefaults ?? [];
  /** For each rule that was found, a function that creates the step for the calls of a plan. */
  const creators = new WeakMap<PlannedRule, (plan: CallPlan) => (call: Call) => Call>();
  const find = memoize((url: RouteUrl, method: string, parse: typeof parseRouteUrl): PlannedRule | undefined => {
    const route = documentedPaths(url)
      .map((path) => `${method} ${path}`)
      .find((documented) => rules.has(documented));
    const rule = rules.get(route ?? "");
    const extended = rule && extendUrl(url, rule.url);
    if (route === undefined || !rule || extended === undefined) return undefined;
    const found: PlannedRule = {
      route,
      contentType: rule.contentType,
      body: rule.body,
      requiresBody: rule.requiresBody,
      get options() {
        return optionsOf(rule);
      },
      url: extended === url.text ? url : parse(extended),
      isUrlOnly: rule.isUrlOnly,
      placeOf: (name, methods) => placeName(name, rule, methods)?.place,
    };
    creators.set(found, (plan) => {
      const step = rule.isUrlOnly ? (call: Call) => call : ruleStep(rule, plan);
      let byPolicy: ReturnType<typeof policyStep> | undefined;
      return (call) => (call.api.chosen && (byPolicy ??= policyStep(plan, rule, url, parse))(call)) ?? step(call);
    });
    return found;
  });
  const stepOf = memoize((plan: CallPlan) => creators.get(plan.rule!)!(plan));
  // Equal vendors share call plans.
  const addTo: RouteRules["addTo"] = memoize((methods: ApiMethods) => ({
    ...methods,
    findRule: (method, url, parse) => find(url, method, parse),
  }));
  const omitMembers = memoize((plan: CallPlan) => omitDefaults(plan, notInBodies, plan.restIndexes));
  const before: RouteRules["before"] = (planned) => {
    const call = notInBodies.length > 0 && planned.plan.members ? omitMembers(planned.plan)(planned) : planned;
    const { plan, api } = call;
    return plan.rule && !(plan.rule.isUrlOnly && !api.chosen) ? stepOf(plan)(call) : call;
  };
  const origins = [...rules.values()].flatMap(({ baseUrl }) => baseUrl?.origin ?? []);
  // A copy has none of these, and is rejected: `{ ...one, ...another }` would lose the rules of one (I2).
  const routes: unknown = Object.defineProperties(
    {},
    { [ROUTES]: { value: true }, addTo: { value: addTo }, before: { value: before }, origins: { value: origins } },
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
 * @throws {InvalidOptionError} When it is not a vendor, or has other `routes`.
 */
export function rulesOf(vendor: { readonly routes?: VendorRoutes | undefined }): RouteTable {
  const { names, values } = readProperties(vendor, "vendor");
  const routes = values[names.indexOf("routes")];
  if (routes === undefined) return {};
  const table = typeof routes === "object" && routes ? tables.get(routes) : undefined;
  if (!table) throw invalidOption("vendor.routes", "form", "defineRoutes(rules)");
  return { ...table };
}

/** The options that a rule sets for all calls. */
function optionsOf({ baseUrl, accept }: ParsedRule): ParsedOptions {
  return { ...NO_OPTIONS, baseUrl, headers: accept ? HeaderPatch.read({ accept }) : undefined };
}

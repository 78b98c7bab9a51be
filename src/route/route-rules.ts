import { invalidOption } from "../errors/invalid-option.js";
import { BoundedCache } from "../shared/bounded-cache.js";
import { STANDARD_METHODS } from "../shared/standard-methods.js";
import type { Method } from "./method.js";
import type { FindRouteRule, VendorNames } from "./route-rule.js";

/** The properties of an API that call plans depend on. Equal APIs have the same object, so that they share plans. */
export interface RouteRules extends VendorNames {
  /** By their name in upper case. */
  readonly methods: ReadonlyMap<string, Method>;
  /** Finds the rule of a route (I1). */
  readonly findRule: FindRouteRule | undefined;
}

const cache = /* @__PURE__ */ new BoundedCache(2000, (key): RouteRules => {
  const [names, queryNames, baseNames] = JSON.parse(key) as [string[], string[], string[]];
  const methods = names.map((marked): Method => {
    const name = marked.replace("+", "");
    return { name, lower: name.toLowerCase(), hasBody: name !== marked };
  });
  return {
    methods: new Map(methods.map((method) => [method.name, method])),
    queryNames,
    baseNames,
    findRule: undefined,
  };
});

/**
 * Finds the rules of an API.
 *
 * @param own - its additional methods
 * @param routes - returns them with the rules of its routes; not checked before
 * @throws {InvalidOptionError} When `routes` is anything else.
 */
export function findRules(
  own: Readonly<Record<string, { readonly body: boolean }>> = {},
  queryNames: readonly string[] = [],
  baseNames: readonly string[] = [],
  routes?: (rules: RouteRules) => RouteRules,
): RouteRules {
  const more = Object.entries(own).map(([name, { body }]) => (body ? `${name}+` : name));
  const rules = cache.get(JSON.stringify([[...STANDARD_METHODS, ...more], queryNames, baseNames]));
  if (routes === undefined) return rules;
  const ruled = typeof routes === "function" ? routes(rules) : undefined;
  if (ruled?.methods !== rules.methods) throw invalidOption("vendor.routes", "form", "defineRoutes(rules)");
  return ruled;
}

import { HeaderPatch } from "../options/headers.js";
import { NO_OPTIONS, type ParsedOptions } from "../options/parsed-options.js";
import type { FindRouteRule } from "../route/route-rule.js";
import type { RouteRules } from "../route/route-rules.js";
import type { RouteUrl } from "../route/route-url.js";
import { readProperties } from "../shared/own-properties.js";
import type { RouteRule, VendorRoutes } from "../types/vendor-routes.js";
import { ruleApplier } from "./apply-rule.js";
import { memoize } from "./memoize.js";
import { placeName } from "./placed-name.js";
import { readRule, type ParsedRule } from "./read-rule.js";
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
 * The rule of a route is looked up once, for the first request. A route with an appended `{?name}` has the same rule.
 *
 * @param table - the rules by documented route, `"<METHOD> <path>"`; a string is the `url` of a rule
 * @throws {InvalidOptionError} When a route or a rule is invalid.
 */
export function defineRoutes(table: Readonly<Record<string, RouteRule | string>>): VendorRoutes {
  const { names, values } = readProperties(table, "routes");
  const rules = new Map(names.map((name, index) => [name, readRule(name, values[index])]));
  const find = memoize((url: RouteUrl, method: string, parse: Parse): ReturnType<FindRouteRule> => {
    const route = documentedPaths(url)
      .map((path) => `${method} ${path}`)
      .find((documented) => rules.has(documented));
    const rule = rules.get(route ?? "");
    const extended = rule && extendUrl(url, rule.url);
    if (route === undefined || !rule || extended === undefined) return undefined;
    return {
      route,
      contentType: rule.contentType,
      body: typeof rule.body === "function" ? rule.body : undefined,
      get options() {
        return optionsOf(rule);
      },
      url: extended === url.text ? url : parse(extended),
      places: (name, vendor) => placeName(name, rule, vendor) !== undefined,
      createApply: rule.isUrlOnly ? undefined : ruleApplier(rule),
    };
  });
  // Equal vendors share call plans.
  const routes = memoize((vendor: RouteRules): RouteRules => ({
    ...vendor,
    findRule: (method, url, parse) => find(url, method, parse),
  }));
  return routes as unknown as VendorRoutes;
}

type Parse = Parameters<FindRouteRule>[2];

/** The options that a rule sets for all calls. */
function optionsOf({ baseUrl, accept }: ParsedRule): ParsedOptions {
  return { ...NO_OPTIONS, baseUrl, headers: accept ? HeaderPatch.read({ accept }) : undefined };
}

import type { AttachedVendor, Place, Route } from "../kernel/call.js";
import { isOfDefaults } from "../kernel/options.js";
import { ALL, ofMethod, type ParsedRule } from "./read-rule.js";
import { documentedPaths } from "./ruled-url.js";

/**
 * Leaves out the defaults that only other routes have a place for, by the rules of many routes: `"*"` for bodies, and
 * `"<METHOD> *"` for a method (I1).
 */
export function leaveOutDefaults(route: Route, vendor: AttachedVendor, rules: ReadonlyMap<string, ParsedRule>): Route {
  const ofBodies = route.method.hasBody ? rules.get(ALL)?.withoutDefaults : undefined;
  // The paths of full urls are not those of a document.
  const rule = route.target === "relative" ? rules.get(ofMethod(route.method.name)) : undefined;
  if (!ofBodies && !rule) return route;
  const path = rule && documentedPaths(route).find((one) => rule.defaults.has(one));
  const sent = path === undefined ? undefined : rule!.defaults.get(path);
  const isLeftOut = (name: string): boolean =>
    ofBodies?.has(name) === true ||
    rule?.withoutDefaults.has(name) === true ||
    (rule?.defaultNames.has(name) === true && sent?.includes(name) !== true);
  // A function instead of an entry for each name: a document has hundreds of names, and each route would have them.
  const otherPlace: Route["otherPlace"] = (name) =>
    route.otherPlace?.(name) ?? (!vendor.places.has(name) && isLeftOut(name) ? omit : undefined);
  return { ...route, otherPlace };
}

/** Leaves out a default that the route does not send. What the call itself passes, it sends. */
export function omitDefault(otherwise: number | Place | undefined): Place {
  return (call, name, value) => {
    if (!isOfDefaults(call.api, name, value)) return typeof otherwise === "function" && otherwise(call, name, value);
    call.recorder?.placed({ name, place: "dropped", rule: "I1", expression: "a default of other routes" });
    return true;
  };
}

const omit = /* @__PURE__ */ omitDefault(undefined);

import { rulesOf } from "../routes/define-routes.js";
import type { AnyEndpoint } from "../types/any-endpoint.js";
import type { Vendor } from "../types/vendor.js";

/** Whether two endpoints have the same API: their vendors say the same, in one object or in two. */
export function isSameDefinition(one: AnyEndpoint, other: AnyEndpoint): boolean {
  if (one === other) return true;
  const [{ routes, ...fields }, { routes: otherRoutes, ...otherFields }] = [one.vendor, other.vendor];
  if (definitionText(fields) !== definitionText(otherFields)) return false;
  return routes === otherRoutes || textOfRules(routes) === textOfRules(otherRoutes);
}

const texts = /* @__PURE__ */ new WeakMap<object, string>();

/** Rules as text; the same table is written once, because each user has an endpoint. */
function textOfRules(routes: Vendor["routes"]): string {
  if (!routes) return "";
  const text = texts.get(routes) ?? definitionText(rulesOf({ routes }));
  texts.set(routes, text);
  return text;
}

function definitionText(value: object): string {
  return JSON.stringify(value, (_, member: unknown) => (typeof member === "function" ? `${member.name}()` : member));
}

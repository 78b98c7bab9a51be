import { invalidOption } from "../errors/kinds.js";
import type { Api, AttachedVendor, Route } from "../kernel/call.js";
import type { BaseUrl } from "../kernel/settings.js";
import { getOwn, isPlainObject, type Values } from "../kernel/values.js";
import type { VendorRoutes } from "../types/vendor-routes.js";

/** The rules of a vendor's routes. A vendor with rules has them compiled into its routes. */
export interface RouteRules extends VendorRoutes {
  /** Called once for each route: adds its rule (I1). */
  readonly extend: (route: Route, vendor: AttachedVendor) => Route;
  /** Called for calls whose chain has chosen how lists or objects are written, which overrides a rule (I2). */
  readonly adapt: (route: Route, api: Api, parameters: Values) => Route;
  /** The base URLs of all rules; some may have variables. */
  readonly baseUrls: readonly BaseUrl[];
}

/**
 * Reads the `routes` of a vendor.
 *
 * @throws {InvalidOptionError} When they are not rules of `defineRoutes()`.
 */
export function readRules(routes: VendorRoutes | undefined): RouteRules | undefined {
  if (routes === undefined) return undefined;
  const isRules = isPlainObject(routes) && typeof getOwn(routes, "extend") === "function";
  if (!isRules) throw invalidOption("vendor.routes", "form", "defineRoutes(rules)");
  return routes as unknown as RouteRules;
}

/**
 * Rules for the routes of a vendor whose requests differ from those of its other routes.
 *
 * @module fluent-endpoint/routes
 */
export type { QueryStyle, RouteRule, VendorRoutes } from "../types/policy.js";
export { defineRoutes, rulesOf } from "./define-routes.js";

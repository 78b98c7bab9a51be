/**
 * Rules for the routes of a vendor whose requests differ from those of its other routes, and tools for models.
 *
 * @module fluent-endpoint/routes
 */
export type { QueryStyle, RouteRule, VendorRoutes } from "../types/policy.js";
export type {
  Tool,
  ToolAnnotations,
  ToolArgument,
  ToolCredential,
  ToolDefinition,
  ToolInclude,
  ToolKind,
  ToolOperation,
  ToolOptions,
  ToolOutputSchema,
  ToolSchema,
  ToolTable,
} from "../types/tools.js";
export { defineTools } from "../tools/define-tools.js";
export { defineRoutes, rulesOf } from "./define-routes.js";

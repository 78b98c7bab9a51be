/**
 * Creates a vendor from an OpenAPI document.
 *
 * @module fluent-endpoint/openapi
 */
export type { Finding } from "./finding.js";
export type { VendorSettings } from "./vendor-settings.js";
export { vendorOf, type BodyVariant, type DocumentReport, type DocumentVendor } from "./vendor-of.js";
export type { ModuleSettings } from "./module-parts.js";
export { writeModule } from "./module.js";
export { toolsOf } from "../tools/tools-of.js";
export type {
  Tool,
  ToolAnnotations,
  ToolInclude,
  ToolOperation,
  ToolOptions,
  ToolOutputSchema,
  ToolSchema,
} from "../types/tools.js";

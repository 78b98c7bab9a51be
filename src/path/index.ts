/**
 * A tag for template strings: urls whose values cannot leave their place.
 *
 * @module fluent-endpoint/path
 */
export { base, type BasePath } from "./path-tag.js";
export { path, type PathValue } from "./path-tag.js";
export { segments } from "../kernel/segments.js";

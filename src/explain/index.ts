/**
 * Explains where each value of a request comes from, and where it goes.
 *
 * @module fluent-endpoint/explain
 */
export { explain } from "./explain.js";
export type * from "./explanation.js";

/**
 * Routes as patterns, for tests that replace a server.
 *
 * @module fluent-endpoint/testing
 */
export { toPattern } from "./to-pattern.js";
export type { PatternOf, PatternParameters } from "../types/pattern.js";

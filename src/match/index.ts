/**
 * Matches urls and requests against routes: for webhooks, mocks, logs and proxies.
 *
 * @module fluent-endpoint/match
 */
export { match } from "./match.js";
export { matcher } from "./matcher.js";
export { toPattern } from "./to-pattern.js";
export type { AnyMatch, Matcher, RequestLike } from "./matcher.js";
export type { MatchOptions } from "./read-url.js";
export type { Matched } from "../types/pattern.js";
export type { PatternOf, PatternParameters } from "../types/pattern.js";

/**
 * Matches urls and requests against routes: for webhooks, mocks, logs and proxies.
 *
 * @module fluent-endpoint/match
 */
export { match, matcher } from "./match.js";
export { toPattern } from "./to-pattern.js";
export type { AnyMatch, Matcher, MatchOptions, RequestLike } from "./match.js";
export type { Matched, PatternOf, PatternParameters } from "../types/template.js";

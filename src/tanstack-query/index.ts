/**
 * Requests as the options of TanStack Query, for React, Vue, Solid, Svelte and Angular. It does not import TanStack Query.
 *
 * @module fluent-endpoint/tanstack-query
 */
export { toQuery } from "./to-query.js";
export { toInfiniteQuery } from "./to-infinite-query.js";
export type { Query, QueryOptions } from "./to-query.js";
export type { InfiniteQuery, InfiniteQueryOptions, QueryPage } from "./to-infinite-query.js";
export type { BuiltBy, InvalidKey } from "./source.js";

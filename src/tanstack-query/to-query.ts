import type { QueryKey, QueryKeyOptions } from "../adapters/to-query-key.js";
import { invalidOption } from "../errors/raise.js";
import { kindOf } from "../errors/format.js";
import type { Complete } from "../types/mistakes.js";
import type { Sender, SentBy, SentWith } from "../types/sent.js";
import { keyOf, sendWithSignal, type AnySend, type BuiltBy, type InvalidKey } from "./source.js";

/** The options of `toQuery` and `toInfiniteQuery`. */
export interface QueryOptions extends QueryKeyOptions {
  /**
   * The owner of the response, such as the id of the user or the tenant, because keys contain no credentials; `undefined` for what
   * everybody may see.
   */
  readonly scope: string | number | undefined;
}

/** The key of all queries that wait. */
export type WaitingKey = readonly ["waiting"];

/** The options of a query: what `useQuery()`, `queryOptions()` and `fetchQuery()` of TanStack Query take. */
export interface Query<Body, Skipped = never> {
  readonly queryKey: QueryKey | InvalidKey | ([Skipped] extends [never] ? never : WaitingKey);
  readonly queryFn: ((context: { readonly signal: object }) => Promise<Body>) | Skipped;
}

/** What a function that sends gives: the response of the request, or its own result. */
type Received<Send, Source> = Send extends Sender
  ? Awaited<SentWith<Send, SentBy<Source>>>
  : Send extends (request: never) => Promise<infer Body>
    ? Body
    : never;

/**
 * Converts a chain to the options of a query of TanStack Query: a key, and a function that builds the request anew and sends it with the signal of
 * the query.
 *
 * ```ts
 * const send = sendWith(async () => new Response("[]", { headers: { "content-type": "application/json" } }));
 * const repos = new Endpoint().route("GET /orgs/{org}/repos").param("org", "octokit").returns<object[]>();
 * const query = toQuery(repos, send, { scope: "user-1" }); // useQuery(query)
 *
 * query.queryKey.slice(0, 2); // => ["GET", "https://api.github.com/orgs/octokit/repos"]
 * await query.queryFn({ signal: new AbortController().signal }); // => []
 * ```
 *
 * @param request - a chain, or the result of `build()`; `skipToken` of TanStack Query while there is none, so that the query waits
 * @param send - sends a request: what `sendWith(fetch)` of `fluent-endpoint/response` returns, or a function of yours
 * @param options - `scope`, and the names of further `headers` that the response depends on
 * @throws {EndpointError} When `toQueryKey()` throws. If `build()` throws, `queryFn` rejects, and the key says so.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `request` is no object, or `send` is no function.
 */
export function toQuery<
  const Source extends object | symbol,
  Send extends Sender | ((request: BuiltBy<Source>) => Promise<unknown>),
>(request: Complete<Source>, send: Send, options: QueryOptions): Query<Received<Send, Source>, Extract<Source, symbol>>;
export function toQuery(request: unknown, send: unknown, options: QueryOptions): Query<unknown, symbol> {
  if (typeof send !== "function") throw invalidOption("send", "form", `a function, not ${kindOf(send)}`);
  if (typeof request === "symbol") return { queryKey: ["waiting"], queryFn: request };
  if (typeof request !== "object" || request === null)
    throw invalidOption("request", "form", `a chain, a request or skipToken, not ${kindOf(request)}`);
  return {
    queryKey: keyOf(request, options),
    queryFn: async ({ signal }) => sendWithSignal(request, send as AnySend, signal),
  };
}

import type { QueryKey } from "../adapters/to-query-key.js";
import { pageReader, type Chained, type NextPage, type PageSend } from "../links/pages.js";
import type { Complete } from "../types/mistakes.js";
import type { ResponseOf } from "../types/response.js";
import type { SentBy } from "../types/sent.js";
import { keyOf, withSignal, type InvalidKey } from "./source.js";
import type { QueryOptions, WaitingKey } from "./to-query.js";

/** A page of an infinite query. */
export interface QueryPage<Body> {
  /** The body of the response. */
  readonly page: Body;
  /** The url of the next page, or the parameters of its cursor; `undefined` for the last one. */
  readonly next: NextPage | undefined;
}

/** The options of `toInfiniteQuery`. */
export interface InfiniteQueryOptions<Body> extends QueryOptions {
  /** Reads the parameters of the next page from the body of one, such as a cursor; without it, `link` headers are followed. */
  readonly next?: ((page: Body) => object | "" | null | undefined) | undefined;
}

/** The options of an infinite query: what `useInfiniteQuery()` and `fetchInfiniteQuery()` of TanStack Query take. */
export interface InfiniteQuery<Body, Skipped = never> {
  readonly queryKey: readonly [...QueryKey, "pages"] | InvalidKey | ([Skipped] extends [never] ? never : WaitingKey);
  readonly queryFn:
    ((context: { readonly signal: object; readonly pageParam: NextPage | null }) => Promise<QueryPage<Body>>) | Skipped;
  /** The first page: its url may contain a credential, and the cache stores parameters of pages. */
  readonly initialPageParam: null;
  readonly getNextPageParam: (last: Pick<QueryPage<Body>, "next">) => NextPage | undefined;
}

/**
 * Converts a chain to the options of an infinite query of TanStack Query. The `link` header of each response has the url of the
 * next page, which is a GET with the headers, the policy and the schema of the chain; with `next`, each page has the parameters that
 * `next` reads from the one before.
 *
 * ```ts
 * const link = '<https://api.github.com/organizations/7/repos?page=2>; rel="next"';
 * const send = sendWith(async () => new Response("[]", { headers: { "content-type": "application/json", link } }));
 * const repos = new Endpoint().route("GET /orgs/{org}/repos").param("org", "octokit").returns<object[]>();
 * const query = toInfiniteQuery(repos, send, { scope: "user-1" }); // useInfiniteQuery(query)
 *
 * const first = await query.queryFn({ signal: new AbortController().signal, pageParam: null });
 * first; // => { page: [], next: "https://api.github.com/organizations/7/repos?page=2" }
 * ```
 *
 * The key ends with `"pages"`, so a query of the first page alone has another one.
 *
 * @param chain - the first page; `skipToken` of TanStack Query while there is none, so that the query waits
 * @param send - what `sendWith(fetch)` of `fluent-endpoint/response` returns
 * @param options - `scope`, the names of further `headers` that the response depends on, and `next`
 * @throws {EndpointError} When `toQueryKey()` throws. If `build()` throws, `queryFn` rejects, and the key says so. A page whose link leads to another origin rejects with an UnsafeOriginError.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `chain` is no chain of `fluent-endpoint`, or `send` has no `withResponse()`.
 */
export function toInfiniteQuery<const Source extends Chained | symbol>(
  chain: Complete<Source>,
  send: PageSend,
  options: InfiniteQueryOptions<ResponseOf<SentBy<Source>>>,
): InfiniteQuery<ResponseOf<SentBy<Source>>, Extract<Source, symbol>>;
export function toInfiniteQuery(
  chain: unknown,
  send: PageSend,
  options: InfiniteQueryOptions<never>,
): InfiniteQuery<unknown, symbol> {
  const paging = {
    initialPageParam: null,
    getNextPageParam: ({ next }: Pick<QueryPage<unknown>, "next">): NextPage | undefined => next,
  };
  if (typeof chain === "symbol") return { ...paging, queryKey: ["waiting"], queryFn: chain };
  const { next, ...ofKey } = options;
  const read = pageReader(chain, send, next);
  const key = keyOf(chain as object, ofKey);
  return {
    ...paging,
    queryKey: key[0] === "invalid" ? (key as InvalidKey) : [...(key as QueryKey), "pages"],
    queryFn: async ({ pageParam, signal }) => read(pageParam, (request) => withSignal(request, signal)),
  };
}

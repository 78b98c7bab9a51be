import { toQueryKey, type QueryKey } from "../adapters/to-query-key.js";
import { followOptions } from "../api/follow.js";
import { invalidOption } from "../errors/kinds.js";
import { kindOf } from "../errors/format.js";
import { nextLink } from "../links/find-link.js";
import { RequestBuilder } from "../request-builder.js";
import type { Send } from "../response/send-with.js";
import { isRelative } from "../kernel/url.js";
import type { RequestOptions } from "../types/options.js";
import type { ResponseOf } from "../types/response.js";
import { withSignal, type BuiltBy, type Complete } from "./source.js";
import type { QueryOptions, WaitingKey } from "./to-query.js";

/** A page of an infinite query. */
export interface QueryPage<Body> {
  /** The body of the response. */
  readonly page: Body;
  /** The url of the next page; `undefined` for the last one. */
  readonly next: string | undefined;
}

/** The options of an infinite query: what `useInfiniteQuery()` and `fetchInfiniteQuery()` of TanStack Query take. */
export interface InfiniteQuery<Body, Skipped = never> {
  readonly queryKey: readonly [...QueryKey, "pages"] | ([Skipped] extends [never] ? never : WaitingKey);
  readonly queryFn:
    ((context: { readonly signal: object; readonly pageParam: string | null }) => Promise<QueryPage<Body>>) | Skipped;
  /** The first page: its url may contain a credential, and the cache stores parameters of pages. */
  readonly initialPageParam: null;
  readonly getNextPageParam: (last: Pick<QueryPage<Body>, "next">) => string | undefined;
}

/**
 * Converts a chain to the options of an infinite query of TanStack Query. The `link` header of each response has the url of the
 * next page, which is a GET with the headers, the policy and the schema of the chain.
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
 * @param options - `scope`, and the names of further `headers` that the response depends on
 * @throws {MissingParameterError} When a placeholder of the path has no value.
 * @throws {EndpointError} When `build()` or `toQueryKey()` throws. A page whose link leads to another origin rejects with an UnsafeOriginError.
 * @throws {InvalidOptionError} When `chain` is no chain of `fluent-endpoint`, or `send` has no `withResponse()`.
 */
export function toInfiniteQuery<const Source extends Chained | symbol>(
  chain: Complete<Source>,
  send: Send,
  options: QueryOptions,
): InfiniteQuery<ResponseOf<BuiltBy<Source>>, Extract<Source, symbol>>;
export function toInfiniteQuery(chain: unknown, send: Send, options: QueryOptions): InfiniteQuery<unknown, symbol> {
  const paging = {
    initialPageParam: null,
    getNextPageParam: ({ next }: Pick<QueryPage<unknown>, "next">): string | undefined => next,
  };
  if (typeof (send as Partial<Send> | undefined)?.withResponse !== "function")
    throw invalidOption("send", "form", "what sendWith(fetch) returns");
  if (typeof chain === "symbol") return { ...paging, queryKey: ["waiting"], queryFn: chain };
  const inspected = typeof chain === "object" && chain !== null ? RequestBuilder.inspect(chain) : undefined;
  if (!inspected) {
    const form = `a chain such as acme.route("GET /orders"), not ${kindOf(chain)}`;
    throw invalidOption("chain", "form", form);
  }
  const { api, read } = inspected;
  const build = (): RequestOptions => (chain as RequestBuilder).build();
  return {
    ...paging,
    queryKey: [...toQueryKey(build(), options), "pages"],
    queryFn: async ({ pageParam, signal }) => {
      const request = pageParam === null ? build() : followOptions(api, pageParam, read().own);
      const { body, response } = await send.withResponse(withSignal(request, signal));
      return { page: body, next: nextOf(request, response) };
    },
  };
}

/** A chain in any state: requests have no endpoint, which must follow the link. */
interface Chained {
  param(...none: never): unknown;
}

/** The url of the next page. If the request has a path for a url, so has the next one: a page supplies the origin (C14). */
function nextOf(
  { url }: RequestOptions,
  response: { readonly headers: object; readonly url?: string },
): string | undefined {
  if (!isRelative(url)) return nextLink(response.headers, url);
  // A response that a test has made has no url.
  const { url: received = "" } = response;
  const { origin, href } = new URL(url, received === "" ? "http://page.invalid" : received);
  const next = nextLink(response.headers, href);
  return next?.startsWith(`${origin}/`) ? next.slice(origin.length) : next;
}

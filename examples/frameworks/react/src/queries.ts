import { infiniteQueryOptions, queryOptions, skipToken } from "@tanstack/react-query";
import type { Endpoint, RequestOptions } from "fluent-endpoint";
import { toFetch, toQueryKey } from "fluent-endpoint/adapters";
import { nextLink } from "fluent-endpoint/links";

/** A query for a request; without one, it waits. The user is part of its key, because keys contain no credentials. */
export function requestQuery<Body>(request: RequestOptions<Body> | undefined, user: string) {
  return queryOptions({
    queryKey: request ? toQueryKey(request, { scope: user }) : (["waiting"] as const),
    queryFn: request ? async ({ signal }): Promise<Body> => (await send(request, signal)).json() : skipToken,
  });
}

/** A query for all pages of a list. The `link` header of each response contains the url of the next page. */
export function pagesQuery<Page>(api: Endpoint, first: RequestOptions<Page>, user: string) {
  return infiniteQueryOptions({
    // A query for the first page only has another key.
    queryKey: [...toQueryKey(first, { scope: user }), "pages"],
    // The cache stores page parameters: urls, because requests contain credentials.
    initialPageParam: first.url,
    queryFn: async ({ pageParam: url, signal }) => {
      const response = await send(url === first.url ? first : api.follow<Page>(url), signal);
      const page: Page = await response.json();
      return { page, next: nextLink(response.headers, url) };
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** Sends the request of a query or a mutation. */
export async function send(request: RequestOptions, signal?: AbortSignal): Promise<Response> {
  const options = { ...request.request, ...(signal && { signal }) };
  const response = await fetch(...toFetch({ ...request, request: options }));
  if (!response.ok) throw new Error(`The server responded with ${response.status}`);
  return response;
}

// Every page of a list: the first by its route, the others by the links of the responses.
import type { Endpoint, RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";
import { nextLink } from "fluent-endpoint/links";

/** The items of all pages; a page is fetched when it is needed. */
export async function* itemsOf<Item>(api: Endpoint, first: RequestOptions<readonly Item[]>): AsyncGenerator<Item> {
  let request: RequestOptions<readonly Item[]> | undefined = first;
  while (request) {
    const response = await fetch(...toFetch(request));
    if (!response.ok) throw new Error(`The server answered with ${response.status}`);
    yield* (await response.json()) as readonly Item[];
    const next: string | undefined = nextLink(response.headers, request.url);
    request = next === undefined ? undefined : api.follow<readonly Item[]>(next);
  }
}

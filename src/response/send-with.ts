import { toFetch } from "../adapters/to-fetch.js";
import { invalidOption } from "../errors/kinds.js";
import { kindOf } from "../errors/format.js";
import type { NotAChain } from "../types/mistakes.js";
import type { RequestOptions } from "../types/options.js";
import type { ResponseOf } from "../types/response.js";
import type { FetchResponse } from "./body.js";
import { readBody } from "./read-response.js";

/** Any `fetch`: that of the platform, of undici, or of a test. */
// Each has types of its own for the options.
export type FetchLike<Received extends FetchResponse = FetchResponse> = (
  url: string,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- no other type is assignable to the options of each fetch
  init: any,
) => Promise<Received>;

/** Sends a request, and returns the body of its response. */
export interface Send<Received extends FetchResponse = FetchResponse> {
  <Built>(this: NotAChain<Built, "send">, request: Built & RequestOptions): Promise<ResponseOf<Built>>;
  /** The same, with the response beside its body: for its status, and for header fields such as `etag` and `link`. */
  readonly withResponse: <Built>(
    this: NotAChain<Built, "send.withResponse">,
    request: Built & RequestOptions,
  ) => Promise<Answer<ResponseOf<Built>, Received>>;
}

/** A body and the response that it was read from. */
export interface Answer<Body, Received extends FetchResponse = FetchResponse> {
  readonly body: Body;
  readonly response: Received;
}

/**
 * Makes a function that sends requests by a `fetch`, and reads their responses with `readResponse()`.
 *
 * ```ts
 * const fetch = async () => new Response('{"login":"octocat"}', { headers: { "content-type": "application/json" } });
 * const send = sendWith(fetch);
 *
 * const user = await new Endpoint().route("GET /user").returns<{ login: string }>().to(send);
 * user.login; // => "octocat"
 *
 * const { response } = await new Endpoint().route("GET /user").to(send.withResponse);
 * response.headers.get("content-type"); // => "application/json"
 * ```
 *
 * @param fetch - called with the arguments that `toFetch()` makes of a request; errors that it throws reach the caller
 * @throws {InvalidOptionError} When it is not a function.
 */
export function sendWith<Received extends FetchResponse>(fetch: FetchLike<Received>): Send<Received> {
  if (typeof fetch !== "function") throw invalidOption("fetch", "form", `a function, not ${kindOf(fetch)}`);
  const withResponse = async (request: RequestOptions): Promise<Answer<unknown, Received>> => {
    const [url, init] = toFetch<RequestOptions>(request);
    const response = await fetch(url, init);
    return { body: await readBody(request, response), response };
  };
  const send = async (request: RequestOptions): Promise<unknown> => (await withResponse(request)).body;
  return Object.assign(send, { withResponse }) as Send<Received>;
}

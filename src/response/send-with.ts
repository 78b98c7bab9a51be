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
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- no other type is assignable to the options of each fetch
export type FetchLike = (url: string, init: any) => Promise<FetchResponse>;

/** Sends a request, and returns the body of its response. */
export type Send = <Built>(
  this: NotAChain<Built, "send">,
  request: Built & RequestOptions,
) => Promise<ResponseOf<Built>>;

/**
 * Makes a function that sends requests by a `fetch`, and reads their responses with `readResponse()`.
 *
 * ```ts
 * const fetch = async () => new Response('{"login":"octocat"}', { headers: { "content-type": "application/json" } });
 * const send = sendWith(fetch);
 *
 * const user = await new Endpoint().route("GET /user").returns<{ login: string }>().to(send);
 * user.login; // => "octocat"
 * ```
 *
 * @param fetch - called with the arguments that `toFetch()` makes of a request; errors that it throws reach the caller
 * @throws {InvalidOptionError} When it is not a function.
 */
export function sendWith(fetch: FetchLike): Send {
  if (typeof fetch !== "function") throw invalidOption("fetch", "form", `a function, not ${kindOf(fetch)}`);
  return async (request) => {
    const [url, init] = toFetch<RequestOptions>(request);
    return readBody(request, await fetch(url, init)) as never;
  };
}

import { followOptions } from "../endpoint/follow.js";
import { kindOf } from "../errors/format.js";
import { invalidOption } from "../errors/invalid-option.js";
import { RequestBuilder } from "../request-builder.js";
import type { SendWithResponse } from "../response/send-with.js";
import { isRelative } from "../kernel/url.js";
import type { Complete } from "../types/mistakes.js";
import type { RequestOptions } from "../types/options.js";
import type { ResponseOf } from "../types/response.js";
import type { Prepared, SentBy } from "../types/sent.js";
import { nextLink } from "./find-link.js";

/** Where the next page is: the url of a link, or the parameters of a cursor. */
export type NextPage = string | object;

/** Reads the parameters of the next page from the body of one, such as a cursor; `undefined` after the last. */
export type ReadNext<Body> = (page: Body) => object | undefined;

/** A page, and where the next one is. */
export interface Page<Body> {
  readonly page: Body;
  readonly next: NextPage | undefined;
}

/** A chain in any state: requests have no endpoint, which must follow the link. */
export interface Chained {
  param(...none: never): unknown;
}

/** A function of `sendWith()`. */
export interface PageSend {
  readonly withResponse: SendWithResponse;
}

interface AnyChain {
  params(parameters: object): AnyChain;
  to(sender: unknown): Promise<{ readonly body: unknown; readonly response: { readonly headers: object } }>;
}

/**
 * Iterates over the pages of a list, each of which is sent when it is asked for. The next page is that of the `link` header, or,
 * with `next`, the chain with the parameters that `next` reads from the body of the page before.
 *
 * ```ts
 * const bodies = ['{"items":[1],"cursor":"b"}', '{"items":[2]}'];
 * const headers = { "content-type": "application/json" };
 * const send = sendWith(async () => new Response(bodies.shift(), { headers }));
 * const events = new Endpoint().route("GET /events").returns<{ items: number[]; cursor?: string }>();
 *
 * const items: number[] = [];
 * for await (const page of pages(events, send, { next: ({ cursor }) => cursor && { cursor } })) items.push(...page.items);
 * items; // => [1, 2]
 * ```
 *
 * @param chain - the first page
 * @param send - what `sendWith(fetch)` of `fluent-endpoint/response` returns
 * @param options - `next`: reads the parameters of the next page from a body; without it, `link` headers are followed
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `chain` is no chain, or `send` has no `withResponse()`.
 */
export function pages<const Source extends Chained>(
  chain: Complete<Source>,
  send: PageSend,
  options?: { readonly next?: ((page: ResponseOf<SentBy<Source>>) => object | "" | null | undefined) | undefined },
): AsyncGenerator<ResponseOf<SentBy<Source>>, void>;
export function pages(
  chain: unknown,
  send: PageSend,
  { next }: { readonly next?: ((page: never) => unknown) | undefined } = {},
): AsyncGenerator<unknown, void> {
  return iterate(pageReader(chain, send, next));
}

async function* iterate(read: ReturnType<typeof pageReader>): AsyncGenerator<unknown, void> {
  for (let place: NextPage | null | undefined = null; place !== undefined;) {
    const { page, next }: Page<unknown> = await read(place);
    yield page;
    place = next;
  }
}

/** Returns a function that sends a page; `null` is the first. */
function pageReader(
  chain: unknown,
  send: PageSend,
  next: ((page: never) => unknown) | undefined,
): (place: NextPage | null) => Promise<Page<unknown>> {
  if (typeof (send as Partial<PageSend> | undefined)?.withResponse !== "function")
    throw invalidOption("send", "must be what sendWith(fetch) returns");
  if (next !== undefined && typeof next !== "function")
    throw invalidOption("next", `must be a function, not ${kindOf(next)}`);
  const read = RequestBuilder.read(chain);
  const isChain = typeof chain === "object" && chain !== null && "params" in chain && "to" in chain;
  if (next ? !isChain : !read)
    throw invalidOption("chain", `must be a chain such as acme.route("GET /orders"), not ${kindOf(chain)}`);
  const { sendChain } = send.withResponse;

  return async (place) => {
    let sent: RequestOptions;
    const sendPage = async (prepare: () => Prepared): ReturnType<typeof sendChain> =>
      sendChain(() => {
        const prepared = prepare();
        sent = prepared.request;
        return prepared;
      });
    if (typeof place === "string") {
      const { state, given } = read!;
      const { credentials } = state.vendor;
      const prepare = (): Prepared => {
        const { schema, as } = given.options.returns ?? {};
        return {
          request: followOptions(state, place, given.options),
          route: undefined,
          returns: schema,
          as,
          credentials,
        };
      };
      const { body, response } = await sendPage(prepare);
      return { page: body, next: nextOf(sent!, response) };
    }
    const first = chain as AnyChain;
    const { body, response } = await (place ? first.params(place) : first).to({ sendChain: sendPage });
    return { page: body, next: next ? parametersOf(next(body as never)) : nextOf(sent!, response) };
  };
}

/** What a function of the caller read from a page: an empty cursor is none. */
function parametersOf(read: unknown): object | undefined {
  if (read === undefined || read === null || read === "") return undefined;
  if (typeof read === "object") return read;
  throw invalidOption("next", `must be a function that returns parameters such as { cursor }, not ${kindOf(read)}`);
}

/**
 * The url of the next page, which is relative to the url that answered, after redirects. In a page, whose origin completes the path
 * of the request, a link to that origin is a path, too.
 */
function nextOf(
  { url }: RequestOptions,
  response: { readonly headers: object; readonly url?: string },
): string | undefined {
  // A response that a test has made has no url.
  const { url: received = "" } = response;
  const next = nextLink(response.headers, received || url);
  const { location } = globalThis as { readonly location?: { readonly origin?: string } };
  const origin = location?.origin ?? (received.endsWith(url) ? received.slice(0, -url.length) : undefined);
  return isRelative(url) && origin && next?.startsWith(`${origin}/`) ? next.slice(origin.length) : next;
}

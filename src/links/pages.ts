import { followOptions } from "../endpoint/follow.js";
import type { EndpointError } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { kindOf } from "../errors/quote.js";
import { invalidOption } from "../errors/invalid-option.js";
import { RequestBuilder } from "../request-builder.js";
import type { SendWithResponse } from "../response/send-with.js";
import { isRelative } from "../kernel/url.js";
import { attempt, isList, isPlainObject } from "../kernel/values.js";
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
 * It ends where there is no next page, or `next` returns none: also `""`, `null`, or an object of these alone. With `as: "stream"`, read a
 * page before you ask for the next one: its stream then fails, so that no connection stays open.
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `chain` is no chain, or `send` has no `withResponse()`.
 * @throws {EndpointError} `ERR_INVALID_RESPONSE` from the iteration, when a link or a cursor leads to a page that was read before.
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
    const left = new AbortController();
    const { page, next }: Page<unknown> = await read(place, left.signal);
    try {
      yield page;
    } finally {
      // The connection of a stream that is not read to its end would wait for that (G16).
      left.abort(new Error("The page was left: read its stream before you ask for the next one"));
    }
    place = next;
  }
}

/**
 * Returns a function that sends a page; `null` is the first. It sends none twice (G18).
 *
 * @param left - aborts once nobody waits for the stream of a page any more
 */
function pageReader(
  chain: unknown,
  send: PageSend,
  next: ((page: never) => unknown) | undefined,
): (place: NextPage | null, left: AbortSignal) => Promise<Page<unknown>> {
  if (typeof (send as Partial<PageSend> | undefined)?.withResponse !== "function")
    throw invalidOption("send", "must be what sendWith(fetch) returns");
  if (next !== undefined && typeof next !== "function")
    throw invalidOption("next", `must be a function, not ${kindOf(next)}`);
  const read = RequestBuilder.read(chain);
  if (!read) throw invalidOption("chain", `must be a chain such as acme.route("GET /orders"), not ${kindOf(chain)}`);
  const { sendChain } = send.withResponse;
  const first = chain as AnyChain;
  const had = new Set<string>();
  let route: string | undefined;

  return async (place, left) => {
    let sent: RequestOptions;
    const sendPage = async (prepare: () => Prepared): ReturnType<typeof sendChain> =>
      sendChain(() => {
        const prepared = prepare();
        sent = prepared.request;
        route ??= prepared.route;
        const keys = keysOf(sent, place);
        if (keys.some((key) => had.has(key))) throw repeated(place);
        for (const key of keys) if (key) had.add(key);
        return prepared.as === "stream" ? { ...prepared, request: withSignal(sent, left) } : prepared;
      });
    if (typeof place === "string") {
      const { state, given } = read;
      const { credentials } = state.vendor;
      const prepare = (): Prepared => {
        const { schema, as } = given.options.returns ?? {};
        return { request: followOptions(state, place, given.options), route, returns: schema, as, credentials };
      };
      const { body, response } = await sendPage(prepare);
      return { page: body, next: nextOf(sent!, response) };
    }
    const { body, response } = await (place ? first.params(place) : first).to({ sendChain: sendPage });
    return { page: body, next: next ? pageParameters(next(body as never)) : nextOf(sent!, response) };
  };
}

/** What tells pages apart: the request, if its body can be compared, and the parameters of a cursor. */
function keysOf({ method, url, body }: RequestOptions, place: NextPage | null): string[] {
  const isComparable = body === undefined || typeof body === "string" || isList(body) || isPlainObject(body);
  const ofRequest = isComparable ? [keyOf([method, url.replace(/#.*/, ""), body])] : [];
  return typeof place === "object" && place !== null ? [...ofRequest, keyOf(Object.entries(place))] : ofRequest;
}

/** A text for a value, which an encoder of the caller's may know how to write: then it is not compared. */
function keyOf(value: unknown): string {
  const write = (_: string, member: unknown): unknown => (typeof member === "bigint" ? String(member) : member);
  return attempt(() => JSON.stringify(value, write)) ?? "";
}

/** The error of a link or a cursor that leads back: it would be asked for without end. */
function repeated(place: NextPage | null): EndpointError {
  const names = typeof place === "object" ? Object.keys(place ?? {}) : ["link"];
  const detail = "leads to a page that was read before: the pages would never end";
  return errorOf(
    "ERR_INVALID_RESPONSE",
    names.map((name) => ({ name, reason: "repeated", detail })),
  );
}

/** A request that ends with the page, too. */
function withSignal(request: RequestOptions, left: AbortSignal): RequestOptions {
  const { signal: own } = { ...(request.request as { readonly signal?: AbortSignal } | undefined) };
  const signal = own ? (attempt(() => AbortSignal.any([own, left])) ?? own) : left;
  return { ...request, request: { ...request.request, signal } };
}

/** What a function of the caller read from a page: an empty cursor is none, and so are parameters that are nothing else. */
function pageParameters(read: unknown): object | undefined {
  if (isNone(read)) return undefined;
  if (typeof read === "object") return Object.values(read!).every(isNone) ? undefined : read!;
  throw invalidOption("next", `must be a function that returns parameters such as { cursor }, not ${kindOf(read)}`);
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null || value === "";
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

import { toFetch } from "../adapters/to-fetch.js";
import { invalidOption } from "../errors/invalid-option.js";
import { kindOf } from "../errors/quote.js";
import { readNames } from "../shared/name-list.js";
import { readReturns } from "../shared/standard-schema.js";
import type { DeclaredResponse } from "../types/route-info.js";
import type { RequestOptions } from "../types/options.js";
import type { Answer, Prepared, Result, ResultOf, Sendable, Sender, SentBy } from "../types/sent.js";
import type { FetchResponse, PlainResponse } from "./response-body.js";
import { fetchAny, type FetchLike } from "./fetch-any.js";
import { fieldsByName } from "../shared/header-fields.js";
import { readResponseBody, readParse, type BodyOf, type Parse, type ReadOptions } from "./read-response.js";
import { ResponseError } from "./response-error.js";

/** Sends a chain or a request, and returns the body of its response. */
export interface Send<Received extends FetchResponse = FetchResponse> {
  <const Source, const Options extends ReadOptions = object>(
    source: Sendable<Source>,
    options?: Options,
  ): Promise<BodyOf<SentBy<Source>, Options>>;
  /** For `.to()` of a chain. */
  readonly sendChain: (prepare: () => Prepared) => Promise<unknown>;
  /** The same, with the response and its header fields, such as `etag` and `link`, beside the body. */
  readonly withResponse: SendWithResponse<Received>;
  /** The same for any status, which it does not throw: the types of the OpenAPI document tell the bodies apart by the `status`. */
  readonly result: SendResult<Received>;
}

/** Sends a chain or a request, and returns the response beside its body. */
export interface SendWithResponse<Received extends FetchResponse = FetchResponse> {
  <const Source, const Options extends ReadOptions = object>(
    source: Sendable<Source>,
    options?: Options,
  ): Promise<Answer<BodyOf<SentBy<Source>, Options>, Received, SentBy<Source>>>;
  /** For `.to()` of a chain. */
  readonly sendChain: (prepare: () => Prepared) => Promise<Answer<unknown, Received>>;
}

/** Sends a chain or a request, and returns the response of any status. */
export interface SendResult<Received extends FetchResponse = FetchResponse> {
  <const Source, const Options extends ReadOptions = object>(
    source: Sendable<Source>,
    options?: Options,
  ): Promise<ResultOf<ReadBy<SentBy<Source>, Options>, Received>>;
  /** For `.to()` of a chain. */
  readonly sendChain: (prepare: () => Prepared) => Promise<Result<number, boolean, unknown, Received>>;
}

/** A request whose successes are read by options of their own. */
type ReadBy<Sent, Options> = [keyof Options & keyof ReadOptions] extends [never]
  ? Sent
  : DeclaredResponse<BodyOf<Sent, Options>, Sent>;

/**
 * Makes a function that sends chains and requests by a `fetch`, and reads their responses as `readResponse()` does.
 *
 * ```ts
 * const fetch = async () => new Response('{"login":"octocat"}', { headers: { "content-type": "application/json" } });
 * const send = sendWith(fetch);
 *
 * const user = await new Endpoint().route("GET /user").returns<{ login: string }>().to(send);
 * user.login; // => "octocat"
 *
 * const { headers } = await new Endpoint().route("GET /user").to(send.withResponse);
 * headers["content-type"]; // => "application/json"
 * ```
 *
 * It builds a chain within its promise, which rejects with the error of `build()`. For a request that was built before, `returns` and
 * `as` say what `.returns()` says in a chain, `credentials` what the vendor says, and `send<User>(request)` the type of the body.
 *
 * @param fetch - called with the arguments that `toFetch()` makes of a request: that of the platform, or ky, which retries. Errors that
 * it throws reach the caller, but for those with a `response` of a status, which is read as if it had returned it
 * @param options - `parse` replaces `JSON.parse`, for example for big integers or dates
 * @throws {EndpointError} `ERR_INVALID_OPTION` when it is not a function.
 */
export function sendWith<Received extends FetchResponse>(
  fetch: FetchLike<Received>,
  options: { readonly parse?: Parse | undefined } = {},
): Send<Received> {
  if (typeof fetch !== "function") throw invalidOption("fetch", `must be a function, not ${kindOf(fetch)}`);
  const parse = readParse(options.parse);
  const senderOf = <Given>(
    read: typeof readResponseBody,
    give: (body: unknown, response: Received) => Given,
  ): Sender<Given> => {
    const sendChain = async (
      prepare: () => Prepared,
      { returns, as, credentials }: ReadOptions = {},
    ): Promise<Given> => {
      const own = readReturns(returns, as);
      const named = readNames("credentials", credentials);
      const prepared = prepare();
      const { request, route } = prepared;
      const sent = { request, route, credentials: [...prepared.credentials, ...named] };
      const { response, source, isParsed } = await fetchAny(fetch, ...toFetch<RequestOptions>(request));
      const reading = {
        schema: own.schema ?? prepared.returns,
        as: own.as ?? prepared.as,
        parse: isParsed ? (text: string) => text : parse,
      };
      return give(await read(sent, response, reading, source), response);
    };
    const send = async (source: unknown, reading?: ReadOptions): Promise<Given> => {
      if (isChain(source)) return source.to({ sendChain: async (prepare) => sendChain(prepare, reading) });
      const request = source as RequestOptions;
      return sendChain(
        () => ({ request, route: undefined, returns: undefined, as: undefined, credentials: [] }),
        reading,
      );
    };
    return Object.assign(send, { sendChain });
  };
  const answer = (body: unknown, response: Received): Answer<unknown, Received> => ({
    body,
    response,
    headers: fieldsByName(response.headers),
  });
  return Object.assign(
    senderOf(readResponseBody, (body) => body),
    {
      withResponse: senderOf(readResponseBody, answer),
      result: senderOf(readAny, (body, response) => {
        return { status: response.status, ok: isOk(response), ...answer(body, response) };
      }),
    },
  ) as unknown as Send<Received>;
}

function isOk(response: FetchResponse | PlainResponse): boolean {
  const { status } = Object(response) as FetchResponse;
  return status >= 200 && status <= 299;
}

/** Reads the body of any status; a schema checks successes only. */
const readAny: typeof readResponseBody = async (sent, response, reading, source) => {
  if (isOk(response)) return readResponseBody(sent, response, reading, source);
  try {
    return await readResponseBody(sent, response, { ...reading, schema: undefined }, source);
  } catch (error) {
    if (error instanceof ResponseError) return error.body as unknown;
    throw error;
  }
};

interface AnyChain {
  to<Given>(sender: Sender<Given>): Promise<Given>;
}

function isChain(source: unknown): source is AnyChain {
  return typeof source === "object" && source !== null && "to" in source && typeof source.to === "function";
}

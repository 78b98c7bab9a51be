import { invalidOption } from "../errors/invalid-option.js";
import { kindOf, quote } from "../errors/quote.js";
import { readNames } from "../shared/name-list.js";
import { readReturns } from "../shared/standard-schema.js";
import type { NotAChain } from "../types/mistakes.js";
import type { RequestOptions } from "../types/options.js";
import type { ResponseOf } from "../types/response.js";
import type { BodyForm, ReadAs, StandardSchema } from "../types/sent.js";
import {
  asStream,
  charsetOf,
  responseContent,
  discard,
  emptyAs,
  formOfBody,
  isKnown,
  isText,
  responseTypeOf,
  type FetchResponse,
  type PlainResponse,
} from "./response-body.js";
import { foreignText } from "./foreign-text.js";
import { invalidResponse, mismatch, ResponseError, type SentRequest } from "./response-error.js";

/** Parses JSON, as `JSON.parse` does. */
export type Parse = (text: string) => unknown;

/** How to read the response to a request that was built before. */
export interface ReadOptions {
  /** A schema that checks the body. */
  readonly returns?: StandardSchema | undefined;
  /** How to read the body of a success, whatever its media type says. */
  readonly as?: BodyForm | undefined;
  /** The names of your API's credentials, which messages do not show. A chain knows those of its vendor. */
  readonly credentials?: readonly string[] | undefined;
}

/** The type of a body: what the schema returns, or the form that it is read in; else that of the request. */
export type BodyOf<Sent, Options> = Options extends { readonly returns: StandardSchema<infer Output> }
  ? Output
  : Options extends { readonly as: infer As }
    ? ReadAs<As, ResponseOf<Sent>>
    : ResponseOf<Sent>;

/**
 * Reads the body of a response: JSON as data, text in its charset as text, any other type as a `Uint8Array`. It is `undefined` for
 * HEAD, for the statuses 204, 205 and 304, and if it is empty; but `as: "text"`, `"bytes"` and `"stream"` give an empty one.
 *
 * ```ts
 * const request = new Endpoint().route("GET /user").returns<{ login: string }>().build();
 * const headers = { "content-type": "application/json" };
 *
 * (await readResponse(request, { status: 200, headers, body: '{"login":"octocat"}' })).login; // => "octocat"
 * await readResponse(request, { status: 204, headers }); // => undefined
 * await readResponse(request, { status: 404, headers, body: '{"message":"Not Found"}' }); // throws ResponseError
 * ```
 *
 * @param request - the result of `build()`
 * @param response - a `Response`, or the `status`, the `headers` and the `body` that another client has received
 * @param options - `returns`: a schema that checks the body; `as`: how to read it; `parse` replaces `JSON.parse`; `credentials`: the
 * names of your API's own
 * @throws {ResponseError} When the status is 400 or more.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the response has no status, or no way to read its body, as that of axios.
 * @throws {EndpointError} `ERR_INVALID_RESPONSE` when the body is not valid JSON, has an unknown charset, or is not what the schema expects.
 */
export async function readResponse<Built, const Options extends ReadOptions & { readonly parse?: Parse } = object>(
  this: NotAChain<Built, "readResponse">,
  request: Built & RequestOptions,
  response: FetchResponse | PlainResponse,
  options?: Options,
): Promise<BodyOf<Built, Options>> {
  const { method, url, headers: fields } = Object(request) as Readonly<Record<string, unknown>>;
  if (typeof method !== "string" || typeof url !== "string" || !isObject(fields))
    throw invalidOption("request", "must be the result of build()");
  const { returns, as, parse, credentials } = options ?? ({} as ReadOptions & { readonly parse?: Parse });
  const reading = { ...readReturns(returns, as), parse: readParse(parse) };
  const sent = { request, route: undefined, credentials: readNames("credentials", credentials) };
  return readResponseBody(sent, response, reading) as Promise<BodyOf<Built, Options>>;
}

/** @throws {EndpointError} `ERR_INVALID_OPTION` when it is no function. */
export function readParse(parse: Parse = JSON.parse): Parse {
  if (typeof parse !== "function") throw invalidOption("parse", `must be a function, not ${kindOf(parse)}`);
  return parse;
}

interface Reading {
  readonly schema: StandardSchema | undefined;
  readonly as: BodyForm | undefined;
  readonly parse: Parse;
}

/**
 * The same without types.
 *
 * @param source - what the body is read from, if the client has read that of the response
 */
export async function readResponseBody(
  sent: SentRequest,
  response: FetchResponse | PlainResponse,
  { schema, as, parse }: Reading,
  source: FetchResponse | PlainResponse = response,
): Promise<unknown> {
  const { request } = sent;
  const { status, headers } = Object(response) as Readonly<Record<string, unknown>>;
  if (typeof status !== "number" || !isObject(headers))
    throw invalidOption("response", "must be an object with status, headers and body");
  if (!(status > 0))
    throw invalidOption(
      "response",
      'must have a status; an opaque one, of mode: "no-cors" or of redirect: "manual" in a browser, has none',
    );
  const contentType = responseTypeOf(response);
  const charset = charsetOf(contentType);
  const isEmpty = isWithoutBody(request, status);
  if (isEmpty) discard(response);
  if (status >= 400) {
    // Servers describe errors in a type of their own choice.
    const form = contentType ? formOfBody(contentType, "") : "text";
    const content = isEmpty ? undefined : await responseContent(source, isKnown(charset) ? form : "bytes", charset);
    // The status is what counts.
    const body = parseBody(content, form, parse, () => content);
    throw new ResponseError(sent, response, body, contentType);
  }
  const form = as ?? formOfBody(contentType, requestAccept(request));
  if (isText(form) && !isEmpty && !isKnown(charset)) {
    discard(response);
    const name = quote(foreignText(charset, []));
    throw invalidResponse(sent, status, "charset", `has the charset ${name}, which this platform does not know`);
  }
  const content = (isEmpty ? undefined : await responseContent(source, form, charset)) ?? emptyAs(as);
  const refuse = (error: unknown): never => {
    // The platform's error quotes the text.
    throw invalidResponse(sent, status, "json", "is not valid JSON", parse === JSON.parse ? undefined : error);
  };
  const body = form === "stream" ? asStream(content) : parseBody(content, form, parse, refuse);
  return schema ? checkSchema(schema, body, sent, status) : body;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Whether a response has no content (RFC 9110, sections 6.4.1 and 9.3.2). */
function isWithoutBody({ method }: RequestOptions, status: number): boolean {
  return method.toLowerCase() === "head" || status === 204 || status === 205 || status === 304;
}

function requestAccept({ headers }: RequestOptions): string {
  return headers["accept"] ?? "";
}

/** @param otherwise - called with the error of a text that is not the JSON that it claims to be */
function parseBody(content: unknown, form: BodyForm, parse: Parse, otherwise: (error: unknown) => unknown): unknown {
  if (form !== "json" || typeof content !== "string") return content;
  if (!/\S/.test(content)) return undefined;
  try {
    return parse(content);
  } catch (error) {
    return otherwise(error);
  }
}

/**
 * Returns the value that a schema makes of a body.
 *
 * @throws {EndpointError} `ERR_INVALID_RESPONSE` when the schema finds issues. Errors that it throws itself reach the caller.
 */
async function checkSchema(schema: StandardSchema, body: unknown, sent: SentRequest, status: number): Promise<unknown> {
  const result = await schema["~standard"].validate(body);
  if (result.issues) throw mismatch(sent, status, result.issues);
  return result.value;
}

import { invalidOption } from "../errors/kinds.js";
import { markOf } from "../shared/request-mark.js";
import type { NotAChain } from "../types/mistakes.js";
import type { RequestOptions } from "../types/options.js";
import type { ResponseOf } from "../types/response.js";
import { contentOf, kindOfBody, typeOf, type BodyKind, type FetchResponse, type PlainResponse } from "./body.js";
import { InvalidResponseError, ResponseError } from "./response-error.js";
import type { StandardSchema } from "../types/standard-schema.js";

/**
 * Reads the body of a response: JSON as data, text as text, any other type as a `Uint8Array`. It is `undefined` for HEAD, for the
 * statuses 204, 205 and 304, and for empty text. A schema that `.returns(schema)` has set checks it.
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
 * @throws {ResponseError} When the status is 400 or more.
 * @throws {InvalidResponseError} When the body is not valid JSON, or not what the schema expects.
 */
export async function readResponse<Built>(
  this: NotAChain<Built, "readResponse">,
  request: Built & RequestOptions,
  response: FetchResponse | PlainResponse,
): Promise<ResponseOf<Built>> {
  return readBody(request, response) as Promise<ResponseOf<Built>>;
}

/** The same without types. */
export async function readBody(request: RequestOptions, response: FetchResponse | PlainResponse): Promise<unknown> {
  const { method, url, headers: sent } = Object(request) as Readonly<Record<string, unknown>>;
  if (typeof method !== "string" || typeof url !== "string" || !isObject(sent))
    throw invalidOption("request", "form", "the result of build()");
  const { status, headers } = Object(response) as Readonly<Record<string, unknown>>;
  if (typeof status !== "number" || !isObject(headers))
    throw invalidOption("response", "form", "an object with status, headers and body");
  const isFailed = status >= 400;
  const contentType = typeOf(response);
  // Servers describe errors in a type of their own choice.
  const kind = isFailed && !contentType ? "text" : kindOfBody(contentType, isFailed ? "" : acceptOf(request));
  const content = isWithoutBody(request, status) ? undefined : await contentOf(response, kind);
  if (isFailed) throw new ResponseError(request, response, bodyOfError(content, kind), contentType);
  const body = content === "" && kind !== "bytes" ? undefined : parse(content, kind, request, status);
  const schema = markOf(request.headers)?.schema;
  return schema ? checkSchema(schema, body, request, status) : body;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Whether a response has no content (RFC 9110, sections 6.4.1 and 9.3.2). */
function isWithoutBody({ method }: RequestOptions, status: number): boolean {
  return /^head$/i.test(method) || status === 204 || status === 205 || status === 304;
}

function acceptOf({ headers }: RequestOptions): string {
  return headers["accept"] ?? "";
}

function parse(content: unknown, kind: BodyKind, request: RequestOptions, status: number): unknown {
  if (kind !== "json" || typeof content !== "string") return content;
  try {
    return JSON.parse(content) as unknown;
  } catch {
    // The platform's error quotes the text.
    throw InvalidResponseError.ofJson(request, status);
  }
}

/** The body of an error: the text, if it is not the JSON that it claims to be. The status is what counts. */
function bodyOfError(content: unknown, kind: BodyKind): unknown {
  if (kind !== "json" || typeof content !== "string") return content === "" ? undefined : content;
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return content === "" ? undefined : content;
  }
}

/**
 * Returns the value that a schema makes of a body.
 *
 * @throws {InvalidResponseError} When the schema finds issues. Errors that it throws itself reach the caller.
 */
async function checkSchema(
  schema: StandardSchema,
  body: unknown,
  request: RequestOptions,
  status: number,
): Promise<unknown> {
  const result = await schema["~standard"].validate(body);
  if (result.issues) throw InvalidResponseError.ofSchema(request, status, result.issues);
  return result.value;
}

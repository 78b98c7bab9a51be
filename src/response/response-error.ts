import { EndpointError } from "../errors/endpoint-error.js";
import { getOwn, isPlainObject } from "../kernel/values.js";
import { essenceOf } from "../shared/headers.js";
import { routeOf } from "../shared/request-mark.js";
import type { RequestOptions } from "../types/options.js";
import type { ErrorOf } from "../types/response.js";
import type { FetchResponse, PlainResponse } from "./body.js";
import { describeRequest, foreignText } from "./describe-request.js";

/** A description of an error (RFC 9457). It may have members of its own. */
export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly instance?: string;
  readonly [name: string]: unknown;
}

/**
 * Thrown when the status of a response is 400 or more. The message contains the route, the status and what the server says
 * about it, but no credentials. `body` and `response` are not enumerable, so that loggers do not write them.
 *
 * @typeParam Body - the type of the body; `isErrorOf()` gives it
 */
export class ResponseError<Body = unknown> extends EndpointError {
  declare readonly status: number;
  /** The route, such as `GET /repos/{owner}/{repo}`, if the endpoint has the policy `{ route: "keep" }`. */
  declare readonly route: string | undefined;
  /** The parsed body: JSON, text, or bytes. */
  declare readonly body: Body;
  /** The problem that the body describes, if its type is `application/problem+json` (RFC 9457). */
  declare readonly problem: Problem | undefined;
  /** The response, with headers such as `retry-after`. Its body has been read. */
  declare readonly response: FetchResponse | PlainResponse;
  readonly #request: object;

  /** @internal */
  constructor(request: RequestOptions, response: FetchResponse | PlainResponse, body: unknown, contentType: string) {
    const { status } = response;
    const text = textOf(body);
    const detail = text && `: ${foreignText(text, request)}`;
    super(`${describeRequest(request)} failed with status ${status}${detail}`, { status, route: routeOf(request) });
    const isProblem = essenceOf(contentType) === "application/problem+json" && isPlainObject(body);
    const hidden = { body, problem: isProblem ? body : undefined, response };
    for (const [name, value] of Object.entries(hidden)) Object.defineProperty(this, name, { value });
    this.#request = request.headers;
  }

  get code(): "ERR_RESPONSE" {
    return "ERR_RESPONSE";
  }

  /** @internal For `isErrorOf()`. */
  static isOf(error: unknown, request: unknown): boolean {
    const { headers } = Object(request) as Partial<RequestOptions>;
    return typeof error === "object" && error !== null && #request in error && error.#request === headers;
  }
}

/** What a server says about an error: the members that APIs use for it. */
function textOf(body: unknown): string {
  if (typeof body === "string") return /^\s*</.test(body) ? "" : body;
  if (!isPlainObject(body)) return "";
  const error = getOwn(body, "error");
  const members = [getOwn(body, "title"), getOwn(body, "detail"), getOwn(body, "message"), error];
  if (isPlainObject(error)) members.push(getOwn(error, "message"));
  return members.filter((member) => typeof member === "string" && member).join(": ");
}

/**
 * Whether an error is that of the response to a request. Its body then has the type of the errors in the OpenAPI document.
 *
 * ```ts
 * interface paths {
 *   "/user": { get: { responses: { 200: object; 404: { content: { "application/json": { message: string } } } } } };
 * }
 * const request = new Endpoint<paths>().build("GET /user");
 * const headers = { "content-type": "application/json" };
 * const response = { status: 404, headers, body: '{"message":"Not Found"}' };
 * const message = await readResponse(request, response).catch((error: unknown) => {
 *   if (isErrorOf(error, request)) return error.body.message;
 *   throw error;
 * });
 * message; // => "Not Found"
 * ```
 *
 * @param error - what was thrown
 * @param request - the result of `build()`
 */
export function isErrorOf<Built>(
  error: unknown,
  request: Built & RequestOptions,
): error is ResponseError<ErrorOf<Built>> {
  return ResponseError.isOf(error, request);
}

import { EndpointError, type Issue } from "../errors/endpoint-error.js";
import { isPlainObject } from "../kernel/values.js";
import { essenceOf } from "../shared/field-values.js";
import type { DidYouMean } from "../types/mistakes.js";
import type { RequestOptions } from "../types/options.js";
import type { ErrorOf } from "../types/response.js";
import type { FetchResponse, PlainResponse } from "./response-body.js";
import { quote } from "../errors/quote.js";
import type { SchemaIssue } from "../types/sent.js";
import { foreignText, hiddenValues } from "./foreign-text.js";
import { saidIn } from "./said-in.js";

/** A request, and what its chain knows of it. */
export interface SentRequest {
  readonly request: RequestOptions;
  readonly route: string | undefined;
  readonly credentials: readonly string[];
}

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
 * Thrown when the status of a response is 400 or more. The message contains the route, the status and what the service says
 * about it, but neither the url nor credentials. `body` and `response` are not enumerable, so that loggers do not write them.
 *
 * The status is `response.status`. The error has no `status` of its own, which Express, Fastify and Koa would answer your user with.
 *
 * @typeParam Body - the type of the body; `isErrorOf()` gives it
 */
export class ResponseError<Body = unknown> extends EndpointError {
  declare readonly code: "ERR_RESPONSE";
  /** @deprecated Not there: read `response.status`. Frameworks answer with the `status` of an error, and this one is of another service. */
  declare readonly status?: DidYouMean<"response.status">;
  /** @deprecated Not there: read `response.status`. */
  declare readonly statusCode?: DidYouMean<"response.status">;
  /** @deprecated Not there: read `body`. */
  declare readonly data?: DidYouMean<"body">;
  /** The route, such as `GET /repos/{owner}/{repo}`, if a chain was sent. */
  readonly route: string | undefined;
  /** The parsed body: JSON, text, or bytes. */
  declare readonly body: Body;
  /** The problem that the body describes, if its type is `application/problem+json` (RFC 9457). */
  declare readonly problem: Problem | undefined;
  /** The response, with headers such as `retry-after`. Its body has been read. */
  declare readonly response: FetchResponse | PlainResponse;
  readonly #request: object;

  /** @internal */
  constructor(sent: SentRequest, response: FetchResponse | PlainResponse, body: unknown, contentType: string) {
    const { status } = response;
    const text = saidIn(body);
    const detail = text && `: ${foreignText(text, hiddenValues(sent))}`;
    super("ERR_RESPONSE", `${requestNameOf(sent)} failed with status ${status}${detail}`, []);
    this.route = sent.route;
    const isProblem = essenceOf(contentType) === "application/problem+json" && isPlainObject(body);
    const hidden = { body, problem: isProblem ? problemOf(body) : undefined, response };
    for (const [name, value] of Object.entries(hidden)) Object.defineProperty(this, name, { value });
    this.#request = sent.request.headers;
  }

  /** @internal For `isErrorOf()`. */
  static isOf(error: unknown, request: unknown): boolean {
    const { headers } = Object(request) as Partial<RequestOptions>;
    return typeof error === "object" && error !== null && #request in error && error.#request === headers;
  }
}

/** A problem without the members of wrong types, which are ignored (RFC 9457, section 3.1). */
function problemOf(body: Readonly<Record<string, unknown>>): Problem {
  const members = Object.entries(body).filter(([name, value]) => {
    if (name === "status") return typeof value === "number";
    return !/^(?:type|title|detail|instance)$/.test(name) || typeof value === "string";
  });
  return Object.fromEntries(members);
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

/** The number of issues in a message. */
const MOST_SHOWN = 9;

/** Returns the error of a body that is not the JSON, or has not the charset, that its media type promises. */
export function invalidResponse(
  sent: SentRequest,
  status: number,
  reason: "json" | "charset",
  problem: string,
  cause?: unknown,
): EndpointError {
  const options = cause === undefined ? {} : { cause };
  return new EndpointError(
    "ERR_INVALID_RESPONSE",
    messageOf(sent, status, problem),
    [{ name: "body", reason, detail: problem }],
    options,
  );
}

function messageOf(sent: SentRequest, status: number, problem: string): string {
  return `The response to ${requestNameOf(sent)} (${status}) ${problem}`;
}

/** Returns the error of a body that is not what the schema of `.returns(schema)` expects: the message says where. */
export function mismatch(sent: SentRequest, status: number, found: readonly SchemaIssue[]): EndpointError {
  const secrets = hiddenValues(sent);
  const issues = found.map(({ path, message }): Issue => {
    return { name: pathOf(path, secrets), reason: "schema", detail: foreignText(message, secrets) };
  });
  const lines = issues.slice(0, MOST_SHOWN).map(({ name, detail }) => `\n  ${quote(name)}: ${detail}`);
  const more = issues.length > MOST_SHOWN ? `\n  and ${issues.length - MOST_SHOWN} more` : "";
  const problem = `is not what the schema expects:${lines.join("")}${more}`;
  const error = new EndpointError("ERR_INVALID_RESPONSE", messageOf(sent, status, problem), issues);
  // Some schemas put values into their messages, which loggers would write.
  return Object.defineProperty(error, "issues", { enumerable: false });
}

function pathOf(path: SchemaIssue["path"] = [], secrets: readonly string[]): string {
  const keys = path.map((part) => String(typeof part === "object" ? part.key : part));
  return foreignText(["body", ...keys].join("."), secrets);
}

/** What a message calls a request. Fastify sends messages to its users, who must not see the origin of another service. */
function requestNameOf({ request: { method }, route }: SentRequest): string {
  return route ?? `${method.toUpperCase()} …`;
}

import { EndpointError } from "../errors/endpoint-error.js";
import { attempt, getOwn, isPlainObject } from "../kernel/values.js";
import { essenceOf, isForm } from "../shared/headers.js";
import { credentialsOf, routeOf } from "../shared/request-mark.js";
import { Secrets } from "../shared/secrets.js";
import type { RequestOptions } from "../types/options.js";
import type { ErrorOf } from "../types/response.js";
import type { FetchResponse, PlainResponse } from "./body.js";
import { quote } from "../errors/format.js";
import type { SchemaIssue } from "../types/standard-schema.js";
import { withDots } from "../errors/terminal-text.js";

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
    const detail = text && `: ${foreignText(text, hiddenValues(request))}`;
    super(`${describeRequest(request)} failed with status ${status}${detail}`, { status, route: routeOf(request) });
    const isProblem = essenceOf(contentType) === "application/problem+json" && isPlainObject(body);
    const hidden = { body, problem: isProblem ? problemOf(body) : undefined, response };
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

/** A problem without the members of wrong types, which are ignored (RFC 9457, section 3.1). */
function problemOf(body: Readonly<Record<string, unknown>>): Problem {
  const members = Object.entries(body).filter(([name, value]) => {
    if (name === "status") return typeof value === "number";
    return !/^(?:type|title|detail|instance)$/.test(name) || typeof value === "string";
  });
  return Object.fromEntries(members);
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

/** The number of issues in a message. */
const MOST_SHOWN = 9;

/**
 * Thrown when the body of a response is not the JSON that its media type promises, or not what the schema of `.returns(schema)`
 * expects. The message says where.
 */
export class InvalidResponseError extends EndpointError {
  declare readonly status: number;
  /** The route, such as `GET /repos/{owner}/{repo}`, if the endpoint has the policy `{ route: "keep" }`. */
  declare readonly route: string | undefined;
  /** A stable identifier of the reason, for programs. */
  declare readonly reason: "json" | "schema";
  /** What the schema found; empty for JSON. */
  declare readonly issues: readonly SchemaIssue[];

  private constructor(request: RequestOptions, status: number, problem: string, fields: object) {
    const message = `The response to ${describeRequest(request)} (${status}) ${problem}`;
    super(message, { status, route: routeOf(request), issues: [], ...fields });
  }

  /** @internal */
  static ofJson(request: RequestOptions, status: number): InvalidResponseError {
    return new InvalidResponseError(request, status, "is not valid JSON", { reason: "json" });
  }

  /** @internal */
  static ofSchema(request: RequestOptions, status: number, issues: readonly SchemaIssue[]): InvalidResponseError {
    const secrets = hiddenValues(request);
    const lines = issues
      .slice(0, MOST_SHOWN)
      .map(({ path, message }) => `\n  ${pathOf(path, secrets)}: ${foreignText(message, secrets)}`);
    const more = issues.length > MOST_SHOWN ? `\n  and ${issues.length - MOST_SHOWN} more` : "";
    const problem = `is not what the schema expects:${lines.join("")}${more}`;
    return new InvalidResponseError(request, status, problem, { reason: "schema", issues });
  }

  get code(): "ERR_INVALID_RESPONSE" {
    return "ERR_INVALID_RESPONSE";
  }
}

function pathOf(path: SchemaIssue["path"] = [], secrets: readonly string[]): string {
  const keys = path.map((part) => String(typeof part === "object" ? part.key : part));
  return quote(foreignText(["body", ...keys].join("."), secrets));
}

/** The route of a request; without the policy `{ route: "keep" }`, its method and origin. Neither has a value in it (D6). */
function describeRequest(request: RequestOptions): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(request.url)?.[0] ?? "";
  return routeOf(request) ?? `${request.method.toUpperCase()} ${origin || "/"}${origin ? "/" : ""}…`;
}

/** A shorter text is not hidden: it may be a part of any word. */
const SHORTEST = 4;

/** The credentials of a request, as a server may repeat them: with and without the scheme, decoded or encoded. The longest come first. */
function hiddenValues(request: RequestOptions): readonly string[] {
  const { url, headers, body } = request;
  const found: string[] = [];
  const secrets = new Secrets(credentialsOf(request), (_, value) => {
    found.push(value);
    return value;
  });
  secrets.url(url);
  for (const [name, value] of Object.entries(headers)) {
    const { length } = found;
    secrets.header(name, value);
    if (found.length > length) found.push(value, ...partsOf(found.at(-1)!));
  }
  const text = typeof body === "string" ? body : (attempt(() => JSON.stringify(body)) ?? "");
  secrets.body(text, isForm((getOwn(headers, "content-type") as string | undefined) ?? "") ? "form" : "text");
  const forms = new Set(found.flatMap(formsOf));
  return [...forms].filter(({ length }) => length >= SHORTEST).sort((one, other) => other.length - one.length);
}

/** The values of cookies and of parameters, and what `Basic` encodes. */
function partsOf(value: string): string[] {
  const assigned = value.split(/[;,]/).filter((part) => part.includes("="));
  const values = assigned.map((part) => part.slice(part.indexOf("=") + 1).trim());
  const [, name = "", password = ""] = /^([^:]*):([^]*)$/.exec(attempt(() => atob(value)) ?? "") ?? [];
  const basic = [name, password].map((part) => attempt(() => decodeUtf8(part)) ?? part);
  return [...values, ...values.map((part) => part.replace(/^"([^]*)"$/, "$1")), ...basic];
}

function decodeUtf8(bytes: string): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/** A value as it was sent, decoded, and encoded in each of the ways that requests have. */
function formsOf(value: string): string[] {
  const decoded = [
    attempt(() => decodeURIComponent(value.replaceAll("+", " "))),
    attempt(() => JSON.parse(`"${value}"`) as string),
  ];
  return [value, ...decoded].flatMap((form) => [
    form ?? value,
    attempt(() => encodeURIComponent(form!)) ?? value,
    attempt(() => encodeURIComponent(form!).replaceAll("%20", "+")) ?? value,
    JSON.stringify(form ?? value).slice(1, -1),
  ]);
}

/** The number of characters of a server's text that a message shows, and how far it is read for that. */
const LONGEST = 200;
const FARTHEST = 100 * LONGEST;

/** A text of a server for a message: one line, short, and without the credentials of the request, which it may repeat. */
function foreignText(text: string, secrets: readonly string[]): string {
  let shown = "";
  let hiddenUntil = 0;
  let index = 0;
  for (; index < Math.min(text.length, FARTHEST) && shown.length <= LONGEST; index += 1) {
    const secret = secrets.find((value) => text.startsWith(value, index));
    if (secret !== undefined && index >= hiddenUntil) shown += "***";
    hiddenUntil = Math.max(hiddenUntil, index + (secret?.length ?? 0));
    if (index >= hiddenUntil) shown += text[index]!;
  }
  const line = withDots(shown.slice(0, LONGEST).replace(/\s+/g, " ").trim());
  return shown.length > LONGEST || index < text.length ? `${line}…` : line;
}

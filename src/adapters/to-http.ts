import { readSafely } from "../errors/invalid-request.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/mistakes.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { writeParts } from "./multipart.js";
import { withoutPrototype } from "./own-properties.js";
import { bodyText, redactBody, textFields } from "./redaction/redacted-body.js";
import { plainText, Redactor, type SecretsOptions } from "./redaction/redactor.js";

/** The options of `toHttp`. */
export interface HttpOptions extends AdapterOptions, SecretsOptions {}

/**
 * Formats request options as a readable HTTP/1.1 message. Lines end in CR LF.
 *
 * ```ts
 * const request = endpoint("PATCH /user", { name: "Mona", headers: { accept: "a/b", "user-agent": "c", authorization: "token secret" } });
 * toHttp(request).split("\r\n");
 * // => [
 * //   "PATCH /user HTTP/1.1",
 * //   "host: api.github.com",
 * //   "accept: a/b",
 * //   "user-agent: c",
 * //   "authorization: token $GITHUB_TOKEN",
 * //   "content-type: application/json; charset=utf-8",
 * //   "content-length: 15",
 * //   "",
 * //   '{"name":"Mona"}',
 * // ]
 * ```
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `secrets`: `"hide"` (the default), `"certain"`, `"show"`, or an object of variable names; `stringify` replaces
 * `JSON.stringify` for a JSON body.
 * @throws {InvalidRequestError} When the request is invalid, or its body is a Blob, a file, a stream or not valid UTF-8.
 * @throws {InvalidOptionError} When `secrets` has another value.
 */
export function toHttp<Built>(
  this: NotAChain<Built, "toHttp">,
  request: Built & RequestOptions,
  options?: HttpOptions,
): string {
  return readSafely("body", () => formatMessage(request, options));
}

function formatMessage(request: RequestOptions, options?: HttpOptions): string {
  const { secrets } = withoutPrototype(options);
  const message = readMessage(request, options);
  const { method, url } = message;
  const redactor = new Redactor(request, secrets);
  // RFC 9112, section 3.2.1: origin-form. A regular expression, because the URL parser would normalize the path.
  const [, path] = /^https?:\/\/[^/?#]*([^#]*)/i.exec(url) as unknown as [string, string];
  const target = plainText(redactor.redactText(path.replace(/^(?!\/)/, "/"), "url"));
  const headerLines = Object.entries({ host: new URL(url).host, ...message.headers })
    // The length of a body is counted below.
    .filter(([name]) => name !== "content-length" || message.kind === "none")
    .map(([name, value]) => `${name}: ${plainText(redactor.redactHeader(name, value))}`);
  const [bodyHeaderLines, body] = formatBody(message, redactor);
  return [`${method} ${target} HTTP/1.1`, ...headerLines, ...bodyHeaderLines, "", body].join("\r\n");
}

/** Returns the header lines for a body, and the body. The length is that of the body as sent. */
function formatBody(message: Message, redactor: Redactor): [headerLines: readonly string[], body: string] {
  const { kind, content } = message;
  if (kind === "none") return [[], ""];
  if (kind === "form-data") {
    const fields = textFields(content);
    const boundary = chooseBoundary(fields);
    const redacted = fields.map(([name, value]): [string, string] => [
      name,
      plainText(redactor.redactValue(name, value)),
    ]);
    const contentType = `content-type: multipart/form-data; boundary=${boundary}`;
    return [[contentType, contentLength(formatMultipart(fields, boundary))], formatMultipart(redacted, boundary)];
  }
  const body = bodyText(message);
  return [[contentLength(body)], plainText(redactBody(message, redactor))];
}

function formatMultipart(fields: readonly (readonly [name: string, value: string])[], boundary: string): string {
  return writeParts(fields, boundary).join("");
}

/** Chooses a boundary that no value contains: it has one more x than the longest run of x in the values. */
function chooseBoundary(fields: readonly (readonly [name: string, value: string])[]): string {
  const runs = fields.flatMap(([, value]) => value.match(/(?<=form-boundary-)x+/g) ?? []);
  return `form-boundary-${"x".repeat(runs.reduce((longest, { length }) => Math.max(longest, length), 0) + 1)}`;
}

function contentLength(body: string): string {
  return `content-length: ${new TextEncoder().encode(body).length}`;
}

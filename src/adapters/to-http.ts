import { InvalidRequestError } from "../errors/invalid-request-error.js";
import type { RequestOptions } from "../types/options.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { bodyText, shownBody, textFields } from "./shown/body-text.js";
import { Secrets, type SecretsOptions } from "./shown/secrets.js";
import { hasBytes, plain } from "./shown/text.js";

/** How a message is written. */
export interface HttpOptions extends AdapterOptions, SecretsOptions {}

/**
 * The request as an HTTP/1.1 message, to be read: its lines end as on the wire, in CR and LF.
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
 * @param request - what `build()` gives, or the same written by hand
 * @param options - `secrets`: "hide" (by default), "show", or the names of environment variables
 * @throws InvalidRequestError where the request cannot be sent, or its body is no text: a Blob, a stream, a file, other
 * bytes
 * @throws InvalidOptionError where an option is not one of these
 * @see decisions D6, G6, G8
 */
export function toHttp(request: RequestOptions, options?: HttpOptions): string {
  const { secrets: asked } = { __proto__: null, ...options } as unknown as HttpOptions;
  const message = readMessage(request, options);
  const { method, url } = message;
  const secrets = new Secrets(url, asked);
  // RFC 9112, section 3.2.1: origin-form. Cut, not parsed: a parser would write the path anew.
  const [, path = "", query = ""] = /^https?:\/\/[^/?#]*([^?#]*\??)([^#]*)/i.exec(url)!;
  const target = `${path.replace(/^(?!\/)/, "/")}${plain(secrets.pairs(query))}`;
  const lines = Object.entries({ host: new URL(url).host, ...message.headers })
    // The body stands here as it is, and is counted.
    .filter(([name]) => name !== "transfer-encoding" && (name !== "content-length" || message.kind === "none"))
    .map(([name, value]) => `${name}: ${plain(secrets.field(name, value))}`);
  const [framing, body] = written(message, secrets);
  return [`${method} ${target} HTTP/1.1`, ...lines, ...framing, "", body].join("\r\n");
}

/** The lines that frame a body, and the body. The length is that of what is sent, whatever is shown of it. */
function written(message: Message, secrets: Secrets): [lines: readonly string[], body: string] {
  const { kind, content } = message;
  if (kind === "none") return [[], ""];
  if (kind === "form-data") {
    const fields = textFields(content);
    const boundary = boundaryFor(fields);
    const shown = fields.map(([name, value]): [string, string] => [name, plain(secrets.value(name, value))]);
    const type = `content-type: multipart/form-data; boundary=${boundary}`;
    return [[type, lengthOf(multipart(fields, boundary))], multipart(shown, boundary)];
  }
  const body = bodyText(message);
  if (hasBytes(body)) throw new InvalidRequestError("body", "its bytes are no UTF-8, so there is nothing to read");
  return [[lengthOf(body)], plain(shownBody(message, secrets))];
}

/** HTML Standard, "multipart/form-data encoding algorithm". */
function multipart(fields: readonly (readonly [name: string, value: string])[], boundary: string): string {
  const escapes: Readonly<Record<string, string>> = { "\r": "%0D", "\n": "%0A", '"': "%22" };
  const parts = fields.map(([name, value]) => {
    const escaped = name.replace(/[\r\n"]/g, (character) => escapes[character]!);
    return `--${boundary}\r\ncontent-disposition: form-data; name="${escaped}"\r\n\r\n${value}\r\n`;
  });
  return `${parts.join("")}--${boundary}--\r\n`;
}

/** A boundary that is in no value: the longest run of its last letter, and one more. */
function boundaryFor(fields: readonly (readonly [name: string, value: string])[]): string {
  const runs = fields.flatMap(([, value]) => value.match(/(?<=form-boundary-)x+/g) ?? []);
  return `form-boundary-${"x".repeat(runs.reduce((longest, { length }) => Math.max(longest, length), 0) + 1)}`;
}

function lengthOf(body: string): string {
  return `content-length: ${new TextEncoder().encode(body).length}`;
}

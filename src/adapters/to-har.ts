import { InvalidRequestError } from "../errors/invalid-request-error.js";
import type { RequestOptions } from "../types/options.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { isForm, shownBody } from "./shown/body-text.js";
import { Secrets, type SecretsOptions } from "./shown/secrets.js";
import { hasBytes, literals, plain } from "./shown/text.js";

/** A name with its value, in a HAR. */
export interface HarRecord {
  name: string;
  value: string;
}

/** A field of a form, in a HAR; of a file, its content is left to who sends it. */
export interface HarParam {
  name: string;
  value?: string;
  fileName?: string;
  contentType?: string;
}

/** A request of HAR 1.2. */
export interface HarRequest {
  /** In upper case. */
  method: string;
  url: string;
  httpVersion: string;
  /** None: the `cookie` header field has them. */
  cookies: [];
  headers: HarRecord[];
  queryString: HarRecord[];
  postData?: { mimeType: string; text: string } | { mimeType: string; params: HarParam[] };
  /** Not known, as HAR writes it: -1. */
  headersSize: number;
  /** In bytes; -1 where it is not known. */
  bodySize: number;
}

/** How a HAR is written. */
export interface HarOptions extends AdapterOptions, SecretsOptions {}

/**
 * A request object of HAR 1.2, as tools take it that write code for clients of other languages.
 *
 * ```ts
 * const request = endpoint("GET /search", { q: "a b", headers: { accept: "a/b", "user-agent": "c", authorization: "token secret" } });
 * toHar(request);
 * // => {
 * //   method: "GET",
 * //   url: "https://api.github.com/search?q=a%20b",
 * //   httpVersion: "HTTP/1.1",
 * //   cookies: [],
 * //   headers: [
 * //     { name: "accept", value: "a/b" },
 * //     { name: "user-agent", value: "c" },
 * //     { name: "authorization", value: "token $GITHUB_TOKEN" },
 * //   ],
 * //   queryString: [{ name: "q", value: "a b" }],
 * //   headersSize: -1,
 * //   bodySize: 0,
 * // }
 * ```
 *
 * @param request - what `build()` gives, or the same written by hand
 * @param options - `secrets`: "hide" (by default), "show", or the names of environment variables
 * @throws InvalidRequestError where the request cannot be sent, or its body is no text: a Blob, a stream, other bytes
 * @throws InvalidOptionError where an option is not one of these
 * @see decisions D6, G6, G8
 */
export function toHar(request: RequestOptions, options?: HarOptions): HarRequest {
  const { secrets: asked } = { __proto__: null, ...options } as unknown as HarOptions;
  const message = readMessage(request, options);
  const secrets = new Secrets(message.url, asked);
  const [, base, query] = /^([^?#]*\??)([^#]*)/.exec(message.url)!;
  const shownQuery = plain(secrets.pairs(query!));
  const har: HarRequest = {
    method: message.method,
    url: base! + shownQuery,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: Object.entries(message.headers).map(([name, value]) => ({
      name,
      value: plain(secrets.field(name, value)),
    })),
    queryString: records(shownQuery),
    headersSize: -1,
    bodySize: 0,
  };
  if (message.kind === "none") return har;
  return { ...har, ...postData(message, secrets) };
}

function postData(message: Message, secrets: Secrets): Pick<HarRequest, "postData" | "bodySize"> {
  const { kind, content, type } = message;
  if (kind === "form-data") {
    const params = Array.from(content.entries(), ([name, value]) => param(name, value, secrets));
    return { postData: { mimeType: "multipart/form-data", params }, bodySize: -1 };
  }
  const shown = shownBody(message, secrets);
  const text = literals(shown);
  if (hasBytes(text)) throw new InvalidRequestError("body", "a HAR has no place for bytes that are no UTF-8");
  const mimeType = type ?? "";
  const bodySize = shown.every((piece) => typeof piece === "string") ? new TextEncoder().encode(text).length : -1;
  // What is no form in all its letters would be another one when it is written anew.
  const isExact = kind === "text" && String(new URLSearchParams(content)) === content;
  if (isForm(message) && isExact) return { postData: { mimeType, params: records(plain(shown)) }, bodySize };
  return { postData: { mimeType, text: plain(shown) }, bodySize };
}

function param(name: string, value: string | { name: string; type: string }, secrets: Secrets): HarParam {
  if (typeof value === "string") return { name, value: plain(secrets.value(name, value)) };
  return { name, fileName: value.name, contentType: value.type };
}

function records(text: string): HarRecord[] {
  return Array.from(new URLSearchParams(text), ([name, value]) => ({ name, value }));
}

import { InvalidRequestError, readSafely } from "../errors/invalid-request.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/mistakes.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { withoutPrototype } from "./own-properties.js";
import { isForm, redactBody } from "./redaction/redacted-body.js";
import { hasInvalidBytes, literalText, plainText, Redactor, type SecretsOptions } from "./redaction/redactor.js";

/** A header or a query parameter in a HAR. */
export interface HarRecord {
  name: string;
  value: string;
}

/** A form field in a HAR. The content of a file is not included. */
export interface HarParam {
  name: string;
  value?: string;
  fileName?: string;
  contentType?: string;
}

/** A request of HAR 1.2. */
export interface HarRequest {
  /** The method in upper case. */
  method: string;
  url: string;
  httpVersion: string;
  /** Always empty; cookies are in the `cookie` header. */
  cookies: [];
  headers: HarRecord[];
  queryString: HarRecord[];
  postData?: { mimeType: string; text: string } | { mimeType: string; params: HarParam[] };
  /** Always -1, which means unknown in HAR. */
  headersSize: number;
  /** The size in bytes; -1 if unknown. */
  bodySize: number;
}

/** The options of `toHar`. */
export interface HarOptions extends AdapterOptions, SecretsOptions {}

/**
 * Converts request options to a request object of HAR 1.2, the input of many code generators.
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
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `secrets`: `"hide"` (the default), `"certain"`, `"show"`, or an object of variable names; `stringify` replaces
 * `JSON.stringify` for a JSON body.
 * @throws {InvalidRequestError} When the request is invalid, or its body is a Blob, a stream or not valid UTF-8.
 * @throws {InvalidOptionError} When `secrets` has another value.
 */
export function toHar<Built>(
  this: NotAChain<Built, "toHar">,
  request: Built & RequestOptions,
  options?: HarOptions,
): HarRequest {
  return readSafely("body", () => convert(request, options));
}

function convert(request: RequestOptions, options?: HarOptions): HarRequest {
  const { secrets } = withoutPrototype(options);
  const message = readMessage(request, options);
  const redactor = new Redactor(request, secrets);
  const [sentUrl] = message.url.split("#", 1) as [string];
  const url = plainText(redactor.redactText(sentUrl, "url"));
  const har: HarRequest = {
    method: message.method,
    url,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: Object.entries(message.headers).map(([name, value]) => ({
      name,
      value: plainText(redactor.redactHeader(name, value)),
    })),
    queryString: toRecords(/\?(.*)/.exec(url)?.[1] ?? ""),
    headersSize: -1,
    bodySize: 0,
  };
  if (message.kind === "none") return har;
  return { ...har, ...postData(message, redactor) };
}

function postData(message: Message, redactor: Redactor): Pick<HarRequest, "postData" | "bodySize"> {
  const { kind, content, contentType } = message;
  if (kind === "form-data") {
    const params = Array.from(content.entries(), ([name, value]) => toParam(name, value, redactor));
    return { postData: { mimeType: "multipart/form-data", params }, bodySize: -1 };
  }
  const redacted = redactBody(message, redactor);
  const text = literalText(redacted);
  if (hasInvalidBytes(text)) throw new InvalidRequestError("body", "must be valid UTF-8 in a HAR");
  const mimeType = contentType ?? "";
  // The size would reveal the length of a credential.
  const bodySize = redacted.every((piece) => typeof piece === "string") ? new TextEncoder().encode(text).length : -1;
  // `params` cannot represent a form with unusual escapes such as %2f, so it is written as text.
  const isExact = kind === "text" && String(new URLSearchParams(content)) === content;
  if (isForm(message) && isExact) return { postData: { mimeType, params: toRecords(plainText(redacted)) }, bodySize };
  return { postData: { mimeType, text: plainText(redacted) }, bodySize };
}

function toParam(name: string, value: string | { name: string; type: string }, redactor: Redactor): HarParam {
  if (typeof value === "string") return { name, value: plainText(redactor.redactValue(name, value)) };
  return { name, fileName: value.name, contentType: value.type };
}

function toRecords(text: string): HarRecord[] {
  return Array.from(new URLSearchParams(text), ([name, value]) => ({ name, value }));
}

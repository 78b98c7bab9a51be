import type { RequestOptions } from "../types/options.js";
import { LONGEST_TEXT } from "../shared/limits.js";
import { readSafely } from "../errors/invalid-request.js";
import type { Secrets } from "../shared/secrets.js";
import { toWellFormed } from "../shared/well-formed.js";
import { bodyText, hideInBody, textFields } from "./body-text.js";
import { readMessage, type AdapterOptions } from "./message.js";
import { withoutPrototype } from "./request.js";
import { secretsFor, type SecretsOptions } from "./variables.js";

/** The options of `redact`. */
export interface RedactOptions extends AdapterOptions, SecretsOptions {}

/**
 * Copies request options for logs: names of variables replace the credentials.
 *
 * ```ts
 * const headers = { accept: "a/b", "user-agent": "c", authorization: "token secret" };
 * redact(endpoint("POST /login", { user: "mona", password: "secret", headers }));
 * // => {
 * //   method: "post",
 * //   url: "https://api.github.com/login",
 * //   headers: {
 * //     accept: "a/b",
 * //     "user-agent": "c",
 * //     authorization: "token $GITHUB_TOKEN",
 * //     "content-type": "application/json; charset=utf-8",
 * //   },
 * //   body: { user: "mona", password: "$GITHUB_PASSWORD" },
 * // }
 * ```
 *
 * Secrets are known by their names: those of header fields, and of pairs and properties in urls, forms and JSON. The body is text, a
 * value that JSON can represent, or the fields of a FormData; of a longer one, it is the first 1,048,576 characters and the number of
 * those that follow. The option `request` is omitted.
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `credentials`: the names of your API's own; `secrets`: `"hide"` (the default) or `"show"`; `stringify` replaces
 * `JSON.stringify` for a JSON body.
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid, or its body is a Blob, a file, a stream or not valid UTF-8.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `secrets` or `credentials` has another value.
 */
export function redact(request: RequestOptions, options?: RedactOptions): RequestOptions {
  return readSafely("body", () => redactRequest(request, options));
}

function redactRequest(request: RequestOptions, options?: RedactOptions): RequestOptions {
  const message = readMessage(request, options, "reader");
  const { method, url, headers, body } = withoutPrototype(request) as RequestOptions;
  const secrets = secretsFor(url, options, (variable, quote) => `${quote}$${variable}${quote}`);
  return {
    method,
    url: secrets.url(url),
    headers: Object.fromEntries(
      Object.entries({ ...headers }).map(([name, value]) => [name, secrets.header(name, value)]),
    ),
    ...(message.kind !== "none" && { body: redactedBody(body, options, secrets, message.contentType) }),
  };
}

function redactedBody(value: unknown, options: RedactOptions | undefined, secrets: Secrets, contentType = ""): unknown {
  // Without headers, so that an object is read as JSON instead of a form.
  const message = readMessage({ method: "post", url: "http://localhost", headers: {}, body: value }, options);
  const { kind, content } = message;
  if (kind === "form-data") {
    let left = LONGEST_TEXT;
    return textFields(content).map(([name, field]) => {
      left = Math.max(0, left - name.length);
      const shown = shorten(field, left, (text) => secrets.value(name, text));
      left = Math.max(0, left - field.length);
      return [name, shown];
    });
  }
  const isData = message.contentType?.startsWith("application/json") === true;
  const redacted = shorten(bodyText(message), LONGEST_TEXT, (text) =>
    isData ? secrets.text(text) : hideInBody(text, contentType, secrets),
  );
  return isData ? toData(redacted) : redacted;
}

/** Redacts the start of a text, and says how much it leaves out: a body has no limit, and a log needs no more. */
function shorten(text: string, length: number, redactText: (read: string) => string): string {
  if (text.length <= length) return redactText(toWellFormed(text));
  // A secret within a value is found only if no escape of it is cut.
  const start = text.slice(0, length).replace(CUT_ESCAPE, "");
  return `${redactText(toWellFormed(start))}… and ${text.length - start.length} more characters`;
}

/** An escape of JSON, or the bytes of a percent-encoded character, at the end of a text. */
const CUT_ESCAPE = /(?:(?<!\\)\\+(?:u[\da-f]{0,3})?|(?<!%[\da-f]{2})(?:%[\da-f]{2})*(?:%[\da-f]?)?)$/i;

/** A text that `stringify` wrote need not be JSON. */
function toData(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

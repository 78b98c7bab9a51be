import type { TextStructure } from "../shared/secret-text.js";
import type { RequestOptions } from "../types/options.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { readSafely } from "../errors/invalid-request.js";
import { toWellFormed } from "../shared/well-formed.js";
import { readMessage, withRoute, type AdapterOptions } from "./message.js";
import { withoutPrototype } from "./own-properties.js";
import { bodyText, structureOf, textFields } from "./redaction/redacted-body.js";
import { plainText, type RedactedText, Redactor, type SecretsOptions } from "./redaction/redactor.js";

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
 * The body is text, a value that JSON can represent, or the fields of a FormData; of a longer one, it is the first 1,048,576
 * characters and the number of those that follow. The option `request` is omitted.
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `secrets`: `"hide"` (the default), `"certain"`, `"show"`, or an object of variable names; `stringify` replaces
 * `JSON.stringify` for a JSON body.
 * @throws {InvalidRequestError} When the request is invalid, or its body is a Blob, a file, a stream or not valid UTF-8.
 * @throws {InvalidOptionError} When `secrets` has another value.
 */
export function redact(request: RequestOptions, options?: RedactOptions): RequestOptions {
  return readSafely("body", () => redactRequest(request, options));
}

function redactRequest(request: RequestOptions, options?: RedactOptions): RequestOptions {
  const { secrets } = withoutPrototype(options);
  const message = readMessage(request, options, "any");
  const { method, url, headers, body } = withoutPrototype(request) as RequestOptions;
  const redactor = new Redactor(request, secrets);
  return {
    method,
    url: plainText(redactor.redactText(url, "url")),
    headers: withRoute(
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          plainText(redactor.redactHeader(name.toLowerCase(), value)),
        ]),
      ),
      message,
    ),
    ...(message.kind !== "none" && { body: redactedBody(body, options, redactor, structureOf(message)) }),
  };
}

function redactedBody(
  value: unknown,
  options: RedactOptions | undefined,
  redactor: Redactor,
  structure: TextStructure,
): unknown {
  // Without headers, so that an object is read as JSON instead of a form.
  const message = readMessage({ method: "post", url: "http://localhost", headers: {}, body: value }, options);
  const { kind, content } = message;
  if (kind === "form-data") {
    let left = LONGEST_TEXT;
    return textFields(content).map(([name, field]) => {
      left = Math.max(0, left - name.length);
      const shown = shorten(field, left, (text) => redactor.redactValue(name, text));
      left = Math.max(0, left - field.length);
      return [name, shown];
    });
  }
  const text = bodyText(message);
  const isData = message.contentType?.startsWith("application/json") === true;
  const redacted = shorten(text, LONGEST_TEXT, (read) => redactor.redactText(read, isData ? "text" : structure));
  return isData ? toData(redacted) : redacted;
}

/** Redacts the start of a text, and says how much it leaves out (G13): a body has no limit, and a log needs no more. */
function shorten(text: string, length: number, redactText: (read: string) => RedactedText): string {
  const shown = plainText(redactText(toWellFormed(text.slice(0, length))));
  return text.length > length ? `${shown}… and ${text.length - length} more characters` : shown;
}

/** A text that `stringify` wrote need not be JSON. */
function toData(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

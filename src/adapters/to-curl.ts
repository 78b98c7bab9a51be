import { InvalidRequestError, readSafely } from "../errors/invalid-request.js";
import { invalidOption } from "../errors/kinds.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/mistakes.js";
import { cmd } from "./curl/cmd.js";
import { powershell } from "./curl/powershell.js";
import { sh } from "./curl/sh.js";
import type { Shell } from "./curl/shell.js";
import { NO_CLIENT_OPTIONS } from "./client-options.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { withoutPrototype } from "./own-properties.js";
import { redactBody, textFields } from "./redaction/redacted-body.js";
import { latin1ToText, literalText, type RedactedText, Redactor, type SecretsOptions } from "./redaction/redactor.js";

/** The options of `toCurl`. */
export interface CurlOptions extends AdapterOptions, SecretsOptions {
  /** The shell to quote for: `"sh"` (the default, any POSIX shell), or `"cmd"` and `"powershell"` on Windows. */
  readonly shell?: "sh" | "cmd" | "powershell" | undefined;
}

const SHELLS: ReadonlyMap<unknown, Shell> = /* @__PURE__ */ new Map([
  ["sh", sh],
  ["cmd", cmd],
  ["powershell", powershell],
]);

/** Longer bodies are piped to curl, because Linux limits an argument to 131,072 bytes. */
const MAX_ARGUMENT_BYTES = 100_000;

/**
 * Formats request options as a curl command that sends the same method, url, headers and body.
 *
 * ```ts
 * const request = endpoint("PATCH /user", { bio: "It's me", headers: { accept: "a/b", "user-agent": "c", authorization: "token secret" } });
 * toCurl(request); // => `curl -X PATCH https://api.github.com/user -H 'accept: a/b' -H 'user-agent: c' -H "authorization: token $GITHUB_TOKEN" -H 'content-type: application/json; charset=utf-8' --data-raw '{"bio":"It'\\''s me"}'`
 * ```
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `shell`: `"sh"` (the default), `"cmd"` or `"powershell"`; `secrets`: `"hide"` (the default),
 * `"certain"`, `"show"`, or an object of variable names; `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {InvalidRequestError} When the request is invalid, or a command cannot contain it: a Blob, a file, a stream, or
 * characters that the shell does not support.
 * @throws {InvalidOptionError} When `shell` or `secrets` has another value.
 */
export function toCurl<Built>(
  this: NotAChain<Built, "toCurl">,
  request: Built & RequestOptions,
  options?: CurlOptions,
): string {
  return readSafely("body", () => formatCommand(request, options));
}

function formatCommand(request: RequestOptions, options?: CurlOptions): string {
  const { shell: name = "sh", secrets } = withoutPrototype(options);
  const shell = SHELLS.get(name);
  if (!shell) throw invalidOption("shell", "form", '"sh", "cmd" or "powershell"');
  const message = readMessage(request, options);
  const redactor = new Redactor(request, secrets);
  const head = [
    ...methodArguments(message),
    ...urlArguments(message.url, redactor),
    ...timeoutArguments(message),
    ...headerArguments(message, redactor),
  ];
  const body = bodyArguments(message, redactor, name === "sh");
  const args = [...head, ...suppressedHeaderArguments(message, body), ...body.args];
  for (const { text, path } of args) {
    if (text && shell.unsupported.some((characters) => characters.test(literalText(text))))
      throw new InvalidRequestError(
        path,
        name === "sh" ? "must not contain NUL" : `must not contain characters that ${name} does not support; use sh`,
      );
  }
  const words = args.flatMap(({ flag, text }) => [flag, text].filter((word) => word !== undefined));
  return shell.formatCommand(words, body.input);
}

/** A flag, a text, or both, with the path of the value in the request options. */
interface Argument {
  readonly path: string;
  readonly flag: string | undefined;
  readonly text: RedactedText | undefined;
}

function argument(path: string, flag: string | undefined, text?: RedactedText): Argument {
  return { path, flag, text };
}

function methodArguments({ method, kind }: Message): Argument[] {
  // With --head, curl sends no body. With -X HEAD, it waits for a response body that never comes.
  if (method === "HEAD" && kind !== "none")
    throw new InvalidRequestError("body", "must not be set with HEAD; curl does not support it");
  if (method === "HEAD") return [argument("method", "--head")];
  return method === (kind === "none" ? "GET" : "POST") ? [] : [argument("method", "-X", [method])];
}

function urlArguments(url: string, redactor: Redactor): Argument[] {
  const [, sentUrl, path] = /^(([^?#]*\??)[^#]*)/.exec(url) as unknown as [string, string, string];
  const args = [argument("url", undefined, redactor.redactText(sentUrl, "url"))];
  if (/\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(path)) args.unshift(argument("url", "--path-as-is"));
  // Without --globoff, curl expands brackets and braces to several urls.
  if (/[[\]{}]/.test(url)) args.unshift(argument("url", "--globoff"));
  return args;
}

/** Converts a timeout in milliseconds to the seconds of curl. */
function timeoutArguments({ clientOptions = NO_CLIENT_OPTIONS }: Message): Argument[] {
  const { timeout } = clientOptions;
  return Number.isInteger(timeout) && (timeout as number) > 0
    ? [argument("request.timeout", `--max-time ${(timeout as number) / 1000}`)]
    : [];
}

function headerArguments({ headers, kind }: Message, redactor: Redactor): Argument[] {
  return Object.entries(headers).flatMap(([name, value]): Argument[] => {
    // curl counts the bytes itself.
    if (name === "content-length" && kind !== "none") return [];
    // "name;" sends an empty header, while "name:" removes a header that curl would add.
    const text = /^[\t ]*$/.test(value) ? [`${name};`] : [`${name}: `, ...redactor.redactHeader(name, value)];
    const bytes = text.map((piece) => (typeof piece === "string" ? latin1ToText(piece) : piece));
    return [argument(`headers.${name}`, "-H", bytes)];
  });
}

/** Removes the headers that curl adds by default and the request does not have. */
function suppressedHeaderArguments({ headers, kind }: Message, { isLong }: BodyArguments): Argument[] {
  const defaults = ["user-agent", "accept"];
  if (kind === "text" || kind === "bytes") defaults.push("content-type");
  if (isLong) defaults.push("expect");
  return defaults
    .filter((name) => !Object.hasOwn(headers, name))
    .map((name) => argument(`headers.${name}`, "-H", [`${name}:`]));
}

interface BodyArguments {
  readonly args: readonly Argument[];
  /** The text that is piped to curl. */
  readonly input: RedactedText | undefined;
  /** Whether the body may be so long that curl would send `Expect: 100-continue`. */
  readonly isLong: boolean;
}

function bodyArguments(message: Message, redactor: Redactor, isPosix: boolean): BodyArguments {
  const { kind, content } = message;
  if (kind === "none") return { args: [], input: undefined, isLong: false };
  if (kind === "form-data") return { args: formArguments(content, redactor), input: undefined, isLong: true };
  const text = redactBody(message, redactor);
  const literal = literalText(text);
  const isArgument = !/[\0\p{Cs}]/u.test(literal) && new TextEncoder().encode(literal).length <= MAX_ARGUMENT_BYTES;
  return isArgument || !isPosix
    ? { args: [argument("body", "--data-raw", text)], input: undefined, isLong: false }
    : { args: [argument("body", "--data-binary @-")], input: text, isLong: true };
}

function formArguments(form: FormData, redactor: Redactor): Argument[] {
  const fields = textFields(form);
  if (fields.length === 0) throw new InvalidRequestError("body", "must have at least one field for curl");
  return fields.map(([name, value]) => {
    const path = `body.${name}`;
    // curl splits at the first "=".
    if (!name || name.includes("=")) throw new InvalidRequestError(path, 'must have a name without "=" for curl');
    return argument(path, "--form-string", [`${name}=`, ...redactor.redactValue(name, value)]);
  });
}

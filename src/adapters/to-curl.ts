import { invalidRequest, readSafely } from "../errors/invalid-request.js";
import { UNPRINTABLE } from "../shared/terminal-text.js";
import { DOT_SEGMENTS } from "../kernel/url.js";
import type { Secrets } from "../shared/secrets.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/mistakes.js";
import { bodyText, hideInBody, textFields } from "./body-text.js";
import { NO_CLIENT_OPTIONS } from "./client-options.js";
import { addFraming } from "./framing.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { secretsFor, type SecretsOptions } from "./variables.js";

/** The options of `toCurl`. */
export interface CurlOptions extends AdapterOptions, SecretsOptions {}

/** The number of parts that `printf` must write in an argument: each runs a command of its own, and no shell runs ten thousand. */
const MOST_UNPRINTABLE = 9;

/** Longer bodies are piped to curl, because Linux limits an argument to 131,072 bytes. */
const MAX_ARGUMENT_BYTES = 100_000;

/**
 * Formats request options as a curl command for POSIX shells such as `sh`, bash and zsh: it sends the same method, url, headers
 * and body.
 *
 * ```ts
 * const request = endpoint("PATCH /user", { bio: "It's me", headers: { accept: "a/b", "user-agent": "c", authorization: "token secret" } });
 * toCurl(request); // => `curl -X PATCH https://api.github.com/user -H 'accept: a/b' -H 'user-agent: c' -H "authorization: token $GITHUB_TOKEN" -H 'content-type: application/json; charset=utf-8' --data-raw '{"bio":"It'\\''s me"}'`
 * ```
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `credentials`: the names of your API's own; `secrets`: `"hide"` (the default) or `"show"`; `stringify` replaces
 * `JSON.stringify` for a JSON body.
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid, or a command cannot contain it: a Blob, a file, a stream, or NUL.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `secrets` or `credentials` has another value.
 */
export function toCurl<Built>(
  this: NotAChain<Built, "toCurl">,
  request: Built & RequestOptions,
  options?: CurlOptions,
): string {
  return readSafely("body", () => formatCommand(request, options));
}

/** A text: every second piece is the name of a variable. Lone surrogates from U+DC80 are bytes that are not valid UTF-8. */
type Text = readonly string[];

function formatCommand(request: RequestOptions, options?: CurlOptions): string {
  const message = readMessage(request, options);
  // curl counts the bytes of a body itself.
  if (message.kind === "none") addFraming(message);
  // Around a variable. No request can contain it but by guessing.
  const mark = `~${Math.random().toString(36).slice(2)}~`;
  const secrets = secretsFor(message.url, options, (variable) => mark + variable + mark);
  const head = [
    ...methodArguments(message),
    ...urlArguments(message.url, secrets),
    ...timeoutArguments(message),
    ...headerArguments(message, secrets),
  ];
  const body = bodyArguments(message, secrets);
  const words = [...head, ...suppressedHeaderArguments(message, body), ...body.args].flatMap(({ path, flag, text }) => {
    if (text?.includes("\0")) throw invalidRequest(path, "must not contain NUL");
    return [flag, text === undefined ? text : quoteArgument(text.split(mark))].filter((word) => word !== undefined);
  });
  const command = ["curl", ...words].join(" ");
  return body.input ? `${formatPrintf(body.input.split(mark))} | ${command}` : command;
}

/** A flag, a text, or both, with the path of the value in the request options. */
interface Argument {
  readonly path: string;
  readonly flag: string | undefined;
  readonly text: string | undefined;
}

function argument(path: string, flag: string | undefined, text?: string): Argument {
  return { path, flag, text };
}

function methodArguments({ method, kind }: Message): Argument[] {
  // With --head, curl sends no body. With -X HEAD, it waits for a response body that never comes.
  if (method === "HEAD" && kind !== "none")
    throw invalidRequest("body", "must not be set with HEAD; curl does not support it");
  if (method === "HEAD") return [argument("method", "--head")];
  return method === (kind === "none" ? "GET" : "POST") ? [] : [argument("method", "-X", method)];
}

function urlArguments(url: string, secrets: Secrets): Argument[] {
  const [, sentUrl, path] = /^(([^?#]*)[^#]*)/.exec(url) as unknown as [string, string, string];
  const args = [argument("url", undefined, secrets.url(sentUrl))];
  if (path.search(DOT_SEGMENTS) >= 0) args.unshift(argument("url", "--path-as-is"));
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

function headerArguments({ headers }: Message, secrets: Secrets): Argument[] {
  return Object.entries(headers).map(([name, value]) => {
    // "name;" sends an empty header, while "name:" removes a header that curl would add.
    const text = /^[\t ]*$/.test(value) ? `${name};` : `${name}: ${secrets.header(name, value)}`;
    // Headers are sent as Latin-1.
    return argument(`headers.${name}`, "-H", text.replace(/[\x80-\xff]/g, byteToText));
  });
}

/** Removes the headers that curl adds by default and the request does not have. */
function suppressedHeaderArguments({ headers, kind }: Message, { isLong }: BodyArguments): Argument[] {
  const defaults = ["user-agent", "accept"];
  if (kind === "text" || kind === "bytes") defaults.push("content-type");
  if (isLong) defaults.push("expect");
  return defaults
    .filter((name) => !Object.hasOwn(headers, name))
    .map((name) => argument(`headers.${name}`, "-H", `${name}:`));
}

interface BodyArguments {
  readonly args: readonly Argument[];
  /** The text that is piped to curl. */
  readonly input: string | undefined;
  /** Whether the body may be so long that curl would send `Expect: 100-continue`. */
  readonly isLong: boolean;
}

function bodyArguments(message: Message, secrets: Secrets): BodyArguments {
  const { kind, content, contentType = "" } = message;
  if (kind === "none") return { args: [], input: undefined, isLong: false };
  if (kind === "form-data") return { args: formArguments(content, secrets), input: undefined, isLong: true };
  const text = hideInBody(bodyText(message, bytesToText), contentType, secrets);
  const isArgument =
    !/[\0\p{Cs}]/u.test(text) && !isUnprintable(text) && new TextEncoder().encode(text).length <= MAX_ARGUMENT_BYTES;
  return isArgument
    ? { args: [argument("body", "--data-raw", text)], input: undefined, isLong: false }
    : { args: [argument("body", "--data-binary @-")], input: text, isLong: true };
}

function formArguments(form: FormData, secrets: Secrets): Argument[] {
  const fields = textFields(form);
  if (fields.length === 0) throw invalidRequest("body", "must have at least one field for curl");
  return fields.map(([name, value]) => {
    const path = `body.${name}`;
    // curl splits at the first "=".
    if (!name || name.includes("=")) throw invalidRequest(path, 'must have a name without "=" for curl');
    return argument(path, "--form-string", `${name}=${secrets.value(name, value)}`);
  });
}

function bytesToText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : byteToText(String.fromCharCode(byte)),
  ).join("");
}

function byteToText(character: string): string {
  return String.fromCharCode(0xdc00 + character.charCodeAt(0));
}

const EACH_UNPRINTABLE = /* @__PURE__ */ (() => new RegExp(`(${UNPRINTABLE.source})`, "gu"))();
const UNPRINTABLE_RUN = /* @__PURE__ */ (() => new RegExp(`((?:${UNPRINTABLE.source})+)`, "u"))();
/** Characters that are special in a `printf` format, in its quotation marks or on a terminal, and line feeds. */
const SPECIAL_IN_FORMAT = /* @__PURE__ */ (() => new RegExp(`^-|['\\\\\\n]|${UNPRINTABLE.source}`, "gu"))();

function quoteArgument(text: Text): string {
  const literal = text.filter((_, index) => index % 2 === 0).join("");
  if (isUnprintable(literal)) return quoteByPrintf(text);
  if (text.length === 1) return /^[\w./:-]+$/.test(literal) ? literal : singleQuote(literal) || "''";
  // These are special in double quotes; an interactive bash replaces "!" with an earlier command.
  const isPlain = !/["$`\\!\n]/.test(literal) && !UNPRINTABLE.test(literal);
  const pieces = text.map((piece, index) => {
    if (index % 2 === 0) return isPlain ? piece : singleQuote(piece);
    // In zsh, a `[` or `:` after a name without braces selects a part of the variable.
    const variable = text.slice(index + 1).join("") ? `\${${piece}}` : `$${piece}`;
    return isPlain ? variable : `"${variable}"`;
  });
  return isPlain ? `"${pieces.join("")}"` : pieces.join("");
}

/**
 * Quotes text in single quotes, where no character is special.
 *
 * Unprintable characters are written by `printf`, because POSIX shells do not support `$'…'`. A substitution never ends in
 * a line feed, which the shell would remove.
 */
function singleQuote(text: string): string {
  // Before version 5.0, bash expands "!" in quoted text after its first line.
  const outside = text.includes("\n") ? /['!]/g : /'/g;
  const parts = text.split(UNPRINTABLE_RUN).map((part, index) => {
    if (index % 2 === 1) return `"$(printf '${part.replace(EACH_UNPRINTABLE, toOctal)}')"`;
    return part && `'${part.replace(outside, "'\\$&'")}'`;
  });
  return parts.join("");
}

/** Quotes a text that `printf` writes alone, but for line feeds at its end, which a substitution would lose. */
function quoteByPrintf(text: Text): string {
  const last = text.at(-1)!;
  let end = last.length;
  while (last[end - 1] === "\n") end -= 1;
  const lineFeeds = last.slice(end) && `'${last.slice(end)}'`;
  // Within double quotes, an interactive bash would replace "!" with an earlier command.
  const command = formatPrintf([...text.slice(0, -1), last.slice(0, end)]).replaceAll("!", "\\041");
  return `"$(${command})"${lineFeeds}`;
}

/** Whether a text has so many unprintable parts. */
function isUnprintable(text: string): boolean {
  return text.split(UNPRINTABLE_RUN, 2 * MOST_UNPRINTABLE + 1).length > 2 * MOST_UNPRINTABLE;
}

/** Formats a command that prints the text; `printf` is a builtin, so the limit for arguments does not apply. */
function formatPrintf(text: Text): string {
  const format = text.map((piece, index) =>
    index % 2 === 0 ? piece.replace(/%/g, "%%").replace(SPECIAL_IN_FORMAT, toOctal) : "%s",
  );
  const variables = text.flatMap((piece, index) => (index % 2 === 0 ? [] : [` "$${piece}"`]));
  return `printf '${format.join("")}'${variables.join("")}`;
}

function toOctal(character: string): string {
  const code = character.charCodeAt(0);
  // A fast way: a long body has many line feeds.
  if (code < 0x80) return `\\${code.toString(8).padStart(3, "0")}`;
  // A lone surrogate represents a byte.
  const bytes = code >= 0xdc80 ? [code - 0xdc00] : new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}

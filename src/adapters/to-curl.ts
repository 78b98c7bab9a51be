import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { InvalidRequestError } from "../errors/invalid-request-error.js";
import type { RequestOptions } from "../types/options.js";
import { cmd } from "./curl/cmd.js";
import { powershell } from "./curl/powershell.js";
import { sh } from "./curl/sh.js";
import type { Shell } from "./curl/shell.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { shownBody, textFields } from "./shown/body-text.js";
import { Secrets, type SecretsOptions } from "./shown/secrets.js";
import { literals, textOfLatin1, type ShownText } from "./shown/text.js";

/** For which shell a command is written, and whether it shows credentials. */
export interface CurlOptions extends AdapterOptions, SecretsOptions {
  /** `"sh"`, the default, is any POSIX shell; `"cmd"` and `"powershell"` are those of Windows. */
  readonly shell?: "sh" | "cmd" | "powershell" | undefined;
}

const SHELLS: ReadonlyMap<unknown, Shell> = /* @__PURE__ */ new Map([
  ["sh", sh],
  ["cmd", cmd],
  ["powershell", powershell],
]);

/** More than this, Linux takes in no argument: it has 131,072 bytes for one. */
const LONG = 100_000;

/**
 * A command that sends the request with curl: the same method, url, header fields and bytes.
 *
 * ```ts
 * const request = endpoint("PATCH /user", { bio: "It's me", headers: { accept: "a/b", "user-agent": "c", authorization: "token secret" } });
 * toCurl(request); // => `curl -X PATCH https://api.github.com/user -H 'accept: a/b' -H 'user-agent: c' -H "authorization: token $GITHUB_TOKEN" -H 'content-type: application/json; charset=utf-8' --data-raw '{"bio":"It'\\''s me"}'`
 * ```
 *
 * @param request - what `build()` gives, or the same written by hand
 * @param options - `shell`: "sh" (by default), "cmd" or "powershell"; `secrets`: "hide" (by default), "show", or the names
 * of environment variables
 * @throws InvalidRequestError where the request cannot be sent, or not by a command: a Blob, a stream, a file
 * @throws InvalidOptionError where an option is not one of these
 * @see decisions D6, G6, G7
 */
export function toCurl(request: RequestOptions, options?: CurlOptions): string {
  const { shell: name = "sh", secrets: asked } = { __proto__: null, ...options } as unknown as CurlOptions;
  const shell = SHELLS.get(name);
  if (!shell) throw new InvalidOptionError([{ name: "shell", problem: 'use "sh", "cmd" or "powershell"' }]);
  const message = readMessage(request, options);
  const secrets = new Secrets(message.url, asked);
  const head = [
    ...methodArguments(message),
    ...urlArguments(message.url, secrets),
    ...headerArguments(message, secrets),
  ];
  const body = bodyArguments(message, secrets, name === "sh");
  const args = [...head, ...unwantedArguments(message, body), ...body.args];
  for (const { text, path } of args) {
    if (text && shell.excluded.test(literals(text)))
      throw new InvalidRequestError(
        path,
        name === "sh" ? "no argument of a command can have NUL" : `${name} has no way to write it: use sh`,
      );
  }
  const words = args.flatMap(({ flag, text }) => [flag, text].filter((word) => word !== undefined));
  return shell.write(words, body.input);
}

/** A flag, a text, or both; and where in the request it comes from. */
interface Argument {
  readonly path: string;
  readonly flag: string | undefined;
  readonly text: ShownText | undefined;
}

function argument(path: string, flag: string | undefined, text?: ShownText): Argument {
  return { path, flag, text };
}

function methodArguments({ method, kind }: Message): Argument[] {
  // With -I, curl sends no body; with -X HEAD, it waits for one that does not come.
  if (method === "HEAD" && kind !== "none") throw new InvalidRequestError("body", "curl sends none with HEAD");
  if (method === "HEAD") return [argument("method", "--head")];
  return method === (kind === "none" ? "GET" : "POST") ? [] : [argument("method", "-X", [method])];
}

function urlArguments(url: string, secrets: Secrets): Argument[] {
  const [, base, query = ""] = /^([^?#]*\??)([^#]*)/.exec(url)!;
  const args = [argument("url", undefined, [base!, ...secrets.pairs(query)])];
  if (/\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(base!)) args.unshift(argument("url", "--path-as-is"));
  // For curl, these are lists of urls.
  if (/[[\]{}]/.test(url)) args.unshift(argument("url", "--globoff"));
  return args;
}

function headerArguments({ headers, kind }: Message, secrets: Secrets): Argument[] {
  return Object.entries(headers).flatMap(([name, value]): Argument[] => {
    // It counts what it sends.
    if (name === "content-length" && kind !== "none") return [];
    // What is blank has to be written like this; "name:" takes a field away.
    const text = /^[\t ]*$/.test(value) ? [`${name};`] : [`${name}: `, ...secrets.field(name, value)];
    const bytes = text.map((piece) => (typeof piece === "string" ? textOfLatin1(piece) : piece));
    return [argument(`headers.${name}`, "-H", bytes)];
  });
}

/** What curl sends by itself, where the request does not have it. */
function unwantedArguments({ headers, kind }: Message, { isLong }: BodyArguments): Argument[] {
  const own = ["user-agent", "accept"];
  if (kind === "text" || kind === "bytes") own.push("content-type");
  if (isLong) own.push("expect");
  return own
    .filter((name) => !Object.hasOwn(headers, name))
    .map((name) => argument(`headers.${name}`, "-H", [`${name}:`]));
}

interface BodyArguments {
  readonly args: readonly Argument[];
  /** What is read from the standard input. */
  readonly input: ShownText | undefined;
  /** Whether it may be a megabyte: then, curl would ask first if it may send it. */
  readonly isLong: boolean;
}

function bodyArguments(message: Message, secrets: Secrets, isPosix: boolean): BodyArguments {
  const { kind, content } = message;
  if (kind === "none") return { args: [], input: undefined, isLong: false };
  if (kind === "form-data") return { args: formArguments(content, secrets), input: undefined, isLong: true };
  const text = shownBody(message, secrets);
  const whole = literals(text);
  const isArgument = !/[\0\p{Cs}]/u.test(whole) && new TextEncoder().encode(whole).length <= LONG;
  return isArgument || !isPosix
    ? { args: [argument("body", "--data-raw", text)], input: undefined, isLong: false }
    : { args: [argument("body", "--data-binary @-")], input: text, isLong: true };
}

function formArguments(form: FormData, secrets: Secrets): Argument[] {
  const fields = textFields(form);
  if (fields.length === 0) throw new InvalidRequestError("body", "curl sends no form without fields");
  return fields.map(([name, value]) => {
    const path = `body.${name}`;
    // It cuts at the first.
    if (!name || name.includes("=")) throw new InvalidRequestError(path, 'curl takes no such name: empty, or with "="');
    return argument(path, "--form-string", [`${name}=`, ...secrets.value(name, value)]);
  });
}

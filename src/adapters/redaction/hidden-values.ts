import { LONGEST_TEXT } from "../../errors/longest-text.js";
import type { RequestOptions } from "../../types/options.js";
import { readMessage, type Message } from "../message.js";
import { bodyText, structureOf } from "./redacted-body.js";
import { Redactor } from "./redactor.js";

/** A shorter text is not hidden: it may be a part of any word. */
const SHORTEST = 4;

/**
 * Returns what `redact()` hides in a request, and its parts, as a server may repeat them: encoded or decoded, a single cookie,
 * the password of `Basic`. The longest come first.
 *
 * @param request - valid request options; the secrets of a body that cannot be read are not known
 */
export function hiddenValues(request: RequestOptions): readonly string[] {
  const { url, headers } = request;
  const values = new Redactor(request);
  values.redactText(url, "url");
  redactBody(request, values);
  const found = [...values.hidden, ...Object.entries(headers).flatMap((field) => hiddenInField(request, ...field))];
  const forms = new Set(found.flatMap(formsOf));
  return [...forms].filter(({ length }) => length >= SHORTEST).sort((one, other) => other.length - one.length);
}

function hiddenInField(request: RequestOptions, name: string, value: string): string[] {
  const field = new Redactor(request);
  field.redactHeader(name.toLowerCase(), value);
  // With its scheme.
  return field.hidden.flatMap((secret) => [secret, ...partsOf(secret), value.endsWith(secret) ? value : secret]);
}

function redactBody(request: RequestOptions, redactor: Redactor): void {
  const message = attempt(() => readMessage(request, { stringify: writeAny }, "any"));
  if (message?.kind === "form-data") {
    for (const [name, value] of message.content.entries())
      if (typeof value === "string") redactor.redactValue(name, value.slice(0, LONGEST_TEXT));
  } else if (message && message.kind !== "none") {
    const text = attempt(() => bodyText(message as Message));
    if (text) redactor.redactText(text.slice(0, LONGEST_TEXT), structureOf(message));
  }
}

/** The program may have written the body with a function of its own, which accepts more than JSON. */
function writeAny(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}

/** The parts of a header value: cookies, parameters, the token after a scheme, and what `Basic` encodes. */
function partsOf(value: string): string[] {
  const words = value.split(/[\t ]+/);
  const parts = [value.split(";"), value.split(/[;,]/)].flat().map((part) => part.trim());
  const assigned = parts.filter((part) => part.includes("=")).map((part) => part.slice(part.indexOf("=") + 1));
  const [, name, password] = /^([^:]*):([^]*)$/.exec(decodeBase64(words.at(-1)!)) ?? [];
  return [words.at(-1)!, ...assigned, ...assigned.map(unquote), name ?? "", password ?? ""];
}

function unquote(text: string): string {
  return text.replace(/^"([^]*)"$/, "$1");
}

/** Decodes base64 as UTF-8; any other text is empty. */
function decodeBase64(text: string): string {
  const bytes = attempt(() => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
  return attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes)) ?? "";
}

/** A value as it was sent, decoded, and encoded in each of the ways that requests have. */
function formsOf(value: string): string[] {
  const decoded = [
    value,
    attempt(() => decodeURIComponent(value)),
    attempt(() => decodeURIComponent(value.replaceAll("+", " "))),
    attempt(() => JSON.parse(`"${value}"`) as string),
  ].filter((form) => form !== undefined);
  return decoded.flatMap((form) => [
    form,
    attempt(() => encodeURIComponent(form)) ?? form,
    String(new URLSearchParams([["", form]])).slice(1),
    JSON.stringify(form).slice(1, -1),
  ]);
}

function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

import { InvalidRequestError } from "../../errors/invalid-request-error.js";
import type { Message } from "../message.js";
import type { Secrets } from "./secrets.js";
import { textOfBytes, type ShownText } from "./text.js";

/**
 * The text of a body that is one text: nothing waits here, so what can only be read later cannot be shown.
 *
 * @throws InvalidRequestError where it is a Blob or a stream
 */
export function bodyText({ kind, content }: Message): string {
  if (kind === "text") return content.toWellFormed();
  if (kind === "bytes") return utf8(content) ?? textOfBytes(content);
  throw new InvalidRequestError(
    "body",
    kind === "stream" ? "a stream can only be sent" : "a Blob has to be read first: pass its arrayBuffer()",
  );
}

/** A body with its credentials kept back. */
export function shownBody(message: Message, secrets: Secrets): ShownText {
  const text = bodyText(message);
  return isForm(message) ? secrets.pairs(text) : secrets.members(text);
}

/** Whether it is announced as `application/x-www-form-urlencoded`. */
export function isForm({ type }: Message): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type ?? "");
}

/**
 * The fields of a form, as the platform writes them: HTML Standard, "multipart/form-data encoding algorithm".
 *
 * @throws InvalidRequestError where one is a file: it can only be read later
 */
export function textFields(form: FormData): [name: string, value: string][] {
  return Array.from(form.entries(), ([name, value]) => {
    if (typeof value === "string") return [withCrlf(name), withCrlf(value)];
    throw new InvalidRequestError(`body.${name}`, "a file has to be read first: pass its text()");
  });
}

function withCrlf(text: string): string {
  return text.replace(/\r\n?|\n/g, "\r\n");
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

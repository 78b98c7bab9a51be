import { InvalidRequestError } from "../../errors/invalid-request.js";
import { FORM_TYPE } from "../body.js";
import type { Message } from "../message.js";
import { normalizeLineBreaks } from "../multipart.js";
import { bytesToText, type RedactedText, type Redactor } from "./redactor.js";

/**
 * Returns the text of a body.
 *
 * @throws {InvalidRequestError} When the body is not valid UTF-8, or a Blob or a stream, which can only be read asynchronously
 * (decision G8).
 */
export function bodyText(message: Message): string {
  return readText(message, () => {
    throw new InvalidRequestError("body", "must be valid UTF-8");
  });
}

/** @param fromInvalid - returns the text of bytes that are not valid UTF-8 */
function readText({ kind, content }: Message, fromInvalid: (bytes: Uint8Array) => string): string {
  if (kind === "text") return content;
  if (kind === "bytes") return decodeUtf8(content) ?? fromInvalid(content);
  throw new InvalidRequestError(
    "body",
    kind === "stream" ? "must not be a stream" : "must not be a Blob; pass its arrayBuffer()",
  );
}

/** Returns the text of a body with variables instead of credentials. */
export function redactBody(message: Message, redactor: Redactor): RedactedText {
  return redactor.redactText(readText(message, bytesToText), structureOf(message));
}

/** How the text of a body is divided, by its content type. */
export function structureOf(message: Message): "form" | "text" | { readonly boundary: string } {
  if (isForm(message)) return "form";
  const [, boundary] = BOUNDARY.exec(message.contentType ?? "") ?? [];
  return boundary === undefined ? "text" : { boundary };
}

const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary="?([^";\s]+)/i;

/** Whether the content type of the body is `application/x-www-form-urlencoded`. */
export function isForm({ contentType }: Message): boolean {
  return FORM_TYPE.test(contentType ?? "");
}

/**
 * Returns the fields of a form, with line breaks as in the HTML Standard, "multipart/form-data encoding algorithm".
 *
 * @throws {InvalidRequestError} When a field is a file, which can only be read asynchronously (decision G8).
 */
export function textFields(form: FormData): [name: string, value: string][] {
  return Array.from(form.entries(), ([name, value]) => {
    if (typeof value === "string") return [normalizeLineBreaks(name), normalizeLineBreaks(value)];
    throw new InvalidRequestError(`body.${name}`, "must not be a file; pass its text()");
  });
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

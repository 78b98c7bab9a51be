import { invalidRequest } from "../errors/invalid-request.js";
import { essenceOf, FORM } from "../shared/headers.js";
import type { TextStructure } from "../shared/secrets.js";
import type { Message } from "./message.js";
import { normalizeLineBreaks } from "../bodies/form-data.js";

/**
 * Returns the text of a body.
 *
 * @param fromInvalid - returns the text of bytes that are not valid UTF-8
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the body is a Blob or a stream, which can only be read asynchronously.
 */
export function bodyText({ kind, content }: Message, fromInvalid: (bytes: Uint8Array) => string = refuse): string {
  if (kind === "text") return content;
  if (kind === "bytes") return decodeUtf8(content) ?? fromInvalid(content);
  throw invalidRequest(
    "body",
    kind === "stream" ? "must not be a stream" : "must not be a Blob; pass its arrayBuffer()",
  );
}

function refuse(): never {
  throw invalidRequest("body", "must be valid UTF-8");
}

/** How the text of a body is divided, by its content type. */
export function structureOf({ contentType = "" }: Pick<Message, "contentType">): TextStructure {
  if (essenceOf(contentType) === FORM) return "form";
  const [, boundary] = BOUNDARY.exec(contentType) ?? [];
  return boundary === undefined ? "text" : { boundary };
}

const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary="?([^";\s]+)/i;

/**
 * Returns the fields of a form, with line breaks as in the HTML Standard, "multipart/form-data encoding algorithm".
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when a field is a file, which can only be read asynchronously.
 */
export function textFields(form: FormData): [name: string, value: string][] {
  return Array.from(form.entries(), ([name, value]) => {
    if (typeof value === "string") return [normalizeLineBreaks(name), normalizeLineBreaks(value)];
    throw invalidRequest(`body.${name}`, "must not be a file; pass its text()");
  });
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

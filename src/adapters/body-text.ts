import { invalidRequest } from "../errors/invalid-request.js";
import { essenceOf, FORM } from "../shared/field-values.js";
import type { Secrets } from "../shared/secrets.js";
import { toWellFormed } from "../shared/well-formed.js";
import type { Message } from "./message.js";
import { fieldsOf } from "../bodies/form-data.js";

/**
 * Returns the text of a body.
 *
 * @param fromInvalid - returns the text of bytes that are not valid UTF-8
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the body is a Blob or a stream, which can only be read asynchronously.
 */
export function bodyText({ kind, content }: Message, fromInvalid: (bytes: Uint8Array) => string = refuse): string {
  if (kind === "text") return toWellFormed(content);
  if (kind === "bytes") return decodeUtf8(content) ?? fromInvalid(content);
  throw invalidRequest(
    "body",
    kind === "stream" ? "must not be a stream" : "must not be a Blob; pass its arrayBuffer()",
  );
}

function refuse(): never {
  throw invalidRequest("body", "must be valid UTF-8");
}

/** The text of a body without secrets: its content type tells how it is divided. */
export function hideInBody(text: string, contentType: string, secrets: Secrets): string {
  if (essenceOf(contentType) === FORM) return secrets.form(text);
  const [, boundary] = BOUNDARY.exec(contentType) ?? [];
  if (boundary === undefined) return secrets.text(text);
  const delimiter = `--${boundary}`;
  const parts = text.split(delimiter).map((part) => {
    const [head = part] = /^[^]*?\r?\n\r?\n/.exec(part) ?? [];
    const [, quoted, name = ""] = PART_NAME.exec(head) ?? [];
    const content = part.slice(head.length).replace(/\r?\n$/, "");
    return head + secrets.value(quoted ?? name, content) + part.slice(head.length + content.length);
  });
  return parts.join(delimiter);
}

const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary="?([^";\s]+)/i;

/** The name of a part of a multipart form (RFC 7578). */
const PART_NAME = /^content-disposition:.*?[;\s]name=(?:"([^"\r\n]*)"|([^\s;]*))/im;

/**
 * Returns the fields of a form that consists of texts.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when a field is a file, which can only be read asynchronously.
 */
export function textFields(form: FormData): [name: string, value: string][] {
  return fieldsOf(form).map(([name, value]) => {
    if (typeof value === "string") return [name, value];
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

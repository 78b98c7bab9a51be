import { invalidRequest } from "../errors/invalid-request.js";
import { isFile } from "./kind.js";

/** The bytes of a form: a Blob if it has files. Both have a length, and can be sent any number of times. */
export type WrittenForm = (
  { readonly kind: "bytes"; readonly content: Uint8Array } | { readonly kind: "blob"; readonly content: Blob }
) & { readonly contentType: string };

/** Writes a FormData with a boundary, for clients that would write it each time they send it. */
export function writeFormData(form: FormData): WrittenForm {
  const boundary = chooseBoundary();
  const contentType = `multipart/form-data; boundary=${boundary}`;
  const parts = writeParts(fieldsOf(form), boundary);
  return parts.every((part) => typeof part === "string")
    ? { kind: "bytes", content: new TextEncoder().encode(parts.join("")), contentType }
    : { kind: "blob", content: new Blob(parts), contentType };
}

type Field = readonly [name: string, value: string | File];

/**
 * Returns the fields of a form with the line breaks of the HTML Standard, "multipart/form-data encoding algorithm": names and texts
 * have CR LF, names of files do not change.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when it has fields of another library, which only that library can read.
 */
export function fieldsOf(form: FormData): readonly Field[] {
  const refuse = (): never => {
    throw invalidRequest("body", "must be a FormData of the platform");
  };
  // That of React Native cannot be iterated.
  if (typeof form.entries !== "function") return refuse();
  return Array.from(form.entries(), ([name, value]): Field => {
    const content = typeof value === "string" ? normalizeLineBreaks(value) : isFile(value) ? value : refuse();
    return [normalizeLineBreaks(name), content];
  });
}

/** HTML Standard, the same algorithm. */
function writeParts(fields: readonly Field[], boundary: string): (string | File)[] {
  const parts = fields.flatMap(([name, value]) => {
    const start = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`;
    if (typeof value === "string") return [`${start}\r\n\r\n${value}\r\n`];
    const type = value.type || "application/octet-stream";
    return [`${start}; filename="${escapeName(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`, value, "\r\n"];
  });
  return [...parts, `--${boundary}--\r\n`];
}

function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?|\n/g, "\r\n");
}

function escapeName(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}

/** A file that contains the boundary would end its own part, so that nobody may guess it (RFC 2046, section 5.1.1). */
function chooseBoundary(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return `form-boundary-${Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

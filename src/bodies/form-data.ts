import { invalidRequest, readSafely } from "../errors/invalid-request.js";
import { isFile } from "./kind.js";

/** The bytes of a form: a Blob if it has files. Both have a length, and can be sent any number of times. */
export type WrittenForm = (
  { readonly kind: "bytes"; readonly content: Uint8Array } | { readonly kind: "blob"; readonly content: Blob }
) & { readonly contentType: string };

/**
 * Writes a FormData with a boundary, for clients that would write it each time they send it.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when it has fields of another library, which only that library can read.
 */
export function writeFormData(form: FormData): WrittenForm {
  return readSafely("body", () => {
    const fields = typeof form.entries === "function" ? Array.from(form.entries(), normalizeField) : [null];
    if (!fields.every((field) => field !== null)) throw invalidRequest("body", "must be a FormData of the platform");
    const boundary = chooseBoundary();
    const contentType = `multipart/form-data; boundary=${boundary}`;
    const parts = writeParts(fields, boundary);
    return parts.every((part) => typeof part === "string")
      ? { kind: "bytes", content: new TextEncoder().encode(parts.join("")), contentType }
      : { kind: "blob", content: new Blob(parts), contentType };
  });
}

type Field = readonly [name: string, value: string | File];

/** HTML Standard, "multipart/form-data encoding algorithm". */
function writeParts(fields: readonly Field[], boundary: string): (string | File)[] {
  const parts = fields.flatMap(([name, value]) => {
    const start = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`;
    if (typeof value === "string") return [`${start}\r\n\r\n${value}\r\n`];
    const type = value.type || "application/octet-stream";
    return [`${start}; filename="${escapeName(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`, value, "\r\n"];
  });
  return [...parts, `--${boundary}--\r\n`];
}

/** HTML Standard, the same algorithm: names and texts have CR LF, names of files do not change. */
export function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?|\n/g, "\r\n");
}

function normalizeField([name, value]: Field): Field | null {
  if (typeof value === "string") return [normalizeLineBreaks(name), normalizeLineBreaks(value)];
  return isFile(value) ? [normalizeLineBreaks(name), value] : null;
}

function escapeName(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}

/** A file that contains the boundary would end its own part, so that nobody may guess it (RFC 2046, section 5.1.1). */
function chooseBoundary(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return `form-boundary-${Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

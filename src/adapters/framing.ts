import type { Body } from "./body.js";
import { InvalidRequestError } from "./invalid-request-error.js";

/** The headers of the caller that tell where the body ends. */
export interface Framing {
  readonly contentLength: string | undefined;
  readonly transferEncoding: string | undefined;
}

/**
 * Returns the `content-length` to send; `undefined` if the client adds it, or sends chunks.
 *
 * Only a stream may have a length or an encoding of the caller, and never both: a server would take the rest of a body
 * with a wrong length for another request (decision G3; RFC 9112, section 6.3).
 *
 * @throws {InvalidRequestError} When the length is not a number, or the encoding is not `chunked`.
 */
export function contentLength({ kind, content }: Body, method: string, given: Framing): string | undefined {
  const { contentLength: length, transferEncoding } = given;
  if (transferEncoding !== undefined && !/^chunked$/i.test(transferEncoding))
    throw new InvalidRequestError("headers.transfer-encoding", 'must be "chunked"');
  // RFC 9110, section 8.6: POST, PUT and PATCH send the length of an empty body.
  if (kind !== "stream") return !content && /^P(?:OST|UT|ATCH)$/.test(method) ? "0" : undefined;
  if (length === undefined || transferEncoding !== undefined) return undefined;
  if (!/^\d+$/.test(length)) throw new InvalidRequestError("headers.content-length", "must be a number of bytes");
  return length;
}

/**
 * Returns the header that tells the server where a streamed body ends, for clients that add none.
 *
 * Node adds none to a DELETE and some other methods (RFC 9112, section 6.1).
 */
export function framingHeader({
  kind,
  content,
  headers,
}: Body & { readonly headers: object }): Record<string, string> | undefined {
  if (kind === "blob") return { "content-length": String(content.size) };
  if (kind !== "stream" || Object.hasOwn(headers, "content-length")) return undefined;
  return { "transfer-encoding": "chunked" };
}

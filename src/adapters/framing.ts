import type { Body } from "./body.js";
import { InvalidRequestError } from "./invalid-request-error.js";

/** The framing headers of the caller, which determine where the body ends. */
export interface Framing {
  readonly contentLength: string | undefined;
  readonly transferEncoding: string | undefined;
}

/**
 * Returns the `content-length` to send; `undefined` if the client adds it, or sends chunks.
 *
 * The caller may set a length or an encoding only for a stream, and never both. If the length is wrong, a server treats
 * the rest of the body as another request (decision G3; RFC 9112, section 6.3).
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
 * Returns the framing header of a streamed body, for clients that do not add one.
 *
 * Node does not add it for DELETE and some other methods (RFC 9112, section 6.1).
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

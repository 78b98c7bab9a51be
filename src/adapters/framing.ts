import type { Body } from "./body.js";
import { InvalidRequestError, readSafely } from "../errors/invalid-request.js";
import { classProperty } from "./own-properties.js";
import { sendOnce } from "./source.js";
import { wellFormed } from "./text-body.js";

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
  // RFC 9110, section 8.6: POST, PUT, PATCH and QUERY send the length of an empty body.
  if (kind !== "stream") return !content && /^(?:P(?:OST|UT|ATCH)|QUERY)$/.test(method) ? "0" : undefined;
  if (length === undefined || transferEncoding !== undefined) return undefined;
  if (!/^\d+$/.test(length)) throw new InvalidRequestError("headers.content-length", "must be a number of bytes");
  return length;
}

/**
 * Returns the framing header of a Blob or a stream, and the content to send, for clients that do not count its bytes.
 *
 * Node does not add the header for DELETE and some other methods (RFC 9112, section 6.1). If the caller set a length, the
 * stream throws an error instead of sending more bytes, which a server would read as another request (decision G3). A
 * stream that cannot be counted is sent in chunks.
 */
export function frame(message: Body & { readonly headers: Record<string, string> }): {
  readonly framing: Record<string, string> | undefined;
  readonly framed: unknown;
} {
  const { kind, content, headers } = message;
  if (kind === "blob") return { framing: { "content-length": String(content.size) }, framed: content };
  if (kind !== "stream") return { framing: undefined, framed: content };
  const length = Object.hasOwn(headers, "content-length") ? headers["content-length"] : undefined;
  const counted = length === undefined ? undefined : readSafely("body", () => countStream(content, Number(length)));
  if (counted) return { framing: undefined, framed: sendOnce(counted) };
  delete headers["content-length"];
  return { framing: { "transfer-encoding": "chunked" }, framed: sendOnce(content) };
}

/** Returns a stream of the same kind that has exactly `length` bytes, or fails; `undefined` if it cannot be read here. */
function countStream(stream: AsyncIterable<Uint8Array>, length: number): AsyncIterable<Uint8Array> | undefined {
  if (!(Symbol.asyncIterator in stream)) return undefined;
  const chunks = countChunks(sendOnce(stream), length);
  if (!classProperty(stream, "pipe")) return chunks;
  // axios and got accept a stream of Node, and every class of those inherits this function.
  const { from } = stream.constructor as { from?: (chunks: object, options: object) => AsyncIterable<Uint8Array> };
  return from?.(chunks, { objectMode: false });
}

async function* countChunks(stream: AsyncIterable<unknown>, length: number): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === "string" ? new TextEncoder().encode(wellFormed(chunk)) : chunk;
    if (!(bytes instanceof Uint8Array)) throw new InvalidRequestError("body", "must be a stream of bytes or text");
    sent += bytes.byteLength;
    if (sent > length) throw wrongLength();
    yield bytes;
  }
  if (sent < length) throw wrongLength();
}

function wrongLength(): InvalidRequestError {
  return new InvalidRequestError("headers.content-length", "must be the length of the body");
}

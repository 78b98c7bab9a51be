import type { Body } from "./body.js";
import { invalidRequest } from "../errors/invalid-request.js";
import { sendOnce } from "./source.js";

/** The framing headers of the caller, which determine where the body ends. */
export interface Framing {
  readonly contentLength: string | undefined;
  readonly transferEncoding: string | undefined;
}

/**
 * Returns the `content-length` of the caller, which counts for a stream alone, and not beside an encoding (decision G3; RFC 9112,
 * section 6.3).
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the length is not a number, or the encoding is not `chunked`.
 */
export function givenLength({ kind }: Body, { contentLength, transferEncoding }: Framing): string | undefined {
  if (transferEncoding !== undefined && !/^chunked$/i.test(transferEncoding))
    throw invalidRequest("headers.transfer-encoding", 'must be "chunked"');
  if (kind !== "stream" || contentLength === undefined || transferEncoding !== undefined) return undefined;
  if (!/^\d+$/.test(contentLength)) throw invalidRequest("headers.content-length", "must be a number of bytes");
  return contentLength;
}

/** The length of no body: POST, PUT, PATCH and QUERY send it (RFC 9110, section 8.6). */
export function emptyLength({ kind, method }: Body & { readonly method: string }): { "content-length"?: string } {
  return kind === "none" && /^(?:P(?:OST|UT|ATCH)|QUERY)$/.test(method) ? { "content-length": "0" } : {};
}

/**
 * Returns the framing header of a body, and the content to send, for clients that do not count its bytes: Node does not add the
 * header for DELETE and some other methods (RFC 9112, section 6.1).
 */
export function frame(message: Body & { readonly method: string; readonly headers: Record<string, string> }): {
  readonly framing: Record<string, string> | undefined;
  readonly framed: unknown;
} {
  const { kind, content, headers } = message;
  if (kind === "blob") return { framing: { "content-length": String(content.size) }, framed: content };
  if (kind !== "stream") return { framing: emptyLength(message), framed: content };
  const framing = Object.hasOwn(headers, "content-length") ? undefined : { "transfer-encoding": "chunked" };
  return { framing, framed: sendOnce(content) };
}

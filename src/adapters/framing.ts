import type { Message } from "./message.js";
import { chunksOf, sendOnce } from "./source.js";

/**
 * Adds the header field that says where a body ends: Node does not for DELETE and some other methods (RFC 9112, section 6.1). A stream
 * has the length that the caller gave, or none.
 */
export function addFraming({ kind, content, method, headers }: Message): void {
  if (kind === "bytes") headers["content-length"] = String(content.byteLength);
  else if (kind === "blob") headers["content-length"] = String(content.size);
  else if (kind === "stream" && !Object.hasOwn(headers, "content-length")) headers["transfer-encoding"] = "chunked";
  // RFC 9110, section 8.6.
  else if (kind === "none" && /^(?:P(?:OST|UT|ATCH)|QUERY)$/.test(method)) headers["content-length"] = "0";
}

/** Returns the bytes of a body, or their chunks, as the clients of Node send them, and adds their framing to the headers. */
export function frame(message: Message): Uint8Array | AsyncIterable<Uint8Array> | undefined {
  // If the body were text, Node would also encode the headers as UTF-8 instead of Latin-1.
  const framed =
    message.kind === "text"
      ? { ...message, kind: "bytes" as const, content: new TextEncoder().encode(message.content) }
      : message;
  addFraming(framed);
  const { kind, content } = framed;
  if (kind === "bytes") return content;
  if (kind === "blob") return chunksOf(content);
  return kind === "stream" ? sendOnce(content) : undefined;
}

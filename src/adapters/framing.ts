import type { Message } from "./message.js";
import { sendOnce } from "./source.js";

/** The length of no body: POST, PUT, PATCH and QUERY send it (RFC 9110, section 8.6). */
export function emptyLength({ kind, method }: Message): { "content-length"?: string } {
  return kind === "none" && /^(?:P(?:OST|UT|ATCH)|QUERY)$/.test(method) ? { "content-length": "0" } : {};
}

/**
 * Returns the framing header of a body, and the content to send, for clients that do not count its bytes: Node does not add the
 * header for DELETE and some other methods (RFC 9112, section 6.1).
 */
export function frame(message: Message): {
  readonly framing: Record<string, string> | undefined;
  readonly framed: unknown;
} {
  const { kind, content, headers } = message;
  if (kind === "blob") return { framing: { "content-length": String(content.size) }, framed: content };
  if (kind !== "stream") return { framing: emptyLength(message), framed: content };
  const framing = Object.hasOwn(headers, "content-length") ? undefined : { "transfer-encoding": "chunked" };
  return { framing, framed: sendOnce(content) };
}

import type { Message } from "./message.js";

/**
 * How the end of a body is found that Node writes as it comes: with DELETE and others, it would not say so by itself
 * (RFC 9112, section 6.1). None where the caller has counted.
 */
export function framing({ kind, content, headers }: Message): Record<string, string> {
  if (kind === "blob") return { "content-length": String(content.size) };
  return kind === "stream" && !headers["content-length"] ? { "transfer-encoding": "chunked" } : {};
}

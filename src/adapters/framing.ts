import type { Message } from "./message.js";

/**
 * How the end of a body is found that Node writes as it comes: with DELETE and others, it would not say so by itself
 * (RFC 9112, section 6.1). None where the caller has counted.
 */
export function framing({ kind, content, headers }: Message): Record<string, string> | undefined {
  if (kind === "blob") return { "content-length": String(content.size) };
  if (kind !== "stream" || { "content-length": "", ...headers }["content-length"]) return undefined;
  return { "transfer-encoding": "chunked" };
}

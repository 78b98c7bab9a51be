import type { Message } from "./message.js";

/**
 * Returns the header that tells the server where a streamed body ends.
 *
 * Node adds none to a DELETE and some other methods (RFC 9112, section 6.1). A `content-length` of the caller is kept.
 */
export function framingHeader({ kind, content, headers }: Message): Record<string, string> | undefined {
  if (kind === "blob") return { "content-length": String(content.size) };
  if (kind !== "stream" || { "content-length": "", ...headers }["content-length"]) return undefined;
  return { "transfer-encoding": "chunked" };
}

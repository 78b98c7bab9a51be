import { classProperty } from "./own-properties.js";

/** Returns the bytes of a buffer, or those that a view covers; `undefined` for any other value. */
export function toBytes(value: unknown): Uint8Array | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (ArrayBuffer.isView(value)) return bytesOf(value.buffer, value.byteOffset, value.byteLength);
  const tag = classProperty(value, Symbol.toStringTag);
  // A DataView, unlike a typed array, accepts only a buffer.
  if (tag === "ArrayBuffer" || tag === SHARED) return bytesOf(new DataView(value as ArrayBuffer).buffer);
  return undefined;
}

const SHARED = "SharedArrayBuffer";

/** Copies shared memory, which a `fetch` refuses, or sends as the text of its numbers (decision D9). */
function bytesOf(buffer: ArrayBufferLike, offset?: number, length?: number): Uint8Array {
  const bytes = new Uint8Array(buffer, offset, length);
  return buffer[Symbol.toStringTag] === SHARED ? bytes.slice() : bytes;
}

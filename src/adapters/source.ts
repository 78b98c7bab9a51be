import { InvalidRequestError } from "../errors/invalid-request.js";
import { classProperty } from "./own-properties.js";
import { checkStreams, toWebStream } from "./web-stream.js";

/** Returns the chunks of a Blob, for clients that take none. They can be read any number of times (decision G11). */
export function chunksOf(blob: Blob): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => readChunks(blob) };
}

async function* readChunks(blob: Blob): AsyncGenerator<Uint8Array> {
  yield* blob.stream() as unknown as AsyncIterable<Uint8Array>;
}

/** The streams of callers that were started. */
const started = /* @__PURE__ */ new WeakSet();

/**
 * Returns an async iterable that can be sent once: the second time it fails. A stream by itself would then be empty, and a client
 * would send no bytes, or wait for them without end (decision G11).
 */
export function sendOnce(stream: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return {
    async *[Symbol.asyncIterator]() {
      start(stream);
      yield* stream;
    },
  };
}

/**
 * Returns a web stream, which every `fetch` sends, and refuses the second time.
 *
 * @throws {InvalidRequestError} When the platform has no web streams, when a browser cannot send them, or when the stream cannot
 * be iterated.
 */
export function sendOnceByFetch(stream: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  if (!("ReadableStream" in globalThis)) throw new InvalidRequestError("body", "must not be a stream on this platform");
  checkStreams();
  if (classProperty(stream, "getReader")) return stream;
  if (!(Symbol.asyncIterator in stream)) throw new InvalidRequestError("body", "must be an async iterable");
  return toWebStream(sendOnce(stream));
}

/** @throws {InvalidRequestError} When a stream was started before, or has ended. */
export function start(stream: object): void {
  const { readableEnded, destroyed } = stream as { readonly readableEnded?: unknown; readonly destroyed?: unknown };
  if (started.has(stream) || readableEnded === true || destroyed === true)
    throw new InvalidRequestError("body", "is a stream that was already sent; to send it again, pass bytes or a Blob");
  started.add(stream);
}

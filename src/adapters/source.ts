import { InvalidRequestError } from "../errors/invalid-request.js";
import { classProperty } from "./own-properties.js";
import { toBytes } from "./bytes.js";
import { isBrowser } from "./client-options.js";
import { wellFormed } from "./json-body.js";

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

/**
 * Returns a web stream of the chunks. Only the `fetch` of Node iterates a body; any other sends its name as text (decision D9).
 * Nothing is read before the request is sent.
 */
function toWebStream(chunks: AsyncIterable<unknown>): ReadableStream<Uint8Array> {
  const bytes = readBytes(chunks);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* readBytes(chunks: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, undefined> {
  for await (const chunk of chunks) {
    const bytes = typeof chunk === "string" ? new TextEncoder().encode(wellFormed(chunk)) : toBytes(chunk);
    if (!bytes) throw new InvalidRequestError("body", "must be a stream of bytes or text");
    if (bytes.byteLength > 0) yield bytes;
  }
}

/** @throws {InvalidRequestError} When a page or a worker of a browser would send a stream as text, as Firefox does. */
function checkStreams(): void {
  if (isBrowser() && !sendsStreams())
    throw new InvalidRequestError("body", "must not be a stream, which this browser cannot send; pass bytes or a Blob");
}

/** A browser without them does not read `duplex`, or gives the name of the stream the type of a text. */
function sendsStreams(): boolean {
  const read: string[] = [];
  // Deno's type has no such member.
  const init: RequestInit & { readonly duplex: "half" } = {
    method: "POST",
    body: new ReadableStream(),
    get duplex() {
      read.push("duplex");
      return "half" as const;
    },
  };
  const { headers } = new Request("https://localhost", init);
  return read.length > 0 && !headers.has("content-type");
}

import { invalidRequest } from "../errors/invalid-request.js";
import { toBytes } from "./client-body.js";
import { isBrowser } from "./client-options.js";

// Bodies that are read while they are sent: a Blob any number of times, a stream of the caller once (G11).

/** Returns the chunks of a Blob, for clients that take none. */
export function chunksOf(blob: Blob): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => blob.stream()[Symbol.asyncIterator]() as AsyncIterator<Uint8Array> };
}

/** The streams that were sent, or are. */
const sent = /* @__PURE__ */ new WeakSet();

/**
 * Marks a stream as sent.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when it was sent before, or has ended: a client would send no bytes, or wait for them without end.
 */
export function markSent(stream: object): void {
  const { readableEnded, destroyed } = stream as { readonly readableEnded?: unknown; readonly destroyed?: unknown };
  if (sent.has(stream) || readableEnded === true || destroyed === true)
    throw invalidRequest("body", "is a stream that was already sent; to send it again, pass bytes or a Blob");
  sent.add(stream);
}

/** Returns the chunks of a stream, which fail when they are read a second time. */
export function sendOnce(stream: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return {
    async *[Symbol.asyncIterator]() {
      markSent(stream);
      yield* stream;
    },
  };
}

/**
 * Returns a web stream, which every `fetch` sends, and refuses the second time. Only the `fetch` of Node iterates a body; any other
 * sends its name as text.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the platform or this browser cannot send it, or when it cannot be iterated.
 */
export function toWebStream(stream: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  if (!("ReadableStream" in globalThis)) throw invalidRequest("body", "must not be a stream on this platform");
  if (isBrowser() && !sendsStreams())
    throw invalidRequest("body", "must not be a stream, which this browser cannot send; pass bytes or a Blob");
  if ("getReader" in stream) return stream;
  if (!(Symbol.asyncIterator in stream)) throw invalidRequest("body", "must be an async iterable");
  const bytes = readBytes(sendOnce(stream));
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
    // Nothing is read before the request is sent.
    { highWaterMark: 0 },
  );
}

async function* readBytes(chunks: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, undefined> {
  for await (const chunk of chunks) {
    const bytes = typeof chunk === "string" ? new TextEncoder().encode(chunk) : toBytes(chunk);
    if (!bytes) throw invalidRequest("body", "must be a stream of bytes or text");
    if (bytes.byteLength > 0) yield bytes;
  }
}

/** Whether a browser sends streams: others, such as Firefox, do not read `duplex`, or send the name of the stream as text. */
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

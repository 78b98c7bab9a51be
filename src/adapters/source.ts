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
 * Returns a stream that can be sent once: the second time it fails. By itself, it would then be empty, and a client would
 * send no bytes, or wait for them without end (decision G11).
 *
 * @param stream - a Node stream, for which the result is one, too, so that a client can destroy it; or an async iterable
 */
export function sendOnce(stream: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return classProperty(stream, "pipe") ? new Proxy(stream, { get: readGuarded }) : iterateOnce(stream);
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
  return toWebStream(iterateOnce(stream));
}

function iterateOnce(stream: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return {
    async *[Symbol.asyncIterator]() {
      start(stream);
      yield* stream;
    },
  };
}

type Method = (...args: unknown[]) => unknown;

/** Returns a property of a Node stream, and guards the methods with which clients start it. */
function readGuarded(stream: AsyncIterable<Uint8Array>, name: string | symbol): unknown {
  const member: unknown = Reflect.get(stream, name, stream);
  if (name === "constructor" || typeof member !== "function") return member;
  const method = member.bind(stream) as Method;
  switch (name) {
    case "pipe":
      return (target: { destroy: (error: unknown) => unknown }, ...options: unknown[]) => {
        try {
          start(stream);
        } catch (error) {
          target.destroy(error);
          return target;
        }
        return method(target, ...options);
      };
    case "on":
    case "once":
      return (event: unknown, listener: (error: unknown) => void) => {
        // Clients that wait for its end would wait for ever.
        if (event === "error" && isOver(stream))
          queueMicrotask(() => {
            listener(alreadySent());
          });
        return method(event, listener);
      };
    case Symbol.asyncIterator:
      return () => iterateOnce(stream)[Symbol.asyncIterator]();
    default:
      return method;
  }
}

/** @throws {InvalidRequestError} When a stream was started before, or has ended. */
function start(stream: object): void {
  if (started.has(stream) || isOver(stream)) throw alreadySent();
  started.add(stream);
}

function isOver(stream: object): boolean {
  const { readableEnded, destroyed } = stream as { readonly readableEnded?: unknown; readonly destroyed?: unknown };
  return readableEnded === true || destroyed === true;
}

function alreadySent(): InvalidRequestError {
  return new InvalidRequestError("body", "is a stream that was already sent; to send it again, pass bytes or a Blob");
}

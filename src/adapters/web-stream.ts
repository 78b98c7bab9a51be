import { InvalidRequestError } from "../errors/invalid-request.js";
import { toBytes } from "./bytes.js";
import { isBrowser } from "./client-options.js";
import { wellFormed } from "./text-body.js";

/**
 * Returns a web stream of the chunks. Only the `fetch` of Node iterates a body; any other sends its name as text (decision D9).
 * Nothing is read before the request is sent.
 */
export function toWebStream(chunks: AsyncIterable<unknown>): ReadableStream<Uint8Array> {
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
export function checkStreams(): void {
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

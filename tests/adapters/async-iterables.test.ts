// What is handed to a `fetch`. Only that of Node iterates a body; every other one sends its name, "[object Object]" (D9, G11).
import { Readable } from "node:stream";

import { afterEach, describe, expect, jest, test } from "@jest/globals";
import fc from "fast-check";

import { InvalidRequestError, toAxios, toFetch, toRequest } from "../../src/adapters/index.js";
import type { RequestOptions } from "../../src/index.js";
import { checkAsync } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

const requestOf = (body: unknown): RequestOptions => ({ method: "post", url: "https://a.example/", headers: {}, body });

async function* generate(...chunks: unknown[]): AsyncGenerator {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

const read = async (body: unknown): Promise<string> => new Response(body as ReadableStream).text();

/** Bodies with the content "12345". */
const STREAMS: Readonly<Record<string, () => unknown>> = {
  "an async generator": () => generate(new Uint8Array([49, 50]), Buffer.from("345")),
  "an async iterable": () => ({ [Symbol.asyncIterator]: () => generate(Buffer.from("12345")) }),
  "a Node stream": () => Readable.from([Buffer.from("123"), Buffer.from("45")]),
  "texts, as Node takes them": () => generate("123", "45"),
  "buffers and views": () => generate(Buffer.from("01234").buffer.slice(0, 0), new DataView(Uint8Array.from([49, 50, 51, 52, 53]).buffer)), // prettier-ignore
  "shared bytes": () => generate(new Uint8Array(new SharedArrayBuffer(0)), shared("12345")),
  "empty chunks": () => generate("", "123", new Uint8Array(), "45", ""),
};

function shared(text: string): Uint8Array {
  const bytes = new Uint8Array(new SharedArrayBuffer(text.length));
  bytes.set(Buffer.from(text));
  return bytes;
}

const ADAPTERS: Readonly<
  Record<string, (request: RequestOptions) => { readonly body: unknown; readonly rest: object }>
> = {
  toFetch: (request) => {
    const { body, ...rest } = toFetch(request)[1];
    return { body, rest };
  },
  toAxios: (request) => {
    const { data, ...rest } = toAxios(request);
    return { body: data, rest };
  },
};

describe.each(Object.entries(ADAPTERS))("%s", (adapter, convert) => {
  const kinds = Object.entries(STREAMS).filter(([kind]) => adapter !== "toAxios" || !kind.includes("Node stream"));

  test.each(kinds)("%s becomes a stream of the platform", async (_, create) => {
    const { body, rest } = convert(requestOf(create()));
    expect(body).toBeInstanceOf(ReadableStream);
    expect(rest).toMatchObject(adapter === "toAxios" ? { adapter: "fetch" } : { duplex: "half" });
    expect(await read(body)).toBe("12345");
  });
});

test.each(Object.entries(STREAMS))("a Request of %s has its bytes, and no type", async (_, create) => {
  const request = toRequest(requestOf(create()));
  expect(request.headers.get("content-type")).toBeNull();
  expect(await request.text()).toBe("12345");
});

test("a web stream is passed on as it is", () => {
  const body = new Blob(["1"]).stream();
  expect(toFetch(requestOf(body))[1].body).toBe(body);
});

test("the bytes are those of all chunks, in their order", async () => {
  await checkAsync(
    fc.asyncProperty(fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.uint8Array())), async (chunks) => {
      const { body } = toFetch(requestOf(generate(...chunks)))[1];
      const sent = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk as string)));
      expect(Buffer.from(await new Response(body as ReadableStream).arrayBuffer())).toEqual(sent);
    }),
  );
});

test.each(Object.entries(STREAMS))("%s fails the second time", async (_, create) => {
  const request = requestOf(create());
  const [, init] = toFetch(request);
  await read(init.body);
  await expect(async () => read(init.body)).rejects.toThrow();
  await expect(read(toFetch(request)[1].body)).rejects.toThrow("is a stream that was already sent");
});

test.each([5, {}, [], null, undefined, Symbol("a")])("a chunk that has no bytes is an error: %p", async (chunk) => {
  const closed = jest.fn();
  async function* chunks() {
    try {
      yield await Promise.resolve("1");
      yield chunk;
    } finally {
      closed();
    }
  }
  const [, init] = toFetch(requestOf(chunks()));
  await expect(read(init.body)).rejects.toThrow(InvalidRequestError);
  expect(closed).toHaveBeenCalledTimes(1);
});

test("nothing is read before the request is sent, and what is left is closed when it is aborted", async () => {
  const steps: string[] = [];
  async function* chunks() {
    try {
      for (const step of ["1", "2", "3"]) {
        steps.push(step);
        yield await Promise.resolve(step);
      }
    } finally {
      steps.push("closed");
    }
  }
  const reader = (toFetch(requestOf(chunks()))[1].body as ReadableStream<Uint8Array>).getReader();
  await Promise.resolve();
  expect(steps).toEqual([]);
  await reader.read();
  await reader.cancel();
  expect(steps).toEqual(["1", "closed"]);
});

test("an error of the caller's code reaches the one who reads", async () => {
  const error = new Error("The file is gone");
  const body = { [Symbol.asyncIterator]: () => ({ next: async () => Promise.reject(error) }) };
  await expect(read(toFetch(requestOf(body))[1].body)).rejects.toBe(error);
});

test("a stream that cannot be iterated is refused", () => {
  class Legacy {
    pipe(): void {
      // Streams of Node before version 10.
    }
  }
  expect(thrownBy(() => toFetch(requestOf(new Legacy())))).toMatchObject({
    code: "ERR_INVALID_REQUEST",
    path: "body",
  });
});

describe("where the platform cannot send streams", () => {
  const { ReadableStream: Stream, Request: PlatformRequest } = globalThis;

  afterEach(() => {
    Object.assign(globalThis, { ReadableStream: Stream, Request: PlatformRequest });
    Reflect.deleteProperty(globalThis, "document");
  });

  test.each(Object.keys(STREAMS))("without ReadableStream, %s is refused", (kind) => {
    Reflect.deleteProperty(globalThis, "ReadableStream");
    expect(thrownBy(() => toFetch(requestOf(STREAMS[kind]!())))).toMatchObject({ path: "body" });
  });

  /** As in Firefox: a Request writes the name of a stream, as text. */
  class NamingRequest extends PlatformRequest {
    constructor(url: string, init: Readonly<Record<string, unknown>>) {
      super(url, { method: "POST", body: String(init["body"]) });
    }
  }

  test.each([...Object.keys(STREAMS), "a web stream"])("in a browser without them, %s is refused", (kind) => {
    const create = STREAMS[kind] ?? (() => new Blob(["1"]).stream());
    Object.assign(globalThis, { Request: NamingRequest });
    // A program outside of a page may have another fetch.
    expect(toFetch(requestOf(create()))[1].body).toBeInstanceOf(Stream);
    Object.defineProperty(globalThis, "document", { value: {}, configurable: true });
    expect(thrownBy(() => toFetch(requestOf(create())))).toMatchObject({
      code: "ERR_INVALID_REQUEST",
      message: 'Invalid request, "body": must not be a stream, which this browser cannot send; pass bytes or a Blob',
    });
  });

  test("in a browser with them, they are sent", async () => {
    Object.defineProperty(globalThis, "document", { value: {}, configurable: true });
    expect(await toRequest(requestOf(generate("12345"))).text()).toBe("12345");
  });
});

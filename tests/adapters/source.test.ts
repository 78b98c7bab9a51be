// Bodies that are read while they are sent: what the web stream of a source does (G11, G16).
import { Readable } from "node:stream";

import { expect, test } from "@jest/globals";

import { toFetch } from "../../src/adapters/index.js";
import { coded } from "../coded.js";

const streamOf = (body: AsyncIterable<unknown>): ReadableStream<Uint8Array> =>
  toFetch({ method: "post", url: "https://a.example/", headers: {}, body })[1].body as never;

test("sends no empty chunks, which end a body over HTTP/1.1", async () => {
  async function* chunks(): AsyncGenerator<unknown> {
    for (const chunk of ["", "a", new Uint8Array(0), new Uint8Array([98])]) yield await Promise.resolve(chunk);
  }
  const read: string[] = [];
  for await (const chunk of streamOf(chunks())) read.push(new TextDecoder().decode(chunk));
  expect(read).toEqual(["a", "b"]);
});

test("ends its source when a client cancels it", async () => {
  let isEnded = false;
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) yield await Promise.resolve("a");
    } finally {
      isEnded = true;
    }
  }
  const reader = streamOf(endless()).getReader();
  expect((await reader.read()).done).toBe(false);
  expect(isEnded).toBe(false);
  await reader.cancel();
  expect(isEnded).toBe(true);
});

test("reads nothing before a client does", async () => {
  let isRead = false;
  const body = streamOf({
    async *[Symbol.asyncIterator]() {
      isRead = true;
      yield await Promise.resolve("a");
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isRead).toBe(false);
  expect(await new Response(body).text()).toBe("a");
});

test.each<[kind: string, body: () => unknown]>([
  ["chunks that are no bytes", () => Readable.from([{ a: 1 }])],
  ["what cannot be iterated", () => ({ pipe: () => undefined, constructor: undefined, __proto__: {} })],
  ["a stream that has ended, and is open", ended],
  ["a stream that was destroyed before its end", () => Readable.from(["a"]).destroy()],
])("refuses %s (G11)", async (_, create) => {
  const body = (await create()) as AsyncIterable<unknown>;
  const reading = async (): Promise<string> => new Response(streamOf(body)).text();
  await expect(reading()).rejects.toEqual(coded("ERR_INVALID_REQUEST", ["body"]));
});

async function ended(): Promise<Readable> {
  const stream = new Readable({ autoDestroy: false, read: () => stream.push(null) });
  await new Promise((resolve) => stream.on("end", resolve).resume());
  return stream;
}

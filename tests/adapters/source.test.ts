// Bodies that are read while they are sent: what the web stream of a source does (G11, G16).
import { expect, test } from "@jest/globals";

import { toFetch } from "../../src/adapters/index.js";

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

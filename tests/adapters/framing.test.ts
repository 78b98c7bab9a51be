// A caller's content-length and transfer-encoding, through real clients to a server that records raw bytes (G3).
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { toNodeHttp } from "../../src/adapters/index.js";
import { CLIENTS } from "./clients.js";
import { coded } from "../coded.js";

/** The bytes of all connections, as text. */
let received = "";
let origin = "";
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  let waiting = "";
  socket.on("data", (bytes) => {
    received += bytes.toString("latin1");
    waiting += bytes.toString("latin1");
    // The end of a chunked body, or a length with the bytes that it announces, or no body.
    const [, head = "", body] = /^([^]*?)\r\n\r\n([^]*)$/.exec(waiting) ?? [];
    if (body === undefined) return;
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    const isWhole = /^transfer-encoding:/im.test(head)
      ? body.endsWith("0\r\n\r\n")
      : body.length >= Number(length ?? 0);
    if (!isWhole) return;
    waiting = "";
    socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
  });
  socket.on("error", () => socket.destroy());
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = "";
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const BODIES: Readonly<Record<string, () => unknown>> = {
  none: () => undefined,
  text: () => "12345",
  JSON: () => ({ a: 1 }),
  bytes: () => new Uint8Array([49, 50, 51, 52, 53]),
  "a Blob": () => new Blob(["12345"]),
  "a form": () => new URLSearchParams("a=1"),
  "a FormData": () => {
    const form = new FormData();
    form.append("a", "1");
    return form;
  },
  "a Node stream": () => Readable.from([Buffer.from("12"), Buffer.from("345")]),
  "a web stream": () => new Blob(["12345"]).stream(),
};

const FRAMINGS: Readonly<Record<string, Record<string, string>>> = {
  "transfer-encoding": { "transfer-encoding": "chunked" },
  "Transfer-Encoding and content-length": { "Transfer-Encoding": "Chunked", "content-length": "5" },
  "content-length and transfer-encoding": { "Content-Length": "5", "transfer-encoding": "chunked" },
  "another transfer-encoding": { "transfer-encoding": "gzip, chunked", "content-length": "5" },
  "a short content-length": { "content-length": "1" },
};

/** The values of a header in everything that was received. */
const valuesOf = (name: string): string[] =>
  [...received.matchAll(new RegExp(`^${name}: *(.*?)\r$`, "gim"))].map(([, value]) => value!);

describe.each(Object.entries(CLIENTS))("%s", (_client, send) => {
  describe.each(Object.entries(FRAMINGS))("%s", (framing, headers) => {
    test.each(
      Object.entries(BODIES).flatMap(([kind, body]) => ["post", "delete"].map((m) => [kind, m, body] as const)),
    )("%s, %s: one request with one framing (G3)", async (kind, method, body) => {
      const isStream = kind.includes("stream");
      // A stream is sent with the length that the caller gave, which is wrong here.
      if (isStream && framing === "a short content-length") return;
      const content = body();
      await send({ method, url: `${origin}/a`, headers, ...(content !== undefined && { body: content }) });

      expect(received.match(/ HTTP\/1\.1\r\n/g)).toHaveLength(1);
      const [lengths, codings] = [valuesOf("content-length"), valuesOf("transfer-encoding")];
      // Never both, and each once.
      expect([lengths.length + codings.length, received]).toEqual([
        kind === "none" && method === "delete" ? expect.any(Number) : 1,
        received,
      ]);
      expect(lengths.length + codings.length).toBeLessThanOrEqual(1);
      if (isStream) expect(codings).toEqual(["chunked"]);
      else if (kind !== "a FormData") {
        expect(codings).toEqual([]);
        const [, sent] = /\r\n\r\n([^]*)$/.exec(received)!;
        expect(Number(lengths[0] ?? 0)).toBe(sent!.length);
      }
    });
  });

  test.each(["x", "+5", "5, 5", "0x5", "5 ", ""])("rejects the content-length %j of a stream (G3)", async (value) => {
    const request = {
      method: "post",
      url: origin,
      headers: { "content-length": value },
      body: Readable.from(["12345"]),
    };
    await expect((async () => send(request))()).rejects.toThrow(coded("ERR_INVALID_REQUEST"));
    expect(received).toBe("");
  });
});

test.each([
  ...["post", "put", "patch", "query"].map((method) => [method, "0"] as const),
  ...["get", "head", "delete", "options", "report", "compost", "puts"].map((method) => [method, undefined] as const),
])("without a body, %s has the content-length %s (RFC 9110, section 8.6)", (method, length) => {
  const { options } = toNodeHttp({ method, url: "https://a.example/", headers: {} });
  expect(options.headers["content-length"]).toBe(length);
});

// A wrong length is the caller's: nothing counts the bytes of a stream.
const STREAMS: Readonly<Record<string, () => unknown>> = {
  "a Node stream": () => Readable.from([Buffer.from("a"), Buffer.from("bc")]),
  "a web stream": () => new Blob(["abc"]).stream(),
  "an async generator": () =>
    (async function* () {
      yield await Promise.resolve(Buffer.from("abc"));
    })(),
};

describe.each(["node:http", "axios", "got", "undici"])("%s sends a stream with its length (G3)", (client) => {
  test.each(Object.entries(STREAMS))("%s", async (kind, create) => {
    // axios sends it by fetch, in chunks.
    if (client === "axios" && kind !== "a Node stream") return;
    const request = { method: "post", url: `${origin}/a`, headers: { "content-length": "3" }, body: create() };
    expect(await CLIENTS[client]!(request)).toBe(200);
    expect(valuesOf("content-length")).toEqual(["3"]);
    expect(received).toMatch(/\r\n\r\nabc$/);
  });
});

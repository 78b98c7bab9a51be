// What has no status, or no way to read its body, is an error that says what to pass; what a client throws is read as a response (G14).
import { Readable } from "node:stream";

import { describe, expect, test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { readResponse, ResponseError, sendWith } from "../../src/response/index.js";
import { caught } from "./caught.js";

const request = Endpoint.for({ baseUrl: "https://a.example" }).build("GET /x");
const json = { "content-type": "application/json" };

describe("refuses", () => {
  test.each<[what: string, response: object]>([
    ["the response of axios", { status: 200, headers: json, data: { a: 1 }, statusText: "OK", config: {} }],
    ["an error of axios", { status: 404, headers: json, data: { a: 1 } }],
    ["a mock with json() alone", { status: 200, headers: json, json: async () => ({}) }],
    ["a mock of an error", { ok: false, status: 500, headers: json, json: async () => ({}) }],
    ["a body that is a stream", { status: 200, headers: json, body: Readable.from(["{}"]) }],
    ["the status 0", { status: 0, headers: {}, body: null }],
    ["an opaque response", Response.error()],
    ["no status", { status: Number.NaN, headers: {}, body: "" }],
  ])("%s", async (_, response) => {
    for (const options of [{}, { as: "text" }, { as: "bytes" }] as const)
      expect(await caught(readResponse(request, response as never, options))).toMatchObject({
        code: "ERR_INVALID_OPTION",
        names: ["response"],
      });
    expect(await caught(sendWith(async () => response as never)(request))).toMatchObject({ names: ["response"] });
  });
});

describe("as: stream", () => {
  const readAll = async (stream: unknown): Promise<string> => new Response(stream as ReadableStream).text();

  test.each<[what: string, response: () => object]>([
    ["of a fetch", () => new Response("[1]")],
    [
      "of a fetch without streams",
      () => ({ status: 200, headers: {}, text: async () => "[1]", arrayBuffer: async () => Buffer.from("[1]") }),
    ],
    [
      "of node-fetch",
      () => ({
        status: 200,
        headers: {},
        body: Readable.from(["[", "1]"]),
        text: async () => "",
        arrayBuffer: async () => Buffer.from(""),
      }),
    ],
    ["of another client", () => ({ status: 200, headers: {}, body: Readable.from([Buffer.from("[1]")]) })],
    ["of text", () => ({ status: 200, headers: {}, body: "[1]" })],
    ["of bytes", () => ({ status: 200, headers: {}, body: Buffer.from("[1]") })],
  ])("%s", async (_, response) => {
    const stream = await readResponse(request, response() as never, { as: "stream" });
    expect(stream).toBeInstanceOf(ReadableStream);
    expect(await readAll(stream)).toBe("[1]");
  });
});

test.each(["application/x-ndjson", "application/jsonl", "application/json-lines"])("%s is text", async (type) => {
  const body = '{"a":1}\n{"a":2}\n';
  for (const response of [
    new Response(body, { headers: { "content-type": type } }),
    { status: 200, headers: { "content-type": type }, body: Buffer.from(body) },
  ])
    expect(await readResponse(request, response)).toBe(body);
});

test("205 has no body, whatever the server sends (RFC 9110, section 15.3.6)", async () => {
  for (const status of [204, 205, 304])
    expect(await readResponse(request, { status, headers: json, body: '{"a":1}' })).toBeUndefined();
});

test("a body that nobody reads is let go of (G16)", async () => {
  const cancelled: unknown[] = [];
  const pending = (status: number, type: string) =>
    Object.defineProperties(
      new Response(new ReadableStream({ cancel: () => void cancelled.push(type) }), {
        headers: { "content-type": type },
      }),
      {
        status: { value: status },
      },
    );
  expect(await caught(readResponse(request, pending(200, "text/plain; charset=x-klingon")))).toMatchObject({
    code: "ERR_INVALID_RESPONSE",
  });
  expect(await readResponse(request, pending(205, "text/html"))).toBeUndefined();
  expect(await caught(readResponse({ ...request, method: "head" }, pending(404, "text/css")))).toBeInstanceOf(
    ResponseError,
  );
  expect(cancelled).toEqual(["text/plain; charset=x-klingon", "text/html", "text/css"]);

  const node = Object.assign(Readable.from(["a"]), { wasResumed: false });
  node.resume = () => Object.assign(node, { wasResumed: true });
  await readResponse(request, { status: 204, headers: {}, body: node });
  expect(node.wasResumed).toBe(true);
});

describe("what a client throws for a status", () => {
  const throwing = (response: unknown, data?: unknown) =>
    sendWith(async () => Promise.reject(Object.assign(new Error("thrown"), { response, data })));

  test.each([304, 302, 404])("%d", async (status) => {
    const response = new Response(status === 304 ? null : "said", {
      status,
      headers: { "content-type": "text/plain" },
    });
    const { result } = throwing(response);
    expect(await result(request)).toMatchObject({
      status,
      ok: false,
      response,
      body: status === 304 ? undefined : "said",
    });
  });

  test("304 and 302 are no errors", async () => {
    expect(await throwing(new Response(null, { status: 304 }))(request)).toBeUndefined();
    expect(await throwing(new Response("moved", { status: 302 }))(request, { as: "text" })).toBe("moved");
  });

  test.each<[type: string, data: unknown]>([
    ["application/json", { a: 1 }],
    ["application/json", "5"],
    ["application/json", undefined],
    ["text/plain", "oops"],
  ])("a body of %s that it has read already: %j", async (type, data) => {
    const response = new Response("…", { status: 400, headers: { "content-type": type } });
    await response.text();
    const error = await caught(throwing(response, data)(request));
    expect(error.body).toStrictEqual(data);
    expect(error.response).toBe(response);
  });

  test("a success that it rejects is its own error", async () => {
    for (const response of [new Response("[]"), { status: 500 }, { headers: {} }, 5, null])
      expect(await caught(throwing(response)(request))).toMatchObject({ message: "thrown" });
  });
});

test("the status is that of the response, and the error has none (G14)", async () => {
  const error = await caught(readResponse(request, { status: 401, headers: json, body: "{}" }));
  expect(error).toMatchObject({ response: { status: 401 } });
  for (const name of ["status", "statusCode", "headers", "expose"]) expect(name in error).toBe(false);
});

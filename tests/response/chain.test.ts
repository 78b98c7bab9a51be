// What a function of sendWith() does with chains: it builds within its promise, and knows what a request does not tell (A8, F6).
import { describe, expect, test } from "@jest/globals";

import { toFetch } from "../../src/adapters/index.js";
import { Endpoint, type BodyForm, type RequestOptions } from "../../src/index.js";
import { readResponse, sendWith } from "../../src/response/index.js";
import { thrownBy } from "../thrown-by.js";
import { caught } from "./caught.js";

const respond = (body: string, status = 200, type = "application/json") =>
  sendWith(async () => Promise.resolve(new Response(body, { status, headers: { "content-type": type } })));
const send = respond("[1]");
const acme = Endpoint.for({ name: "acme", baseUrl: "https://acme.example", credentials: ["license"] });

/** Chains that do not build, as programs without types have them. */
const BROKEN: Readonly<
  Record<string, () => { build: () => RequestOptions; to: (adapter: unknown) => Promise<unknown> }>
> = {
  "a chain": () => acme.route("GET /users/{id}") as never,
  "a chain with an invalid value": () => acme.route("GET /users/{id}").param("id", "\ud800") as never,
};

describe.each(Object.entries(BROKEN))("%s that does not build", (_, start) => {
  const code = expect.stringMatching(/^ERR_(?:MISSING|INVALID)_PARAMETER$/);

  test("rejects, and does not throw (F6)", async () => {
    const chain = start();
    const promises = [
      chain.to(send),
      chain.to(send.withResponse),
      chain.to(send.result),
      send(chain as never),
      send.withResponse(chain as never),
    ];
    for (const promise of promises) expect(await caught(promise)).toMatchObject({ code });
  });

  test("throws with an adapter, as build() does", () => {
    for (const adapter of [toFetch, (request: unknown) => request]) {
      const error = thrownBy(() => start().to(adapter));
      expect(error).toMatchObject({ code });
      expect(error).toEqual(thrownBy(() => start().build()));
    }
  });
});

test("errors know the route of a chain, and the credentials of its vendor", async () => {
  const failing = respond('{"message":"no license l1cense-1"}', 403);
  const chain = acme.route("GET /users/:id{?license}").params({ id: 7, license: "l1cense-1" });
  for (const promise of [chain.to(failing), failing(chain), chain.to(failing.withResponse)])
    expect(await caught(promise)).toMatchObject({
      route: "GET /users/{id}",
      message: "GET /users/{id} failed with status 403: no license ***",
    });
  expect(await caught(failing(chain.build()))).toMatchObject({ route: undefined });
});

test("requests carry no marks, and have no symbols (A8, G12)", () => {
  const request = acme.route("GET /x").param("a", 1).build();
  const copy = { ...request, headers: { ...request.headers } };
  expect(Reflect.ownKeys(request)).toEqual(["method", "url", "headers"]);
  expect(Object.getOwnPropertySymbols(globalThis).map(String).join()).not.toContain("fluent-endpoint");
  expect(copy).toStrictEqual(request);
});

test("parse replaces JSON.parse (G14)", async () => {
  const parse = (text: string): unknown => JSON.parse(text.replace(/\d{16,}/g, (digits) => `"${digits}n"`));
  const exact = sendWith(async () => Promise.resolve(new Response("[12345678901234567890]")), { parse });
  const request = acme.build("GET /x");
  expect(await exact(request, { as: "json" })).toEqual(["12345678901234567890n"]);
  const failing = sendWith(async () => Response.json([12345678901234567890n].map(Number), { status: 400 }), { parse });
  expect((await caught(failing(request))).body).toEqual(["12345678901234567000n"]);
  const broken = sendWith(async () => Promise.resolve(new Response("x")), { parse });
  expect(await caught(broken(request, { as: "json" }))).toMatchObject({ issues: [{ reason: "json" }] });
  expect(() => sendWith(fetch, { parse: 5 as never })).toThrow(expect.objectContaining({ names: ["parse"] }));
});

describe("the charset counts (G14)", () => {
  const read = async (bytes: readonly number[], type: string, status = 200): Promise<unknown> =>
    sendWith(async () =>
      Promise.resolve(new Response(Uint8Array.from(bytes), { status, headers: { "content-type": type } })),
    )(acme.build("GET /x"));

  test.each<[type: string, bytes: readonly number[], body: unknown]>([
    ["text/plain; charset=iso-8859-1", [0xfc], "ü"],
    ['text/plain; charset="windows-1251"', [0x80], "Ђ"],
    ["text/plain; charset=iso-8859-1", [0x80], "€"],
    ["text/plain;charset=Shift_JIS", [0x83, 0x65], "テ"],
    ["text/plain; charset=gbk", [0xc4, 0xe3], "你"],
    ["text/plain; charset=UTF-8", [0xc3, 0xbc], "ü"],
    ["application/json; charset=latin1", [0x22, 0xfc, 0x22], "ü"],
    ["application/json; charset=utf-16le", [0x22, 0, 0xfc, 0, 0x22, 0], "ü"],
    ["text/csv", [0xc3, 0xbc], "ü"],
  ])("%s", async (type, bytes, body) => {
    expect(await read(bytes, type)).toBe(body);
  });

  test("an unknown one is an error that names it, but does not hide a status", async () => {
    const error = await caught(read([0x61], "text/plain; charset=x-klingon"));
    expect(error).toMatchObject({ code: "ERR_INVALID_RESPONSE", issues: [{ reason: "charset" }] });
    expect(error.message).toContain('"x-klingon"');
    expect(await caught(read([0x61], "text/plain; charset=x-klingon", 500))).toMatchObject({
      response: { status: 500 },
    });
  });
});

describe("an empty body is undefined, whatever its type (G14)", () => {
  test.each([
    ["", "", 200],
    ["", "application/octet-stream", 200],
    ["", "image/png", 200],
    ["", "text/plain", 200],
    ["", "application/json", 201],
    ["\r\n", "application/json", 200],
    ["", "text/html", 302],
  ])("%j, %s, %d", async (body, type, status) => {
    expect(await respond(body, status, type)(acme.build("GET /x"))).toBeUndefined();
    if (body !== "") return;
    const read = async (as: BodyForm) => respond(body, status, type)(acme.build("GET /x"), { as });
    expect(await read("json")).toBeUndefined();
    // These have types without undefined.
    expect(await read("text")).toBe("");
    expect(await read("bytes")).toStrictEqual(new Uint8Array());
    expect(await new Response((await read("stream")) as ReadableStream).text()).toBe("");
  });

  test("also if the method or the status has none", async () => {
    const response = { status: 204, headers: {} };
    for (const [as, body] of [
      ["text", ""],
      ["bytes", new Uint8Array()],
      ["stream", expect.any(ReadableStream)],
      ["json", undefined],
    ] as const)
      expect(await readResponse(acme.build("HEAD /x"), response, { as })).toEqual(body);
  });
});

test("as: stream gives the stream of the response", async () => {
  const stream = await acme.route("GET /x").returns(undefined, { as: "stream" }).to(send);
  expect(await new Response(stream as ReadableStream).text()).toBe("[1]");
});

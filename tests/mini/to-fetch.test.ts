import { describe, expect, test } from "@jest/globals";

import { toFetch as toFetchOfLibrary } from "../../src/adapters/index.js";
import { Endpoint, toFetch, type RequestOptions } from "../../src/mini/index.js";
import { BODIES } from "../adapters/bodies.js";

const api = new Endpoint({ baseUrl: "https://api.example.com" });
const post = (data: unknown, headers = {}): RequestOptions => api.build("POST /a", { data, headers });

test.each<[data: unknown, body: unknown]>([
  [{ a: new Date(0), b: undefined, c: [null] }, '{"a":"1970-01-01T00:00:00.000Z","c":[null]}'],
  [[1], "[1]"],
  [null, "null"],
  ["text", "text"],
  [undefined, undefined],
])("writes %j", (data, body) => {
  const [url, init] = toFetch({ ...post(data), request: { cache: "reload" } });
  expect([url, init]).toMatchObject(["https://api.example.com/a", { method: "POST", cache: "reload" }]);
  expect(init.body).toBe(body);
});

test.each([new Uint8Array(2), new FormData(), new Blob(["a"]), new URLSearchParams("a=b"), new ArrayBuffer(1)])(
  "passes on what fetch sends: %s",
  (data) => {
    expect(toFetch(post(data))[1].body).toBe(data);
  },
);

test("leaves the framing to fetch (G3)", () => {
  const request = post("12345", { "Content-Length": "99", "transfer-encoding": "chunked" });
  expect(toFetch(request)[1].headers).toEqual({ accept: "application/json" });
});

/** What the platform sends; a random boundary has one name. */
async function sentBy(adapt: (request: RequestOptions) => unknown, request: RequestOptions): Promise<unknown> {
  const sent = new Request(...(adapt(request) as [string, RequestInit]));
  const { method, url, headers, cache } = sent;
  const type = headers.get("content-type") ?? "";
  const [, boundary] = /boundary=(.*)/.exec(type) ?? [];
  const text = JSON.stringify([
    method,
    url,
    cache,
    [...headers],
    Buffer.from(await sent.arrayBuffer()).toString("latin1"),
  ]);
  return boundary ? text.replaceAll(boundary, "BOUNDARY") : text;
}

const formData = new FormData();
formData.append("a", "1");
const bodies: [kind: string, create: () => unknown, type: string | undefined][] = [
  ...Object.entries(BODIES)
    // Mini writes no forms of objects, and sends no streams.
    .filter(([kind]) => !/^a form|stream/.test(kind))
    .map(([kind, { body, type }]) => [kind, body, type] as (typeof bodies)[0]),
  ["a FormData", () => formData, undefined],
  ["a FormData with a type, which lacks the boundary", () => formData, "multipart/form-data"],
  ["multipart as text", () => "--x--", "multipart/form-data; boundary=x"],
  ["text with another type", () => "a", "text/csv"],
];
test.each(bodies)("sends what the adapters send: %s (G15)", async (_, create, type) => {
  const headers = { "X-A": "b", ...(type !== undefined && { "Content-Type": type }) };
  const request = { ...post(undefined), headers, body: create(), request: { cache: "reload", duplex: "half" } };
  expect(await sentBy(toFetch as never, request)).toBe(await sentBy(toFetchOfLibrary as never, request));
});

test("passes on named options alone (G4)", () => {
  const request = { cache: "reload", body: "evil", window: null, agent: 1 };
  expect(Object.keys(toFetch({ ...post(undefined), request })[1]).sort()).toEqual(["cache", "headers", "method"]);
});

describe("refuses", () => {
  const FORM = { "content-type": "application/x-www-form-urlencoded" };
  test.each<[string, RequestOptions]>([
    ["a chain instead of a request", api.route("/a") as never],
    ["a timeout, which fetch ignores", { ...post("a"), request: { timeout: 5 } }],
    ...[new Map(), NaN, 1n, new Date(NaN), () => 1].map((value): [string, RequestOptions] => [
      `a member that JSON would lose: ${typeof value} (D9)`,
      post({ b: { c: [value] } }),
    ]),
    ["a Map as data (D9)", post(new Map())],
    ["an object as a form (D8)", post({ a: 1 }, FORM)],
    ["an object as multipart (D9)", post({ a: 1 }, { "content-type": "multipart/form-data" })],
    ["a stream, which the adapters send", post(new Blob(["a"]).stream())],
  ])("%s", (_, request) => {
    expect(() => toFetch(request)).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
  });
});

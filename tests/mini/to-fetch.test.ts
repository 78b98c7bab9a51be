import { describe, expect, test } from "@jest/globals";

import { Endpoint, toFetch, type RequestOptions } from "../../src/mini/index.js";

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
    ["a form without its boundary (D9)", post(new FormData(), { "content-type": "multipart/form-data" })],
  ])("%s", (_, request) => {
    expect(() => toFetch(request)).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
  });
});

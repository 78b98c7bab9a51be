// T1: own enumerable string keys, read once.
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "@jest/globals";
import { Endpoint } from "../../src/index.js";

const github = new Endpoint();

test("symbols and keys that are not enumerable are not read", () => {
  const options = Object.defineProperty({ own: 1, [Symbol("s")]: 2 }, "hidden", { value: 2, enumerable: false });
  for (const { url } of [
    github.build("/x", options),
    new Endpoint(options).build("/x"),
    github.route("/x").params(options).build(),
  ])
    expect(url).toBe("https://api.github.com/x?own=1");
});

test("inherited keys are not read", () => {
  const inheriting = (own: object): object =>
    Object.assign(Object.create(Object.assign(Object.create(null) as object, { inherited: "1" })) as object, own);
  const headers = inheriting({ "x-a": "1" });
  const options = inheriting({ headers, mediaType: inheriting({ format: "raw" }) });
  const given = inheriting({ own: 1 });
  for (const { url, headers: sent } of [
    github.build("/x", given, options),
    new Endpoint(given).build("/x", {}, options),
    new Endpoint(options).withDefaults(given).build("/x"),
    github
      .route("/x")
      .params(given)
      .headers(headers as never)
      .build(),
  ]) {
    expect(url).toBe("https://api.github.com/x?own=1");
    expect(Object.keys(sent).sort()).toEqual(["accept", "user-agent", "x-a"]);
  }
});

test("an object of another realm is one of its own names", () => {
  const other = runInNewContext('({ a: 1, headers: { "x-a": "b" }, list: [{ b: 2 }] })') as Record<string, object>;
  const { url } = github.withPolicy({ objects: "brackets" }).build("/x", { a: other["a"], list: other["list"] });
  expect(decodeURIComponent(url)).toBe("https://api.github.com/x?a=1&list[0][b]=2");
  expect(github.build("/x", {}, { headers: other["headers"] as never }).headers).toMatchObject({ "x-a": "b" });
});

describe("what has its content elsewhere than in its keys is refused", () => {
  test.each<[name: string, value: unknown]>([
    ["a Map", new Map([["a", "1"]])],
    ["a Headers object", new Headers({ a: "1" })],
    ["URLSearchParams", new URLSearchParams("a=1")],
    ["a list of pairs", [["a", "1"]]],
    ["a typed array", new Uint8Array(1)],
    ["a Date", new Date(0)],
    ["a Promise", Promise.resolve({ a: 1 })],
    ["a string", "ab"],
    ["null", null],
    ["a number", 5],
    ["a function", () => {}],
  ])("%s", (_, value) => {
    const given = value as Record<string, string>;
    for (const read of [
      () => github.build("/x", given),
      () => github.withDefaults(given),
      () => new Endpoint(given),
      () => github.route("/x").params(given),
      () => github.build("/x", {}, { headers: given }),
      () => github.route("/x").headers(given),
    ])
      expect(read).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });
});

test("each key is read once", () => {
  const counts: Record<string, number> = {};
  const counting = (object: object, path = ""): object =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(object).map(([name, value]): [string, PropertyDescriptor] => {
          const given: unknown =
            name === "headers" || name === "mediaType" ? counting(value as object, `${name}.`) : value;
          const get = (): unknown => ((counts[path + name] = (counts[path + name] ?? 0) + 1), given);
          return [name, { enumerable: true, get }];
        }),
      ),
    );
  const options = { headers: { "x-a": "1" }, mediaType: { format: "raw" }, data: 1, request: {} };
  new Endpoint(counting({ ...options, a: [1] }));
  github.build("POST /x{?a}", counting({ a: [1] }), counting(options));
  expect(counts).toStrictEqual({
    headers: 2,
    "headers.x-a": 2,
    mediaType: 2,
    "mediaType.format": 2,
    data: 2,
    request: 2,
    a: 2,
  });
});

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, InvalidParameterError, RequestBuilder, type Policy } from "../src/index.js";
import { untyped } from "./untyped.js";
import { check } from "./properties/check.js";

const BASE = "https://api.github.com";
const github = new Endpoint();

describe("RequestBuilder.query() sends parameters in the query", () => {
  test.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"])("with any method: %s", (method) => {
    const request = github.route(`${method} /caches`).query({ key: "npm", page: 2 }).build();

    expect([request.method, request.url]).toStrictEqual([method.toLowerCase(), `${BASE}/caches?key=npm&page=2`]);
    expect(request).not.toHaveProperty("body");
    expect(request.headers).not.toHaveProperty("content-type");
  });

  test("before the route is set", () => {
    const chain = github.builder().query({ key: "npm" }).method("DELETE").url("/caches");

    expect(chain.build().url).toBe(`${BASE}/caches?key=npm`);
  });

  test("beside a placeholder of the same name", () => {
    const chain = github.route("DELETE /caches/{key}").param("key", "path").query({ key: "query" });

    expect(chain.build().url).toBe(`${BASE}/caches/path?key=query`);
    expect(chain.build()).not.toHaveProperty("body");
  });

  test("without filling a placeholder (P1)", () => {
    const chain = github.route(untyped("DELETE /caches/{key}")).query({ key: "query" });

    expect(() => chain.build()).toThrow(expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names: ["key"] }));
  });

  test("beside a body property of the same name", () => {
    const { url, body } = github.route("POST /caches").param("key", "body").query({ key: "query" }).build();

    expect(url).toBe(`${BASE}/caches?key=query`);
    expect(body).toStrictEqual({ key: "body" });
  });

  test("beside data, in any order (P4, D2)", () => {
    const chain = github.route("POST /markdown/raw");
    for (const complete of [chain.query({ mode: "gfm" }).data("Hello"), chain.data("Hello").query({ mode: "gfm" })]) {
      expect(complete.build()).toMatchObject({ url: `${BASE}/markdown/raw?mode=gfm`, body: "Hello" });
    }
  });

  test("under any name, also that of an option (B5)", () => {
    const names = ["method", "url", "baseUrl", "headers", "mediaType", "data", "request"];
    const { method, url, headers } = github
      .route("POST /x")
      .query(Object.fromEntries(names.map((name) => [name, "v"])))
      .build();

    expect(method).toBe("post");
    expect(url).toBe(`${BASE}/x?${names.map((name) => `${name}=v`).join("&")}`);
    expect(headers).toStrictEqual(github.build("/x").headers);
  });

  test("encoded like the parameters of a GET", () => {
    const parameters = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())));
    check(
      fc.property(parameters, (given) => {
        const { url } = github.route("GET /x?a=1#top").params(given).build();
        expect(github.route("GET /x?a=1#top").query(given).build().url).toBe(url);
        expect(github.route("POST /x?a=1#top").query(given).build().url).toBe(url);
      }),
    );
  });
});

describe("query() applies the policy to lists and objects (C9)", () => {
  test.each<[policy: Partial<Policy>, query: string]>([
    [{}, "a=1,2"],
    [{ arrays: "repeat" }, "a=1&a=2"],
    [{ arrays: "brackets" }, "a%5B%5D=1&a%5B%5D=2"],
  ])("%j", (policy, query) => {
    const chain = github
      .withPolicy(policy)
      .route("POST /x")
      .query({ a: [1, null, 2], none: [] });

    expect(chain.build().url).toBe(`${BASE}/x?${query}`);
  });

  test("objects", () => {
    const chain = (objects: Policy["objects"]) =>
      github
        .withPolicy({ objects })
        .route("POST /x")
        .query({ a: { k: "v", l: 1 } });

    expect(chain("brackets").build().url).toBe(`${BASE}/x?a%5Bk%5D=v&a%5Bl%5D=1`);
    expect(() => chain("error").build()).toThrow(InvalidParameterError);
  });
});

describe("query() adds its parameters in a fixed place (C8)", () => {
  test("orders the template's query, other parameters, its own parameters and the fragment", () => {
    const endpoint = new Endpoint({ d: "default" });
    const chain = endpoint.route("GET /x?a=1{&b}#top").query({ z: "query" }).params({ c: "call", b: 2 });

    expect(chain.build().url).toBe(`${BASE}/x?a=1&b=2&d=default&c=call&z=query#top`);
  });

  test("orders the template's query and its own parameters if the method has a body", () => {
    const { url, body } = github.route("POST /x?a=1#top").query({ z: "query" }).param("c", "call").build();

    expect(url).toBe(`${BASE}/x?a=1&z=query#top`);
    expect(body).toStrictEqual({ c: "call" });
  });

  test("keeps the order of the calls", () => {
    expect(github.route("PUT /x").query({ b: 1 }).query({ a: 2, c: 3 }).build().url).toBe(`${BASE}/x?b=1&a=2&c=3`);
  });

  test("encodes names like values", () => {
    expect(github.route("PUT /x").query({ "a b": "c d", "e&f": "g=h" }).build().url).toBe(
      `${BASE}/x?a%20b=c%20d&e%26f=g%3Dh`,
    );
  });

  test("extends a full url (C7)", () => {
    const chain = github.route("POST https://uploads.github.com/x").query({ name: "notes.txt" });

    expect(chain.build().url).toBe("https://uploads.github.com/x?name=notes.txt");
  });
});

describe("a later query() overrides an earlier one (A4, A5)", () => {
  const start = () => github.route("DELETE /caches").query({ key: "npm" });

  test("replaces a parameter of the same name", () => {
    expect(start().query({ key: "yarn" }).build().url).toBe(`${BASE}/caches?key=yarn`);
  });

  test("ignores undefined", () => {
    expect(start().query({ key: undefined }).build()).toStrictEqual(start().build());
    expect(start().query({}).build()).toStrictEqual(start().build());
  });

  test("omits null", () => {
    expect(start().query({ key: null }).build().url).toBe(`${BASE}/caches`);
    expect(start().query({ key: null }).query({ key: "yarn" }).build().url).toBe(`${BASE}/caches?key=yarn`);
  });
});

describe("query() reports invalid parameters (F1)", () => {
  const start = github.route("DELETE /caches");

  test.each<[name: string, parameters: unknown]>([
    ["null", null],
    ["a list", ["a"]],
    ["a string", "a=1"],
    ["a Map", new Map([["a", 1]])],
    ["URLSearchParams", new URLSearchParams("a=1")],
  ])("rejects an argument that is not a plain object immediately: %s", (_, parameters) => {
    expect(() => start.query(parameters as never)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });

  test.each<[name: string, value: unknown]>([
    ["NaN", NaN],
    ["a function", () => {}],
    ["a Map", new Map()],
    ["a nested list", [[1]]],
    ["a lone surrogate", "\ud800"],
  ])("build() rejects a value that no url can contain (C4): %s", (_, value) => {
    expect(() => start.query({ ok: 1, key: value }).build()).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names: ["key"] }),
    );
  });

  test("build() rejects a name that no url can contain, as params() does (C4)", () => {
    const bad = { "\ud800": 1 };

    expect(() => github.route("GET /x").params(bad).build()).toThrow(InvalidParameterError);
    expect(() => start.query(bad).build()).toThrow(InvalidParameterError);
  });

  test("reports its parameters together with the other parameters", () => {
    const chain = github.route("GET /x").param("a", NaN).query({ b: NaN });

    expect(() => chain.build()).toThrow(expect.objectContaining({ names: ["a", "b"] }));
  });

  test("merge() rejects it, because merged options cannot express it (A6)", () => {
    const chain = start.query({ key: "npm" });

    expect(() => chain.merge()).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
    expect(start.merge().url).toBe("/caches");
  });
});

describe("query() reads its argument once and changes nothing (A3, T1)", () => {
  test("returns a new builder", () => {
    const start = github.route("DELETE /caches").query({ key: "npm" });
    const before = start.build();
    const [one, other] = [start.query({ ref: "main" }), start.query({ ref: "dev" })];

    expect(one).toBeInstanceOf(RequestBuilder);
    expect(one).not.toBe(start);
    expect(one.build().url).toBe(`${BASE}/caches?key=npm&ref=main`);
    expect(other.build().url).toBe(`${BASE}/caches?key=npm&ref=dev`);
    expect(start.build()).toStrictEqual(before);
  });

  test("copies its argument", () => {
    const parameters = { key: "npm" };
    const chain = github.route("DELETE /caches").query(parameters);
    parameters.key = "changed";

    expect(chain.build().url).toBe(`${BASE}/caches?key=npm`);
  });

  test("reads own names only, including __proto__", () => {
    const own = JSON.parse('{ "__proto__": 1 }') as object;
    const inherited = Object.assign(Object.create({ evil: 1 }) as object, { a: 2 });

    expect(github.route("POST /x").query(own).query(inherited).build().url).toBe(`${BASE}/x?__proto__=1&a=2`);
  });

  test("reads a getter once and does not wrap its exception", () => {
    let reads = 0;
    const counted = Object.defineProperty({}, "a", { get: () => (reads += 1), enumerable: true });
    const failing = Object.defineProperty({}, "a", {
      get: () => {
        throw new RangeError("mine");
      },
      enumerable: true,
    });
    const chain = github.route("POST /x").query(counted);

    expect([chain.build().url, chain.build().url, reads]).toStrictEqual([`${BASE}/x?a=1`, `${BASE}/x?a=1`, 1]);
    expect(() => github.route("POST /x").query(failing)).toThrow(RangeError);
  });
});

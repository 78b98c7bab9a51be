import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, InvalidParameterError, RequestBuilder, type Policy } from "../src/index.js";
import { untyped } from "./untyped.js";

const BASE = "https://api.github.com";
const github = new Endpoint();

describe("issue, Types: .query() sends its parameters in the query", () => {
  test.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("whatever the verb: %s", (verb) => {
    const request = github.route(`${verb} /caches`).query({ key: "npm", page: 2 }).build();

    expect([request.method, request.url]).toStrictEqual([verb.toLowerCase(), `${BASE}/caches?key=npm&page=2`]);
    expect(request).not.toHaveProperty("body");
    expect(request.headers).not.toHaveProperty("content-type");
  });

  test("before the route is known", () => {
    const chain = github.builder().query({ key: "npm" }).method("DELETE").url("/caches");

    expect(chain.build().url).toBe(`${BASE}/caches?key=npm`);
  });

  test("beside a placeholder of the same name", () => {
    const chain = github.route("DELETE /caches/{key}").param("key", "path").query({ key: "query" });

    expect(chain.build().url).toBe(`${BASE}/caches/path?key=query`);
    expect(chain.build()).not.toHaveProperty("body");
  });

  test("P1: … it fills no placeholder", () => {
    const chain = github.route(untyped("DELETE /caches/{key}")).query({ key: "query" });

    expect(() => chain.build()).toThrow(expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names: ["key"] }));
  });

  test("beside a member of the body of the same name", () => {
    const { url, body } = github.route("POST /caches").param("key", "body").query({ key: "query" }).build();

    expect(url).toBe(`${BASE}/caches?key=query`);
    expect(body).toStrictEqual({ key: "body" });
  });

  test("P4, D2: beside data, in any order, because it has a place", () => {
    const strict = github.withPolicy({ unplaced: "error" });
    const chain = strict.route("POST /markdown/raw");
    for (const whole of [chain.query({ mode: "gfm" }).data("Hello"), chain.data("Hello").query({ mode: "gfm" })]) {
      expect(whole.build()).toMatchObject({ url: `${BASE}/markdown/raw?mode=gfm`, body: "Hello" });
    }
  });

  test("B5: any name is a parameter's", () => {
    const names = ["method", "url", "baseUrl", "headers", "mediaType", "data", "request"];
    const { method, url, headers } = github
      .route("POST /x")
      .query(Object.fromEntries(names.map((name) => [name, "v"])))
      .build();

    expect(method).toBe("post");
    expect(url).toBe(`${BASE}/x?${names.map((name) => `${name}=v`).join("&")}`);
    expect(headers).toStrictEqual(github.build("/x").headers);
  });

  test("as parameters of a GET are written", () => {
    const parameters = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())));
    fc.assert(
      fc.property(parameters, (given) => {
        const { url } = github.route("GET /x?a=1#top").params(given).build();
        expect(github.route("GET /x?a=1#top").query(given).build().url).toBe(url);
        expect(github.route("POST /x?a=1#top").query(given).build().url).toBe(url);
      }),
      { numRuns: 200 },
    );
  });
});

describe("C9: lists and objects by the policy", () => {
  test.each<[policy: Partial<Policy>, query: string]>([
    [{}, "a=1,2"],
    [{ arrays: "repeat" }, "a=1&a=2"],
    [{ arrays: "brackets" }, "a[]=1&a[]=2"],
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

    expect(chain("brackets").build().url).toBe(`${BASE}/x?a[k]=v&a[l]=1`);
    expect(() => chain("error").build()).toThrow(InvalidParameterError);
  });
});

describe("C8: where they are added", () => {
  test("the template's own, then other parameters, then these, and the fragment last", () => {
    const endpoint = new Endpoint({ d: "default" });
    const chain = endpoint.route("GET /x?a=1{&b}#top").query({ z: "query" }).params({ c: "call", b: 2 });

    expect(chain.build().url).toBe(`${BASE}/x?a=1&b=2&d=default&c=call&z=query#top`);
  });

  test("… and of a verb with a body, the template's own, then these", () => {
    const { url, body } = github.route("POST /x?a=1#top").query({ z: "query" }).param("c", "call").build();

    expect(url).toBe(`${BASE}/x?a=1&z=query#top`);
    expect(body).toStrictEqual({ c: "call" });
  });

  test("in the order they are given", () => {
    expect(github.route("PUT /x").query({ b: 1 }).query({ a: 2, c: 3 }).build().url).toBe(`${BASE}/x?b=1&a=2&c=3`);
  });

  test("names are encoded like values", () => {
    expect(github.route("PUT /x").query({ "a b": "c d", "e&f": "g=h" }).build().url).toBe(
      `${BASE}/x?a%20b=c%20d&e%26f=g%3Dh`,
    );
  });

  test("C7: a full url takes them as well", () => {
    const chain = github.route("POST https://uploads.github.com/x").query({ name: "notes.txt" });

    expect(chain.build().url).toBe("https://uploads.github.com/x?name=notes.txt");
  });
});

describe("A4, A5: later over earlier", () => {
  const start = () => github.route("DELETE /caches").query({ key: "npm" });

  test("a later one of the same name replaces the earlier", () => {
    expect(start().query({ key: "yarn" }).build().url).toBe(`${BASE}/caches?key=yarn`);
  });

  test("undefined is not given", () => {
    expect(start().query({ key: undefined }).build()).toStrictEqual(start().build());
    expect(start().query({}).build()).toStrictEqual(start().build());
  });

  test("null is absent", () => {
    expect(start().query({ key: null }).build().url).toBe(`${BASE}/caches`);
    expect(start().query({ key: null }).query({ key: "yarn" }).build().url).toBe(`${BASE}/caches?key=yarn`);
  });
});

describe("F1: what is wrong with them is told", () => {
  const start = github.route("DELETE /caches");

  test.each<[what: string, parameters: unknown]>([
    ["null", null],
    ["a list", ["a"]],
    ["a text", "a=1"],
    ["a Map", new Map([["a", 1]])],
    ["a URLSearchParams", new URLSearchParams("a=1")],
  ])("at once, where they are no object of parameters: %s", (_, parameters) => {
    expect(() => start.query(parameters as never)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });

  test.each<[what: string, value: unknown]>([
    ["NaN", NaN],
    ["a function", () => {}],
    ["a Map", new Map()],
    ["a nested list", [[1]]],
    ["a lone surrogate", "\ud800"],
  ])("C4: a value that no url can say: %s", (_, value) => {
    expect(() => start.query({ ok: 1, key: value }).build()).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names: ["key"] }),
    );
  });

  test("C4: a name that no url can say, as among the parameters", () => {
    const bad = { "\ud800": 1 };

    expect(() => github.route("GET /x").params(bad).build()).toThrow(InvalidParameterError);
    expect(() => start.query(bad).build()).toThrow(InvalidParameterError);
  });

  test("together with the other parameters", () => {
    const chain = github.route("GET /x").param("a", NaN).query({ b: NaN });

    expect(() => chain.build()).toThrow(expect.objectContaining({ names: ["a", "b"] }));
  });

  test("A6: merged options cannot say it", () => {
    const chain = start.query({ key: "npm" });

    expect(() => chain.merge()).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
    expect(start.merge().url).toBe("/caches");
  });
});

describe("A3, B6: what the caller holds is read once, and nothing is changed", () => {
  test("each gives a new builder", () => {
    const start = github.route("DELETE /caches").query({ key: "npm" });
    const before = start.build();
    const [one, other] = [start.query({ ref: "main" }), start.query({ ref: "dev" })];

    expect(one).toBeInstanceOf(RequestBuilder);
    expect(one).not.toBe(start);
    expect(one.build().url).toBe(`${BASE}/caches?key=npm&ref=main`);
    expect(other.build().url).toBe(`${BASE}/caches?key=npm&ref=dev`);
    expect(start.build()).toStrictEqual(before);
  });

  test("the object is copied", () => {
    const parameters = { key: "npm" };
    const chain = github.route("DELETE /caches").query(parameters);
    parameters.key = "changed";

    expect(chain.build().url).toBe(`${BASE}/caches?key=npm`);
  });

  test("own names only, and __proto__ is one of them", () => {
    const own = JSON.parse('{ "__proto__": 1 }') as object;
    const inherited = Object.assign(Object.create({ evil: 1 }) as object, { a: 2 });

    expect(github.route("POST /x").query(own).query(inherited).build().url).toBe(`${BASE}/x?__proto__=1&a=2`);
  });

  test("the caller's own getter is read once, and its exception is not wrapped", () => {
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

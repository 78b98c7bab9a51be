import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { toQueryKey } from "../../src/adapters/index.js";
import { form, json, jsonLines, multipart } from "../../src/bodies/index.js";
import { Endpoint, endpoint, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";
import { coded } from "../coded.js";

const ACCEPT = { accept: "application/vnd.github.v3+json" };
const URL_OF_REPOS = "https://api.github.com/orgs/octokit/repos";

describe("toQueryKey() returns a stable key that can be written as JSON (H5)", () => {
  test("of method, url, sorted query and accept", () => {
    const key = toQueryKey(endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "all", page: 2, a: 1 }));
    const query = [["a", "1"], ["page", "2"], ["type", "all"]]; // prettier-ignore
    expect(key).toStrictEqual(["GET", URL_OF_REPOS, { query, headers: ACCEPT }]);
    expect(JSON.parse(JSON.stringify(key))).toStrictEqual(key);
  });

  test("of the body, with sorted names at every depth", () => {
    const one = toQueryKey(endpoint("POST /graphql", { query: "q", variables: { b: [{ d: 1, c: 2 }], a: null } }));
    const other = toQueryKey(endpoint("POST /graphql", { variables: { a: null, b: [{ c: 2, d: 1 }] }, query: "q" }));
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(one[2].body).toStrictEqual({ query: "q", variables: { a: null, b: [{ c: 2, d: 1 }] } });
    const reversed = toQueryKey(endpoint("POST /x", { data: [2, 1] }));
    expect(reversed[2].body).toStrictEqual([2, 1]);
  });

  test("of a form, sorted by name", () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const keyOf = (data: unknown): unknown => toQueryKey(endpoint("POST /x", { data, headers: form }))[2].body;
    expect(keyOf("b=1&a=2&b=0")).toBe("a=2&b=1&b=0");
    expect(keyOf(new URLSearchParams("b=1&a=2"))).toBe("a=2&b=1");
    expect(toQueryKey(endpoint("POST /x", { data: "b=1&a=2" }))[2].body).toBe("b=1&a=2");
  });

  test("of a body that only `stringify` can write", () => {
    const request = endpoint("POST /x", { data: { id: 2n ** 64n } });
    const stringify = (value: unknown): string =>
      JSON.stringify(value, (_, member: unknown) => (typeof member === "bigint" ? String(member) : member));
    expect(toQueryKey(request, { stringify })[2].body).toStrictEqual({ id: "18446744073709551616" });
    expect(() => toQueryKey(request)).toThrow("body.id");
  });

  test("of the headers that were asked for, in any case and order", () => {
    const request = endpoint("GET /x", { headers: { "X-B": "2", "X-A": "1", "x-c": "3" } });
    const key = toQueryKey(request, { headers: ["X-b", "x-A", "x-missing"] });
    expect(Object.entries(key[2].headers!)).toStrictEqual([
      ["accept", ACCEPT.accept],
      ["x-a", "1"],
      ["x-b", "2"],
    ]);
    expect(JSON.stringify(toQueryKey(request, { headers: ["x-a", "x-b"] }))).toBe(JSON.stringify(key));
  });

  test("with a scope", () => {
    const request = endpoint("GET /user");
    expect(toQueryKey(request, { scope: "mona" })[2]).toStrictEqual({
      scope: "mona",
      headers: ACCEPT,
    });
    expect(toQueryKey(request, { scope: 0 })[2].scope).toBe(0);
    expect(toQueryKey(request, { scope: undefined })).toStrictEqual(toQueryKey(request));
  });

  test.each([
    ["https://a.example/x?b=1&a=2", [["a", "2"], ["b", "1"]]], // prettier-ignore
    ["https://a.example/x?a=2&a=1&A=0", [["A", "0"], ["a", "2"], ["a", "1"]]], // prettier-ignore
    ["https://a.example/x?b=&a=%2C&a=,&a==", [["a", "%2C"], ["a", ","], ["a", "="], ["b", ""]]], // prettier-ignore
    // An empty pair is one, too: "?" and nothing are different requests.
    ["https://a.example/x?b&a=1&&#?z=1", [[""], [""], ["a", "1"], ["b"]]], // prettier-ignore
    ["https://a.example/x?", [[""]]],
    ["https://a.example/x#top", undefined],
  ])("%s has the query %j", (url, query) => {
    expect(toQueryKey({ method: "get", url, headers: {} })).toStrictEqual([
      "GET",
      "https://a.example/x",
      query ? { query } : {},
    ]);
  });
});

describe("credentials (H5)", () => {
  const VENDOR = Endpoint.for({ name: "licensed", baseUrl: "https://licensed.example", credentials: ["license"] });
  const keyOf = (request: RequestOptions): string =>
    JSON.stringify(toQueryKey(request, { headers: ["x-a"], credentials: ["License"] }));

  test.each<[place: string, request: (secret: string) => RequestOptions]>([
    ["a header", (secret) => endpoint("GET /x", { headers: { authorization: secret, "x-api-key": secret } })],
    ["a named header", (secret) => VENDOR.build("GET /x", {}, { headers: { license: secret } })],
    ["a query", (secret) => VENDOR.route("GET /x").param("license", secret).build()],
    ["JSON", (secret) => VENDOR.build("POST /x", {}, { data: [{ a: { license: secret } }] })],
    ["a form", (secret) => VENDOR.build("POST /x", {}, { data: new URLSearchParams({ license: secret }) })],
    ["a multipart form", (secret) => VENDOR.build("POST /x", {}, { data: formOf({ license: secret }) })],
  ])("%s is left out", (_, request) => {
    expect(keyOf(request("one"))).toBe(keyOf(request("other")));
    expect(keyOf(request("one"))).not.toContain("one");
  });

  test.each(["authorization", "X-Api-Key", "license", "cookie"])(
    "%s in headers is an error that says scope",
    (name) => {
      const key = (): unknown => toQueryKey(endpoint("GET /x"), { headers: ["x-a", name], credentials: ["License"] });
      expect(key).toThrow(coded("ERR_INVALID_OPTION", ["headers"]));
      expect(key).toThrow(/scope/);
    },
  );

  test.each(["token", "sig", "otp", "password", "jwt", "code"])("any other value counts: %s", (name) => {
    for (const route of ["GET /x", "POST /x"]) {
      const [one, other] = ["a", "b"].map((value) => keyOf(endpoint(route, { [name]: value })));
      expect(one).not.toBe(other);
    }
  });
});

test("the order of members does not matter, whatever encoder wrote them (H5)", () => {
  const build = (api: Endpoint, one: object): RequestOptions =>
    api.policy.body === jsonLines ? api.build("POST /x", {}, { data: [one] }) : api.build("POST /x", one);
  const bodies = [
    new Endpoint(),
    ...[json, form, multipart, jsonLines].map((body) => new Endpoint().withPolicy({ body })),
  ].map((api) => [toQueryKey(build(api, { a: 1, b: 2 })), toQueryKey(build(api, { b: 2, a: 1 }))]);
  for (const [one, other] of bodies) expect(one).toStrictEqual(other);
});

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe("different requests have different keys (H5)", () => {
  const post = (body: unknown, headers = {}): RequestOptions => ({
    method: "post",
    url: "https://a.example",
    headers,
    body,
  });

  test("the same words in other forms", () => {
    const bodies = [[["a", "1"]], "a=1", [["a", 1]], formOf({ a: "1" }), new URLSearchParams({ a: "1" }), { a: "1" }];
    const others = ["", null, "null!", 5, [], {}, undefined, "[]!"];
    const keys = [...bodies, ...others].map((body) => JSON.stringify(toQueryKey(post(body))));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("JSON that loses something when it is parsed", () => {
    const type = { "content-type": "application/json" };
    const ids = ['{"id":9007199254740993}', '{"id":9007199254740992}', '{"a":1e400}', '{"a":null}'];
    expect(new Set(ids.map((body) => JSON.stringify(toQueryKey(post(body, type))))).size).toBe(4);
    const data = { b: 1, a: [" x "] };
    const same = [
      data,
      JSON.stringify(data),
      JSON.stringify(data, undefined, 2),
      new TextEncoder().encode(JSON.stringify(data)),
    ];
    expect(new Set(same.map((body) => JSON.stringify(toQueryKey(post(body, type))))).size).toBe(1);
  });
});

test("a megabyte of anything takes no long time (T2)", () => {
  const types = ["application/x-ndjson", "application/json", "application/x-www-form-urlencoded", "text/plain"];
  const start = performance.now();
  for (const text of ["\n", "x\n", "1\n", "&", '"', "{", " "])
    for (const type of types) {
      const body = text.repeat(1e6 / text.length);
      toQueryKey({ method: "post", url: "https://a.example", headers: { "content-type": type }, body });
    }
  // Blank lines alone took 11 s.
  expect(performance.now() - start).toBeLessThan(15_000);
});

describe("toQueryKey() reports what has no key", () => {
  test("a body of bytes that are no text", () => {
    const request = { method: "post", url: "https://a.example/x", headers: {}, body: new Uint8Array([255]) } as const;
    expect(() => toQueryKey(request)).toThrow(coded("ERR_INVALID_REQUEST"));
  });

  test.each<[options: object]>([[{ scope: {} }], [{ scope: NaN }], [{ headers: "accept" }], [{ headers: [5] }]])(
    "%p",
    (options) => {
      expect(() => toQueryKey(endpoint("GET /x"), options)).toThrow(coded("ERR_INVALID_OPTION"));
    },
  );

  test("a stream and a Blob, whose content is read later", () => {
    for (const data of [new Blob(["x"]), new ReadableStream()]) {
      expect(() => toQueryKey(endpoint("POST /x", { data }))).toThrow(coded("ERR_INVALID_REQUEST", ["body"]));
    }
  });
});

test("equal parameters in any order have equal keys, and different ones different keys (H5)", () => {
  const parameters = fc.dictionary(fc.stringMatching(/^[a-df-j]{1,3}$/), fc.oneof(fc.integer(), fc.string()), {
    maxKeys: 5,
  });
  const keyOf = (route: string, values: object): string => JSON.stringify(toQueryKey(endpoint(route, { ...values })));
  check(
    fc.property(fc.constantFrom("GET /x", "POST /x"), parameters, parameters, (route, one, other) => {
      const reversed = Object.fromEntries(Object.entries(one).reverse());
      expect(keyOf(route, reversed)).toBe(keyOf(route, one));
      const sorted = (values: object): string => JSON.stringify(Object.entries(values).sort());
      const asQuery = (values: object): object =>
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
      const [left, right] = route === "GET /x" ? [asQuery(one), asQuery(other)] : [one, other];
      expect(keyOf(route, one) === keyOf(route, other)).toBe(sorted(left) === sorted(right));
    }),
  );
});

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { toQueryKey } from "../../src/adapters/index.js";
import { Endpoint, endpoint, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";

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

  test("as the end of a chain", () => {
    expect(new Endpoint().route("HEAD /user").to(toQueryKey)).toStrictEqual([
      "HEAD",
      "https://api.github.com/user",
      { headers: ACCEPT },
    ]);
  });

  test.each([
    ["https://a.example/x?b=1&a=2", [["a", "2"], ["b", "1"]]], // prettier-ignore
    ["https://a.example/x?a=2&a=1&A=0", [["A", "0"], ["a", "2"], ["a", "1"]]], // prettier-ignore
    ["https://a.example/x?b=&a=%2C&a=,&a==", [["a", "%2C"], ["a", ","], ["a", "="], ["b", ""]]], // prettier-ignore
    ["https://a.example/x?b&a=1&&#?z=1", [["a", "1"], ["b"]]], // prettier-ignore
    ["https://a.example/x?", undefined],
    ["https://a.example/x#top", undefined],
  ])("%s has the query %j", (url, query) => {
    expect(toQueryKey({ method: "get", url, headers: {} })).toStrictEqual([
      "GET",
      "https://a.example/x",
      query ? { query } : {},
    ]);
  });

  test("pages of a list have keys with one beginning", () => {
    const keys = [{ page: 1 }, { page: 2, type: "all" }, {}].map((page) =>
      toQueryKey(endpoint("GET /orgs/octokit/repos", page)),
    );
    for (const key of keys) expect(key.slice(0, 2)).toStrictEqual(["GET", URL_OF_REPOS]);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(3);
  });
});

describe("toQueryKey() holds no credentials (H5, G6)", () => {
  test.each<[name: string, request: RequestOptions]>([
    ["a header", endpoint("GET /x", { headers: { authorization: "token s3cret" } })],
    ["a header of a vendor", endpoint("GET /x", { headers: { "x-vault-token": "s3cret" } })],
    ["a query", endpoint("GET /x", { access_token: "s3cret" })],
    ["a body", endpoint("POST /x", { user: "mona", password: "s3cret" })],
    ["a nested body", endpoint("POST /x", { data: [{ auth: { client_secret: "s3cret" } }] })],
    ["a form", endpoint("POST /x", { data: new URLSearchParams("password=s3cret") })],
  ])("in %s: a marker says that there were some", (_, request) => {
    const key = toQueryKey(request, { headers: ["authorization", "x-vault-token"], scope: "mona" });
    expect(JSON.stringify(key)).not.toContain("s3cret");
    expect(key[2].credentials).toBe(true);
  });

  test("so two users need two scopes", () => {
    const of = (token: string, scope?: string): string =>
      JSON.stringify(toQueryKey(endpoint("GET /user", { headers: { authorization: token } }), { scope }));
    expect(of("token a")).toBe(of("token b"));
    expect(of("token a", "a")).not.toBe(of("token b", "b"));
    expect(of("token a")).not.toBe(JSON.stringify(toQueryKey(endpoint("GET /user"))));
  });
});

describe("toQueryKey() reports what has no key", () => {
  test.each<[options: object]>([[{ scope: {} }], [{ scope: NaN }], [{ headers: "accept" }], [{ headers: [5] }]])(
    "%p",
    (options) => {
      expect(() => toQueryKey(endpoint("GET /x"), options)).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_OPTION" }),
      );
    },
  );

  test("a stream and a Blob, whose content is read later", () => {
    for (const data of [new Blob(["x"]), new ReadableStream()]) {
      expect(() => toQueryKey(endpoint("POST /x", { data }))).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_REQUEST", path: "body" }),
      );
    }
  });
});

test("a url and an @ in two parameters are no userinfo (G6, H5)", () => {
  const keys = [
    { g: "//", f: "@" },
    { f: "@", g: "//" },
  ].map((values) => JSON.stringify(toQueryKey(endpoint("GET /x", values))));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toContain("credentials");
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

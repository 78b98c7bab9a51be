import { isDeepStrictEqual } from "node:util";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { toQueryKey } from "../../src/adapters/index.js";
import { Endpoint, endpoint, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";
import { hostileText } from "../properties/generators/texts.js";

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

describe("credentials are known by their names only (G13, H5)", () => {
  const hasOwnKeys = (...requests: RequestOptions[]): void => {
    const keys = requests.map((request) =>
      JSON.stringify(toQueryKey(request, { headers: ["referer"], scope: "mona" })),
    );
    expect(new Set(keys).size).toBe(requests.length);
    for (const key of keys) expect(key).not.toContain("credentials");
  };
  const get = (url: string, headers = {}): RequestOptions => ({
    method: "get",
    url: `https://a.example${url}`,
    headers,
  });
  const post = (body: unknown, headers = {}): RequestOptions => ({ ...get("/x", headers), method: "post", body });
  const FORM = { "content-type": "application/x-www-form-urlencoded" };

  test.each<[text: string, withText: (text: string) => RequestOptions]>([
    ["a query", (text) => endpoint("GET /search", { q: text })],
    ["an encoded query", (text) => get(`/x?next=${encodeURIComponent(`/y?${text}`)}`)],
    ["a path", (text) => get(`/a;${encodeURIComponent(text)}`)],
    ["a literal path", (text) => get(`/a;${text.replace(/[^=\w]/g, "")}`)],
    ["a header", (text) => get("/x", { referer: `https://b.example/?${text}` })],
    ["a member", (text) => post({ note: text })],
    ["an item", (text) => post([{ list: [text] }])],
    ["a text", (text) => post(`${text} and more`)],
    ["JSON in JSON", (text) => post({ payload: JSON.stringify({ password: text }) })],
    ["a form", (text) => post(new URLSearchParams({ note: text }))],
    ["JSON in a form", (text) => post({ payload: JSON.stringify({ password: text }) }, FORM)],
    ["a field", (text) => post(formOf("note", text))],
  ])("what looks like a credential in %s is text", (_, withText) => {
    hasOwnKeys(...["token=cats", "token=dogs", "password=1", "https://me:1@b.example", '"secret":"1"'].map(withText));
  });

  test("different requests with the same words", () => {
    hasOwnKeys(
      get("/x?a=1&&b=2"),
      get("/x?a=1&b=2"),
      get("/x"),
      get("/x?"),
      get("/x?&"),
      get("/x?a=1&b"),
      get("/x?a=1&b="),
    );
    const pairs = [["a", "1"]];
    hasOwnKeys(
      ...[pairs, "a=1", [["a", 1]], formOf("a", "1"), new URLSearchParams({ a: "1" }), { a: "1" }, { a: 1 }].map(
        (body) => post(body),
      ),
      ...["", null, "null!", 5, [], {}, undefined, "[]!"].map((body) => post(body)),
    );
  });

  test("JSON that loses something when it is parsed", () => {
    const json = { "content-type": "application/json" };
    const ids = ['{"id":9007199254740993}', '{"id":9007199254740992}', '{"id":9007199254740992,"id":9007199254740993}'];
    hasOwnKeys(...ids.map((body) => post(body, json)), post('{"a":1e400}', json), post('{"a":null}', json));
    const stringify = (value: unknown): string => JSON.stringify(value).replace(/"(\d+)n"/g, "$1");
    const [one, other] = ["9007199254740993n", "9007199254740992n"].map((id) =>
      toQueryKey(post({ id }), { stringify }),
    );
    expect(one).not.toStrictEqual(other);
    // Its credentials are withheld nevertheless.
    const [secret] = toQueryKey(post('{ "id": 9007199254740993, "password": ["s3cret", 53] }', json)).slice(2);
    expect(secret).toStrictEqual({
      credentials: true,
      body: '{ "id": 9007199254740993, "password": ["***", "***"] }',
      bodyType: "text",
    });
  });

  test("JSON is the same as text, as bytes and as data", () => {
    const data = { b: 1, a: ["x"] };
    const keys = [data, JSON.stringify(data), new TextEncoder().encode(JSON.stringify(data))].map((body) =>
      toQueryKey(post(body, { "content-type": "application/json" })),
    );
    expect(keys[1]).toStrictEqual(keys[0]);
    expect(keys[2]).toStrictEqual(keys[0]);
  });

  test("the kind of a body that is no JSON is part of the key", () => {
    const typeOf = (body: unknown, headers = {}): unknown => toQueryKey(post(body, headers))[2].bodyType;
    expect(typeOf({ a: 1 })).toBeUndefined();
    expect(typeOf("a=1")).toBe("text");
    expect(typeOf("a=1", FORM)).toBe("form");
    expect(typeOf(formOf("a", "1"))).toBe("multipart");
  });

  test.each<[name: string, request: (secret: string) => RequestOptions]>([
    ["a query", (secret) => get(`/x?a=1&token=${secret}`)],
    ["a name in brackets", (secret) => get(`/x?user%5Bpassword%5D=${secret}`)],
    ["a member", (secret) => post({ a: { password: secret } })],
    ["a list", (secret) => post({ password: [secret, [secret]] })],
    ["a number", (secret) => post({ password: Number(secret) })],
    ["a form", (secret) => post({ password: secret }, FORM)],
    ["a field", (secret) => post(formOf("password", secret))],
    [
      "a part",
      (secret) =>
        post(`--b\r\ncontent-disposition: form-data; name="password"\r\n\r\n${secret}\r\n--b--`, {
          "content-type": "multipart/form-data; boundary=b",
        }),
    ],
    ["a header", (secret) => get("/x", { "x-api-key": secret })],
    ["a parameter of the vendor", (secret) => VENDOR.build("GET /x", { license: secret })],
    ["a member of the vendor", (secret) => VENDOR.build("POST /x", { license: secret })],
    ["a header of the vendor", (secret) => VENDOR.build("GET /x", { headers: { license: secret } })],
  ])("the values of named credentials do not matter: %s", (_, request) => {
    const headers = ["x-api-key", "license"];
    const key = toQueryKey(request("8675309"), { headers });
    expect(toQueryKey(request("8675310"), { headers })).toStrictEqual(key);
    expect(JSON.stringify(key)).toContain("***");
    expect(JSON.stringify(key)).not.toContain("8675309");
    expect(key[2].credentials).toBe(true);
  });
});

const VENDOR = Endpoint.for({ name: "licensed", baseUrl: "https://licensed.example", credentials: ["license"] });

function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.append(name, value);
  return form;
}

describe("toQueryKey() reports what has no key", () => {
  test("a body of bytes that are no text", () => {
    const request = { method: "post", url: "https://a.example/x", headers: {}, body: new Uint8Array([255]) } as const;
    expect(() => toQueryKey(request)).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
  });

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

describe("the law: keys differ as the requests do, but for the values of named credentials (H5, G13)", () => {
  const NAMES = [
    "a",
    "b",
    "note",
    "password",
    "access_token",
    "x[secret]",
    "a&b",
    "a=b",
    "",
    "token=",
    "%74oken",
    "?",
    "#",
  ];
  const name = fc.constantFrom(...NAMES);
  const text = fc.oneof(
    fc.constantFrom(
      "",
      "1",
      "2",
      "token=1",
      "token=2",
      "a=1&token=3",
      '{"password":"1"}',
      '{"password":"2"}',
      "//u:1@h",
      "//u:2@h",
    ),
    fc.constantFrom("***", "[]", "null", "a,b", '"', "%22", "\\", "&", "=", "?", "#", "/"),
    hostileText.map((hostile) => hostile.slice(0, 30).toWellFormed()),
  );
  const isCredential = (key: string): boolean => /^(?:password|access_token|x\[secret\]|%74oken)$/.test(key);
  const WITHHELD = Symbol("withheld");
  type Model = unknown;

  const pairs = fc.array(fc.tuple(name, text), { maxLength: 4 });
  /** Pairs are the same in any order of their names. */
  const modelOfPairs = (list: readonly (readonly [string, string])[]): Model =>
    list
      .map(([key, value]): [string, unknown] => [key, isCredential(key) ? WITHHELD : value])
      .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const { data } = fc.letrec<{ data: unknown }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.constantFrom(1, 2, true, null),
      fc.array(tie("data"), { maxLength: 3 }),
      fc.dictionary(name, tie("data"), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  const modelOfData = (value: unknown, isSecret = false): Model => {
    if (Array.isArray(value)) return value.map((item) => modelOfData(item, isSecret));
    if (typeof value === "object" && value !== null)
      return new Map(Object.entries(value).sort().map(([key, member]) => [key, modelOfData(member, isCredential(key))] as const)); // prettier-ignore
    return isSecret && (typeof value === "string" || typeof value === "number") ? WITHHELD : value;
  };

  interface Case {
    readonly request: RequestOptions;
    /** What two requests with one key must have in common. */
    readonly model: Model;
  }
  const URL_OF_X = "https://a.example/x";
  const FORM = { "content-type": "application/x-www-form-urlencoded" };
  const encode = (list: readonly (readonly [string, string])[]): string =>
    list.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join("&");
  const one: fc.Arbitrary<Case> = fc.oneof(
    pairs.map((list) => ({
      request: { method: "get", url: list.length > 0 ? `${URL_OF_X}?${encode(list)}` : URL_OF_X, headers: {} },
      model: ["query", modelOfPairs(list)],
    })),
    text.map((segment) => ({
      request: { method: "get", url: `${URL_OF_X}/${encodeURIComponent(segment)}`, headers: {} },
      model: ["path", segment],
    })),
    fc
      .tuple(
        fc.constantFrom("referer", "authorization", "x-vault-token"),
        text.filter((value) => /^[\x21-\x7e]*$/.test(value)),
      )
      .map(
        // prettier-ignore
        ([field, value]) => ({
        request: { method: "get", url: URL_OF_X, headers: { [field]: value } },
        model: ["header", field, field === "referer" ? value : WITHHELD],
      }),
      ),
    data
      .filter((value) => typeof value === "object" && value !== null)
      .map((body) => ({
        request: { method: "post", url: URL_OF_X, headers: {}, body },
        model: ["json", modelOfData(body)],
      })),
    text
      .filter((body) => !/^\s*[[{]/.test(body))
      .map((body) => ({ request: { method: "post", url: URL_OF_X, headers: {}, body }, model: ["text", body] })),
    pairs.map((list) => ({
      request: { method: "post", url: URL_OF_X, headers: FORM, body: encode(list) },
      model: ["form", modelOfPairs(list)],
    })),
    pairs.map((list) => {
      const body = new FormData();
      for (const [key, value] of list) body.append(key, value);
      const normal = (part: string): string => part.replace(/\r\n?|\n/g, "\r\n");
      return {
        request: { method: "post", url: URL_OF_X, headers: {}, body },
        model: ["multipart", list.map(([key, value]) => [normal(key), isCredential(key) ? WITHHELD : normal(value)])],
      };
    }),
  );

  test("of any two requests, and of a neighbour", () => {
    const keyOf = ({ request }: Case): unknown =>
      toQueryKey(request, { headers: ["referer", "authorization", "x-vault-token"] });
    check(
      fc.property(fc.array(one, { minLength: 2, maxLength: 12 }), (cases) => {
        for (const [index, left] of cases.entries()) {
          for (const right of cases.slice(0, index))
            expect([left.request, right.request, isDeepStrictEqual(keyOf(left), keyOf(right))]).toStrictEqual([
              left.request,
              right.request,
              isDeepStrictEqual(left.model, right.model),
            ]);
        }
      }),
    );
  });

  test("a key holds no value of a named credential", () => {
    const secrets = fc.dictionary(fc.constantFrom("password", "access_token", "x[secret]"), hostileText.map((value) => `hunter2hunter2${value}`.toWellFormed()), { minKeys: 1, maxKeys: 3, noNullPrototype: true }); // prettier-ignore
    check(
      fc.property(secrets, (members) => {
        const list = Object.entries(members);
        const form = new FormData();
        for (const [key, value] of list) form.append(key, value);
        const requests: RequestOptions[] = [
          { method: "get", url: `${URL_OF_X}?${encode(list)}`, headers: {} },
          ...[members, [{ members }], JSON.stringify(members, undefined, 1), form, new URLSearchParams(members)].map(
            (body) => ({ method: "post", url: URL_OF_X, headers: {}, body }),
          ),
          { method: "post", url: URL_OF_X, headers: FORM, body: members },
        ];
        for (const request of requests) expect(JSON.stringify(toQueryKey(request))).not.toContain("hunter2");
      }),
    );
  });
});

test("a text is another request than JSON of the same characters (H5)", () => {
  const keyOf = (body: unknown, type: string): unknown =>
    toQueryKey({ method: "post", url: "https://a.example/", headers: { "content-type": type }, body });
  expect(keyOf("[1]", "text/plain")).not.toEqual(keyOf([1], "application/json"));
  expect(keyOf("[1]", "application/json")).toEqual(keyOf([1], "application/json"));
  expect(JSON.stringify(keyOf('{"password":"s3cret"}', "text/plain"))).not.toContain("s3cret");
});

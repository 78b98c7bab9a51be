import { describe, expect, test } from "@jest/globals";

import { form, json } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, type Policy, type Vendor } from "../../src/index.js";
import { defineRoutes, rulesOf } from "../../src/routes/index.js";
import { untyped } from "../untyped.js";
import { withRoutes } from "./vendor.js";
import { functionOf } from "../function-of.js";

const BASE = "https://api.acme.example/v1";
const error = (code: string, fields: object = {}) => expect.objectContaining({ code, ...fields });

describe("the base url of a rule (I2)", () => {
  const rules = { "POST /files": { baseUrl: "https://uploads.acme.example" } };

  test("replaces that of the vendor", () => {
    expect(withRoutes(rules).build("POST /files").url).toBe("https://uploads.acme.example/files");
  });

  test("yields to one of the defaults, of a call and of a chain", () => {
    const baseUrl = "http://localhost:8080";
    expect(withRoutes(rules, {}, { baseUrl }).build("POST /files").url).toBe(`${baseUrl}/files`);
    expect(withRoutes(rules).withDefaults({ baseUrl }).build("POST /files").url).toBe(`${baseUrl}/files`);
    expect(withRoutes(rules).build("POST /files", {}, { baseUrl }).url).toBe(`${baseUrl}/files`);
    expect(withRoutes(rules).route("POST /files").baseUrl(baseUrl).build().url).toBe(`${baseUrl}/files`);
    const api = withRoutes(rules, {}, { baseUrl });
    expect(api.parse(api.merge("POST /files")).url).toBe(`${baseUrl}/files`);
  });

  test("not over that of a call which equals the default: merge() cannot express it (A6)", () => {
    const api = withRoutes(rules);
    const { baseUrl } = api.DEFAULTS;
    expect(api.build("POST /files", {}, { baseUrl }).url).toBe(`${baseUrl}/files`);
    expect(api.route("POST /files").baseUrl(baseUrl).build().url).toBe(`${baseUrl}/files`);
    const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", names: ["baseUrl"] });
    expect(() => api.merge("POST /files", {}, { baseUrl })).toThrow(error);
    expect(api.merge("POST /other", {}, { baseUrl }).baseUrl).toBe(baseUrl);
    expect(api.parse(api.merge("POST /files")).url).toBe(api.build("POST /files").url);
  });

  test("yields to a host of the defaults (A2)", () => {
    const headers = { authorization: "token of the test server" };
    const api = withRoutes(rules, { baseUrl: "https://{host}/v1" }, { host: "test.example", headers });
    expect(api.build("POST /files").url).toBe("https://test.example/v1/files");
    expect(api.route("POST /files").build().url).toBe("https://test.example/v1/files");
    expect(api.parse(api.merge("POST /files")).url).toBe("https://test.example/v1/files");
    // The hosts of all tenants belong to the vendor, as the host of the rule does.
    const tenants = withRoutes(rules, { baseUrl: "https://{tenant}.acme.example/v1" }, { tenant: "a", headers });
    expect(tenants.build("POST /files").url).toBe("https://uploads.acme.example/files");
  });

  test("is trusted by a hook, as the vendor's own is (A7)", () => {
    const seen: boolean[] = [];
    class Signed extends Endpoint {
      static override readonly vendor: Vendor = { name: "acme", baseUrl: BASE, routes: defineRoutes(rules) };
      protected override finalize(...[request, { isTrusted }]: Parameters<Endpoint["finalize"]>) {
        seen.push(isTrusted);
        return request;
      }
    }
    const signed = new Signed();
    signed.build("POST /files", {}, { baseUrl: "https://elsewhere.example" });
    expect(signed.build("POST /files").url).toBe("https://uploads.acme.example/files");
    signed.build("POST /files", {}, { baseUrl: "https://elsewhere.example" });
    expect(seen).toEqual([false, true, false]);
  });

  test("does not get the credentials of defaults, unless it is trusted (D5)", () => {
    const api = withRoutes(rules, {}, { headers: { authorization: "token secret" } });
    expect(api.build("POST /files").headers).toHaveProperty("authorization");
    const careful = api.withPolicy({ trustedOrigins: ["https://api.acme.example"] });
    expect(careful.build("POST /files").headers).not.toHaveProperty("authorization");
  });
});

describe("the query of a rule (I1)", () => {
  const api = withRoutes({
    "GET /s": {
      query: {
        deep: "deepObject",
        pipes: "pipeDelimited",
        spaces: "spaceDelimited",
        "odd[]": "form",
        commas: "comma",
        text: "json",
      },
    },
    "POST /s": { query: { "odd[]": "form" } },
  });

  test.each<[values: object, pairs: string[]]>([
    [{ deep: { a: 1, b: { c: [2, 3] } } }, ["deep[a]=1", "deep[b][c][]=2", "deep[b][c][]=3"]],
    [{ deep: ["a", "b"] }, ["deep[]=a", "deep[]=b"]],
    [{ pipes: ["a", "b|c"] }, ["pipes=a|b|c"]],
    [{ pipes: { k: "v", l: 2 } }, ["pipes=k|v|l|2"]],
    [{ spaces: [1, 2] }, ["spaces=1 2"]],
    [{ "odd[]": ["a", "b"] }, ["odd[]=a", "odd[]=b"]],
    [{ "odd[]": { k: "v" } }, ["k=v"]],
    [{ commas: ["a", "b"] }, ["commas=a,b"]],
    [{ commas: "a", pipes: null, deep: {}, "odd[]": [], other: 1 }, ["commas=a", "other=1"]],
    // OpenAPI has no text for lists and objects within others: item by item as JSON, as swagger-client writes them.
    [{ "odd[]": [{ a: 1 }, { a: [2] }] }, ['odd[]={"a":1}', 'odd[]={"a":[2]}']],
    [{ commas: [{ b: "c" }, "d", ["e"]] }, ['commas={"b":"c"},d,["e"]']],
    [{ "odd[]": { k: ["v"], l: { m: 1 } }, pipes: { n: { o: 2 } } }, ['k=["v"]', 'l={"m":1}', 'pipes=n|{"o":2}']],
    // The whole value as JSON.
    [{ text: [{ a: 1 }, { b: [2, null] }] }, ['text=[{"a":1},{"b":[2,null]}]']],
    [{ text: { a: new Date(0) } }, ['text={"a":"1970-01-01T00:00:00.000Z"}']],
    [{ text: '{"a":1}' }, ['text={"a":1}']],
    [{ text: null, other: 1 }, ["other=1"]],
    // In the order of the call, as other query parameters.
    [{ before: 1, spaces: [1, 2], after: 2 }, ["before=1", "spaces=1 2", "after=2"]],
  ])("writes %j", (values, pairs) => {
    const { searchParams } = new URL(api.build("GET /s", values as { deep: 1 }).url);
    expect(Array.from(searchParams, (pair) => pair.join("="))).toEqual(pairs);
  });

  test("is a query of methods with a body, too", () => {
    expect(api.build("POST /s", { "odd[]": [1, 2], name: "n" })).toMatchObject({
      url: `${BASE}/s?odd%5B%5D=1&odd%5B%5D=2`,
      body: { name: "n" },
    });
  });

  test("rejects values without a form", () => {
    const cycle: unknown[] = [];
    cycle.push([cycle]);
    const values = {
      deep: { a: () => 1 },
      pipes: [NaN],
      text: [1n],
      commas: [new Map(), { a: new Map() }],
      spaces: cycle,
    };
    expect(() => api.build("GET /s", values as never)).toThrow(
      error("ERR_INVALID_PARAMETER", { names: ["deep", "pipes", "text", "commas", "spaces"] }),
    );
  });

  test("precedes the query of query(), as other parameters do", () => {
    const url = api.route("GET /s").query({ q: 1 }).param("commas", "a").param("z", 2).build().url;
    expect(url).toBe(`${BASE}/s?commas=a&z=2&q=1`);
  });
});

describe("the headers of a rule (I1)", () => {
  const rules = { "PUT /h": { headers: ["X-Tags", "X-Map*", "If-Match"] } };
  const headers = (values: object, defaults: object = {}) =>
    functionOf(withRoutes(rules, {}, defaults))("PUT /h", values as { name: "n" }).headers;

  test.each<[values: object, fields: object, defaults: object]>([
    [{ "if-match": 5 }, { "if-match": "5" }, {}],
    [{ "X-Tags": ["a", 1], "X-Map": { k: "v", l: 2 } }, { "x-tags": "a,1", "x-map": "k=v,l=2" }, {}],
    [{ "X-Tags": { k: "v" } }, { "x-tags": "k,v" }, {}],
    [{ "If-Match": null, "X-Tags": [] }, {}, {}],
    // They override default headers, and default parameters yield to headers of the call.
    [{ "If-Match": "call" }, { "if-match": "call" }, { headers: { "if-match": "default" } }],
    [{ headers: { "if-match": "call" } }, { "if-match": "call" }, { "If-Match": "default" }],
    [{}, { "if-match": "default" }, { "If-Match": "default" }],
  ])("%j are the fields %j, with the defaults %j", (values, fields, defaults) => {
    expect(headers(values, defaults)).toEqual({
      accept: "application/json",
      "user-agent": expect.anything(),
      ...fields,
    });
  });

  test("are not members of the body", () => {
    const { body } = withRoutes(rules).build("PUT /h", { "If-Match": "abc", name: "n" });
    expect(body).toEqual({ name: "n" });
  });

  test("must be allowed in a header, and never show their value (D4, D6)", () => {
    expect(() => headers({ "If-Match": "a\r\nb: secret" })).toThrow(error("ERR_INVALID_HEADER"));
    expect(() => headers({ "If-Match": "a\r\nb: secret" })).not.toThrow(/secret/);
  });

  test("that are credentials of defaults are withheld like headers (D5)", () => {
    const fields = { credentials: ["x-key"], policy: { trustedOrigins: ["https://elsewhere.example"] } } as const;
    const api = withRoutes({ "GET /h": { headers: ["X-Key"] }, "GET /q": { query: { "X-Key": "form" } } }, fields, {
      "X-Key": "secret",
    });
    expect(api.build("GET /h").headers).not.toHaveProperty("x-key");
    expect(api.build("GET /q").url).toBe(`${BASE}/q`);
    expect(api.build("GET /h", { "X-Key": "own" }).headers).toHaveProperty("x-key", "own");
  });

  test("that are credentials of defaults are withheld from a host that is not trusted (A2, D5)", () => {
    const rules = {
      "GET /h": { headers: ["X-Key"] },
      "GET /q": { query: { "x-key": "form" } },
      "GET /c": { headers: ["cookie"] },
    } as const;
    for (const route of ["GET /h", "GET /q", "GET /c", "GET /other"]) {
      const api = withRoutes(
        rules,
        { baseUrl: "https://{tenant}.acme.example", credentials: ["x-key"] },
        { tenant: "a", [route === "GET /c" ? "cookie" : "x-key"]: "secret" },
      ).withPolicy({ trustedOrigins: ["https://a.acme.example", "https://c.acme.example"] });
      const built = (tenant: string) => JSON.stringify(api.withDefaults({ tenant }).build(route));
      expect(["a", "b", "c"].map((tenant) => built(tenant).includes("secret"))).toEqual([true, false, true]);
      expect(built("b")).toContain("https://b.acme.example/");
    }
  });
});

test("a default that is no credential goes to any host, as a header field, too (D5)", () => {
  const api = withRoutes({ "GET /h": { headers: ["X-Page"] } }, {}, { "X-Page": "2" });
  expect(api.build("GET /h", {}, { baseUrl: "https://other.example" }).headers).toHaveProperty("x-page", "2");
});

test("a credential of the query stays there where a route has its name elsewhere (I9)", () => {
  const rules = { "POST /{key}/x": { query: ["key"] }, "GET /x": { query: ["key"] } };
  const api = withRoutes(rules, { query: { key: "k" } });
  const built = api.route("POST /{key}/x").params({ key: "v" });
  expect(built.build().url).toBe(`${BASE}/v/x?key=k`);
  expect(built.query({ key: "l" }).build().url).toBe(`${BASE}/v/x?key=l`);
  expect(api.build(untyped("POST /{key}/x?key=1"), { key: "v" }, {}).url).toBe(`${BASE}/v/x?key=1`);
  expect(api.build("GET /x", { key: "l" }).url).toBe(`${BASE}/x?key=l`);
});

test("what is no query is not met by the literal query of its name (A4)", () => {
  const rules = { "*": { objects: [] }, "POST /h": { headers: ["kind"] }, "POST /m": { members: ["kind"] } };
  const api = withRoutes(rules);
  expect(api.build(untyped("POST /h?kind=a"), { kind: "b" }, {}).headers).toHaveProperty("kind", "b");
  expect(api.build(untyped("POST /m?kind=a"), { kind: "b" }, {}).body).toEqual({ kind: "b" });
});

describe("what a rule sets where nobody does (I11)", () => {
  const api = withRoutes({
    "GET /x/{id}": { headers: ["ID", "X-V"], query: ["q"], defaults: { id: "d", q: 1, "X-V": "v" } },
  });

  test.each([
    ["GET /x/{id}", {}, "/x/d?q=1", { "x-v": "v" }],
    ["GET /x/{id}", { id: "e", q: 2, "x-v": "w" }, "/x/e?q=2", { "x-v": "w" }],
    // Only names of header fields are the same in other letters.
    ["GET /x/{id}", { ID: "h", Q: 2 }, "/x/d?q=1&Q=2", { id: "h", "x-v": "v" }],
    ["GET /x/{id}?q=3", {}, "/x/d?q=3", { "x-v": "v" }],
  ])("%s with %j", (route, values, url, fields) => {
    const { accept, "user-agent": agent, ...headers } = api.build(untyped(route), values, {}).headers;
    expect([accept, agent]).not.toContain(undefined);
    expect([api.build(untyped(route), values, {}).url, headers]).toEqual([BASE + url, fields]);
  });
});

describe("accept, content type and body of a rule (I1, I2)", () => {
  test("accept replaces the vendor's default, and yields to that of defaults and calls", () => {
    const rules = { "GET /a": { accept: "text/csv" } };
    expect(withRoutes(rules).build("GET /a").headers["accept"]).toBe("text/csv");
    expect(withRoutes(rules).build("GET /b").headers["accept"]).toBe("application/json");
    expect(withRoutes(rules).build("GET /a", {}, { headers: { accept: "*/*" } }).headers["accept"]).toBe("*/*");
    for (const accept of ["a/b", "application/json"])
      expect(withRoutes(rules, {}, { headers: { accept } }).build("GET /a").headers["accept"]).toBe(accept);
  });

  test.each([
    {},
    { headers: { accept: "*/*" } },
    { headers: { accept: "application/json" } },
    { headers: { accept: null } },
  ])("accept is the same after merge() with %j (A6)", (options) => {
    const api = withRoutes({ "GET /a": { accept: "text/csv" } });
    const built = outcome(() => api.build("GET /a", {}, options as object));
    const merged = outcome(() => api.parse(api.merge("GET /a", {}, options as object)));
    // What equals the vendor's own decides here whose it is.
    expect(merged).toEqual(options.headers?.accept === "application/json" ? "ERR_INVALID_OPTION" : built);
  });

  test("the content type is that of a body, unless one is set", () => {
    const api = withRoutes({ "PATCH /a": { contentType: "application/merge-patch+json" } });
    expect(api.build("PATCH /a", { a: 1 }).headers["content-type"]).toBe("application/merge-patch+json");
    expect(api.build("PATCH /a").headers).not.toHaveProperty("content-type");
    expect(api.build("PATCH /a", { a: 1 }, { headers: { "content-type": "a/b" } }).headers["content-type"]).toBe("a/b");
  });

  test("the encoder is that of the body, unless a chain chooses another (I2)", () => {
    const api = withRoutes({ "POST /a": { body: form } });
    expect(api.build("POST /a", { a: [1, 2] }).body).toBe("a=1&a=2");
    expect(api.build("POST /b", { a: 1 }).body).toEqual({ a: 1 });
    expect(api.withPolicy({ body: json }).build("POST /a", { a: 1 }).body).toBe("a=1");
    expect(api.withPolicy({ body: json }).build("POST /b", { a: 1 }).body).toBe('{"a":1}');
    expect(api.route("POST /a").policy({ body: json }).params({ a: 1 }).build().body).toBe('{"a":1}');
    const forms = withRoutes({ "POST /a": { body: json } }, { policy: { body: form } });
    expect(forms.build("POST /a", { a: 1 }).body).toBe('{"a":1}');
  });

  test('"data" rejects parameters that have no place', () => {
    const rules = { "POST /raw": { url: "{?name}", body: "data", contentType: "text/plain" } } as const;
    const api = withRoutes(rules, {}, { per_page: 5 });
    expect(api.build("POST /raw", { name: "n" }, { data: "text" })).toMatchObject({
      url: `${BASE}/raw?name=n`,
      body: "text",
      headers: { "content-type": "text/plain" },
    });
    expect(api.build("POST /raw")).not.toHaveProperty("body");
    expect(() => api.build("POST /raw", { title: "t" })).toThrow(error("ERR_INVALID_PARAMETER", { names: ["title"] }));
  });
});

test("an encoder that writes texts writes nothing else that is data", () => {
  const api = withRoutes({ "POST /text": { body: json, encodesText: true } });
  const bytes = new Uint8Array(1);
  expect(api.build("POST /text", {}, { data: "a" }).body).toBe('"a"');
  expect(api.build("POST /text", {}, { data: bytes }).body).toBe(bytes);
});

test("a required body is empty without members, as the encoder writes it (I5)", () => {
  const rules = { "POST /a": { requiresBody: true }, "POST /form": { requiresBody: true, body: form } } as const;
  const api = withRoutes(rules);
  expect(api.build("POST /a")).toMatchObject({
    body: {},
    headers: { "content-type": "application/json; charset=utf-8" },
  });
  expect(api.build("POST /form")).toMatchObject({
    body: "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(api.build("POST /form", { a: 1 }).body).toBe("a=1");
  expect(api.route("POST /a").data("text").build().body).toBe("text");
});

describe("the rule * leaves defaults out of bodies (I9)", () => {
  const rules = { "*": { bodiesWithoutDefaults: true }, "POST /k": "{?key}", "POST /h": { headers: ["key"] } } as const;
  const api = withRoutes(rules, { query: { version: 1 } }, { page: 1, key: "k" });

  test.each(["POST", "PUT", "PATCH", "DELETE", "QUERY"])("%s, in every form of a call", (method) => {
    const route = `${method} /a`;
    for (const request of [
      api.build(route, { b: 1 }),
      functionOf(api)({ method, url: "/a", b: 1 }),
      api.route(route).param("b", 1).build(),
      api.parse(api.merge(route, { b: 1 })),
    ])
      expect(request).toMatchObject({ url: `${BASE}/a?version=1`, body: { b: 1 } });
    expect(api.build(route)).not.toHaveProperty("body");
  });

  test("but they go where they have a place, and a call passes its own", () => {
    expect(api.build("GET /a").url).toBe(`${BASE}/a?version=1&page=1&key=k`);
    expect(api.build(untyped("DELETE /a/{page}{?key}")).url).toBe(`${BASE}/a/1?key=k&version=1`);
    expect(api.build("POST /k").url).toBe(`${BASE}/k?key=k&version=1`);
    expect(api.build("POST /h").headers).toHaveProperty("key", "k");
    expect(api.build("POST /a", { page: 2, key: "x" }).body).toEqual({ page: 2, key: "x" });
    const tenants = withRoutes(rules, { baseUrl: "https://{t}.acme.example" }, { t: "a" });
    expect(tenants.build("POST /a", { t: "b" }, {}).body).toEqual({ t: "b" });
    const { parameters } = explain(api, "POST /a");
    expect(parameters.find(({ name }) => name === "page")).toMatchObject({ place: "dropped" });
  });

  test("rulesOf() returns it, and it has no other field", () => {
    expect(rulesOf({ routes: defineRoutes(rules) })).toEqual(rules);
    for (const rule of [{ url: "{?a}" }, "{?a}", { bodiesWithoutDefaults: false }, { accept: "a/b" }])
      expect(() => defineRoutes({ "*": rule as never })).toThrow(error("ERR_INVALID_OPTION"));
    expect(() => defineRoutes({ "GET /a": { bodiesWithoutDefaults: true } })).toThrow(error("ERR_INVALID_OPTION"));
    expect(() => defineRoutes({ "GET *": "{?a}" })).toThrow(error("ERR_INVALID_OPTION"));
  });
});

test("calls in turn know their own endpoint, base url and body", () => {
  const rules = {
    "POST /a": { baseUrl: "https://uploads.acme.example", body: form, accept: "text/plain", contentType: "x/y" },
  } as const;
  const one = withRoutes(rules, {}, { headers: { "x-of": "one" }, org: "acme" });
  const other = withRoutes(rules).withDefaults({ headers: { "x-of": "other" } });
  const uploads = "https://uploads.acme.example/a";
  const typed = { accept: "text/plain", "content-type": "x/y" };
  const own = { accept: "a/b", "content-type": "X/Y; c=d" };
  for (const [api, options, url, headers, body] of [
    [other, {}, uploads, { accept: "text/plain", "x-of": "other" }, undefined],
    [one, { b: 1 }, uploads, { ...typed, "x-of": "one" }, "org=acme&b=1"],
    [other, { baseUrl: "http://localhost", b: 2 }, "http://localhost/a", { ...typed, "x-of": "other" }, "b=2"],
    [other, { headers: own, b: 3 }, uploads, { ...own, "x-of": "other" }, "b=3"],
    [one, { data: "text" }, uploads, { ...typed, "x-of": "one" }, "text"],
    [other, {}, uploads, { accept: "text/plain", "x-of": "other" }, undefined],
  ] as const)
    expect({ body: undefined, ...functionOf(api)("POST /a", options) }).toStrictEqual({
      method: "post",
      url,
      headers: { "user-agent": expect.stringMatching(/^acme-/), ...headers },
      body,
    });
});

describe("defineRoutes()", () => {
  test.each([
    [{ "/users": "{?a}" }],
    [{ "GET users": "{?a}" }],
    [{ "GET /a": 1 }],
    [{ "GET /a": { headers: ["a b"] } }],
    [{ "GET /a": { constructor: 1 } }],
    [[]],
    ["GET /a"],
  ])("rejects %j", (table) => {
    expect(() => defineRoutes(table as never)).toThrow(error("ERR_INVALID_OPTION"));
  });

  test("rejects a base url that no endpoint may have", () => {
    expect(() => defineRoutes({ "GET /a": { baseUrl: "ftp://a" } })).toThrow(error("ERR_INVALID_BASE_URL"));
  });

  test("copies the table", () => {
    const table = { "DELETE /a": "{?key}" };
    const vendor: Vendor = { name: "acme", baseUrl: BASE, routes: defineRoutes(table) };
    table["DELETE /a"] = "{?other}";
    class Copied extends Endpoint {
      static override readonly vendor = vendor;
    }
    expect(new Copied().build("DELETE /a", { key: 1 }).url).toBe(`${BASE}/a?key=1`);
  });

  test("a vendor takes what defineRoutes() returns, and no plain table", () => {
    class Plain extends Endpoint {
      static override readonly vendor = { name: "acme", baseUrl: BASE, routes: { "GET /a": "{?b}" } as never };
    }
    expect(() => new Plain()).toThrow(error("ERR_INVALID_OPTION", { names: ["vendor.routes"] }));
    for (const routes of [() => 5, {}, { addTo: 5, before: 5 }, { addTo: () => 5 }, null, 5])
      expect(() => Endpoint.for({ name: "acme", baseUrl: BASE, routes: routes as never })).toThrow(
        error("ERR_INVALID_OPTION", { names: ["vendor.routes"] }),
      );
  });
});

// A2: the query of a vendor and the variables of its base URL have a place of their own, whatever the body is.
describe("a rule whose body is data", () => {
  const vendor = { baseUrl: "https://{tenant}.acme.example", query: { version: "1" } };
  const rules = { "PUT /files/{id}": { body: "data", contentType: "text/plain" } } as const;
  const api = withRoutes(rules, vendor, { tenant: "one" });

  test("keeps the query of the vendor, of the defaults and of the call", () => {
    const values = { id: 1 };
    const data = { data: "x" };
    const url = "https://one.acme.example/files/1?version=";
    expect(api.build("PUT /files/{id}", values, data)).toMatchObject({ url: `${url}1`, body: "x" });
    expect(api.withDefaults({ version: "2" }).build("PUT /files/{id}", values, data).url).toBe(`${url}2`);
    expect(api.build("PUT /files/{id}", { ...values, version: "3" }, data).url).toBe(`${url}3`);
  });
});

describe("a rule and the parameters of a call (I1)", () => {
  test("a placeholder of the path stays one", () => {
    expect(withRoutes({ "GET /x/{a}": { query: { a: "json" } } }).build("GET /x/{a}", { a: 1 }).url).toBe(
      `${BASE}/x/1`,
    );
  });

  test("a parameter that its style writes as nothing is not sent", () => {
    const { request } = explain(withRoutes({ "GET /x": { query: { a: "deepObject" } } }), untyped("GET /x"), { a: {} });
    expect(request!.url).toBe(`${BASE}/x`);
  });

  test("an absent field of a rule is none", () => {
    expect(() => defineRoutes({ "GET /x": { url: undefined, accept: "text/csv" } as never })).not.toThrow();
  });
});

describe("query: names (C9)", () => {
  const rules = { "GET /x": { query: ["ids"] }, "POST /x": { query: ["ids"] } } as const;

  test.each<[policy: Partial<Policy>, query: string]>([
    [{}, "ids=1&ids=2"],
    [{ arrays: "comma" }, "ids=1,2"],
    [{ arrays: "brackets" }, "ids%5B%5D=1&ids%5B%5D=2"],
  ])("the policy %j writes them, whatever the method is", (policy, query) => {
    const api = withRoutes(rules, { policy });
    const given = { ids: [1, 2] };
    expect(api.build("GET /x", given).url).toBe(`${BASE}/x?${query}`);
    for (const request of [
      api.build("POST /x", { ...given, a: 1 }),
      api.route("POST /x").params(given).param("a", 1).build(),
      api.parse(api.merge("POST /x", { ...given, a: 1 })),
    ])
      expect(request).toMatchObject({ url: `${BASE}/x?${query}`, body: { a: 1 } });
  });

  test("the policy of a chain counts, too (I2)", () => {
    const { url } = withRoutes(rules).route("POST /x").policy({ arrays: "comma" }).param("ids", [1, 2]).build();
    expect(url).toBe(`${BASE}/x?ids=1,2`);
  });
});

test("all that is wrong with rules is said at once (F1)", () => {
  const rules = { "GET x": "{?a}", "GET /x": { accepts: "a/b", body: "form" }, "*": { cookies: 5 }, "GET /y": 7 };
  const names = ["routes.GET x", "routes.GET /x.accepts", "routes.GET /x.body", "routes.*.cookies", "routes.GET /y"];
  expect(() => defineRoutes(rules as never)).toThrow(error("ERR_INVALID_OPTION", { names }));
  const urls = {
    "GET /a": { baseUrl: "ftp://a" },
    "GET /b": { baseUrl: "https://{?}/" },
    "GET /c": { baseUrl: "https://a@b" },
  };
  const ofUrls = Object.keys(urls).map((route) => `routes.${route}.baseUrl`);
  expect(() => defineRoutes(urls)).toThrow(error("ERR_INVALID_BASE_URL", { names: ofUrls }));
  const all = { names: [...ofUrls, ...names] };
  expect(() => defineRoutes({ ...urls, ...rules } as never)).toThrow(error("ERR_INVALID_OPTION", all));
});

describe("what is wrong with a rule (I1)", () => {
  test.each<[rule: object, name: string, message: string]>([
    [{ accepts: "a/b" }, "accepts", "is no field of a rule; a rule may have url, baseUrl, query"],
    [{ query: { a: "pipes" } }, "query", "must be a list of names, or a style for each name: form, comma"],
    [{ query: [1] }, "query", "must be a list of names"],
    [{ body: "form" }, "body", 'must be an encoder, or "data"'],
    [{ headers: "x-a" }, "headers", "must be a list of header names"],
    [{ requiresBody: "yes" }, "requiresBody", "must be true"],
    [{ segments: "path" }, "segments", "must be a list of names"],
    [{ accept: "\n" }, "accept", "must be a header value"],
    [{ url: 5 }, "url", "must be a URI template"],
  ])("%j", (rule, name, message) => {
    const define = () => defineRoutes({ "GET /x": rule as never });
    expect(define).toThrow(error("ERR_INVALID_OPTION", { names: [`routes.GET /x.${name}`] }));
    expect(define).toThrow(message);
  });
});

/** The request of a call, or its code. */
function outcome(build: () => unknown): unknown {
  try {
    return build();
  } catch (error) {
    return (error as { code: string }).code;
  }
}

import { describe, expect, test } from "@jest/globals";

import { form, json, multipart } from "../../src/bodies/index.js";
import { Endpoint, type AnyRoute } from "../../src/index.js";
import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { rulesOf } from "../../src/routes/index.js";
import { documentOf, findingsOf } from "./document.js";

const parameter = (name: string, fields: object = {}) => ({ name, in: "query", schema: { type: "string" }, ...fields });
const list = { type: "array", items: { type: "string" } };
const object = { type: "object" };
const objects = { type: "array", items: object };
const ok = { responses: { 200: { content: { "application/json": {} } } } };

/** The rule of a single operation. */
function ruleOf(method: string, operation: object, path = "/x"): unknown {
  const { routes } = vendorOf(documentOf({ [path]: { [method]: operation } }));
  return routes[`${method.toUpperCase()} ${path}`];
}

describe("the routes of a document", () => {
  test.each([
    // RFC 6570 says what the styles of OpenAPI mean.
    ["get", [parameter("a", { schema: list })], undefined],
    ["get", [parameter("a", { schema: object })], "{?a*}"],
    ["get", [parameter("a", { schema: object, explode: false })], "{?a}"],
    ["get", [parameter("a", { schema: {} })], "{?a*}"],
    // Keywords imply a type that is not there.
    ["get", [parameter("a", { schema: { additionalProperties: {} } })], "{?a*}"],
    ["get", [parameter("a", { schema: { items: {} } })], undefined],
    ["get", [parameter("a", { schema: { prefixItems: [{}] } })], undefined],
    ["get", [parameter("a", { schema: { enum: ["b"] } })], undefined],
    ["get", [parameter("a", { schema: { const: "b" } })], undefined],
    ["get", [parameter("a", { schema: { format: "date" } })], undefined],
    ["get", [parameter("a", { schema: { pattern: "b" } })], undefined],
    ["delete", [parameter("a"), parameter("b", { schema: list })], "{?a,b*}"],
    ["post", [parameter("a", { schema: list, explode: false })], "{?a}"],
    ["post", [parameter("a[]", { schema: list })], { query: { "a[]": "form" } }],
    ["post", [parameter("$filter"), parameter("b")], { url: "{?b}", query: { $filter: "form" } }],
    ["post", [parameter("a", { schema: object, style: "deepObject" })], { query: { a: "deepObject" } }],
    ["get", [parameter("a", { schema: list, style: "deepObject" })], undefined],
    ["post", [parameter("a", { schema: list, style: "deepObject" })], { query: { a: "deepObject" } }],
    ["get", [parameter("a", { schema: list, style: "pipeDelimited" })], { query: { a: "pipeDelimited" } }],
    ["get", [parameter("a", { schema: list, style: "spaceDelimited" })], { query: { a: "spaceDelimited" } }],
    ["put", [parameter("a", { schema: list, style: "pipeDelimited", explode: true })], "{?a*}"],
    // Policies and templates do not write lists of objects, which rules write as JSON.
    ["get", [parameter("a", { schema: objects })], { query: { a: "form" } }],
    ["get", [parameter("a", { schema: objects, explode: false })], { query: { a: "comma" } }],
    ["get", [parameter("a", { content: { "application/json": {} } })], { query: { a: "json" } }],
    ["post", [parameter("a", { content: { "application/a+json; v=1": {} } })], { query: { a: "json" } }],
    ["get", [parameter("a", { content: { "text/csv": {} } })], undefined],
    ["post", [parameter("$a", { content: { "text/csv": {} } })], { query: { $a: "form" } }],
    ["post", [parameter("a", { schema: { type: "string" }, style: "deepObject" })], "{?a}"],
    ["get", [parameter("X-A", { in: "header" })], { headers: ["X-A"] }],
    ["get", [parameter("X-A", { in: "header", schema: object, explode: true })], { headers: ["X-A*"] }],
    ["get", [parameter("Authorization", { in: "header" })], undefined],
    ["get", [parameter("c", { in: "cookie" })], { cookies: ["c"] }],
  ])("%s %j is %j", (method, parameters, rule) => {
    expect(ruleOf(method, { ...ok, parameters })).toEqual(rule);
  });

  test("a query of the path is continued", () => {
    expect(ruleOf("get", { ...ok, parameters: [parameter("a", { schema: object })] }, "/x?b=1")).toBe("{&a*}");
  });

  test("lists in the members of an object have its style, however deep they are", () => {
    const recursive: Record<string, unknown> = { type: "object" };
    recursive["properties"] = { self: recursive };
    recursive["additionalProperties"] = list;
    const content = (schema: object): object => ({
      "application/x-www-form-urlencoded": {
        schema: { type: "object", properties: { a: schema } },
        encoding: { a: { style: "deepObject" } },
      },
    });
    const ruled = [recursive, object].map((schema) =>
      Object.keys(
        vendorOf(documentOf({ "/x": { post: { ...ok, requestBody: { content: content(schema) } } } })).routes,
      ),
    );
    // The policy writes objects in brackets, but repeats the names of lists.
    expect(ruled).toEqual([["POST /x"], []]);
  });

  test("a member that may be a list or an object follows the policy", () => {
    const schema = { type: "object", properties: { a: { type: ["array", "object"] } } };
    const requestBody = { content: { "multipart/form-data": { schema } } };
    expect(writeModule(vendorOf(documentOf({ "/x": { post: { ...ok, requestBody } } })))).not.toContain("withStyles");
  });

  test.each([
    ["simple", true, object, "{a*}"],
    ["simple", true, list, "{a}"],
    ["label", false, list, "{.a}"],
    ["label", true, list, "{.a*}"],
    ["matrix", false, list, "{;a}"],
    ["matrix", true, object, "{;a*}"],
  ])("a %s in the path, explode %s, is %j", (style, explode, schema, expression) => {
    const parameters = [parameter("a", { in: "path", style, explode, schema })];
    const rule = ruleOf("get", { ...ok, parameters }, "/p/{a}/q");
    expect(rule).toBe(expression === "{a}" ? undefined : `/p/${expression}/q`);
  });

  test.each([
    [{ "application/json": { schema: object } }, undefined],
    [
      { "application/json": { schema: { type: "string" } } },
      { contentType: "application/json", body: json, encodesText: true },
    ],
    [{ "application/json": { schema: { oneOf: [{}, object] } } }, { contentType: "application/json" }],
    [{ "application/json": { schema: { anyOf: [object, true] } } }, { contentType: "application/json" }],
    [{ "text/plain": {}, "application/json": { schema: object } }, undefined],
    [{ "application/merge-patch+json": { schema: object } }, { contentType: "application/merge-patch+json" }],
    [{ "text/plain": {} }, { contentType: "text/plain", body: "data" }],
    [{ "image/*": {} }, { body: "data" }],
  ])("a body %j is %j", (content, rule) => {
    expect(ruleOf("post", { ...ok, requestBody: { content } })).toEqual(rule);
  });

  test("the encoder that most bodies want is the policy's, and the others are in rules", () => {
    const body = (type: string) => ({ post: { requestBody: { content: { [type]: { schema: object } } } } });
    const { vendor, routes } = vendorOf(
      documentOf({
        "/a": body("application/x-www-form-urlencoded"),
        "/b": body("application/x-www-form-urlencoded"),
        "/c": body("application/json"),
        "/d": body("multipart/form-data"),
      }),
    );
    expect(vendor.policy?.body).toBe(form);
    expect(routes).toEqual({ "POST /c": { body: json }, "POST /d": { body: multipart } });
  });

  test("members of forms are those of all schemas and alternatives", () => {
    const [one, other] = [{ properties: { b: object } }, { properties: { c: object, a: list } }];
    const schema = { properties: { a: object }, allOf: [one], oneOf: [other] };
    const { vendor, routes } = vendorOf(
      documentOf({ "/f": { post: { requestBody: { content: { "multipart/form-data": { schema } } } } } }),
    );
    const { body } = Endpoint.for<AnyRoute>(vendor).build("POST /f", { a: { k: 1 }, b: { k: 2 }, c: { k: 3 } });
    expect(Object.keys(routes)).toEqual(["POST /f"]);
    expect([...(body as FormData)]).toEqual([
      ["a", '{"k":1}'],
      ["b", '{"k":2}'],
      ["c", '{"k":3}'],
    ]);
  });

  test("lists of the style deepObject have brackets, and the others the style of the document (I6)", () => {
    const deep = { style: "deepObject", explode: true };
    const schema = {
      properties: { a: list, b: list, c: list, d: list, e: { properties: { k: list } }, f: object, "g[]": list },
    };
    const encoding = { a: deep, b: deep, d: { explode: false }, e: deep };
    const content = { "application/x-www-form-urlencoded": { schema, encoding } };
    const parameters = [parameter("a", { schema: list, ...deep }), parameter("b", { schema: list })];
    const document = documentOf({ "/f": { get: { parameters }, post: { requestBody: { content } } } });
    const { vendor, routes, report } = vendorOf(document);
    expect(vendor.policy).toEqual({ arrays: "brackets", objects: "brackets", body: form });
    expect(routes["GET /f"]).toBe("{?b*}");
    expect(report.findings).toEqual([]);
    const api = Endpoint.for<AnyRoute>(vendor);
    expect(decodeURIComponent(api.build("GET /f", { a: [1, 2], b: [1, 2] }).url)).toMatch(/\?b=1&b=2&a\[\]=1&a\[\]=2$/);
    const values = { a: [1, 2], b: [], c: [1, 2], d: [1, 2], e: { k: [1, 2] }, f: { k: 1 }, "g[]": [1, 2] };
    const { body } = api.build("POST /f", values);
    expect([...new URLSearchParams(body as string)].map((pair) => pair.join("="))).toEqual([
      "a[]=1",
      "a[]=2",
      "c=1",
      "c=2",
      "d=1,2",
      "e[k][]=1",
      "e[k][]=2",
      'f={"k":1}',
      "g[]=1",
      "g[]=2",
    ]);
    // In brackets, or each by its rule: the forms of a vendor with another policy are the same.
    const others = { "/g": { get: { parameters: ["a", "b", "c"].map((name) => parameter(name, { schema: list })) } } };
    const repeated = vendorOf({ ...document, paths: { ...(document as { paths: object }).paths, ...others } });
    expect(repeated.vendor.policy).toMatchObject({ arrays: "repeat" });
    const same = Endpoint.for<AnyRoute>(repeated.vendor).build("POST /f", values).body as string;
    expect([...new URLSearchParams(same)]).toEqual([...new URLSearchParams(body as string)]);
  });

  test("accept is that of most responses, and others are in rules", () => {
    const responses = (type: string) => ({ get: { responses: { 200: { content: { [type]: {} } } } } });
    const { vendor, routes } = vendorOf(
      documentOf({
        "/a": responses("application/hal+json"),
        "/b": responses("application/hal+json"),
        "/c": responses("a/b"),
      }),
    );
    expect(vendor.accept).toBe("application/hal+json");
    expect(routes).toEqual({ "GET /c": { accept: "a/b" } });
  });

  test("accept is the only value of a header parameter of that name (I5)", () => {
    const of = (schema: object) => ({
      get: {
        parameters: [{ name: "Accept", in: "header", required: true, schema }],
        responses: { 200: { content: { "application/json": {} } } },
      },
    });
    const version = "application/vnd.acme+json;version=2";
    const paths = {
      "/default": of({ type: "string", default: version }),
      "/enum": of({ type: "string", enum: [version] }),
      "/const": of({ const: version }),
    };
    const most = vendorOf(documentOf(paths));
    expect([most.vendor.accept, most.routes]).toEqual([version, {}]);
    const { vendor, routes } = vendorOf(
      documentOf({
        "/a": { get: { responses: { 200: { content: { "application/json": {} } } } } },
        "/b": { get: { responses: { 200: { content: { "application/json": {} } } } } },
        "/default": paths["/default"],
        "/none": of({ type: "string" }),
        "/many": of({ enum: [version, "a/b"], default: version }),
        "/hostile": of({ enum: ["a/b\r\nx: y"] }),
      }),
    );
    expect([vendor.accept, routes]).toEqual([undefined, { "GET /default": { accept: version } }]);
    expect(Endpoint.for<AnyRoute>(vendor).build("GET /default").headers["accept"]).toBe(version);
  });

  test("a required body without required members is sent empty (I5)", () => {
    const of = (schema: object, required = true, type = "application/json") => ({
      post: { requestBody: { required, content: { [type]: { schema } } } },
    });
    const { vendor, routes } = vendorOf(
      documentOf({
        "/empty": of({ type: "object" }),
        "/members": of({ type: "object", properties: { a: {} } }),
        "/required": of({ type: "object", properties: { a: {} }, required: ["a"] }),
        "/composed": of({ allOf: [{ type: "object", properties: { a: {} }, required: ["a"] }] }),
        "/optional": of({ type: "object" }, false),
        "/list": of({ type: "array" }),
        "/text": of({ type: "string" }, true, "text/plain"),
      }),
    );
    expect(routes).toMatchObject({ "POST /empty": { requiresBody: true }, "POST /members": { requiresBody: true } });
    for (const name of ["required", "composed", "optional", "list", "text"])
      expect(routes[`POST /${name}`] ?? {}).not.toHaveProperty("requiresBody");
    const api = Endpoint.for<AnyRoute>(vendor);
    expect(api.build("POST /empty")).toMatchObject({
      body: {},
      headers: { "content-type": "application/json; charset=utf-8" },
    });
    expect(api.build("POST /members", { a: 1 }).body).toEqual({ a: 1 });
    expect(api.build("POST /members", { data: [1] }).body).toEqual([1]);
    expect(api.build("POST /optional")).not.toHaveProperty("body");
  });

  test("defaults fill what the document declares, and the query of methods without a body (I9)", () => {
    const body = { requestBody: { content: { "application/json": { schema: { properties: { name: {} } } } } } };
    const document = documentOf({
      "/a/{org}": { get: { parameters: [parameter("org", { in: "path" })] } },
      "/b": {
        get: {},
        delete: { parameters: [parameter("version")] },
        put: { parameters: [parameter("x-trace", { in: "header" })] },
        post: body,
      },
    });
    const { vendor, routes } = vendorOf(document);
    expect(rulesOf(vendor)).toEqual({ "*": { bodiesWithoutDefaults: true }, ...routes });
    const api = Endpoint.for<AnyRoute>(vendor).withDefaults({ org: "acme", version: 2, "x-trace": "t", name: "n" });
    const base = "https://api.acme.example/v1";
    expect(api.build("GET /a/{org}").url).toBe(`${base}/a/acme?version=2&x-trace=t&name=n`);
    expect(api.build("GET /b").url).toBe(`${base}/b?org=acme&version=2&x-trace=t&name=n`);
    for (const request of [api.build("DELETE /b"), api.route("DELETE /b").build(), api.parse(api.merge("DELETE /b"))])
      expect([request.url, request.body]).toEqual([`${base}/b?version=2`, undefined]);
    expect(api.build("PUT /b").headers).toHaveProperty("x-trace", "t");
    expect(api.build("POST /b", { name: "m" }).body).toEqual({ name: "m" });
    const reading = documentOf({ "/a": { get: { parameters: [parameter("page_size")] } } });
    expect(rulesOf(vendorOf(reading).vendor)).toEqual({});
  });

  test("the policy is that of most lists and objects", () => {
    const get = (fields: object) => ({ get: { parameters: [parameter("a", fields)] } });
    const commas = { schema: list, explode: false };
    const lists = vendorOf(documentOf({ "/a": get(commas), "/b": get(commas), "/c": get({ schema: list }) }));
    expect(lists.vendor.policy).toEqual({ arrays: "comma" });
    expect(lists.routes).toEqual({ "GET /c": "{?a*}" });
    const deep = vendorOf(documentOf({ "/a": get({ schema: object, style: "deepObject" }) }));
    expect(deep.vendor.policy).toEqual({ arrays: "repeat", objects: "brackets" });
    expect(deep.routes).toEqual({});
  });

  test("servers of paths and operations are base urls", () => {
    const { routes, report } = vendorOf(
      documentOf({
        "/a": { servers: [{ url: "https://a.example/" }], get: {}, post: { servers: [{ url: "/v2" }] } },
        "/b": { get: { servers: [{ url: "https://api.acme.example/v1/" }] } },
        "/c": { get: { servers: [{ url: "https://user@c.example" }] } },
      }),
    );
    expect(routes).toEqual({
      "GET /a": { baseUrl: "https://a.example" },
      "POST /a": { baseUrl: "https://api.acme.example/v2" },
    });
    expect(report.findings.map(({ reason, name }) => [reason, name])).toEqual([
      ["otherOrigin", "https://a.example"],
      ["server", "https://user@c.example"],
    ]);
  });

  test("styles that OpenAPI does not have are reported (I5)", () => {
    const odd = { style: "tabDelimited", explode: false };
    const encoding = { a: odd, b: { style: "form" } };
    const content = { "multipart/form-data": { schema: { properties: { a: list, b: list } }, encoding } };
    const parameters = [
      parameter("a", { schema: list, ...odd }),
      parameter("b", { schema: list, style: "form", in: "header" }),
      parameter("c", { in: "path", style: "form" }),
      parameter("d", { style: "simple" }),
      parameter("e", { schema: list, style: "pipeDelimited" }),
    ];
    const { report } = vendorOf(documentOf({ "/x/{c}": { post: { parameters, requestBody: { content } } } }));
    expect(report.findings.map(({ reason, name }) => [reason, name])).toEqual([
      ["style", "a"],
      ["style", "b"],
      ["style", "c"],
      ["style", "a"],
      ["sharedMember", "a"],
    ]);
  });

  test("parameters of a path hold for its operations, which override them", () => {
    const { routes } = vendorOf(
      documentOf({
        "/a": {
          parameters: [parameter("a"), parameter("b")],
          delete: { parameters: [parameter("b", { schema: list })] },
        },
      }),
    );
    expect(routes).toEqual({ "DELETE /a": "{?a,b*}" });
  });
});

describe("the vendor of a document", () => {
  test("variants of an operation are routes of their own, with rules of their own (I5)", () => {
    const fields = { name: "fields", in: "query", schema: { type: "string" } };
    const body = { requestBody: { content: { "application/json": { schema: { properties: { a: {} } } } } } };
    const id = { name: "id", in: "path", style: "label", schema: { type: "string" } };
    const plain = { name: "id", in: "path", schema: { type: "string" } };
    const { vendor, routes, report } = vendorOf(
      documentOf({
        "/files/{id}": { put: { parameters: [plain], ...body }, delete: { parameters: [plain, fields] } },
        "/files/{id}#share": { put: { parameters: [plain, fields], ...body } },
        "/files/{id}#trash": { delete: { parameters: [plain] } },
        "/labels/{id}#x?y": { put: { parameters: [id, fields], ...body } },
      }),
    );
    expect(report).toMatchObject({ operations: 5, findings: [] });
    expect(routes).toEqual({
      "DELETE /files/{id}": "{?fields}",
      "PUT /files/{id}#share": "{?fields}",
      "DELETE /files/{id}#trash": {},
      "PUT /labels/{id}#x?y": "/labels/{.id}{?fields}",
    });
    const api = Endpoint.for(vendor);
    const values = { id: 1, fields: "f", a: 2 };
    expect(api.build("PUT /files/{id}#share", values)).toMatchObject({
      url: "https://api.acme.example/v1/files/1?fields=f#share",
      body: { a: 2 },
    });
    expect(api.build("PUT /files/{id}", values)).toMatchObject({ body: { a: 2, fields: "f" } });
    expect(api.build("DELETE /files/{id}#trash", { id: 1, b: 2 }).body).toEqual({ b: 2 });
    expect(api.build("PUT /labels/{id}#x?y", values).url).toBe("https://api.acme.example/v1/labels/.1?fields=f#x?y");
  });

  test("has its address, its name and its credentials", () => {
    const securitySchemes = {
      a: { type: "apiKey", in: "header", name: "X-Key" },
      b: { type: "apiKey", in: "query", name: "token" },
      c: { type: "http", scheme: "bearer" },
    };
    const { vendor, report } = vendorOf(documentOf({}, { components: { securitySchemes } }));
    expect(vendor).toEqual({
      name: "acme",
      baseUrl: "https://api.acme.example/v1",
      credentials: ["x-key", "token"],
      query: { token: null },
      policy: { arrays: "repeat" },
    });
    expect(report).toEqual({ title: "Acme API", version: "1.0.0", operations: 0, findings: [] });
  });

  test.each([
    ["The Pet Store API v2", "pet-store"],
    ["Café: REST API", "cafe"],
    ["API", "api"],
    ["", "api"],
    ["../../etc", "etc"],
    ["日本", "api"],
    ["a very long title of an interface with words", "a-very-long-title"],
    // A name ends with a whole word.
    ["Adyen Checkout Utility Service", "adyen-checkout-utility"],
    ["Classic Platforms - Notifications", "classic-platforms"],
    ["Donaudampfschifffahrtsgesellschaft", "donaudampfschifffahrtsgesell"],
    ["GitHub's official OpenAPI spec", "github-official"],
    ["GitHub’s REST API", "github"],
  ])("the title %j is the name %j", (title, name) => {
    expect(vendorOf(documentOf({}, { info: { title } })).vendor.name).toBe(name);
  });

  test("has the variables of its server, in the module, too", () => {
    const servers = [{ url: "https://{tenant}.acme.example", variables: { tenant: { default: "demo" } } }];
    const source = writeModule(vendorOf(documentOf({ "/x": { get: {} } }, { servers })));
    expect(source).toContain('  variables: {\n    tenant: "demo",\n  },');
    expect(source).toContain("  OfVendor<typeof ACME, Exact<paths, AcmeRoute>>,\n  Names\n");
  });

  test.each([
    ["a parameter", { parameters: [parameter("region")] }],
    [
      "a member of a body",
      { requestBody: { content: { "application/json": { schema: { properties: { region: list } } } } } },
    ],
  ])("replaces a variable of its server with the name of %s", (_, operation) => {
    const variables = { region: { default: "eu" }, stage: { default: "live" } };
    const servers = [{ url: "https://{region}.acme.example/{stage}", variables }];
    const made = vendorOf(documentOf({ "/x": { post: operation } }, { servers }));
    expect(made.vendor.baseUrl).toBe("https://eu.acme.example/{stage}");
    expect(made.vendor.variables).toEqual({ stage: "live" });
    const api = Endpoint.for<AnyRoute>(made.vendor);
    const { url, body = {} } = api.build("POST /x", { region: "us" });
    expect(url + JSON.stringify(body)).toMatch(
      /^https:\/\/eu\.acme\.example\/live\/x(?:\?region=us\{\}|\{"region":"us"\})$/,
    );
  });

  test.each(["3.0", "3.0.4", "3.1", "3.1.1", "3.2.0"])("is made from version %s", (openapi) => {
    expect(vendorOf(documentOf({ "/a": { get: {} } }, { openapi })).report.operations).toBe(1);
  });

  test.each(["", "/", "."])("takes the server %j from the address of the document", (url) => {
    const { vendor } = vendorOf(documentOf({}, { servers: [{ url }] }), { location: "https://acme.example/api.json" });
    expect(vendor.baseUrl).toBe("https://acme.example");
  });

  test("needs an address", () => {
    expect(() => vendorOf(documentOf({}, { servers: [] }))).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", names: ["baseUrl"] }),
    );
    const at = { location: "https://acme.example/docs/openapi.json" };
    expect(vendorOf(documentOf({}, { servers: undefined }), at).vendor.baseUrl).toBe("https://acme.example");
    expect(vendorOf(documentOf({}, { servers: [{ url: "../v3/" }] }), at).vendor.baseUrl).toBe(
      "https://acme.example/v3",
    );
    expect(vendorOf(documentOf({}), { baseUrl: "http://localhost:1" }).vendor.baseUrl).toBe("http://localhost:1");
  });

  test.each([
    ["wss://a.example/x", 'the document\'s server "wss://a.example/x" is not one of HTTP, but of "wss"'],
    ["https://a.example/x?y=1", 'the document\'s server "https://a.example/x?y=1" has a query'],
    ["https://a.example/x#y", 'the document\'s server "https://a.example/x#y" has a fragment'],
    ["{scheme}://a.example/", 'the variable "scheme" of the document\'s server has no default'],
    ["/v1", 'the document\'s server "/v1" has no host'],
    [undefined, 'the document\'s server "/" has no host'],
    ["https://a b/x", 'the document\'s server "https://a b/x" is not a valid url'],
    ["https://me:secret@a.example", "the document's server contains credentials"],
  ])("says why %j is no base URL", (url, sentence) => {
    const servers = url === undefined ? [] : [{ url }];
    expect(() => vendorOf(documentOf({}, { servers }))).toThrow(`"baseUrl" must be set: ${sentence}`);
  });

  test.each([
    ["/api/v1", "/api/v1", "/api/v1/x"],
    ["/api/", "/api", "/api/x"],
    ["/", "/", "/x"],
  ])("takes the path %j of a page (C14)", (baseUrl, expected, url) => {
    const servers = [{ url: "/v1" }];
    const { vendor, report } = vendorOf(documentOf({ "/x": { get: {} } }, { servers }), { baseUrl });
    expect(vendor.baseUrl).toBe(expected);
    expect(Endpoint.for<AnyRoute>(vendor).build("GET /x").url).toBe(url);
    expect(report.findings).toEqual([]);
  });

  test("a path beside the document's servers and those of operations (C14, I6)", () => {
    const document = documentOf(
      { "/x": { get: {} }, "/own": { get: { servers: [{ url: "https://logs.example" }] } } },
      { servers: [{ url: "https://acme.example/v1" }] },
    );
    const { vendor, report } = vendorOf(document, { baseUrl: "/api" });
    expect(report.findings).toEqual([
      { reason: "replacedServer", route: undefined, name: "https://acme.example/v1" },
      { reason: "otherOrigin", route: "GET /own", name: "https://logs.example" },
    ]);
    expect(Endpoint.for<AnyRoute>(vendor).build("GET /own").url).toBe("https://logs.example/own");
    const { report: same } = vendorOf(document, { baseUrl: "/v1" });
    expect(same.findings.map(({ reason }) => reason)).toEqual(["otherOrigin"]);
  });

  test.each([
    ...[{ baseUrl: "ftp://x" }, { baseUrl: "https://u:p@x" }, { baseUrl: "" }, { name: "" }, { name: "../x" }],
    ...[{ baseUrl: "//evil.example" }, { baseUrl: "api" }, { baseUrl: "/a/../b" }, { baseUrl: "/{tenant}" }],
    ...[{ baseUrl: "/a?b" }, { baseUrl: "/\\evil.example" }],
  ])("rejects %j", (settings) => {
    expect(() => vendorOf(documentOf({}), settings)).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", names: Object.keys(settings) }),
    );
  });

  test("the report lists what no rule can carry out", () => {
    const { report } = vendorOf(
      documentOf({
        "/a/{id}": {
          get: {
            parameters: [
              parameter("sid", { in: "cookie" }),
              parameter("filter", { content: { "application/json": { schema: object } }, schema: undefined }),
              parameter("id", { in: "path" }),
              parameter("id"),
              parameter("a b", { in: "header" }),
            ],
            requestBody: { content: { "application/json": {} } },
          },
          trace: {},
        },
        "/a{": { get: {} },
        "/b#{c}": { get: {} },
      }),
    );
    expect(findingsOf({ report })).toEqual([
      "method TRACE /a/{id} TRACE",
      "path GET /a{ /a{",
      "path GET /b#{c} /b#{c}",
      "cookie GET /a/{id} sid",
      "sharedName GET /a/{id} id",
      "headerName GET /a/{id} a b",
      "bodyOfMethod GET /a/{id} application/json",
    ]);
    expect(report.operations).toBe(1);
  });
});

describe("parts of a multipart body", () => {
  test("have the media type of their encoding (I6)", async () => {
    const schema = { properties: { session: object, sdp: {}, rows: list, meta: objects, other: object, pic: {} } };
    const encoding = {
      session: { contentType: "application/json" },
      sdp: { contentType: "application/sdp" },
      rows: { contentType: "text/csv" },
      meta: { contentType: "application/vnd.acme+json" },
      pic: { contentType: "image/*" },
    };
    const paths = { "/calls": { post: { requestBody: { content: { "multipart/form-data": { schema, encoding } } } } } };
    const made = vendorOf(documentOf(paths));
    expect(made.report.findings).toEqual([{ reason: "partType", route: "POST /calls", name: "pic" }]);
    const { body } = Endpoint.for<AnyRoute>(made.vendor).build("POST /calls", {
      session: { voice: "ash" },
      sdp: "v=0",
      rows: ["a", "b"],
      meta: [{ k: 1 }, { k: 2 }],
      other: { k: 1 },
    });
    const parts = [...(body as FormData)].map(async ([name, part]) =>
      typeof part === "string" ? [name, part] : [name, part.type, await part.text()],
    );
    expect(await Promise.all(parts)).toEqual([
      ["session", "application/json", '{"voice":"ash"}'],
      ["sdp", "application/sdp", "v=0"],
      ["rows", "text/csv", "a"],
      ["rows", "text/csv", "b"],
      ["meta", "application/vnd.acme+json", '[{"k":1},{"k":2}]'],
      ["other", '{"k":1}'],
    ]);
    expect(writeModule(made)).toContain(`      body: withTypes(
        withStyles(multipart, {
          other: "json",
        }),
        {
          session: "application/json",
          sdp: "application/sdp",
          rows: "text/csv",
          meta: "application/vnd.acme+json",
        },
      ),
`);
  });
});

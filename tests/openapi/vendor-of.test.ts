import { describe, expect, test } from "@jest/globals";

import { form, json, multipart } from "../../src/bodies/index.js";
import { Endpoint, type AnyRoute } from "../../src/index.js";
import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { rulesOf } from "../../src/routes/index.js";
import { documentOf, findingsOf } from "./document.js";
import { coded } from "../coded.js";

const parameter = (name: string, fields: object = {}) => ({ name, in: "query", schema: { type: "string" }, ...fields });
const list = { type: "array", items: { type: "string" } };
const object = { type: "object" };
const objects = { type: "array", items: object };
const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

const made = (paths: object, fields: object = {}) => vendorOf(documentOf(paths, fields));
const apiOf = ({ vendor }: ReturnType<typeof made>) => Endpoint.for<AnyRoute>(vendor);
const body = (type: string, schema: object = object, encoding?: object) => ({
  requestBody: { content: { [type]: { schema, encoding } } },
});
const get = (...parameters: object[]) => ({ get: { parameters } });
const answer = (type: string) => ({ get: { responses: { 200: { content: { [type]: {} } } } } });
const pairsOf = (form: unknown) => Array.from(new URLSearchParams(form as string), (pair) => pair.join("="));

/** The rule of a single operation. */
const ruleOf = (method: string, operation: object, path = "/x"): unknown =>
  made({ [path]: { [method]: operation } }).routes[`${method.toUpperCase()} ${path}`];

describe("the routes of a document", () => {
  test.each([
    // RFC 6570 says what the styles of OpenAPI mean.
    ["get", [parameter("a", { schema: list })], undefined],
    ["get", [parameter("a", { schema: object })], "{?a*}"],
    ["get", [parameter("a", { schema: object, explode: false })], { url: "{?a}", objects: ["a"] }],
    ["get", [parameter("a", { schema: {} })], "{?a*}"],
    // Keywords imply a type that is not there.
    ["get", [parameter("a", { schema: { additionalProperties: {} } })], "{?a*}"],
    ["get", [parameter("a", { schema: { items: {} } })], undefined],
    ["get", [parameter("a", { schema: { prefixItems: [{}] } })], undefined],
    ["get", [parameter("a", { schema: { enum: ["b"] } })], undefined],
    ["get", [parameter("a", { schema: { const: "b" } })], undefined],
    ["get", [parameter("a", { schema: { format: "date" } })], undefined],
    ["get", [parameter("a", { schema: { pattern: "b" } })], undefined],
    ["delete", [parameter("a"), parameter("b", { schema: list })], { url: "{?a}", query: { b: "form" } }],
    ["post", [parameter("a", { schema: list, explode: false })], "{?a}"],
    ["post", [parameter("a[]", { schema: list })], { query: { "a[]": "form" } }],
    ["post", [parameter("$filter"), parameter("b")], { url: "{?b}", query: { $filter: "form" } }],
    ["post", [parameter("a", { schema: object, style: "deepObject" })], { query: { a: "deepObject" } }],
    ["get", [parameter("a", { schema: list, style: "deepObject" })], undefined],
    ["post", [parameter("a", { schema: list, style: "deepObject" })], { query: { a: "deepObject" } }],
    ["get", [parameter("a", { schema: list, style: "pipeDelimited" })], { query: { a: "pipeDelimited" } }],
    ["get", [parameter("a", { schema: list, style: "spaceDelimited" })], { query: { a: "spaceDelimited" } }],
    ["put", [parameter("a", { schema: list, style: "pipeDelimited", explode: true })], { query: { a: "form" } }],
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
    expect(ruleOf(method, { parameters })).toEqual(rule);
  });

  test("a query of the path is continued", () => {
    expect(ruleOf("get", { parameters: [parameter("a", { schema: object })] }, "/x?b=1")).toBe("{&a*}");
  });

  test("lists in the members of an object have its style, however deep they are", () => {
    const recursive = { type: "object", properties: {}, additionalProperties: list };
    recursive.properties = { self: recursive };
    const [ruled, plain] = [recursive, object].map((a) =>
      ruleOf("post", body(FORM, { properties: { a } }, { a: { style: "deepObject" } })),
    );
    // The policy writes objects in brackets, but repeats the names of lists.
    expect([typeof ruled, plain]).toEqual(["object", undefined]);
  });

  test("a member that may be a list or an object follows the policy", () => {
    expect(ruleOf("post", body(MULTIPART, { properties: { a: { type: ["array", "object"] } } }))).toBeUndefined();
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
    const url = expression === "{a}" ? undefined : `/p/${expression}/q`;
    // An object is one that the document declares (C9).
    expect(ruleOf("get", { parameters }, "/p/{a}/q")).toEqual(schema === object ? { url, objects: ["a"] } : url);
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
    expect(ruleOf("post", { requestBody: { content } })).toEqual(rule);
  });

  const commas = parameter("a", { schema: list, explode: false });
  test.each<[what: string, paths: object, vendor: object, routes: object]>([
    [
      "encoders",
      { "/a": body(FORM), "/b": body(FORM), "/c": body(JSON_TYPE), "/d": body(MULTIPART) },
      { policy: { arrays: "repeat", body: form } },
      { "POST /c": { body: json }, "POST /d": { body: multipart } },
    ],
    [
      "responses",
      { "/a": answer("application/hal+json").get, "/b": answer("application/hal+json").get, "/c": answer("a/b").get },
      { accept: "application/hal+json" },
      { "POST /c": { accept: "a/b" } },
    ],
  ])("most %s are in the vendor, and the others in rules", (_, operations, fields, routes) => {
    const paths = Object.entries(operations).map(([path, post]) => [path, { post: post as object }]);
    const { vendor, routes: rules } = made(Object.fromEntries(paths) as object);
    expect([vendor, rules]).toEqual([expect.objectContaining(fields), routes]);
  });

  test("members of forms are those of all schemas and alternatives", async () => {
    const [one, other] = [{ properties: { b: object } }, { properties: { c: object, a: list } }];
    const form = made({ "/f": { post: body(MULTIPART, { properties: { a: object }, allOf: [one], oneOf: [other] }) } });
    const { body: sent } = apiOf(form).build("POST /f", { a: { k: 1 }, b: { k: 2 }, c: { k: 3 } });
    const parts = [...(sent as FormData)].map(async ([name, part]) => [name, await (part as File).text()]);
    expect(await Promise.all(parts)).toEqual([
      ["a", '{"k":1}'],
      ["b", '{"k":2}'],
      ["c", '{"k":3}'],
    ]);
  });

  test("lists of the style deepObject have brackets, and the others the style of the document (I6)", () => {
    const deep = { style: "deepObject", explode: true };
    const properties = { a: list, b: list, c: list, d: list, e: { properties: { k: list } }, f: object, "g[]": list };
    const post = body(FORM, { properties }, { a: deep, b: deep, d: { explode: false }, e: deep });
    const ofQuery = get(parameter("a", { schema: list, ...deep }), parameter("b", { schema: list }));
    const paths = { "/f": { ...ofQuery, post } };
    const deepLists = made(paths);
    expect(deepLists.vendor.policy).toEqual({ arrays: "brackets", objects: "brackets", body: form });
    expect(deepLists.routes["GET /f"]).toEqual({ query: { b: "form" } });
    expect(deepLists.report.findings).toEqual([]);
    const { url } = apiOf(deepLists).build("GET /f", { a: [1, 2], b: [1, 2] });
    expect(decodeURIComponent(url)).toMatch(/\?a\[\]=1&a\[\]=2&b=1&b=2$/);
    const values = { a: [1, 2], b: [], c: [1, 2], d: [1, 2], e: { k: [1, 2] }, f: { k: 1 }, "g[]": [1, 2] };
    // In brackets, or each by its rule: the forms of a vendor with another policy are the same.
    const repeated = made({ ...paths, "/g": get(...["a", "b", "c"].map((name) => parameter(name, { schema: list }))) });
    expect(repeated.vendor.policy).toMatchObject({ arrays: "repeat" });
    for (const vendor of [deepLists, repeated])
      expect(pairsOf(apiOf(vendor).build("POST /f", values).body)).toEqual([
        ...["a[]=1", "a[]=2", "c=1", "c=2", "d=1,2", "e[k][]=1", "e[k][]=2", 'f={"k":1}', "g[]=1", "g[]=2"],
      ]);
  });

  test("accept is the only value of a header parameter of that name (I5)", () => {
    const version = "application/vnd.acme+json;version=2";
    const { get: json } = answer(JSON_TYPE);
    const of = (schema: object) => ({ get: { ...json, parameters: [{ name: "Accept", in: "header", schema }] } });
    const ofVersion = {
      "/default": of({ type: "string", default: version }),
      "/enum": of({ type: "string", enum: [version] }),
      "/const": of({ const: version }),
    };
    const most = made(ofVersion);
    expect([most.vendor.accept, most.routes]).toEqual([version, {}]);
    const { vendor, routes } = made({
      "/a": { get: json },
      "/b": { get: json },
      "/default": ofVersion["/default"],
      "/none": of({ type: "string" }),
      "/many": of({ enum: [version, "a/b"], default: version }),
      "/hostile": of({ enum: ["a/b\r\nx: y"] }),
    });
    expect([vendor.accept, routes]).toEqual([undefined, { "GET /default": { accept: version } }]);
  });

  const required = { properties: { a: {} }, required: ["a"] };
  test.each<[schema: object, isRequired: boolean, type?: string, isSentEmpty?: boolean]>([
    [object, true, JSON_TYPE, true],
    [{ properties: { a: {} } }, true, JSON_TYPE, true],
    [required, true],
    [{ allOf: [required] }, true],
    [object, false],
    [list, true],
    [{ type: "string" }, true, "text/plain"],
  ])(
    "a body %j, required %s, in %s, is sent empty: %s (I5)",
    (schema, isRequired, type = JSON_TYPE, isSent = false) => {
      const { requestBody } = body(type, schema);
      const paths = { "/x": { post: { requestBody: { ...requestBody, required: isRequired } } } };
      const api = apiOf(made(paths));
      expect("body" in api.build("POST /x")).toBe(isSent);
      expect(api.build("POST /x", {}, { data: [1] }).body).toEqual([1]);
    },
  );

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
    expect(rulesOf(vendor)).toEqual({ "*": { objects: [], bodiesWithoutDefaults: true }, ...routes });
    const api = Endpoint.for<AnyRoute>(vendor).withDefaults({ org: "acme", version: 2, "x-trace": "t", name: "n" });
    const base = "https://api.acme.example/v1";
    expect(api.build("GET /a/{org}").url).toBe(`${base}/a/acme?version=2&x-trace=t&name=n`);
    expect(api.build("GET /b").url).toBe(`${base}/b?org=acme&version=2&x-trace=t&name=n`);
    for (const request of [api.build("DELETE /b"), api.route("DELETE /b").build(), api.parse(api.merge("DELETE /b"))])
      expect([request.url, request.body]).toEqual([`${base}/b?version=2`, undefined]);
    expect(api.build("PUT /b").headers).toHaveProperty("x-trace", "t");
    expect(api.build("POST /b", { name: "m" }).body).toEqual({ name: "m" });
    const reading = documentOf({ "/a": { get: { parameters: [parameter("page_size")] } } });
    expect(rulesOf(vendorOf(reading).vendor)).toEqual({ "*": { objects: [] } });
  });

  test("the policy is that of most lists and objects", () => {
    const lists = made({ "/a": get(commas), "/b": get(commas), "/c": get(parameter("a", { schema: list })) });
    expect([lists.vendor.policy, lists.routes]).toEqual([{ arrays: "comma" }, { "GET /c": { query: { a: "form" } } }]);
    const deep = made({ "/a": get(parameter("a", { schema: object, style: "deepObject" })) });
    expect([deep.vendor.policy, deep.routes]).toEqual([
      { arrays: "repeat", objects: "brackets" },
      { "GET /a": { objects: ["a"] } },
    ]);
  });

  test("servers of paths and operations are base urls", () => {
    const result = made({
      "/a": { servers: [{ url: "https://a.example/" }], get: {}, post: { servers: [{ url: "/v2" }] } },
      "/b": { get: { servers: [{ url: "https://api.acme.example/v1/" }] } },
      "/c": { get: { servers: [{ url: "https://user@c.example" }] } },
    });
    expect(result.routes).toEqual({
      "GET /a": { baseUrl: "https://a.example" },
      "POST /a": { baseUrl: "https://api.acme.example/v2" },
    });
    const findings = ["otherOrigin GET /a https://a.example", "server GET /c https://user@c.example"];
    expect(findingsOf(result)).toEqual(findings);
  });

  test("styles that OpenAPI does not have are reported (I5)", () => {
    const odd = { style: "dashDelimited", explode: false };
    const properties = { a: list, b: list };
    const parameters = [
      parameter("a", { schema: list, ...odd }),
      parameter("b", { schema: list, style: "form", in: "header" }),
      parameter("c", { in: "path", style: "form" }),
      parameter("d", { style: "simple" }),
      parameter("e", { schema: list, style: "pipeDelimited" }),
    ];
    const post = { parameters, ...body(MULTIPART, { properties }, { a: odd, b: { style: "form" } }) };
    expect(made({ "/x/{c}": { post } }).report.findings.map(({ reason, name }) => `${reason} ${name}`)).toEqual([
      ...["style a", "style b", "style c", "style a", "sharedMember a"],
    ]);
  });

  test("parameters of a path hold for its operations, which override them", () => {
    const parameters = [parameter("a"), parameter("b")];
    const { routes } = made({ "/a": { parameters, delete: { parameters: [parameter("b", { schema: list })] } } });
    expect(routes).toEqual({ "DELETE /a": { url: "{?a}", query: { b: "form" } } });
  });
});

describe("the vendor of a document", () => {
  test("variants of an operation are routes of their own, with rules of their own (I5)", () => {
    const fields = parameter("fields");
    const put = body(JSON_TYPE, { properties: { a: {} } });
    const plain = parameter("id", { in: "path" });
    const { vendor, routes, report } = made({
      "/files/{id}": { put: { parameters: [plain], ...put }, delete: { parameters: [plain, fields] } },
      "/files/{id}#share": { put: { parameters: [plain, fields], ...put } },
      "/files/{id}#trash": { delete: { parameters: [plain] } },
      "/labels/{id}#x?y": { put: { parameters: [parameter("id", { in: "path", style: "label" }), fields], ...put } },
    });
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
      routes: expect.anything(),
    });
    expect(report).toEqual({
      title: "Acme API",
      version: "1.0.0",
      operations: 0,
      origins: ["https://api.acme.example"],
      findings: [],
    });
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
    expect(writeModule(made({}, { servers }))).toContain('  variables: {\n    tenant: "demo",\n  },');
  });

  test.each([
    ["a parameter", { parameters: [parameter("region")] }],
    ["a member of a body", body(JSON_TYPE, { properties: { region: list } })],
  ])("replaces a variable of its server with the name of %s", (_, operation) => {
    const variables = { region: { default: "eu" }, stage: { default: "live" } };
    const servers = [{ url: "https://{region}.acme.example/{stage}", variables }];
    const result = made({ "/x": { post: operation } }, { servers });
    expect(result.vendor).toMatchObject({ baseUrl: "https://eu.acme.example/{stage}", variables: { stage: "live" } });
    const { url, body: sent } = apiOf(result).build("POST /x", { region: "us" });
    expect(url).toBe(`https://eu.acme.example/live/x${sent ? "" : "?region=us"}`);
    expect(sent ?? { region: "us" }).toEqual({ region: "us" });
  });

  test.each(["3.0", "3.0.4", "3.1.1", "3.2.0"])("is made from version %s", (openapi) => {
    expect(made({ "/a": { get: {} } }, { openapi }).report.operations).toBe(1);
  });

  const ACME = "https://acme.example";
  test.each([
    [[], { location: `${ACME}/docs/openapi.json` }, ACME],
    [[{ url: "" }], { location: `${ACME}/api.json` }, ACME],
    [[{ url: "." }], { location: `${ACME}/api.json` }, ACME],
    [[{ url: "../v3/" }], { location: `${ACME}/docs/openapi.json` }, `${ACME}/v3`],
    [[{ url: ACME }], { baseUrl: "http://localhost:1" }, "http://localhost:1"],
    // The page supplies the origin (C14).
    [[{ url: "/v1" }], { baseUrl: "/api/v1" }, "/api/v1"],
    [[{ url: "/v1" }], { baseUrl: "/api/" }, "/api"],
    [[{ url: "/v1" }], { baseUrl: "/" }, "/"],
  ])("has the address of the servers %j with %j", (servers, settings, expected) => {
    const { vendor, report } = vendorOf(documentOf({ "/x": { get: {} } }, { servers }), settings);
    expect(vendor.baseUrl).toBe(expected);
    expect(Endpoint.for<AnyRoute>(vendor).build("GET /x").url).toBe(`${expected.replace(/\/$/, "")}/x`);
    expect(report.findings).toEqual([]);
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
    expect(() => made({}, { servers: url === undefined ? [] : [{ url }] })).toThrow(
      expect.objectContaining({
        names: ["baseUrl"],
        message: expect.stringContaining(`"baseUrl" must be set: ${sentence}`),
      }),
    );
  });

  test("a path beside the document's servers and those of operations (C14, I6)", () => {
    const document = documentOf(
      { "/x": { get: {} }, "/own": { get: { servers: [{ url: "https://logs.example" }] } } },
      { servers: [{ url: "https://acme.example/v1" }] },
    );
    const { vendor, report } = vendorOf(document, { baseUrl: "/api" });
    expect(report.findings).toEqual([
      { reason: "replacedServer", route: undefined, name: "https://acme.example/v1" },
      { reason: "replacedServer", route: "GET /own", name: "https://logs.example" },
    ]);
    expect(Endpoint.for<AnyRoute>(vendor).build("GET /own").url).toBe("/api/own");
    const { report: same } = vendorOf(document, { baseUrl: "/v1" });
    expect(same.findings.map(({ reason }) => reason)).toEqual(["replacedServer"]);
  });

  test.each([
    ...[{ baseUrl: "ftp://x" }, { baseUrl: "https://u:p@x" }, { baseUrl: "" }, { name: "" }, { name: "../x" }],
    ...[{ baseUrl: "//evil.example" }, { baseUrl: "api" }, { baseUrl: "/a/../b" }, { baseUrl: "/{tenant}" }],
    ...[{ baseUrl: "/a?b" }, { baseUrl: "/\\evil.example" }],
    // A variable of the environment that is not set must not lead to the server of the document (A5).
    { baseUrl: undefined as never },
  ])("rejects %j", (settings) => {
    expect(() => vendorOf(documentOf({}), settings)).toThrow(coded("ERR_INVALID_OPTION", Object.keys(settings)));
  });

  test("the report lists what no rule can carry out", () => {
    const parameters = [
      parameter("sid", { in: "cookie" }),
      parameter("filter", { content: { [JSON_TYPE]: { schema: object } }, schema: undefined }),
      parameter("id", { in: "path" }),
      parameter("id"),
      parameter("a b", { in: "header" }),
    ];
    const result = made({
      "/a/{id}": { get: { parameters, ...body(JSON_TYPE) }, trace: {} },
      "/a{": { get: {} },
      "/b#{c}": { get: {} },
    });
    expect(findingsOf(result)).toEqual([
      "method TRACE /a/{id} TRACE",
      "path GET /a{ /a{",
      "path GET /b#{c} /b#{c}",
      "cookie GET /a/{id} sid",
      "sharedName GET /a/{id} id",
      "headerName GET /a/{id} a b",
      "bodyOfMethod GET /a/{id} application/json",
    ]);
    expect(result.report.operations).toBe(1);
  });
});

describe("parts of a multipart body", () => {
  test("have the media type of their encoding (I6)", async () => {
    const schema = {
      properties: { session: object, sdp: {}, rows: list, meta: objects, other: object, pic: {}, tags: list },
    };
    const encoding = {
      session: { contentType: "application/json" },
      sdp: { contentType: "application/sdp" },
      rows: { contentType: "text/csv" },
      meta: { contentType: "application/vnd.acme+json" },
      pic: { contentType: "image/*" },
      tags: { style: "pipeDelimited", explode: false },
    };
    const result = made({ "/calls": { post: body(MULTIPART, schema, encoding) } });
    expect(findingsOf(result)).toEqual(["partType POST /calls pic"]);
    const { body: sent } = apiOf(result).build("POST /calls", {
      session: { voice: "ash" },
      sdp: "v=0",
      rows: ["a", "b"],
      meta: [{ k: 1 }, { k: 2 }],
      other: { k: 1 },
    });
    const parts = [...(sent as FormData)].map(async ([name, part]) =>
      typeof part === "string" ? [name, part] : [name, part.type, await part.text()],
    );
    expect(await Promise.all(parts)).toEqual([
      ["session", "application/json", '{"voice":"ash"}'],
      ["sdp", "application/sdp", "v=0"],
      ["rows", "text/csv", "a"],
      ["rows", "text/csv", "b"],
      ["meta", "application/vnd.acme+json", '[{"k":1},{"k":2}]'],
      // An object is JSON, where its encoding says nothing (I5).
      ["other", "application/json", '{"k":1}'],
    ]);
    expect(writeModule(result)).toContain(`      body: withTypes(
        withStyles(multipart, {
          tags: "pipeDelimited",
        }),
        {
          session: "application/json",
          other: "application/json",
          sdp: "application/sdp",
          rows: "text/csv",
          meta: "application/vnd.acme+json",
        },
      ),
`);
  });
});

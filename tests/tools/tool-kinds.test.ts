// What went wrong with the tools of other projects, by kind: their threads are named where one shows the kind.
import { describe, expect, test } from "@jest/globals";

import { Endpoint, type AnyRoute, type RequestOptions } from "../../src/index.js";
import { toolsOf, vendorOf, type Tool, type ToolOptions } from "../../src/openapi/index.js";
import { documentOf } from "../openapi/document.js";
import { HOSTS, refusals } from "./hosts.js";

const TEXT = { type: "string" };
const JSON_TYPE = "application/json";

const inQuery = (name: string, fields: object = {}) => ({ name, in: "query", schema: TEXT, ...fields });
const inHeader = (name: string, fields: object = {}) => ({ name, in: "header", schema: TEXT, ...fields });
const bodyOf = (schema: unknown, type = JSON_TYPE, fields: object = {}) => ({
  required: true,
  content: { [type]: { schema, ...fields } },
});

function toolOf(route: string, operation: object, fields: object = {}, options: ToolOptions = {}): Tool {
  const [method = "", path = ""] = route.split(" ");
  return toolsOf(documentOf({ [path]: { [method.toLowerCase()]: operation } }, fields), undefined, options)[0]!;
}

const namesOf = ({ inputSchema }: Tool): readonly string[] => Object.keys(inputSchema.properties);
const queryOf = ({ url }: RequestOptions): string => decodeURIComponent(new URL(url).search);

describe("names that hosts refuse (twilio-labs/mcp#56, freee/freee-mcp#15)", () => {
  const ODD = [
    "filter[x]",
    "$top",
    "ids[]",
    "a:b",
    "StartTime<",
    "StartTime>",
    "größe",
    "x".repeat(70),
    "__proto__",
    "",
  ];

  test("parameters are renamed and mapped back", () => {
    const parameters = [
      ...ODD.filter(Boolean).map((name) => inQuery(name)),
      { name: "$id", in: "path", required: true, schema: TEXT },
    ];
    const tool = toolOf("GET /users/{$id}", { parameters });
    for (const host of HOSTS) expect(refusals(tool, host)).toEqual([]);
    const names = namesOf(tool);
    expect(new Set(names).size).toBe(parameters.length);
    const { url } = tool.build(Object.fromEntries(names.map((name, index) => [name, `v${index}`])));
    const found = new URL(url);
    expect(found.pathname).toBe("/v1/users/v9");
    expect([...found.searchParams.entries()].sort()).toEqual(
      ODD.filter(Boolean)
        .map((name, index) => [name, `v${index}`])
        .sort(),
    );
  });

  test("members of a body, too, also in an error", () => {
    const properties = { "a b": TEXT, "@type": TEXT };
    const tool = toolOf("POST /users", { requestBody: bodyOf({ type: "object", properties, required: ["@type"] }) });
    const [first = "", second = ""] = namesOf(tool);
    expect(tool.build({ [first]: "1", [second]: "2" }).body).toEqual({ "a b": "1", "@type": "2" });
    expect(() => tool.build({ [first]: "1" })).toThrow(`"${second}" is required`);
    const path = toolOf("GET /users/{$id}", {
      parameters: [{ name: "$id", in: "path", required: true, schema: TEXT }],
    });
    expect(() => path.build({ [namesOf(path)[0]!]: ".." })).toThrow(`"${namesOf(path)[0]}" must not make`);
  });
});

describe("two of one name", () => {
  test.each<[what: string, parameters: readonly object[], names: readonly string[]]>([
    ["path and query", [{ ...inQuery("id"), in: "path", required: true }, inQuery("id")], ["id", "query.id"]],
    ["query and header", [inQuery("id"), inHeader("id")], ["query.id", "header.id"]],
    ["header and query in other letters", [inHeader("X-Region"), inQuery("x-region")], ["X-Region", "x-region"]],
    [
      "the name that another would get",
      [inQuery("id"), inHeader("id"), inQuery("query.id")],
      ["query.id_", "header.id", "query.id"],
    ],
  ])("%s are two arguments", (_, parameters, expected) => {
    const tool = toolOf("GET /users/{id}", {
      parameters: [{ ...inQuery("id"), in: "path", required: true }, ...parameters].slice(expected[0] === "id" ? 1 : 0),
    });
    const names = namesOf(tool).filter((name) => expected[0] === "id" || name !== "id");
    names.forEach((name, index) => expect(name.startsWith(expected[index]!)).toBe(true));
  });

  test("each goes to its own place", () => {
    const tool = toolOf("GET /users/{id}", {
      parameters: [
        { ...inQuery("id"), in: "path", required: true },
        inQuery("id"),
        inHeader("ID"),
        inHeader("X-Region"),
        inQuery("x-region"),
      ],
    });
    const { url, headers } = tool.build({ id: "p", "query.id": "q", ID: "h", "X-Region": "eu", "x-region": "us" });
    expect(url).toBe("https://api.acme.example/v1/users/p?id=q&x-region=us");
    expect(headers).toMatchObject({ id: "h", "x-region": "eu" });
  });
});

describe("a query parameter that shares its name keeps its style", () => {
  const LIST = { type: "array", items: TEXT };
  const OBJECT = { type: "object", additionalProperties: TEXT };

  test.each<[style: string, fields: object, value: unknown, query: string]>([
    ["form", { schema: LIST }, ["a", "b"], "?id=a&id=b"],
    ["comma", { schema: LIST, explode: false }, ["a", "b"], "?id=a,b"],
    ["pipes", { schema: LIST, explode: false, style: "pipeDelimited" }, ["a", "b"], "?id=a|b"],
    ["blanks", { schema: LIST, explode: false, style: "spaceDelimited" }, ["a", "b"], "?id=a b"],
    ["deepObject", { schema: OBJECT, style: "deepObject" }, { x: "1" }, "?id[x]=1"],
    ["exploded", { schema: OBJECT }, { x: "1", y: "2" }, "?x=1&y=2"],
    ["not exploded", { schema: OBJECT, explode: false }, { x: "1", y: "2" }, "?id=x,1,y,2"],
    ["JSON", { content: { [JSON_TYPE]: { schema: OBJECT } } }, { x: "1" }, '?id={"x":"1"}'],
  ])("%s, beside a placeholder or a header", (_, fields, value, query) => {
    const shared = { name: "id", in: "query", ...fields };
    for (const method of ["GET", "POST"]) {
      const besidePath = { ...inQuery("id"), in: "path", required: true };
      const ofPath = toolOf(`${method} /users/{id}`, { parameters: [besidePath, shared] });
      const request = ofPath.build({ id: "7", "query.id": value });
      expect(new URL(request.url).pathname).toBe("/v1/users/7");
      expect(queryOf(request)).toBe(query);
      const ofHeader = toolOf(`${method} /users`, { parameters: [shared, inHeader("id")] });
      const both = ofHeader.build({ "query.id": value, "header.id": "h" });
      expect(queryOf(both)).toBe(query);
      expect(both.headers["id"]).toBe("h");
    }
  });
});

describe("the default of a required parameter is sent (I11)", () => {
  const withDefault = (name: string, place: string, value: unknown = place) => {
    return { name, in: place, required: true, schema: { type: ["string", "null"], default: value } };
  };
  const parameters = [
    withDefault("version", "path", "v2"),
    withDefault("page", "query"),
    withDefault("X-Mode", "header"),
    withDefault("theme", "cookie"),
    withDefault("version", "query"),
    withDefault("version", "header"),
  ];
  const document = documentOf({ "/users/{version}": { get: { parameters } } });
  const vendor = Endpoint.for<AnyRoute>(vendorOf(document).vendor);
  const sentBy = ({ url, headers }: RequestOptions) => {
    const { "x-mode": mode, version, cookie } = headers;
    const { pathname, searchParams } = new URL(url);
    return [pathname.split("/").at(-1), Object.fromEntries(searchParams), mode, version, cookie];
  };

  test.each([
    ["of the document", vendor],
    ["without its rules", Endpoint.for({ baseUrl: "https://api.acme.example" })],
  ])("by an endpoint %s, each in its place, unless a default or the call says else", (_, endpoint) => {
    const [tool] = toolsOf(document, endpoint);
    expect(tool!.inputSchema.required).toBeUndefined();
    const all = ["v2", { page: "query", version: "query" }, "header", "header", "theme=cookie"];
    expect(sentBy(tool!.build({}))).toEqual(all);
    expect(sentBy(tool!.build({ version: null, page: null, "X-Mode": null, theme: null }))).toEqual(all);
    expect(sentBy(tool!.build({ page: "2", "query.version": "q", theme: "dark" }))).toEqual([
      "v2",
      { page: "2", version: "q" },
      "header",
      "header",
      "theme=dark",
    ]);
    const user = endpoint.withDefaults({ page: 3, headers: { "x-mode": "fast", cookie: "theme=light" } });
    expect(sentBy(tool!.build({}, user))).toEqual([
      "v2",
      { page: "3", version: "query" },
      "fast",
      "header",
      "theme=light",
    ]);
  });

  test("a call of the route has that of its own parameter", () => {
    expect(vendor.build("GET /users/{version}" as string).url).toBe("https://api.acme.example/v1/users/v2?page=query");
  });
});

describe("what models send", () => {
  const node = { type: "object", properties: { name: TEXT, next: { $ref: "#/components/schemas/Node" } } };
  const fields = { components: { schemas: { Node: node } } };
  const properties = {
    parent: { oneOf: [{ $ref: "#/components/schemas/Node" }, { type: "null" }] },
    children: { type: "array", items: { $ref: "#/components/schemas/Node" } },
    note: TEXT,
    any: {},
    size: { type: "integer" },
    ratio: { type: ["number", "null"] },
    sizes: { type: "array", items: { type: "integer" } },
    isOpen: { type: "boolean" },
    nothing: { type: ["string", "null"] },
  };
  const tool = toolOf("POST /pages", { requestBody: bodyOf({ type: "object", properties }) }, fields);

  test.each<[what: string, args: object, body: object]>([
    [
      "an object of a reference as JSON text (makenotion/notion-mcp-server#82, #192)",
      { parent: '{"name":"a"}' },
      { parent: { name: "a" } },
    ],
    ["a list as JSON text (#207)", { children: '[{"name":"a"}]' }, { children: [{ name: "a" }] }],
    ["the items of a list as JSON texts", { children: ['{"name":"a"}'] }, { children: [{ name: "a" }] }],
    [
      "JSON text within JSON text (#176)",
      { parent: '{"next":"{\\"name\\":\\"a\\"}"}' },
      { parent: { next: { name: "a" } } },
    ],
    ["JSON written twice", { parent: JSON.stringify('{"name":"a"}') }, { parent: { name: "a" } }],
    [
      "numbers and booleans as texts (anthropics/claude-code#91803)",
      { size: "5", ratio: "-0.5", sizes: ["1", 2], isOpen: "true" },
      { size: 5, ratio: -0.5, sizes: [1, 2], isOpen: true },
    ],
    ["a list of numbers as JSON text", { sizes: '["1",2]' }, { sizes: [1, 2] }],
    [
      "a text that is no value of its type, or would be another number",
      { size: "05", sizes: ["0.5", "12345678901234567890"], isOpen: "1", ratio: "tall" },
      { size: "05", sizes: ["0.5", "12345678901234567890"], isOpen: "1", ratio: "tall" },
    ],
    ["a text that is a number", { note: "5", any: "5", nothing: "true" }, { note: "5", any: "5", nothing: "true" }],
    ["a text that is JSON", { note: '{"a":1}', any: "[1]" }, { note: '{"a":1}', any: "[1]" }],
    ["null for what is left out", { note: null, size: null, nothing: null }, { nothing: null }],
    ["null within an object", { children: [{ name: null, next: null, x: null }] }, { children: [{ x: null }] }],
  ])("%s", (_, args, body) => {
    expect(tool.build(args).body).toEqual(body);
  });

  test.each<[args: object, message: string]>([
    [{ parent: "{a" }, '"parent" must be an object'],
    [{ parent: "[1]" }, '"parent" must be an object'],
    [{ children: "a" }, '"children" must be a list'],
    [{ note: { a: 1 } }, '"note" must be text, a number or a boolean'],
  ])("%j is refused", (args, message) => {
    expect(() => tool.build(args)).toThrow(message);
  });

  test("undefined is not given, and a required body needs its members", () => {
    const schema = { type: "object", properties: { name: TEXT }, required: ["name"] };
    const optional = toolOf("POST /pages", { requestBody: { ...bodyOf(schema), required: false } });
    expect(optional.build({ name: undefined }).body).toBeUndefined();
    const needed = toolOf("POST /pages", { requestBody: bodyOf(schema) });
    for (const args of [{}, { name: undefined }]) expect(() => needed.build(args)).toThrow('"name" is required');
  });

  test("in a query and in the argument body", () => {
    const parameters = [inQuery("ids", { schema: { type: "array", items: TEXT } }), inQuery("page")];
    const list = toolOf("POST /pages", { parameters, requestBody: bodyOf({ type: "array", items: node }) }, fields);
    const request = list.build({ ids: '["a","b"]', page: null, body: '[{"name":"a"}]' });
    expect(queryOf(request)).toBe("?ids=a&ids=b");
    expect(request.body).toEqual([{ name: "a" }]);
  });

  test("a text as deep as it is long, and an object that contains itself, take no more than linear time", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(() => tool.build({ children: deep })).not.toThrow(RangeError);
    const loop: Record<string, unknown> = { name: "a" };
    loop["next"] = loop;
    expect(() => tool.build({ parent: loop })).not.toThrow(RangeError);
  });
});

describe("files and bytes (UsefulSoftwareCo/executor#1530, agentgateway/agentgateway#2304)", () => {
  const binary = { ...TEXT, format: "binary" };
  const BASE64 = { type: "string", contentEncoding: "base64", description: "The content, in base64." };
  const bytes = Uint8Array.of(0, 1, 254, 255);
  const text = Buffer.from(bytes).toString("base64");

  test("a part of a form is a file with a name", async () => {
    const schema = {
      type: "object",
      properties: { file: binary, more: { type: "array", items: binary }, title: TEXT },
    };
    const encoding = { file: { contentType: "image/png" } };
    const tool = toolOf("POST /files", { requestBody: bodyOf(schema, "multipart/form-data", { encoding }) });
    expect(tool.inputSchema.properties).toEqual({
      file: { ...BASE64, contentMediaType: "image/png" },
      more: { type: "array", items: BASE64 },
      title: TEXT,
    });
    const form = tool.build({ file: text, more: [text, "AA=="], title: "t" }).body as FormData;
    const file = form.get("file") as File;
    expect([file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]]).toEqual([
      "file",
      "image/png",
      [...bytes],
    ]);
    expect(form.getAll("more").map((one) => (one as File).size)).toEqual([4, 1]);
    expect(form.get("title")).toBe("t");
  });

  test.each([
    ["a text of the type of a file", { ...TEXT, contentMediaType: "application/octet-stream" }, "File"],
    ["a schema of that type alone", { contentMediaType: "image/png" }, "File"],
    ["a text of a textual type", { ...TEXT, contentMediaType: "application/json" }, "String"],
    ["base64 that an API stores", { ...TEXT, contentMediaType: "image/png", contentEncoding: "base64" }, "String"],
  ])("of OpenAPI 3.1, %s is a part of its kind", (_, file, kind) => {
    const schema = { type: "object", properties: { file } };
    const tool = toolOf("POST /files", { requestBody: bodyOf(schema, "multipart/form-data") });
    const part = (tool.build({ file: text }).body as FormData).get("file");
    expect(Object(part).constructor.name).toBe(kind);
  });

  test.each([
    ["application/octet-stream", {}],
    ["application/octet-stream", binary],
    ["image/png", undefined],
    ["application/vnd.acme", binary],
  ])("a body of %s is bytes", (type, schema) => {
    const tool = toolOf("POST /files", { requestBody: bodyOf(schema, type) });
    expect(tool.inputSchema.properties).toEqual({ body: { ...BASE64, contentMediaType: type } });
    const { body, headers } = tool.build({ body: text });
    expect(body).toEqual(bytes);
    expect(headers["content-type"]).toBe(type);
  });

  test.each(["a", "a b=", "%%%%", "data:image/png;base64,AAAA", "====", 5])("%j is no base64", (body) => {
    const tool = toolOf("POST /files", { requestBody: bodyOf({}, "application/octet-stream") });
    expect(() => tool.build({ body })).toThrow('"body" must be base64');
  });

  test.each(["application/xml", "text/csv", "application/yaml", "application/atom+xml"])(
    "a body of %s is text",
    (type) => {
      const schema = { type: "object", properties: { a: TEXT } };
      const tool = toolOf("POST /files", { requestBody: bodyOf(schema, type) });
      expect(tool.inputSchema.properties).toEqual({ body: { type: "string", contentMediaType: type } });
      expect(tool.build({ body: "<a/>" })).toMatchObject({ body: "<a/>", headers: { "content-type": type } });
    },
  );

  test("base64 that an API stores stays text", () => {
    const properties = { content: { ...TEXT, format: "byte" }, other: { ...TEXT, contentEncoding: "base64" } };
    const tool = toolOf("POST /files", { requestBody: bodyOf({ type: "object", properties }) });
    expect(tool.build({ content: text, other: text }).body).toEqual({ content: text, other: text });
  });
});

describe("what models may not", () => {
  const free = { type: "object", additionalProperties: TEXT };

  test.each([
    ...["Host", "Content-Length", "Transfer-Encoding", "Connection", "Forwarded", "X-Forwarded-Host", "X-Original-URL"],
    ...["X-HTTP-Method-Override", "X-Method-Override", "X-HTTP-Method", "x-http-method-OVERRIDE"],
    ...["Cookie", "Proxy-Authorization"],
  ])("the header %s is no argument, whatever the document says", (name) => {
    const tool = toolOf("GET /a", { parameters: [inHeader(name, { required: true }), inQuery("page")] });
    expect(namesOf(tool)).toEqual(["page"]);
    expect(() => tool.build({ [name]: "a" })).toThrow("is unknown");
    expect(tool.build({}).url).toBe("https://api.acme.example/v1/a");
  });

  test.each(["_method", "_METHOD", "_http_method", "_httpmethod", "x-http-method-override", "X_HTTP_METHOD"])(
    "%s is no argument of a query, and no member of a body",
    (name) => {
      const schema = { type: "object", properties: { [name]: TEXT, a: TEXT } };
      const tool = toolOf("POST /a", {
        parameters: [inQuery(name)],
        requestBody: bodyOf({ type: "object", properties: { a: TEXT } }),
      });
      expect(namesOf(tool)).toEqual(["a"]);
      expect(namesOf(toolOf("POST /a", { requestBody: bodyOf(schema) }))).toEqual(["a"]);
      const open = toolOf("POST /a", { requestBody: bodyOf({ type: "object" }) });
      expect(() => open.build({ body: { [name]: "DELETE" } })).toThrow(`"body" must not have the member "${name}"`);
    },
  );

  test("nor is another method in the schema of a body that is one argument", () => {
    const schema = {
      type: "object",
      properties: { id: TEXT, _method: TEXT, name: TEXT },
      required: ["_method", "name"],
    };
    const parameters = [{ ...inQuery("id"), in: "path", required: true }];
    const { inputSchema } = toolOf("POST /a/{id}", { parameters, requestBody: bodyOf(schema) });
    expect(inputSchema.properties["body"]).toEqual({
      type: "object",
      properties: { id: TEXT, name: TEXT },
      required: ["name"],
    });
  });

  test.each(["X-Continuation-Token", "Page-Token", "X-Session-Id", "X-Request-Key"])(
    "%s only sounds like a credential",
    (name) => {
      const tool = toolOf("GET /a", { parameters: [inHeader(name, { required: true })] });
      expect(tool.inputSchema.required).toEqual([name]);
      expect(tool.build({ [name]: "a" }).headers).toMatchObject({ [name.toLowerCase()]: "a" });
    },
  );

  test("a credential is a place and a name", () => {
    const scheme = { type: "apiKey", in: "header", name: "Key" };
    const fields = { components: { securitySchemes: { scheme, other: { ...scheme, in: "cookie", name: "sid" } } } };
    const parameters = [inHeader("Key"), inQuery("key"), { ...inQuery("sid", { required: true }), in: "cookie" }];
    const requestBody = bodyOf({ type: "object", properties: { authorization: TEXT } });
    expect(namesOf(toolOf("POST /a", { parameters, requestBody }, fields))).toEqual(["key", "authorization"]);
  });

  test("with a base URL, no server of the document gets a request or a credential (awslabs/mcp#3695)", () => {
    const servers = [{ url: "http://169.254.169.254/latest" }];
    const document = documentOf({ "/a": { get: { servers } }, "/b": { servers, get: {} } }, { servers });
    const { vendor } = vendorOf(document, { baseUrl: "https://api.acme.example" });
    const acme = Endpoint.for(vendor).withDefaults({ headers: { authorization: "Bearer secret" } });
    for (const tool of toolsOf(document, acme)) {
      expect(tool.build({})).toMatchObject({
        url: `https://api.acme.example${tool.path}`,
        headers: { authorization: "Bearer secret" },
      });
    }
  });

  test("an object may have a member of its own name, and other places the names that frame a request", () => {
    const parameters = [inQuery("filter", { schema: free }), inQuery("host")];
    const tool = toolOf("GET /a", { parameters });
    expect(queryOf(tool.build({ filter: { filter: "x" }, host: "h" }))).toBe("?filter=x&host=h");
  });

  test.each([
    ["GET /a/{token}", { ...inQuery("token", { required: true }), in: "path" }, "/v1/a/x?token=app"],
    ["GET /a", inHeader("token"), "/v1/a?token=app"],
  ])("a default credential of the query fills nothing else (I9): %s", (route, parameter, url) => {
    const scheme = { type: "apiKey", in: "query", name: "token" };
    const document = documentOf(
      { [route.slice(4)]: { get: { parameters: [parameter] } } },
      { components: { securitySchemes: { scheme } } },
    );
    const acme = Endpoint.for(vendorOf(document).vendor).withDefaults({ ["token" as string]: "app" });
    const request = toolsOf(document, acme)[0]!.build({ token: "x" });
    expect(request.url).toBe(`https://api.acme.example${url}`);
    expect(request.headers["token"]).toBe(parameter.in === "header" ? "x" : undefined);
  });

  test("what the vendor has in the query, and is no credential, fills a placeholder", () => {
    const version = { ...inQuery("version", { required: true }), in: "path" };
    const document = documentOf({ "/a/{version}": { get: { parameters: [version] } } });
    const acme = Endpoint.for({ baseUrl: "https://api.acme.example", query: { version: null } });
    expect(namesOf(toolsOf(document, acme.withDefaults({ version: "2" }))[0]!)).toEqual([]);
  });

  test("a credential of the vendor alone is one in a header and in the query", () => {
    const document = documentOf({
      "/a": { get: { parameters: [inHeader("X-Own"), inQuery("x-own"), inQuery("page")] } },
    });
    const [tool] = toolsOf(document, Endpoint.for({ baseUrl: "https://api.acme.example", credentials: ["x-own"] }));
    expect(namesOf(tool!)).toEqual(["page"]);
  });

  test("a required cookie is an argument, beside those of the defaults", () => {
    const parameters = [
      { ...inQuery("theme", { required: true }), in: "cookie" },
      { ...inQuery("sid", { required: true }), in: "cookie" },
      { ...inQuery("_method", { required: true, schema: { ...TEXT, default: "m" } }), in: "cookie" },
      { ...inQuery("seen"), in: "cookie" },
    ];
    const document = documentOf({ "/a": { get: { parameters } } });
    const acme = Endpoint.for(vendorOf(document).vendor);
    const [tool] = toolsOf(document, acme.withDefaults({ headers: { cookie: "sid=secret" } }));
    expect(namesOf(tool!)).toEqual(["theme", "_method"]);
    expect(tool!.build({ theme: "a; sid=x" }).headers["cookie"]).toBe("sid=secret; theme=a%3B%20sid%3Dx; _method=m");
    expect(() => tool!.build({ theme: "a", sid: "x" })).toThrow('"sid" is unknown');
    expect(toolsOf(document, acme)[0]!.build({ theme: "a", sid: "b" }).headers["cookie"]).toBe(
      "theme=a; sid=b; _method=m",
    );
  });

  test.each([
    ["page", "another parameter"],
    ["PAGE", "another parameter in other letters"],
    ["page[size]", "a part of another parameter"],
    [" page", "another parameter after a blank"],
    ["sort", "what another parameter is a part of"],
    ["tenant", "a default"],
    ["Key", "a credential"],
    ["_method", "another method"],
    ["action", "a literal query"],
  ])("an object has no member %s: %s", (member) => {
    const scheme = { type: "apiKey", in: "query", name: "key" };
    const parameters = [
      inQuery("filter", { schema: free }),
      inQuery("page"),
      inQuery("sort[by]"),
      inQuery("deep", { style: "deepObject", schema: free }),
    ];
    const document = documentOf(
      { "/a?Action=list": { get: { parameters } } },
      { components: { securitySchemes: { scheme } } },
    );
    const acme = Endpoint.for(vendorOf(document).vendor).withDefaults({ Tenant: "blue" });
    const [tool] = toolsOf(document, acme);
    expect(() => tool!.build({ filter: { [member]: "x" } })).toThrow('"filter" must not have the member');
    expect(() => tool!.build({ filter: JSON.stringify({ [member]: "x" }) })).toThrow(
      '"filter" must not have the member',
    );
    expect(queryOf(tool!.build({ filter: { color: "red" }, deep: { [member]: "x" } }))).toContain("color=red");
  });

  test("nor one that is a default of the vendor, or a credential, on an endpoint without rules", () => {
    const scheme = { type: "apiKey", in: "query", name: "key" };
    const document = documentOf(
      { "/a": { get: { parameters: [inQuery("filter", { schema: free })] } } },
      { components: { securitySchemes: { scheme } } },
    );
    const [tool] = toolsOf(document, Endpoint.for({ baseUrl: "https://api.acme.example", query: { Version: null } }));
    for (const member of ["version", "Key"])
      expect(() => tool!.build({ filter: { [member]: "x" } })).toThrow('"filter" must not have the member');
  });

  test.each(["x-region", "X-REGION"])(
    "a default parameter %s fills a header, and a placeholder may have any name",
    (region) => {
      const parameters = [inHeader("X-Region"), { ...inQuery("_method", { required: true }), in: "path" }];
      const document = documentOf({ "/a/{_method}": { get: { parameters } } });
      const acme = Endpoint.for(vendorOf(document).vendor).withDefaults({ [region]: "eu" });
      expect(namesOf(toolsOf(document, acme)[0]!)).toEqual(["_method"]);
    },
  );

  test("nor has an object of a form", () => {
    const schema = { type: "object", properties: { role: TEXT, meta: free } };
    const encoding = { meta: { style: "form", explode: true } };
    const requestBody = bodyOf(schema, "application/x-www-form-urlencoded", { encoding });
    const tool = toolOf("POST /a", { requestBody });
    expect(tool.build({ role: "user", meta: { a: "b" } }).body).toBe("role=user&a=b");
    for (const member of ["role", "_method"])
      expect(() => tool.build({ meta: { [member]: "admin" } })).toThrow(`"meta" must not have the member "${member}"`);
  });
});

describe("one set of tools for all users (X1)", () => {
  const parameters = [inQuery("tenant", { required: true }), inQuery("page")];
  const document = documentOf({ "/a": { get: { parameters } } });
  const acme = Endpoint.for(vendorOf(document).vendor);
  const [tool] = toolsOf(document, acme.withDefaults({ tenant: "blue" }));
  const [open] = toolsOf(document, acme);

  test("each call has the defaults and credentials of its endpoint", () => {
    const user = acme.withDefaults({ tenant: "red", headers: { authorization: "Bearer red" } });
    expect(namesOf(tool!)).toEqual(["page"]);
    expect(tool!.build({ page: "2" }, user)).toMatchObject({
      url: "https://api.acme.example/v1/a?tenant=red&page=2",
      headers: { authorization: "Bearer red" },
    });
  });

  test("a default that is null leaves its argument to the model", () => {
    const none = acme.withDefaults({ tenant: "blue" }).withDefaults({ tenant: null });
    expect(open!.build({ tenant: "red" }, none).url).toContain("tenant=red");
    expect(namesOf(toolsOf(document, none)[0]!)).toEqual(["tenant", "page"]);
  });

  test("what its defaults fill is refused, and what they do not fill is required", () => {
    expect(() => open!.build({ tenant: "red" }, acme.withDefaults({ tenant: "blue" }))).toThrow(
      '"tenant" is already set',
    );
    expect(open!.build({}, acme.withDefaults({ tenant: "blue" })).url).toContain("tenant=blue");
    expect(() => tool!.build({}, acme)).toThrow('"tenant" is required: a default of the endpoint must set it');
    expect(() => tool!.build({ tenant: "red" }, acme)).toThrow('"tenant" is unknown');
  });

  test.each([[null], [{}], ["x"], [1]])("what is no endpoint is refused: %j", (other) => {
    for (const one of [open!, tool!])
      expect(() => one.build({}, other as never)).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_OPTION", names: ["endpoint"] }),
      );
  });

  test("an endpoint of another definition is refused; the same document read again is the same one", () => {
    const again = Endpoint.for(vendorOf(document).vendor).withDefaults({ tenant: "green" });
    expect(tool!.build({}, again).url).toContain("tenant=green");
    for (const other of [
      Endpoint.for({ name: "acme", baseUrl: "https://evil.example" }),
      Endpoint.for(vendorOf(documentOf({ "/a": { get: {} }, "/b": { put: { parameters } } })).vendor),
    ])
      expect(() => tool!.build({}, other)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });
});

describe("refusals", () => {
  test("10,000 unknown arguments make at most twenty issues, the closest first", () => {
    const args = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}${"x".repeat(5_000)}`, 1]));
    const tool = toolOf("GET /a", {
      parameters: [inQuery("per_page"), ...Array.from({ length: 99 }, (_, i) => inQuery(`p${i}`))],
    });
    const error = errorOf(() => tool.build({ a: 1, perpage: 1, ...args }));
    expect(error.issues).toHaveLength(20);
    expect(error.issues[0]!.name).toBe("perpage");
    const late = errorOf(() => tool.build({ ...args, per_pge: 1 }));
    expect(late.message).toContain('"per_pge" is unknown; this tool takes "per_page", ');
    expect(error.message).toContain('"perpage" is unknown; this tool takes "per_page", ');
    expect(error.message.length).toBeLessThan(5_000);
    expect(JSON.stringify(error.issues).length).toBeLessThan(10_000);
  });

  const errorOf = (build: () => unknown): { message: string; issues: readonly { name: string }[] } => {
    try {
      build();
    } catch (error) {
      return error as never;
    }
    throw new Error("no error");
  };
});

describe("schemas that hosts take", () => {
  test("nullable beside a reference allows null, as MCP hosts check it", () => {
    const schema = { type: "object", properties: { owner: { $ref: "#/components/schemas/Owner", nullable: true } } };
    const fields = { components: { schemas: { Owner: { type: "object", properties: { id: TEXT } } } } };
    const tool = toolOf("PUT /a", { requestBody: bodyOf(schema) }, fields);
    expect(tool.inputSchema.properties["owner"]).toEqual({ anyOf: [{ $ref: "#/$defs/Owner" }, { type: "null" }] });
    expect(tool.build({ owner: null }).body).toEqual({ owner: null });
  });

  const deep = (levels: number): object =>
    levels === 0
      ? { ...TEXT, description: "d".repeat(300) }
      : { type: "object", properties: { a: deep(levels - 1), b: { type: "array", items: deep(levels - 1) } } };

  test("a schema over the limit is cut from its deepest level up, and what is cut is any value of its type", () => {
    const requestBody = bodyOf(deep(7));
    const sizes = [1_000, 4_000, 32_768].map((longestSchema) => {
      const { inputSchema } = toolOf("PUT /a", { requestBody }, {}, { longestSchema });
      const text = JSON.stringify(inputSchema);
      expect(text.length).toBeLessThanOrEqual(longestSchema);
      if (longestSchema < 10_000) expect(text).not.toContain("dddd");
      return text;
    });
    expect(sizes.map((text) => text.length)).toEqual(
      sizes.map((text) => text.length).sort((one, other) => one - other),
    );
    expect(sizes[0]).toContain('"a":{"type":"object"}');
    expect(sizes[0]).toContain('{"type":"array","items":{}}');
    const whole = JSON.stringify(toolOf("PUT /a", { requestBody }, {}, { longestSchema: 1e6 }).inputSchema);
    expect(whole).toContain("dddd");
  });

  test("recursion stays, definitions are shared, and arguments of a cut level are still read", () => {
    const schemas = {
      Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" }, big: deep(6) } },
    };
    const item = {
      post: { requestBody: bodyOf({ type: "object", properties: { root: { $ref: "#/components/schemas/Node" } } }) },
    };
    const document = documentOf({ "/a": item, "/b": item }, { components: { schemas } });
    const [one, other] = toolsOf(document, undefined, { longestSchema: 1e6 });
    expect(one!.inputSchema.$defs!["Node"]).toBe(other!.inputSchema.$defs!["Node"]);
    const [cut] = toolsOf(document, undefined, { longestSchema: 2_000 });
    expect(JSON.stringify(cut!.inputSchema)).toContain('"next":{"$ref":"#/$defs/Node"}');
    const args = { root: '{"next":"{\\"big\\":\\"{}\\"}"}' };
    expect(cut!.build(args).body).toEqual({ root: { next: { big: {} } } });
  });

  test("a schema has the definitions of its own direction, and no others (PrefectHQ/fastmcp#1452)", () => {
    const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const of = (name: string) => ({ type: "object", properties: { part: refer(name) } });
    const schemas = { Asked: TEXT, Answered: TEXT, Failed: TEXT, Unused: TEXT };
    const answer = (name: string) => ({ description: "ok", content: { [JSON_TYPE]: { schema: of(name) } } });
    const responses = { 200: answer("Answered"), 400: answer("Failed") };
    const operation = { requestBody: bodyOf(of("Asked")), responses };
    const { inputSchema, outputSchema } = toolOf("PUT /a", operation, { components: { schemas } });
    expect(inputSchema.$defs).toEqual({ Asked: TEXT });
    expect(outputSchema!.$defs).toEqual({ Answered: TEXT });
  });

  test("a document of many operations and many shared schemas takes no more than linear time", () => {
    const count = 1_500;
    const schemas = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `S${index}`,
        { type: "object", properties: { next: { $ref: `#/components/schemas/S${(index + 1) % count}` } } },
      ]),
    );
    const paths = Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const schema = { type: "object", properties: { root: { $ref: `#/components/schemas/S${index}` } } };
        return [`/p${index}`, { post: { requestBody: bodyOf(schema) } }];
      }),
    );
    const tools = toolsOf(documentOf(paths, { components: { schemas } }));
    expect(tools).toHaveLength(count);
    for (const { inputSchema } of tools.slice(0, 20)) expect(JSON.stringify(inputSchema).length).toBeLessThan(32_769);
  });
});

describe("output schemas (PrefectHQ/fastmcp#1070)", () => {
  const answering = (responses: object) => toolOf("GET /a", { responses }).outputSchema;
  const json = (schema: object) => ({ description: "ok", content: { [JSON_TYPE]: { schema } } });
  const user = {
    type: "object",
    properties: { id: { ...TEXT, readOnly: true }, password: { ...TEXT, writeOnly: true } },
    required: ["id", "password"],
    additionalProperties: false,
  };

  test("a successful answer that is an object has a schema, which is open", () => {
    expect(answering({ 200: json(user) })).toEqual({ type: "object", properties: { id: TEXT }, required: ["id"] });
    expect(answering({ 200: json(user), 404: json({ type: "array" }) })).toBeDefined();
  });

  test.each([
    ["a list", { 200: json({ type: "array", items: user }) }],
    ["an object or null", { 200: json({ ...user, type: ["object", "null"] }) }],
    ["no JSON", { 200: { content: { "text/plain": { schema: user } } } }],
    ["an answer without a body", { 200: json(user), 204: { description: "gone" } }],
    ["two objects", { 200: json(user), 201: json({ type: "object" }) }],
    ["an error", { default: json(user) }],
  ])("%s has none", (_, responses) => {
    expect(answering(responses)).toBeUndefined();
    expect(toolOf("GET /a", { responses })).not.toHaveProperty("outputSchema");
  });
});

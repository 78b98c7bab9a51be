// What real documents have: types that are none, references in data, bodies that may be absent, members of one direction.
import { createRequire } from "node:module";
import { describe, expect, jest, test } from "@jest/globals";
import typescript from "typescript";

import { Endpoint, type AnyRoute, type RequestOptions } from "../../../src/index.js";
import { vendorOf } from "../../../src/openapi/index.js";
import { documentOf } from "../../../tests/openapi/document.js";
import { folder } from "./command.js";
import { compileWith } from "./compile.js";

/** That of the command, and that of the library. */
const COMPILERS = [typescript, createRequire(new URL("../../../package.json", import.meta.url))("typescript")] as [
  typeof typescript,
  typeof typescript,
];

jest.setTimeout(300_000);

const text = { type: "string" };
const responses = { 200: { description: "ok" } };
const object = (properties: object, ...required: string[]): object => ({ type: "object", properties, required });
const body = (type: string, schema: object, required = true): object => ({
  requestBody: { required, content: { [type]: { schema } } },
  responses,
});
const answer = (type: string, schema: object = {}): object => ({
  200: { description: "ok", content: { [type]: { schema } } },
});

/** Runs the command, and returns the module that it writes. */
async function moduleOf(document: unknown, ...args: readonly string[]): Promise<string> {
  folder.write("api.json", document);
  const { code, stderr } = await folder.vendor("api.json", "--out", "out", "--name", "acme", ...args);
  if (code !== 0) throw new Error(stderr);
  return folder.read("out/acme.ts");
}

describe("no media type is that of another operation (I10)", () => {
  const build = (paths: object, route: string, parameters: object = {}): RequestOptions =>
    Endpoint.for<AnyRoute>(vendorOf(documentOf(paths)).vendor).build(route, parameters);
  const form = { "/f": { post: body("multipart/form-data", object({ a: text })) } };

  test("an operation without a body has JSON, or none", () => {
    for (const operation of [{}, { requestBody: { content: {} } }, { requestBody: {} }]) {
      const paths = { ...form, "/g": form["/f"], "/x": { post: { ...operation, responses } } };
      expect(build(paths, "POST /x")).not.toHaveProperty("body");
      expect(JSON.parse(build(paths, "POST /x", { a: 1 }).body as string)).toEqual({ a: 1 });
      expect(build(paths, "POST /f", { a: "1" }).body).toBeInstanceOf(FormData);
    }
  });

  test("an operation whose responses have no type accepts JSON", () => {
    const pictures = { get: { responses: answer("image/png") } };
    const paths = { "/a": pictures, "/b": pictures, "/x": { get: { responses }, put: {}, post: { responses: {} } } };
    for (const method of ["GET", "PUT", "POST"])
      expect(build(paths, `${method} /x`).headers).toHaveProperty("accept", "application/json");
    expect(build(paths, "GET /a").headers).toHaveProperty("accept", "image/png");
  });

  test("empty lists of types in OpenAPI 2.0 clear those of the document", async () => {
    const named = [{ name: "account", in: "body", schema: object({ name: text }) }];
    const file = [{ name: "file", in: "formData", type: "file" }];
    const module = await moduleOf({
      swagger: "2.0",
      info: { title: "Acme", version: "1" },
      host: "acme.example",
      consumes: ["application/xml"],
      produces: ["application/xml"],
      paths: {
        "/accounts": {
          post: { consumes: [], produces: [], parameters: named, responses: { 200: { schema: object({ id: text }) } } },
        },
        "/logo": { put: { consumes: ["multipart/form-data"], produces: ["image/gif"], parameters: file, responses } },
      },
    });
    expect(module).not.toContain('"POST /accounts": {');
    expect(module).toMatch(/"PUT \/logo": \{\n\s+body: multipart,|policy: \{\n[^}]*body: multipart/);
    expect(folder.read("out/acme.paths.ts")).toContain('"application/json"');
  });
});

describe("a reference in data is data (I5)", () => {
  const away = { $ref: "https://elsewhere.example/schemas.json#/A" };
  const file = { $ref: "../policies.yaml" };

  test.each<[place: string, schema: object]>([
    ["an example", { ...object({ id: text }), example: { id: "a", inner: away } }],
    ["examples", { ...object({ id: text }), examples: [file, { id: "a" }] }],
    ["a default", { ...object({ id: text }), default: { id: file } }],
    ["an enum", { enum: ["a", away] }],
    ["a const", { anyOf: [{ const: away }, text] }],
    ["an extension", { ...text, "x-policy": { rules: [file, { $ref: "#/nowhere" }] } }],
  ])("in %s", async (_, schema) => {
    const document = documentOf(
      { "/a": { get: { responses: answer("application/json", { $ref: "#/components/schemas/A" }) } } },
      { components: { schemas: { A: schema }, "x-rules": file }, "x-any": file },
    );
    await moduleOf(document);
    expect(folder.read("out/acme.paths.ts")).not.toContain("$ref");
    expect(vendorOf(document).report.operations).toBe(1);
  });

  test("but a property, a response or a schema of such a name has references", async () => {
    const named = { $ref: "#/components/schemas/Text" };
    const properties = { example: named, default: named, enum: named, "x-a": named };
    const paths = { "/a": { get: { responses: { default: { $ref: "#/components/responses/default" } } } } };
    const schemas = { Text: text, example: object(properties) };
    const ofDefault = answer("application/json", { $ref: "#/components/schemas/example" })[200 as never] as object;
    await moduleOf(documentOf(paths, { components: { schemas, responses: { default: ofDefault } } }));
    const types = folder.read("out/acme.paths.ts");
    for (const name of ["example", "default", "enum", '"x-a"'])
      expect(types).toContain(`${name}?: components["schemas"]["Text"];`);
    folder.write("api.json", documentOf({ "/a": { get: { responses: { default: away } } } }));
    expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 1 });
  });
});

test("calls have the types that documents mean", async () => {
  const id = { name: "id", in: "path", required: true, schema: text };
  const file = object({ file: { type: "string", format: "binary" } }, "file");
  const query = { name: "filter", in: "query", required: true };
  const schemas = {
    Item: {
      ...object(
        {
          id: { ...text, readOnly: true },
          name: text,
          secret: { ...text, writeOnly: true },
          mode: { ...text, default: "fast" },
          parts: { type: "array", items: { $ref: "#/components/schemas/Part" } },
        },
        ...["id", "name", "secret", "mode"],
      ),
    },
    Part: {
      allOf: [
        object({ created: { type: "integer", readOnly: true } }),
        { required: ["created", "size"], properties: { size: { type: "integer" } } },
      ],
    },
    Shape: {
      oneOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Square" }],
      discriminator: {
        propertyName: "kind",
        mapping: { 1: "#/components/schemas/Circle", 2: "#/components/schemas/Square" },
      },
    },
    Circle: object({ kind: { type: "integer" }, radius: { type: "number" } }, "kind", "radius"),
    Square: object({ kind: { type: "integer" }, side: { type: "number" } }, "kind", "side"),
  };
  const item = { $ref: "#/components/schemas/Item" };
  const paths = {
    "/items": { post: { ...body("application/json", item), responses: answer("application/json", item) } },
    "/shapes": { post: body("application/json", { $ref: "#/components/schemas/Shape" }) },
    "/any": { post: body("*/*", object({ kind: text }, "kind")), put: body("*/*", text) },
    "/pods/{id}": {
      parameters: [id],
      delete: body("*/*", object({ grace: { type: "integer" } }, "grace"), false),
      post: body("application/octet-stream", { type: "string", format: "binary" }, false),
      put: body("text/plain", text, false),
      patch: body("application/json", object({ a: text }, "a"), false),
    },
    "/files/{id}": { parameters: [id], post: body("multipart/form-data", file) },
    "/token": { post: body("application/x-www-form-urlencoded", object({ code: text }, "code")) },
    "/odd": { post: body("Application/JSON; Charset=utf-8", object({ a: text }, "a")) },
    "/list": { post: body("multipart/form-data", { type: "array", items: text }) },
    "/search": {
      get: {
        parameters: [
          {
            ...query,
            content: { "application/json": { schema: object({ a: { type: "array", items: text } }, "a") } },
          },
          { name: "version", in: "query", required: true, schema: { ...text, default: "2" } },
          { name: "X-Version", in: "header", required: true, schema: { ...text, default: "2" } },
        ],
        responses,
      },
    },
  };
  const right = [
    'const item = acme.build("POST /items", { name: "a", secret: "s", parts: [{ size: 1 }] });',
    'const answer: import("fluent-endpoint").ResponseOf<typeof item> = { id: "1", name: "a", mode: "fast" };',
    "const known: string = answer.id;",
    'const named: import("./out/acme.js").AcmeResponse<"POST /items"> = answer;',
    'acme.build("POST /shapes", { kind: 1, radius: 2 });',
    'acme.build("POST /any", { kind: "a" });',
    'acme.build("POST /any", {}, { data: { kind: "a" } });',
    'acme.build("PUT /any", {}, { data: new Uint8Array(1) });',
    'acme.route("POST /any").param("kind", "a").build();',
    'acme.route("POST /any").data({ kind: "a" }).build();',
    ...["DELETE", "POST", "PUT", "PATCH"].map((method) => `acme.build("${method} /pods/{id}", { id: "1" });`),
    'acme.build("DELETE /pods/{id}", { id: "1", grace: 5 });',
    'acme.build("DELETE /pods/{id}", { id: "1" }, { data: { grace: 5 } });',
    'acme.build("PATCH /pods/{id}", { id: "1", a: "b" });',
    'acme.route("PATCH /pods/{id}").param("id", "1").build();',
    'acme.route("PUT /pods/{id}").param("id", "1").build();',
    'acme.build("POST /files/{id}", { id: "1" }, { data: new FormData() });',
    'acme.build("POST /files/{id}", { id: "1", file: new Blob([]) });',
    'acme.build("POST /token", {}, { data: new URLSearchParams({ code: "a" }) });',
    'acme.build("POST /token", { code: "a" });',
    'acme.build("POST /odd", { a: "b" });',
    'acme.build("POST /list", {}, { data: new FormData() });',
    'acme.build("GET /search", { filter: { a: ["b"] } });',
  ];
  const wrong = [
    'acme.build("POST /items", { name: "a" });',
    'acme.build("POST /items", { name: "a", secret: "s", parts: [{}] });',
    'acme.build("POST /shapes", { kind: "1", radius: 2 });',
    'acme.build("POST /any", {}, { data: { kind: 1 } });',
    'acme.build("POST /any", {});',
    'acme.build("PATCH /pods/{id}", { id: "1", a: 5 });',
    'acme.build("POST /files/{id}", { id: "1" });',
    'acme.route("POST /files/{id}").param("id", "1").build();',
    'acme.build("POST /token");',
    'acme.build("POST /any");',
    'acme.build("POST /odd", { a: 5 });',
    'acme.build("GET /search", { filter: "a" });',
  ];
  // A variable with a usable default may be left out.
  const servers = [{ url: "https://acme.example/{version}", variables: { version: { default: "v1" } } }];
  const document = documentOf(paths, { openapi: "3.0.3", components: { schemas }, servers });
  for (const compiler of COMPILERS) {
    const errors = await compileWith(compiler, folder, document, [...right, ...wrong]);
    const lines = errors.map((error) => Number(/\d+/.exec(error)?.[0]));
    expect([compiler.version, ...lines]).toEqual([
      compiler.version,
      ...wrong.map((_, index) => right.length + 1 + index),
    ]);
  }
});

test("a body of any media type is JSON, as members and as data", () => {
  const { vendor } = vendorOf(documentOf({ "/a": { post: body("*/*", object({ kind: text })) } }));
  const api = Endpoint.for<AnyRoute>(vendor);
  for (const built of [api.build("POST /a", { kind: "b" }), api.build("POST /a", {}, { data: { kind: "b" } })])
    expect(built).toMatchObject({
      body: { kind: "b" },
      headers: { "content-type": "application/json; charset=utf-8" },
    });
});

describe("the report", () => {
  test("names a multipart body that is no object, and what else is not supported apart from what is to know", async () => {
    const paths = {
      "/a": {
        post: body("multipart/form-data", { type: "array", items: text }),
        put: body("multipart/mixed", object({ a: text })),
      },
      "/b": { servers: [{ url: "https://b.example" }], get: { responses } },
    };
    folder.write("api.json", documentOf(paths));
    const { stdout } = await folder.vendor("api.json", "--out", "out");
    expect(stdout).toContain(`
Not supported by rules:
- POST /a: "multipart/form-data" is a multipart body without named parts; pass it as data
- PUT /a: "multipart/mixed" is a multipart body without named parts; pass it as data

What to know:
- GET /b: "https://b.example" is another origin; the credentials of the defaults are also sent there
`);
    const { vendor } = vendorOf(documentOf(paths));
    const { headers, body: sent } = Endpoint.for<AnyRoute>(vendor).build("POST /a", {}, { data: new FormData() });
    expect(sent).toBeInstanceOf(FormData);
    // The boundary is in the type that the client writes.
    expect(headers).not.toHaveProperty("content-type");
  });

  test("says which names are lost (I8)", async () => {
    const operation = (operationId: string): object => ({ operationId, responses });
    const paths = { "/a": { get: operation("default"), put: operation("a-b"), post: operation("aB") } };
    folder.write("api.json", documentOf(paths));
    const { stdout } = await folder.vendor("api.json", "--out", "out");
    expect(stdout).toContain(`
Other names than the operationId:
- GET /a: "default" is taken, or no name; its constant is getA
- POST /a: "aB" is taken, or no name; its constant is postA
- PUT /a: "a-b" is taken, or no name; its constant is putA
`);
  });

  test("says that a document without paths has no requests", async () => {
    const webhooks = { ping: { post: { responses } } };
    folder.write("api.json", { openapi: "3.1.0", info: { title: "Acme", version: "1" }, webhooks });
    const { code, stderr } = await folder.vendor("api.json", "--out", "out");
    expect(code).toBe(1);
    expect(stderr).toContain(
      "error: the document has no paths, and so no operations to call: its webhooks are requests that the API sends\n",
    );
  });
});

// Calls of a vendor compile whatever openapi-typescript makes of its document by itself (I6).
import { describe, expect, jest, test } from "@jest/globals";
import ts from "typescript";

import { documentOf } from "../../../tests/openapi/document.js";
import { folder } from "./command.js";
import { compileWith } from "./compile.js";

const compile = (document: object, lines: readonly string[]): Promise<readonly string[]> =>
  compileWith(ts, folder, document, lines);

jest.setTimeout(60_000);
const responses = { 200: { description: "ok" } };

test("the body of a variant has the type of its media type", async () => {
  const object = { type: "object", required: ["prompt"], properties: { prompt: { type: "string" } } };
  const form = { ...object, properties: { ...object.properties, image: { type: "string", format: "binary" } } };
  const content = {
    "multipart/form-data": { schema: { ...form, required: ["prompt", "image"] } },
    "application/json": { schema: { $ref: "#/components/schemas/Edit" } },
  };
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
  const errors = await compile(
    documentOf(
      {
        "/images/{id}": {
          parameters,
          post: { operationId: "edit", requestBody: { $ref: "#/components/requestBodies/Edit" }, responses },
        },
      },
      { components: { schemas: { Edit: object }, requestBodies: { Edit: { content } } } },
    ),
    [
      'acme.build("POST /images/{id}", { id: "1", prompt: "p" });',
      'acme.build("POST /images/{id}#multipart", { id: "1", prompt: "p", image: new Blob(["i"]) });',
      'acme.build("POST /images/{id}#multipart", { id: "1", prompt: "p" });',
      'acme.build("POST /images/{id}#multipart", { prompt: "p", image: new Blob(["i"]) });',
    ],
  );
  expect(errors.map((error) => error.slice(0, 9))).toEqual(["main.ts 3", "main.ts 4"]);
  expect(folder.read("out/acme.ts")).toContain('"POST /images/{id}#multipart": {\n      body: multipart,');
});

const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });

test("a free-form object has free members, by name or in data", async () => {
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const named = {
    type: "object",
    required: ["a"],
    properties: { a: { type: "string" } },
    additionalProperties: true,
  };
  const of = (schema: object) => ({ parameters: [id], post: { requestBody: json(schema), responses } });
  const errors = await compile(
    documentOf({
      "/free/{id}": of({ type: "object" }),
      "/named/{id}": of(named),
      "/member/{id}": of({ type: "object", properties: { meta: { type: "object" } } }),
      "/answer": { get: { responses: { 200: { description: "", ...json({ type: "object" }) } } } },
    }),
    [
      'acme.build("POST /free/{id}", { id: "1" });',
      'acme.build("POST /free/{id}", { id: "1", any: "thing", other: 5, deep: { a: [1] } });',
      'acme.build("POST /free/{id}", { id: "1" }, { data: { any: "thing" } });',
      'acme.route("POST /free/{id}").param("id", "1").param("any", 5).build();',
      'acme.route("POST /free/{id}").param("id", "1").data({ any: 5 }).build();',
      'acme.build("POST /member/{id}", { id: "1", meta: { any: 5 } });',
      'acme.build("POST /named/{id}", { id: "1", a: "a", other: 5 });',
      'acme.build("POST /named/{id}", { id: "1" }, { data: { a: "a", other: 5 } });',
      // Wrong.
      'acme.build("POST /free/{id}", { any: "thing" });',
      'acme.build("POST /free/{id}", { id: "1" }, { data: 5 });',
      'acme.build("POST /named/{id}", { id: "1", other: 5 });',
      'acme.build("POST /member/{id}", { id: "1", meta: 5 });',
    ],
  );
  expect(errors.map((error) => error.slice(0, 10).trim())).toEqual([
    "main.ts 9:",
    "main.ts 10",
    "main.ts 11",
    "main.ts 12",
  ]);
});

test("a discriminator contradicts no value of a schema, with and without a mapping", async () => {
  const own = (value: object) => ({ type: "object", required: ["type"], properties: { type: value } });
  const schemas = {
    Text: own({ type: "string", enum: ["text"] }),
    Image: own({ type: "string", enum: ["image", "picture"] }),
    Const: own({ const: "const" }),
    Plain: own({ type: "string", description: "kind" }),
    Mapped: own({ type: "string", enum: ["other"] }),
    Any: {
      oneOf: ["Text", "Image", "Const", "Plain"].map((name) => ({ $ref: `#/components/schemas/${name}` })),
      discriminator: { propertyName: "type" },
    },
    Map: {
      anyOf: [{ $ref: "#/components/schemas/Mapped" }, { $ref: "#/components/schemas/Text" }],
      discriminator: { propertyName: "type", mapping: { one: "#/components/schemas/Mapped", two: "Mapped" } },
    },
    Pet: { ...own({ type: "string" }), discriminator: { propertyName: "type" } },
    Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, own({ type: "string", enum: ["cat"] })] },
    Dog: {
      allOf: [{ $ref: "#/components/schemas/Pet" }, { type: "object", properties: { bark: { type: "string" } } }],
    },
  };
  const body = (name: string) => ({
    post: { requestBody: json({ $ref: `#/components/schemas/${name}` }), responses },
  });
  const names = ["Any", "Map", "Cat", "Dog"];
  const valid = [
    ["Any", "text"],
    ["Any", "image"],
    ["Any", "picture"],
    ["Any", "const"],
    ["Any", "Plain"],
    ["Map", "one"],
    ["Map", "two"],
    ["Map", "text"],
    ["Cat", "cat"],
    ["Dog", "Dog"],
  ];
  const wrong = [
    ["Any", "Text"],
    ["Any", "plain"],
    ["Map", "other"],
    ["Cat", "Cat"],
    ["Dog", "cat"],
  ];
  const errors = await compile(
    documentOf(Object.fromEntries(names.map((name) => [`/${name}`, body(name)])), { components: { schemas } }),
    [...valid, ...wrong].map(([name, type]) => `acme.build("POST /${name}", { type: "${type}" });`),
  );
  const lines = errors.map((error) => Number(/\d+/.exec(error)?.[0]));
  expect(lines).toEqual(wrong.map((_, index) => valid.length + 1 + index));
});

const answer = (schema: object) => ({ get: { responses: { 200: { description: "", ...json(schema) } } } });

/** Runs the command. Returns the lines about faults, and the last line. */
async function faultsOf(name: string, document: unknown, ...args: readonly string[]): Promise<readonly string[]> {
  folder.write(name, document);
  const { code, stdout, stderr } = await folder.vendor(name, "--out", "out", ...args);
  if (code !== 0) throw new Error(stderr);
  const [, faults = ""] = stdout.split("Faults of the document that no request depends on:\n");
  return [...(faults.match(/^- .*/gm) ?? []), stdout.trimEnd().split("\n").at(-1)!];
}

describe("what requests do not depend on never stops the command, and is said once", () => {
  test("an operationId twice", async () => {
    const one = { operationId: "same", responses: { 200: { description: "", ...json({ const: "one" }) } } };
    const two = { operationId: "same", responses: { 200: { description: "", ...json({ const: "two" }) } } };
    expect(await faultsOf("api.json", documentOf({ "/a": { get: one }, "/b": { get: two } }))).toEqual([
      '- the operationId "same" is also that of "GET /a", which keeps it (at "#/paths/~1b/get/operationId" of api.json)',
      '- GET /a: "same" is taken, or no name; its constant is getA',
      '- GET /b: "same" is taken, or no name; its constant is getB',
      "2 operations, 0 with a rule",
    ]);
    const types = folder.read("out/acme.paths.ts");
    expect([types.includes('"one"'), types.includes('"two"')]).toEqual([true, true]);
  });

  test("references in extensions, to parts that are not there and to files that are no documents", async () => {
    const extension = { "x-enum": { $ref: "#/components/schemas/None" }, "x-code": [{ $ref: "examples/a.php" }] };
    const parameter = { name: "q", in: "query", schema: { type: "integer", ...extension } };
    expect(await faultsOf("api.json", documentOf({ "/a": { get: { parameters: [parameter], responses } } }))).toEqual([
      "1 operation, 0 with a rule",
    ]);
    // A schema of this name is no extension.
    const properties = { "x-enum": extension["x-enum"] };
    const broken = { ...parameter, schema: { type: "object", properties } };
    folder.write("api.json", documentOf({ "/a": { get: { parameters: [broken], responses } } }));
    expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 1, stdout: "" });
  });

  test("a reference in a response that leads nowhere", async () => {
    const document = documentOf(
      {
        "/a": { get: { responses: { 200: { $ref: "#/components/responses/None" } } } },
        "/b": answer({ $ref: "#/components/schemas/List" }),
      },
      { components: { schemas: { List: { type: "array", items: { $ref: "#/components/schemas/Item" } } } } },
    );
    expect(await faultsOf("api.json", document)).toEqual([
      '- the reference to "#/components/responses/None" leads nowhere: its type is unknown (at "#/paths/~1a/get/responses/200" of api.json)',
      '- the reference to "#/components/schemas/Item" leads nowhere: its type is unknown (at "#/components/schemas/List/items" of api.json)',
      "2 operations, 0 with a rule",
    ]);
    expect(folder.read("out/acme.paths.ts")).toContain("List: unknown[];");
  });

  test.each([
    ["parameters", { parameters: [{ $ref: "#/components/parameters/None" }] }],
    ["requestBody", { requestBody: { $ref: "#/components/requestBodies/None" } }],
    ["requestBody/content/application~1json/schema", { requestBody: json({ $ref: "#/components/schemas/None" }) }],
  ])("but a reference in %s does", async (_, operation) => {
    folder.write("api.json", documentOf({ "/a": { post: { ...operation, responses } } }));
    const { code, stdout, stderr } = await folder.vendor("api.json", "--out", "out");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("Can't resolve $ref");
  });

  test("a type that excludes its enum", async () => {
    const properties = {
      a: { type: "object", enum: ["x", "y"] },
      b: { type: "array", enum: ["z"] },
      c: { type: "object", enum: [{ k: 1 }] },
    };
    expect(await faultsOf("api.json", documentOf({ "/a": answer({ type: "object", properties }) }))).toEqual([
      expect.stringMatching(/the type "object" excludes the values of the enum, which count .*properties\/a" of/),
      expect.stringMatching(/the type "array" excludes the values of the enum, which count .*properties\/b" of/),
      expect.stringMatching(/the values of an enum of the type "object" are not in its type .*properties\/c" of/),
      "1 operation, 0 with a rule",
    ]);
    expect(folder.read("out/acme.paths.ts")).toContain('a?: "x" | "y";');
  });

  test("a schema that openapi-typescript cannot write", async () => {
    const schemas = { Odd: { oneOf: ["text"] }, Good: { type: "string" } };
    const paths = {
      "/a": answer({ $ref: "#/components/schemas/Odd" }),
      "/b": answer({ $ref: "#/components/schemas/Good" }),
    };
    const [fault, last] = await faultsOf("api.json", documentOf(paths, { components: { schemas } }));
    expect(fault).toMatch(
      /^- openapi-typescript cannot write its type, which is unknown \(.*\) \(at "#\/components\/schemas\/Odd" of api\.json\)$/,
    );
    expect(last).toBe("2 operations, 0 with a rule");
    expect(folder.read("out/acme.paths.ts")).toMatch(/Odd: unknown;[^]*Good: string;/);
  });

  test("a tag of YAML that nobody knows", async () => {
    const text = `openapi: 3.0.3
info: { title: Acme, version: "1" }
servers: [{ url: "https://acme.example" }]
x-amazon: { uri: !Sub "arn:1", list: !GetAtt [a, b], map: !Map { c: 1 } }
x-base: &base { responses: {} }
paths:
  /a: { get: { <<: *base, summary: s } }
`;
    expect(await faultsOf("template.yaml", text)).toEqual([
      '- "!Sub", "!GetAtt", "!Map": these tags of YAML are ignored (from line 4 of template.yaml)',
      "1 operation, 0 with a rule",
    ]);
  });

  test("a path without a slash, with --lenient", async () => {
    const paths = { "/a": answer({}), "b/c": { get: { responses: {} }, post: { responses: {} } } };
    expect(await faultsOf("api.json", documentOf(paths), "--lenient")).toEqual([
      '- the path "b/c" does not start with "/": its operations are left out (at "#/paths/b~1c" of api.json)',
      "1 operation, 0 with a rule, 2 left out",
    ]);
  });
});

test("messages show a url and a command as a whole (I6)", async () => {
  const long = "x".repeat(300);
  folder.write("api.json", documentOf({ [`/${long}`]: { trace: { responses } } }));
  expect((await folder.vendor("api.json", "--out", "out")).stderr).toContain(
    `leave out one with --skip "TRACE /${long}"`,
  );
  folder.write("api.json", documentOf({}, { servers: [{ url: `/${long}` }] }));
  expect((await folder.vendor("api.json", "--out", "out")).stderr).toContain(
    `the document's server "/${long}" has no host`,
  );
});

test("an operation of QUERY has its types (B2)", async () => {
  const schema = { type: "object", required: ["text"], properties: { text: { type: "string" } } };
  const parameters = [{ name: "page", in: "query", schema: { type: "integer" } }];
  const query = {
    parameters,
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses,
  };
  const errors = await compile(documentOf({ "/search": { get: { responses }, query } }, { openapi: "3.2.0" }), [
    'acme.build("QUERY /search", { text: "a", page: 1 });',
    'acme.build("QUERY /search", { page: 1 });',
    'acme.build("GET /search");',
  ]);
  expect(errors).toEqual([expect.stringMatching(/^main\.ts 2: .*text/)]);
});

test("additional operations have their types, and constants (I6)", async () => {
  const schema = { type: "object", required: ["to"], properties: { to: { type: "string" } } };
  const parameters = [{ name: "depth", in: "query", schema: { type: "integer" } }];
  const requestBody = { required: true, content: { "application/json": { schema } } };
  const additionalOperations = {
    COPY: { operationId: "copyFile", summary: "Copies a file", parameters, requestBody, responses },
    PURGE: { parameters: [{ name: "tag", in: "query", required: true, schema: { type: "string" } }], responses },
    "M-SEARCH": { responses },
  };
  const id = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];
  const files = { parameters: id, get: { operationId: "copyFile", responses }, additionalOperations };
  const paths = { "/files/{id}": files, "/same": { $ref: "#/components/pathItems/Same" } };
  const components = { pathItems: { Same: { additionalOperations: { LINK: { responses } } } } };
  const errors = await compile(documentOf(paths, { openapi: "3.2.0", components }), [
    'acme.build("COPY /files/{id}", { id: 1, to: "a", depth: 1 });',
    'acme.build("COPY /files/{id}", { id: 1, depth: 1 });',
    'acme.build("PURGE /files/{id}", { id: 1, tag: "a" });',
    'acme.build("PURGE /files/{id}", { id: 1 });',
    'acme.build("PURGE /files/{id}", { id: 1, tag: "a", data: {} });',
    'acme.route("M-SEARCH /files/{id}").param("id", 1).build();',
    'acme.build("LINK /same");',
    'acme.build("LINK /files/{id}", { id: 1 });',
  ]);
  expect(errors).toEqual([
    expect.stringMatching(/^main\.ts 2: .*to/),
    expect.stringMatching(/^main\.ts 4: .*tag/),
    expect.stringMatching(/^main\.ts 5: .*/),
    expect.stringMatching(/^main\.ts 8: .*DidYouMean<"GET \/files\/\{id\}"/),
  ]);
  expect(folder.read("out/acme.routes.ts")).toContain(
    '/** Copies a file */\nexport const copyFilesById = "COPY /files/{id}";\n',
  );
  expect(folder.read("out/acme.routes.ts")).toContain('export const purgeFilesById = "PURGE /files/{id}";\n');
});

test("the whole query has the types of what calls pass (I6)", async () => {
  const base = { required: ["q"], properties: { q: { type: "string" } } };
  const schema = { allOf: [base, { type: "object", properties: { page: { type: "integer" } } }] };
  const form = {
    name: "search",
    in: "querystring",
    required: true,
    content: { "application/x-www-form-urlencoded": { schema } },
  };
  const json = { name: "filter", in: "querystring", required: true, content: { "application/json": { schema } } };
  const components = { parameters: { Search: form } };
  const reference = { $ref: "#/components/parameters/Search" };
  const paths = {
    "/a": { parameters: [reference], get: { responses } },
    "/b": { get: { parameters: [json], responses } },
    "/c": { parameters: [reference], get: { parameters: [{ ...form, name: "q", in: "query" }], responses } },
  };
  const errors = await compile(documentOf(paths, { openapi: "3.2.0", components }), [
    'acme.build("GET /a", { q: "a", page: 1 });',
    'acme.build("GET /a", { page: 1 });',
    'acme.build("GET /a", { q: "a", page: "b" });',
    'acme.build("GET /b", { filter: { q: "a" } });',
    'acme.build("GET /b");',
  ]);
  expect(errors).toEqual([
    expect.stringMatching(/^main\.ts 2: .*q/),
    expect.stringMatching(/^main\.ts 3: .*/),
    expect.stringMatching(/^main\.ts 5: .*filter/),
  ]);
  expect(folder.read("out/acme.paths.ts")).not.toContain("search");
});

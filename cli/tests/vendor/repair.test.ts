// Calls of a vendor compile whatever openapi-typescript makes of its document by itself (I6).
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import ts from "typescript";

import { documentOf } from "../../../tests/openapi/document.js";
import { Folder } from "./command.js";

let folder: Folder;

beforeEach(() => {
  folder = new Folder();
});

afterEach(() => {
  folder.remove();
});

const SOURCE = fileURLToPath(new URL("../../../src", import.meta.url));

/** Runs the command, and compiles a program that uses its files. Returns its errors, with their lines. */
async function compile(document: object, lines: readonly string[]): Promise<readonly string[]> {
  folder.write("api.json", document);
  const { code, stderr } = await folder.vendor("api.json", "--out", "out");
  if (code !== 0) throw new Error(stderr);
  folder.write("main.ts", ['import { Acme } from "./out/acme.js";', "const acme = new Acme();", ...lines].join("\n"));
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: ["node"],
    typeRoots: [fileURLToPath(new URL("../../../node_modules/@types", import.meta.url))],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    paths: { "fluent-endpoint": [`${SOURCE}/index.ts`], "fluent-endpoint/*": [`${SOURCE}/*/index.ts`] },
  };
  const program = ts.createProgram([`${folder.path}/main.ts`], options);
  const own = ts.getPreEmitDiagnostics(program).filter(({ file }) => file?.fileName.startsWith(folder.path));
  return own.map(({ file, start = 0, messageText }) => {
    const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) - 1;
    return `${file?.fileName.replace(/.*\//, "")} ${line}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}

const TIME = 60_000;
const responses = { 200: { description: "ok" } };

test(
  "the body of a variant has the type of its media type",
  async () => {
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
  },
  TIME,
);

const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });

test(
  "a free-form object has free members, by name or in data",
  async () => {
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
        'acme.build("POST /free/{id}", { id: "1", data: { any: "thing" } });',
        'acme.route("POST /free/{id}").param("id", "1").param("any", 5).build();',
        'acme.route("POST /free/{id}").param("id", "1").data({ any: 5 }).build();',
        'acme.build("POST /member/{id}", { id: "1", meta: { any: 5 } });',
        'acme.build("POST /named/{id}", { id: "1", a: "a", other: 5 });',
        'acme.build("POST /named/{id}", { id: "1", data: { a: "a", other: 5 } });',
        // Wrong.
        'acme.build("POST /free/{id}", { any: "thing" });',
        'acme.build("POST /free/{id}", { id: "1", data: 5 });',
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
  },
  TIME,
);

test(
  "a discriminator contradicts no value of a schema, with and without a mapping",
  async () => {
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
  },
  TIME,
);

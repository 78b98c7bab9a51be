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

// What the command writes compiles in a strict program, whatever openapi-typescript makes of the document (I5).
import { describe, expect, test } from "@jest/globals";
import ts from "typescript";

import { documentOf } from "../../../tests/openapi/document.js";
import { DocumentError } from "../../src/vendor/document-error.js";
import { writeTypes } from "../../src/vendor/write-types.js";
import { folder } from "./command.js";

const answer = (schema: object): object => ({
  get: { responses: { 200: { description: "ok", content: { "application/json": { schema } } } } },
});
const referring = (reference: string, schemas: object): object =>
  documentOf(
    { "/a": answer({ $ref: "#/components/schemas/Own" }), "/b": answer({ type: "string" }) },
    {
      components: { schemas: { ...schemas, Own: { type: "object", properties: { one: { $ref: reference } } } } },
    },
  );

/** Documents of which openapi-typescript writes types with errors. */
const WRONG: Readonly<Record<string, object>> = {
  items: referring("#/components/schemas/List/items", { List: { type: "array", items: { type: "string" } } }),
  "a part of allOf": referring("#/components/schemas/All/allOf/0", { All: { allOf: [{ type: "string" }] } }),
  "a member of an optional member": referring("#/components/schemas/Deep/properties/b/properties/c", {
    Deep: { type: "object", properties: { b: { type: "object", properties: { c: { type: "string" } } } } },
  }),
  "a schema that a number names": referring("#/components/schemas/404", {
    404: { type: "object", properties: { one: { $ref: "#/components/schemas/List/items" } } },
    List: { type: "array", items: { type: "string" } },
  }),
  "alternatives in a circle": referring("#/components/schemas/A", {
    A: { oneOf: [{ $ref: "#/components/schemas/B" }] },
    B: { oneOf: [{ $ref: "#/components/schemas/A" }, { type: "string" }] },
  }),
};

/** The errors in a file, as a strict program with the library of the compiler sees them. */
function errorsIn(file: string): readonly string[] {
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], target: ts.ScriptTarget.ES2022 };
  const program = ts.createProgram([file], options);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("types with errors", () => {
  test.each(Object.keys(WRONG))(
    "stand under @ts-nocheck, and their operations are named: %s",
    async (name) => {
      folder.write("api.json", WRONG[name]);
      const { code, stdout } = await folder.vendor("api.json", "--out", "out");
      expect(code).toBe(0);
      expect(stdout).toMatch(/openapi-typescript made \d errors? in the types; the file has @ts-nocheck\./);
      expect(stdout).toContain("The calls of these operations are checked less:\n- GET /a\n2 operations");
      const types = folder.read("out/acme.paths.ts");
      expect(types).toMatch(/^\/\/ Types of .*\n\/\/ @ts-nocheck \d errors? in these types\n/);
      expect(errorsIn(`${folder.path}/out/acme.paths.ts`)).toEqual([]);
      folder.write("checked.ts", types.replace("@ts-nocheck", ""));
      expect(errorsIn(`${folder.path}/checked.ts`)).not.toEqual([]);
      // Its files are up to date, and overwritten.
      expect(await folder.vendor("api.json", "--out", "out", "--check")).toMatchObject({ code: 0 });
      expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 0 });
    },
    30_000,
  );

  // Algolia's filters and highlights: a list of an interface's own member is a circle for TypeScript, one of an alias is not (I6).
  test.each<[string, object]>([
    [
      "itself",
      { Filter: { oneOf: [{ type: "array", items: { $ref: "#/components/schemas/Filter" } }, { type: "string" }] } },
    ],
    [
      "others",
      {
        Filter: {
          oneOf: [{ $ref: "#/components/schemas/List" }, { $ref: "#/components/schemas/Map" }, { type: "string" }],
        },
        List: { type: "array", items: { $ref: "#/components/schemas/Filter" } },
        Map: { type: "object", additionalProperties: { $ref: "#/components/schemas/Filter" } },
      },
    ],
    ["nothing else", { Filter: { type: "array", items: { $ref: "#/components/schemas/Filter" } } }],
    [
      "one whose name is odd",
      {
        Filter: {
          type: "array",
          items: { anyOf: [{ $ref: "#/components/schemas/a.b" }, { $ref: "#/components/schemas/a-b" }] },
        },
        "a.b": { type: "array", items: { $ref: "#/components/schemas/Filter" } },
        "a-b": { allOf: [{ $ref: "#/components/schemas/a.b" }] },
      },
    ],
  ])("are none in a schema that contains %s in lists", async (_, schemas) => {
    folder.write("api.json", referring("#/components/schemas/Filter", schemas));
    expect((await folder.vendor("api.json", "--out", "out")).stdout).not.toContain("nocheck");
    const file = `${folder.path}/out/acme.paths.ts`;
    expect(errorsIn(file)).toEqual([]);
    const filter = (value: string): string =>
      `import type { components } from "./acme.paths.js";\nexport const value: components["schemas"]["Own"] = { one: ${value} };\n`;
    folder.write("out/use.ts", filter("[[], [[]]]"));
    expect(errorsIn(`${folder.path}/out/use.ts`)).toEqual([]);
    folder.write("out/use.ts", filter("[7]"));
    expect(errorsIn(`${folder.path}/out/use.ts`)).not.toEqual([]);
  });

  test("an error in a schema that contains itself names the operations", async () => {
    const { paths, ...rest } = referring("#/components/schemas/Filter", {
      Filter: {
        oneOf: [
          { type: "array", items: { $ref: "#/components/schemas/Filter" } },
          { $ref: "#/components/schemas/List/items" },
        ],
      },
      List: { type: "array", items: { type: "string" } },
    }) as { readonly paths: object };
    folder.write("api.json", { paths, ...rest });
    const { stdout } = await folder.vendor("api.json", "--out", "out");
    expect(stdout).toContain("The calls of these operations are checked less:\n- GET /a\n2 operations");
  });

  test("no operation is named if none uses them", async () => {
    const { paths, ...rest } = WRONG["items"] as { readonly paths: object };
    expect(paths).toHaveProperty("/a");
    folder.write("api.json", { ...rest, paths: { "/b": answer({ type: "string" }) } });
    const { stdout } = await folder.vendor("api.json", "--out", "out");
    expect(stdout).toMatch(/openapi-typescript made \d errors? in the types; the file has @ts-nocheck\.\n/);
    expect(stdout).not.toContain("The calls of these operations");
  });

  test("types without errors are checked", async () => {
    folder.write("api.json", documentOf({ "/a": answer({ type: "string" }) }));
    expect((await folder.vendor("api.json", "--out", "out")).stdout).not.toContain("nocheck");
    expect(folder.read("out/acme.paths.ts")).not.toContain("nocheck");
  });

  test.each([
    [documentOf({ "/a": { $ref: "#/x-paths/A" } }, { "x-paths": { A: { get: { responses: {} } } } }), '"/a": x-paths'],
    [documentOf({ "/a": answer({ $ref: "#/x-schemas/A" }) }, { "x-schemas": { A: {} } }), "x-schemas"],
  ])("types that are no TypeScript are an error", async (document, line) => {
    folder.write("api.json", document);
    const { code, stdout, stderr } = await folder.vendor("api.json", "--out", "out");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("openapi-typescript writes types for it that are not TypeScript");
    expect(stderr).toContain(line);
  });
});

test("no other document is read for types (I4)", async () => {
  const document = documentOf({ "/a": { $ref: "https://other.invalid/a.json" } });
  await expect(writeTypes(document, () => undefined)).rejects.toThrow(DocumentError);
});

test("a parameter or a member with a default value is optional, required or not", async () => {
  const schema = { type: "object", properties: { size: { type: "integer", default: 1 } } };
  const parameters = [{ name: "page", in: "query", schema: { type: "integer", default: 1 } }];
  const requestBody = { required: true, content: { "application/json": { schema } } };
  folder.write("api.json", documentOf({ "/a": { post: { parameters, requestBody, responses: {} } } }));
  expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 0 });
  expect(folder.read("out/acme.paths.ts")).toContain("size?: number");
  expect(folder.read("out/acme.paths.ts")).not.toContain("size: number");
});

test("the module exports the schemas of the document", async () => {
  folder.write("api.json", documentOf({}, { components: { schemas: { Pet: { type: "string" } } } }));
  await folder.vendor("api.json", "--out", "out");
  expect(folder.read("out/acme.ts")).toContain('export type { components } from "./acme.paths.js";');
});

// Documents that were made to break the reader, or to get code into what it writes.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import ts from "typescript";

import { EndpointError } from "../../src/index.js";
import { describeFinding, vendorOf, writeModule } from "../../src/openapi/index.js";
import { check } from "../properties/check.js";
import { documentOf } from "./document.js";

const invalid = (pointer: string) => expect.objectContaining({ code: "ERR_INVALID_DOCUMENT", pointer });

describe("a document that cannot be read", () => {
  test.each([
    [{}, "#"],
    [[], "#"],
    [{ openapi: "4.0.0" }, "#"],
    [{ openapi: 3 }, "#"],
    [{ swagger: "2.0", paths: {} }, "#"],
    [documentOf({ a: { get: {} } }), "#/paths/a"],
    [documentOf({ "/a": { $ref: "#/paths/~1b" } }), "#/paths/~1a"],
    [documentOf({ "/a": { get: { $ref: "other.yaml#/x" } } }), "#/paths/~1a/get"],
    [documentOf({ "/a": { get: { $ref: "https://example.com/x" } } }), "#/paths/~1a/get"],
    [documentOf({ "/a": { get: { parameters: [{ $ref: "#/none" }] } } }), "#/paths/~1a/get/parameters/0"],
    [documentOf({ "/a": { get: { parameters: [{ $ref: "#/__proto__/x" }] } } }), "#/paths/~1a/get/parameters/0"],
  ])("%j names the place", (document, pointer) => {
    expect(() => vendorOf(document)).toThrow(invalid(pointer));
  });

  test.each([
    [{ $ref: "#/x" }, undefined],
    [{ $ref: "#/y" }, { $ref: "#/x" }],
    [{ $ref: "#/y/z" }, { $ref: "#/x/z" }],
  ])("references in a circle are an error: %j, %j", (x, y) => {
    expect(() => vendorOf(documentOf({ "/a": { $ref: "#/x" } }, { x, y }))).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_DOCUMENT" }),
    );
  });

  test.each([undefined, null, 1, "openapi"])("%j is no document", (value) => {
    expect(() => vendorOf(value as never)).toThrow(EndpointError);
  });
});

describe("a document of any form", () => {
  test("schemas that contain themselves, and deep ones, are read once", () => {
    const loop: Record<string, unknown> = {};
    loop["anyOf"] = [loop, { $ref: "#/components/schemas/A" }];
    let deep: object = { type: "string" };
    for (let level = 0; level < 20_000; level += 1) deep = { allOf: [deep] };
    const parameters = [
      { name: "a", in: "query", schema: { $ref: "#/components/schemas/A" } },
      { name: "b", in: "query", schema: loop },
      { name: "c", in: "query", schema: deep },
    ];
    const schemas = { A: { oneOf: [{ $ref: "#/components/schemas/A" }, { type: "array" }] } };
    const { routes } = vendorOf(documentOf({ "/x": { delete: { parameters } } }, { components: { schemas } }));
    expect(Object.keys(routes)).toEqual(["DELETE /x"]);
  });

  test("members of a prototype are no members", () => {
    const prototype = { get: { parameters: [{ name: "evil", in: "query" }] } };
    const item = Object.create(prototype) as object;
    expect(vendorOf(documentOf({ "/x": item })).report.operations).toBe(0);
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const parameters = names.map((name) => ({ name, in: "query", schema: { type: "object" }, style: "deepObject" }));
    const paths = { "/x": { delete: { parameters } }, "/__proto__": { delete: { parameters } } };
    const made = vendorOf(documentOf(JSON.parse(JSON.stringify(paths)) as object));
    expect(Object.keys(made.routes)).toEqual(["DELETE /x", "DELETE /__proto__"]);
    expect(writeModule(made)).toContain('["__proto__"]: "deepObject"');
  });

  test("a document with 20,000 operations takes no more than linear time", () => {
    const operation = { parameters: [{ name: "key", in: "query", schema: { type: "string" } }] };
    const paths = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`/a/${index}`, { delete: operation }]),
    );
    const made = vendorOf(documentOf(paths));
    expect(made.report.operations).toBe(20_000);
    expect(writeModule(made).split("\n").length).toBeGreaterThan(20_000);
  });

  test("nothing but an EndpointError escapes", () => {
    const { document } = fc.letrec<{ document: unknown }>((tie) => ({
      document: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(undefined, null, true, 1, "", "get", "#/paths", "query", "array", "https://a.example"),
        fc.array(tie("document"), { maxLength: 3 }),
        fc.dictionary(
          fc.constantFrom(
            "get",
            "post",
            "parameters",
            "name",
            "in",
            "schema",
            "type",
            "content",
            "$ref",
            "servers",
            "url",
          ),
          tie("document"),
        ),
      ),
    }));
    check(
      fc.property(document, document, document, (paths, components, servers) => {
        try {
          writeModule(vendorOf(documentOf({ "/a": paths }, { components, servers })));
        } catch (error) {
          if (!(error instanceof EndpointError)) throw error;
        }
      }),
    );
  });
});

/** Texts that would end a string, a comment or a line. */
const NASTY = fc.oneof(
  fc.constantFrom(
    "*/ alert(1) /*",
    "\n; alert(1) //",
    "\r\nalert(1)",
    '"; alert(1); "',
    "'; alert(1); '",
    "`${alert(1)}`",
    "\\",
    '\\"; alert(1) //',
    "\u2028alert(1)",
    "\u2029alert(1)",
    "</script>",
    "__proto__",
    "constructor",
    "\u202ealert",
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
);

describe("a module holds no code but ours", () => {
  test("whatever texts the document has", () => {
    check(
      fc.property(NASTY, NASTY, NASTY, NASTY, (one, two, three, four) => {
        const parameters = [
          { name: one, in: "query", schema: { type: "object" }, style: "deepObject" },
          { name: two, in: "header" },
          { name: three, in: "query", schema: {} },
        ];
        const content = { [four]: { schema: { properties: { [one]: { type: "object" } } } } };
        const responses = { 200: { content: { [three]: {} } } };
        const securitySchemes = { a: { type: "apiKey", in: "header", name: two } };
        const made = vendorOf(
          documentOf(
            {
              [`/a${one}`]: { get: { parameters } },
              "/b": { post: { parameters, requestBody: { content }, responses } },
            },
            { info: { title: two, version: three }, components: { securitySchemes } },
          ),
        );
        const source = writeModule(made, { className: "Acme" });
        expect(codeOf(source)).toEqual(["ImportDeclaration", "VariableStatement", "ClassDeclaration"]);
        for (const finding of made.report.findings) expect(describeFinding(finding)).not.toMatch(/[\n\r\u202e]/);
      }),
    );
  });

  test.each(["A-b", "Endpoint", "a", "A {}; alert(1); class B", "", "Ä"])("no class is named %j", (className) => {
    expect(() => writeModule(vendorOf(documentOf({})), { className })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION" }),
    );
  });
});

/** The kinds of statements, each once; an error where something is called or read that is not ours. */
function codeOf(source: string): string[] {
  const file = ts.createSourceFile("acme.ts", source, ts.ScriptTarget.Latest, true);
  expect((file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) expect(["defineRoutes", "withStyles"]).toContain(node.expression.getText());
    expect(ts.isTemplateExpression(node) || ts.isPropertyAccessExpression(node)).toBe(false);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [
    ...new Set(file.statements.map(({ kind }) => ts.SyntaxKind[kind].replace("FirstStatement", "VariableStatement"))),
  ];
}

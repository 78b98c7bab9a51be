// Documents that were made to break the reader, or to get code into what it writes.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { listFindings } from "../../cli/src/vendor/list-findings.js";
import { Endpoint, EndpointError } from "../../src/index.js";
import { vendorOf, writeModule, type DocumentVendor } from "../../src/openapi/index.js";
import { check, ENOUGH } from "../properties/check.js";
import { documentOf } from "./document.js";
import { kindsOf } from "./kinds-of.js";
import { coded } from "../coded.js";

const invalid = (pointer: string) => coded("ERR_INVALID_DOCUMENT", [pointer]);

describe("a document that cannot be read", () => {
  test.each([
    [{}, "#"],
    [[], "#"],
    [{ openapi: "4.0.0" }, "#"],
    [{ openapi: 3 }, "#/openapi"],
    [documentOf({}, { openapi: 3.1 }), "#/openapi"],
    [{ swagger: 2, paths: {} }, "#/swagger"],
    [documentOf(undefined as never), "#"],
    [documentOf([{}]), "#/paths"],
    [documentOf("/a" as never), "#/paths"],
    [documentOf(null as never), "#/paths"],
    [{ swagger: "2.0", paths: {} }, "#"],
    [documentOf({ a: { get: {} } }), "#/paths/a"],
    [documentOf({ "x-a": { get: {} }, a: { get: {} } }), "#/paths/a"],
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
    expect(() => vendorOf(documentOf({ "/a": { $ref: "#/x" } }, { x, y }))).toThrow(coded("ERR_INVALID_DOCUMENT"));
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

  test("absent items of lists are skipped, and extensions of paths", () => {
    const parameters = [undefined, { name: "a", in: "query", schema: { type: "object" } }];
    const { routes } = vendorOf(documentOf({ "/x": { get: { parameters } }, "x-note": { get: {} } }));
    expect(routes).toEqual({ "GET /x": "{?a*}" });
  });

  test("a document may have webhooks alone, and no title", () => {
    const document = { openapi: "3.1.0", servers: [{ url: "https://a.example" }], webhooks: {} };
    expect(vendorOf(document).report).toMatchObject({ title: "", version: "", operations: 0, findings: [] });
  });

  test("lists of four billion holes are not walked", () => {
    const holes: unknown[] = [];
    holes.length = 2 ** 32 - 1;
    const item = { parameters: holes, get: { parameters: [{ name: "a", in: "query", schema: { anyOf: holes } }] } };
    expect(vendorOf(documentOf({ "/a": item })).report.operations).toBe(1);
  });

  test("nothing but an EndpointError escapes", () => {
    const { document } = fc.letrec<{ document: unknown }>((tie) => ({
      document: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(undefined, null, true, 1, "", "get", "#/paths", "query", "array", "https://a.example"),
        fc.array(tie("document"), { maxLength: 3 }),
        fc.dictionary(
          fc.constantFrom(..."get post parameters name in schema type content $ref servers url".split(" ")),
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

describe("what is made of any document can be used (I5)", () => {
  const text = fc.oneof(
    fc.constantFrom("a", "x y", "\u00e9", "{a}", "a*", "?", "#", "%", "%41", "..", "/", "", "\r\n", "a,b", "__proto__"),
    fc.constantFrom(
      "*/*",
      "application/json",
      "text/plain\r\nx-a: b",
      "multipart/form-data; boundary=x",
      "host",
      "cookie",
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  const server = fc.oneof(
    fc.constantFrom("https://{t}.example.com/x", "/v2", "//b.example", "https://a.example//", "https://a.example/../x"),
    text.map((path) => `https://a.example/${path}`),
    text.map((host) => `https://${host}.example`),
  );
  const parameter = fc.record({
    name: text,
    in: fc.constantFrom("path", "query", "header", "cookie"),
    style: fc.constantFrom("form", "simple", "label", "matrix", "deepObject", "pipeDelimited", "constructor"),
    schema: fc.constantFrom({}, { type: "array" }, { type: "object" }),
  });
  const operation = fc.record(
    {
      parameters: fc.array(parameter, { maxLength: 3 }),
      requestBody: fc.record({ content: fc.dictionary(text, fc.constant({}), { maxKeys: 2 }) }),
      responses: fc.record({ 200: fc.record({ content: fc.dictionary(text, fc.constant({}), { maxKeys: 2 }) }) }),
      servers: fc.array(
        server.map((url) => ({ url })),
        { maxLength: 1 },
      ),
    },
    { requiredKeys: [] },
  );
  const piece = fc.oneof(text, fc.constantFrom("/x", "/{a}", "/{b}{c}", "?x=1", "/:id", "/{+e}", ":cancel"));
  const paths = fc.dictionary(
    fc.array(piece, { maxLength: 3 }).map((pieces) => `/${pieces.join("")}`),
    fc.dictionary(fc.constantFrom("get", "post", "delete"), operation, { maxKeys: 2 }),
    { maxKeys: 2 },
  );
  const names = fc.record({ t: text, name: text });

  test("an endpoint can have the vendor, and its routes have templates", () => {
    let made = 0;
    check(
      fc.property(paths, server, names, (routes, url, { t, name }) => {
        const document = documentOf(routes, {
          servers: [{ url, variables: { t: { default: t } } }],
          components: { securitySchemes: { key: { type: "apiKey", in: "header", name } } },
        });
        let read: DocumentVendor;
        try {
          read = vendorOf(document);
        } catch (error) {
          // The address of the API is all that a document must have.
          expect(error).toMatchObject({ code: "ERR_INVALID_OPTION", names: ["baseUrl"] });
          return;
        }
        made += 1;
        const api = Endpoint.for(read.vendor);
        for (const route of Object.keys(read.routes)) {
          try {
            api.route(route as "GET /").build();
          } catch (error) {
            expect(error).toBeInstanceOf(EndpointError);
          }
        }
      }),
    );
    expect(made).toBeGreaterThan(ENOUGH);
  });
});

test("other settings, and parts that are no result of vendorOf(), are errors (F1)", () => {
  const rejected = coded("ERR_INVALID_OPTION");
  const made = vendorOf(documentOf({}));
  for (const name of ["name", "baseUrl", "location"])
    expect(() => vendorOf(documentOf({}), { [name]: 5 })).toThrow(rejected);
  for (const name of ["className", "digest"]) expect(() => writeModule(made, { [name]: 5 })).toThrow(rejected);
  const injected = { ...made, vendor: { ...made.vendor, name: 'x"; alert(1); "' } };
  for (const value of [undefined, {}, { ...made, report: {} }, injected])
    expect(() => writeModule(value as never)).toThrow(rejected);
});

/** Texts that would end a string, a comment or a line. */
const NASTY = fc.oneof(
  fc.constantFrom(
    ...["*/ alert(1) /*", "\n; alert(1) //", "\r\nalert(1)", '"; alert(1); "', "'; alert(1); '", "`${alert(1)}`", "\\"],
    ...['\\"; alert(1) //', "\u2028alert(1)", "\u2029alert(1)", "</script>", "__proto__", "constructor", "\u202ealert"],
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
        const listed = made.report.operations > 0 ? ["TypeAliasDeclaration"] : [];
        const kinds = ["ImportDeclaration", "ExportDeclaration", ...listed, "VariableStatement", "ClassDeclaration"];
        expect(kindsOf(source)).toEqual(kinds.sort());
        expect(listFindings(made.report.findings)).not.toMatch(/\r|\n(?!- |\n|Not supported|What to know|$)|\u202e/);
      }),
    );
  });

  test.each(["A-b", "Endpoint", "a", "A {}; alert(1); class B", "", "Ä"])("no class is named %j", (className) => {
    expect(() => writeModule(vendorOf(documentOf({})), { className })).toThrow(coded("ERR_INVALID_OPTION"));
  });
});

// `acme.routes.ts`: a constant for each operation, with its documentation as a comment (I8).
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import ts from "typescript";

import { documentOf } from "../../../tests/openapi/document.js";
import { check } from "../../../tests/properties/check.js";
import { folder } from "./command.js";
import { identifierOf } from "../../src/vendor/routes/identifier.js";
import { routeComment } from "../../src/vendor/routes/route-comment.js";
import { chooseRouteNames } from "../../src/vendor/routes/route-names.js";
import { describeOperations } from "../../src/vendor/routes/described-operation.js";
import { writeRoutes } from "../../src/vendor/routes/write-routes.js";
import { vendorOf } from "../../../src/openapi/index.js";

async function routesOf(paths: object, ...args: readonly string[]): Promise<string> {
  folder.write("api.json", documentOf(paths));
  expect(await folder.vendor("api.json", "--out", "api", ...args)).toMatchObject({ code: 0 });
  return folder.read("api/acme.routes.ts");
}

const operation = (id: string, more: object = {}) => ({ operationId: id, responses: {}, ...more });

test("the operations of a document may stand in other paths, and under other methods; others are none", () => {
  const copy = { summary: "Copies" };
  const document = {
    paths: { "/a": { additionalOperations: { COPY: copy, LINK: 5 } }, "/b": null, "/c": { get: [] } },
  };
  expect([...describeOperations(document).keys()]).toEqual(["COPY /a"]);
  expect(describeOperations({}).size).toBe(0);
});

test("a route that the document does not describe has no comment, and a vendor without routes no constants", () => {
  const { documentedRoutes, ...made } = vendorOf(documentOf({ "/x#plain": { get: { summary: "Gets" } } }));
  expect(
    writeRoutes({ ...made, documentedRoutes: documentedRoutes! }, {}, "0")
      .text.split("\n")
      .slice(2),
  ).toEqual(["", 'export const getXPlain = "GET /x#plain";', ""]);
  expect(writeRoutes(made, {}, "0").text).toMatch(/\n\nexport \{\};\n$/);
});

test("writes a constant for each operation", async () => {
  const long = `/${"long/".repeat(12)}{id}`;
  const text = await routesOf({
    "/files/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: operation("get-file", { summary: "Returns a file", description: "Also one that was deleted." }),
      delete: operation("files/delete", { summary: "Deletes a file", deprecated: true }),
      put: operation("putFile", { deprecated: true }),
    },
    "/files": { get: { responses: {} } },
    [long]: {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: operation("longOne"),
    },
  });
  expect(text.replace(/[\da-f]{64}/, "…")).toBe(`// Routes of the OpenAPI document "Acme API", SHA-256 ….
// Do not edit it: \`npx fluent-endpoint-cli vendor\` writes it again.

/**
 * Returns a file
 *
 * Also one that was deleted.
 */
export const getFile = "GET /files/{id}";

/** @deprecated */
export const putFile = "PUT /files/{id}";

/**
 * Deletes a file
 *
 * @deprecated
 */
export const filesDelete = "DELETE /files/{id}";

export const getFiles = "GET /files";

export const longOne = "GET ${long}";
`);
});

test("an operation that is left out has no constant", async () => {
  const paths = { "/a": { get: operation("getA"), trace: operation("traceA") } };
  expect(await routesOf(paths, "--lenient")).not.toContain("traceA");
});

test("each media type of a body has a name", async () => {
  const schema = { type: "object", properties: { a: { type: "string" } } };
  const content = { "application/json": { schema }, "multipart/form-data": { schema } };
  const post = operation("editImage", { summary: "Edits", requestBody: { content } });
  const text = await routesOf({ "/images": { post } });
  expect(text).toContain('/** Edits */\nexport const editImage = "POST /images";');
  expect(text).toContain('/** Edits */\nexport const editImageMultipart = "POST /images#multipart";');
});

test("the operations of a path that is a reference, and the description of a path", async () => {
  folder.write("api.json", {
    ...documentOf({ "/a": { $ref: "#/components/pathItems/A" } }),
    openapi: "3.1.0",
    components: { pathItems: { A: { description: "All about A", get: { operationId: "getA", responses: {} } } } },
  });
  expect(await folder.vendor("api.json", "--out", "api")).toMatchObject({ code: 0 });
  expect(folder.read("api/acme.routes.ts")).toContain('/** All about A */\nexport const getA = "GET /a";');
});

describe("names", () => {
  test.each([
    ["getFile", "getFile"],
    ["GetFile", "getFile"],
    ["get-file", "getFile"],
    ["get_file", "getFile"],
    ["GET_FILE", "getFile"],
    ["files/get", "filesGet"],
    ["files.getById", "filesGetById"],
    ["URLList", "urlList"],
    ["getURL", "getURL"],
    ["v1 list all", "v1ListAll"],
    ["über/straße", "überStraße"],
    ["取得", "取得"],
    ["get 𐀀 file", "getFile"],
    ["__proto__", "proto"],
    ["constructor", "constructor"],
  ])("of %j: %s", (id, name) => {
    expect(identifierOf(id)).toBe(name);
  });

  test.each(["", "delete", "Default", "2fa", "***", "arguments", "global-this", "\u0301a"])("%j makes none", (id) => {
    expect(identifierOf(id)).toBeUndefined();
  });

  const named = (route: string, id?: string, tag?: string, variant = "") => ({
    route,
    operation: { id, tag, summary: undefined, description: undefined, isDeprecated: false },
    variant,
  });

  test("an id that is repeated has its tag, and one that is alone keeps its name", () => {
    const routes = [
      named("GET /pets", "list", "pets"),
      named("GET /users", "list", "users"),
      named("GET /a", "petsList"),
      named("GET /files", "list"),
      named("DELETE /pets/{id}", "delete", "pets"),
      named("DELETE /x/{id}", "delete"),
    ];
    // The first tagged name is that of another operation.
    expect(chooseRouteNames(routes)).toEqual([
      "getPets",
      "usersList",
      "petsList",
      "getFiles",
      "petsDelete",
      "deleteXById",
    ]);
  });

  test("a number makes a name unique that nothing else does", () => {
    const routes = [named("GET /a"), named("GET /{a}"), named("GET /a-"), named("GET /"), named("GET /(")];
    expect(chooseRouteNames(routes)).toEqual(["getA", "getByA", "getA2", "getRoot", "getRoot2"]);
  });

  test("are identifiers that TypeScript takes, and unique, whatever the document says", () => {
    const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), fc.constantFrom("a", "if"));
    const one = fc.record({ id: fc.option(text, { nil: undefined }), tag: fc.option(text, { nil: undefined }) });
    const unique = fc.property(fc.array(one, { maxLength: 8 }), (ids) => {
      const names = chooseRouteNames(ids.map(({ id, tag }, index) => named(`GET /${id ?? ""}${index}`, id, tag)));
      expect(new Set(names).size).toBe(ids.length);
      const source = names.map((name) => `export const ${name} = "";\n`).join("");
      const { diagnostics } = ts.transpileModule(source, { reportDiagnostics: true });
      expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    });
    check(unique);
  });
});

describe("comments", () => {
  const comment = (summary: string | undefined, description?: string, isDeprecated = false) =>
    routeComment({ id: "a", tag: undefined, summary, description, isDeprecated }).join("\n");

  test("a summary that the description repeats is there once", () => {
    expect(comment("Returns a file", "Returns a file, or its parent.")).toBe("/** Returns a file, or its parent. */");
  });

  test("an operation that is not described has none", () => {
    expect(comment(undefined)).toBe("");
  });

  test("tags and directives of a document are text", () => {
    const shown = comment("@deprecated", "Do not use {@link x} or\n @ts-ignore, write a@b.example\n@ts-expect-error");
    expect(shown).not.toMatch(/(?<!b)[\s{]@/);
    expect(shown).toContain("a@b.example");
    const source = `${shown}\nconst text: number = "";`;
    const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.ESNext, true);
    expect(ts.getJSDocTags(file.statements[0]!)).toEqual([]);
    expect((file as unknown as { commentDirectives?: unknown[] }).commentDirectives ?? []).toEqual([]);
  });

  test("a text never ends the comment, whatever it is (I4)", () => {
    const piece = fc.constantFrom(
      ...["*/", "*", "/", "\n", "\r", "\u2028", "@deprecated", "`", "\\", "{", "}", " ", "a", "\u202e"],
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece).map((pieces) => pieces.join("")),
    );
    const closed = fc.property(text, text, fc.boolean(), (summary, description, isDeprecated) => {
      const shown = comment(summary, description, isDeprecated);
      const source = `${shown}\nexport const a = "GET /";`;
      const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.ESNext, true);
      expect(file.statements).toHaveLength(1);
      expect(file.statements[0]!.getText()).toBe('export const a = "GET /";');
      const tags = ts.getJSDocTags(file.statements[0]!).map(({ tagName }) => tagName.text);
      expect(tags).toEqual(isDeprecated ? ["deprecated"] : []);
      expect(shown).not.toMatch(/[\u202e\u2028\r]/);
    });
    check(closed);
  });
});

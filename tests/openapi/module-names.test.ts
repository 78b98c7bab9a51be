// A generated module declares each name once, whatever the document is called (I4).
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import ts from "typescript";

import { EndpointError } from "../../src/index.js";
import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { check } from "../properties/check.js";
import { hostileText } from "../properties/generators/texts.js";
import { documentOf } from "./document.js";
import { coded } from "../coded.js";

/** Every kind of statement of a module: variables, a query of the vendor, rules with encoders, a table. */
function richDocument(title: string): object {
  const field = { content: { "multipart/form-data": { schema: { properties: { a: { type: "object" } } } } } };
  const parameters = [{ name: "version", in: "query", required: true, schema: { type: "string" } }];
  return documentOf(
    { "/a": { parameters, post: { parameters, requestBody: field } }, "/b": { get: { parameters } } },
    {
      info: { title, version: "1" },
      servers: [{ url: "https://{tenant}.a.example", variables: { tenant: { default: "a" } } }],
    },
  );
}

const plainDocument = (title: string): object => documentOf({ "/a": { get: {} } }, { info: { title, version: "1" } });

test("a number that is taken is not used", () => {
  const source = writeModule(vendorOf(richDocument("x"), { name: "routes" }), { className: "ROUTES2" });
  expect(source).toContain("const ROUTES3: VendorRoutes = ");
  expect(new Set(declarationsOf(source)).size).toBe(declarationsOf(source).length);
});

interface Settings {
  readonly name?: string;
  readonly className?: string;
}

/** The modules of a title. */
function modulesOf(title: string, { name, className }: Settings = {}): string[] {
  return [richDocument(title), plainDocument(title)].map((document) =>
    writeModule(vendorOf(document, name === undefined ? {} : { name }), { className }),
  );
}

/** What a module declares: each name, as a value or as a type or both. */
function declarationsOf(source: string): string[] {
  const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.ES2022, true);
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: readonly ts.Diagnostic[] };
  expect(parseDiagnostics.map(({ messageText }) => messageText)).toEqual([]);
  const value = (name: string): string => `value ${name}`;
  const type = (name: string): string => `type ${name}`;
  return file.statements.flatMap((statement): string[] => {
    if (ts.isImportDeclaration(statement)) {
      const { elements } = statement.importClause!.namedBindings as ts.NamedImports;
      return elements.flatMap(({ name: { text } }) => [value(text), type(text)]);
    }
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => value((name as ts.Identifier).text));
    if (ts.isClassDeclaration(statement)) return [value(statement.name!.text), type(statement.name!.text)];
    if (ts.isTypeAliasDeclaration(statement)) return [type(statement.name.text)];
    expect(ts.isExportDeclaration(statement)).toBe(true);
    return [];
  });
}

function expectDistinctNames(source: string): void {
  const names = declarationsOf(source);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
}

/** Every name that a module declares, as a title that becomes this name. */
const NAMES_OF_MODULES = [
  ...["Endpoint", "Exact", "Of Vendor", "Vendor", "Vendor Routes", "Names", "Paths", "Routes", "Components"],
  ...["Define Vendor", "Define Routes", "Form", "Json", "Multipart", "With Styles", "Server"],
];

test("the class and the constant keep their names where they are free", () => {
  const [rich] = modulesOf("Routes API");
  expect(rich).toContain("export class Routes<");
  expect(rich).toContain("export const ROUTES = defineVendor(");
  expect(modulesOf("Vendor Routes")[0]).toContain("export class ApiVendorRoutes<");
});

test.each([...NAMES_OF_MODULES, "Object", "Function", "Promise", "3Scale", "日本", ""])(
  "the title %j gives distinct names",
  (title) => {
    for (const source of modulesOf(title)) expectDistinctNames(source);
  },
);

const title = fc.oneof(
  fc
    .array(fc.constantFrom(...NAMES_OF_MODULES, "API", "the", "-", "_", "2", "é"), { maxLength: 3 })
    .map((words) => words.join(" ")),
  hostileText,
);

test("no two names of a module are one, for any title, name and class", () => {
  const settings = fc.record(
    {
      name: fc.oneof(
        fc.constantFrom("routes", "ROUTES", "Routes", "-", "__", "0", "a_server", "paths", "vendor-routes", "api"),
        fc.stringMatching(/^[\w-]{1,8}$/),
      ),
      className: fc.oneof(
        fc.constantFrom(..."Routes ROUTES A API Paths Names PATHS VendorRoute Vendor VendorRoutes".split(" ")),
        fc.stringMatching(/^[A-Z][A-Za-z\d]{0,8}$/),
      ),
    },
    { requiredKeys: [] },
  );
  check(
    fc.property(title, settings, (one, given) => {
      let sources: string[];
      try {
        sources = modulesOf(one, given);
      } catch (error) {
        // A class with the name of an import.
        expect(error).toBeInstanceOf(EndpointError);
        expect(given.className).toMatch(/^(?:Vendor|VendorRoutes|Endpoint|Exact|OfVendor)$/);
        return;
      }
      for (const source of sources) expectDistinctNames(source);
    }),
    0.5,
  );
});

test("a class that cannot have the name says so", () => {
  for (const className of ["VendorRoutes", "Endpoint", "Exact", "OfVendor", "Vendor", "Object"])
    expect(() => modulesOf("Acme", { className })).toThrow(coded("ERR_INVALID_OPTION", ["className"]));
});

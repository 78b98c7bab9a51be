import { describe, expect, test } from "@jest/globals";

import { describeFinding, miniVendorOf, vendorOf, writeModule } from "../../src/openapi/index.js";
import { documentOf } from "./document.js";

const text = { type: "string" };
const list = { type: "array", items: text };
const object = { type: "object", properties: { k: text } };
const query = (name: string, schema: object, fields: object = {}) => ({ name, in: "query", schema, ...fields });
const path = (schema: object, fields: object = {}) => ({ name: "a", in: "path", required: true, schema, ...fields });
const body = (type: string, schema: object, required = false) => ({
  requestBody: { required, content: { [type]: { schema } } },
});

function obstaclesOf(paths: object, fields: object = {}): unknown[] {
  return miniVendorOf(documentOf(paths, fields)).obstacles.map(({ reason, name }) => [reason, name]);
}

test("the module of mini has the accept header, and breaks long lines like Prettier", () => {
  const get = { responses: { 200: { content: { "text/csv": {} } } } };
  const made = miniVendorOf(documentOf({ "/x": { get } }));
  expect(writeModule(made)).toContain('  accept: "text/csv",\n');
  const className = "A".repeat(35);
  expect(writeModule(made, { className })).toContain(
    `export type ${className}<Names extends string = never> =\n  Endpoint<Paths, Names>;`,
  );
});

describe("mini can serve", () => {
  test.each<[string, object, object]>([
    ["scalars in the path and the query", { get: { parameters: [query("a", text), query("b[c]", text)] } }, {}],
    ["scalars in the query of DELETE", { delete: { parameters: [query("a", text)] } }, { "DELETE /x": "{?a}" }],
    [
      "lists with commas",
      {
        delete: { parameters: [query("a", list, { explode: false })] },
        get: { parameters: [query("a", list, { explode: false })] },
      },
      { "DELETE /x": "{?a}" },
    ],
    ["a JSON body", { post: body("application/json", object) }, {}],
    [
      "text with a media type of its own",
      { get: { parameters: [{ name: "a", in: "query", content: { "text/csv": {} } }] } },
      {},
    ],
  ])("%s", (_, item, routes) => {
    const made = miniVendorOf(documentOf({ "/x": item }));
    expect(made.obstacles).toEqual([]);
    expect(made.routes).toEqual(routes);
  });
});

test.each([true, false])("mini can serve a list in the path, exploded: %j", (explode) => {
  const made = miniVendorOf(documentOf({ "/x/{a}": { get: { parameters: [path(list, { explode })] } } }));
  expect(made.obstacles).toEqual([]);
  expect(made.routes).toEqual({});
});

describe("mini cannot serve", () => {
  test.each<[string, object, unknown[]]>([
    ["objects", { get: { parameters: [query("a", object)] } }, ["miniObject", "a"]],
    ["values of any type", { get: { parameters: [query("a", {})] } }, ["miniObject", "a"]],
    [
      "header parameters",
      { get: { parameters: [{ name: "x-a", in: "header", schema: text }] } },
      ["miniRule", "headers"],
    ],
    [
      "a required body of optional members",
      { post: body("application/json", object, true) },
      ["miniRule", "requiresBody"],
    ],
    [
      "a form with a member in another style",
      {
        post: {
          requestBody: {
            content: {
              "application/x-www-form-urlencoded": {
                schema: { type: "object", properties: { a: list } },
                encoding: { a: { style: "pipeDelimited" } },
              },
            },
          },
        },
      },
      ["miniRule", "body"],
    ],
    ["lines of JSON", { post: body("application/x-ndjson", object) }, ["miniRule", "body"]],
    [
      "objects in the query of DELETE",
      { delete: { parameters: [query("a", object, { style: "deepObject" })] } },
      ["miniRule", "query"],
    ],
    ["JSON of another type", { post: body("application/merge-patch+json", object) }, ["miniRule", "contentType"]],
    ["another server", { get: {}, servers: [{ url: "https://b.example" }] }, ["miniRule", "baseUrl"]],
    [
      "names with dots in the query of DELETE",
      { delete: { parameters: [query("a.b", text)] } },
      ["miniUrl", "/x{?a.b}"],
    ],
  ])("%s", (_, item, obstacle) => {
    expect(obstaclesOf({ "/x": item })).toContainEqual(obstacle);
  });

  test("an exploded object in the path, although it has {a*} for lists", () => {
    const item = { get: { parameters: [path(object, { explode: true })] } };
    expect(obstaclesOf({ "/x/{a}": item })).toEqual([["miniObject", "a"]]);
  });

  test("a list in the path that is not written with commas", () => {
    const item = { get: { parameters: [path(list, { style: "label" })] } };
    expect(obstaclesOf({ "/x/{a}": item })).toEqual([["miniUrl", "/x/{.a}"]]);
  });

  test.each(["/{.a}", "/a?b=c", "/a#b", "/a/../b", "/ü"])("the path %s", (path) => {
    const { obstacles, report } = miniVendorOf(documentOf({ [path]: { get: {} } }));
    const isRoutable = report.findings.length === 0;
    expect(obstacles.length).toBe(isRoutable ? 1 : 0);
    expect(report.operations).toBe(0);
  });

  test("an operation with another accept header than most", () => {
    const answer = (type: string) => ({ get: { responses: { 200: { content: { [type]: {} } } } } });
    const paths = { "/a": answer("application/json"), "/b": answer("application/json"), "/c": answer("text/csv") };
    expect(obstaclesOf(paths)).toEqual([["miniRule", "accept"]]);
  });

  test("a path without the account that most have, which may be a default", () => {
    const paths = { "/{account}/a": { get: {} }, "/{account}/b": { get: {} }, "/c": { get: {} } };
    expect(obstaclesOf(paths)).toEqual([["miniDefault", "account"]]);
  });

  test.each<[string, object, unknown[]]>([
    [
      "variables of the server",
      { servers: [{ url: "https://{t}.example", variables: { t: { default: "a" } } }] },
      ["miniBaseUrl", "https://{t}.example"],
    ],
    [
      "credentials in the query",
      { components: { securitySchemes: { a: { type: "apiKey", in: "query", name: "key" } } } },
      ["miniCredential", "key"],
    ],
  ])("a document with %s", (_, fields, obstacle) => {
    const { obstacles } = miniVendorOf(documentOf({ "/a": { get: {} } }, fields));
    expect(obstacles.map(({ reason, name, route }) => [reason, name, route])).toEqual([[...obstacle, undefined]]);
  });
});

describe("what the page attaches (C8, C9, D8)", () => {
  const deep = query("b", object, { style: "deepObject" });
  const form = "application/x-www-form-urlencoded";
  const members = { type: "object", properties: { c: text } };

  test.each<[string, object, string, string[]]>([
    ["nothing", { get: { parameters: [query("a", text)] }, post: body("application/json", members) }, "", []],
    ["nothing for lists with commas", { get: { parameters: [query("a", list, { explode: false })] } }, "", []],
    ["lists that repeat their name", { get: { parameters: [query("a", list)] } }, 'arrays("repeat")', ["arrays"]],
    [
      "lists with brackets",
      { get: { parameters: [query("a", list, { style: "deepObject" })] } },
      'arrays("brackets")',
      ["arrays"],
    ],
    [
      "objects",
      { get: { parameters: [deep, query("a", list)] } },
      'arrays("repeat"), objects("brackets")',
      ["arrays", "objects"],
    ],
    ["a form, in which names of lists repeat anyway", { post: body(form, members) }, "body(form)", ["body", "form"]],
    ["a form with files", { post: body("multipart/form-data", members) }, "body(multipart)", ["body", "multipart"]],
  ])("%s", (_, item, attach, imports) => {
    const made = miniVendorOf(documentOf({ "/x": item }));
    expect(made.obstacles).toEqual([]);
    expect(made.routes).toEqual({});
    const module = writeModule(made);
    expect(module).toContain(attach && `  attach: [${attach}],\n});`);
    expect(module.includes("attach")).toBe(attach !== "");
    const names = [...imports, "defineEndpoint"].sort();
    expect(module).toContain(`import {\n  ${names.join(",\n  ")},\n  type Endpoint,\n`);
  });

  test("no more than the operations need that mini serves", () => {
    const header = { name: "x-a", in: "header", schema: text };
    const paths = { "/x": { get: { parameters: [query("a", list), header] }, delete: {} } };
    const made = miniVendorOf(documentOf(paths));
    expect(made.documentedRoutes).toEqual(["DELETE /x"]);
    expect(made.vendor.policy).toEqual({ arrays: "comma" });
  });

  test("an encoder writes all bodies: the one that serves more operations", () => {
    const header = { name: "x-a", in: "header", schema: text };
    const forms = Object.fromEntries(
      ["/a", "/b", "/c"].map((one) => [one, { post: { ...body(form, members), parameters: [header] } }]),
    );
    const json = { "/d": { post: body("application/json", members) } };
    const { documentedRoutes, obstacles } = miniVendorOf(documentOf({ ...forms, ...json }));
    expect(documentedRoutes).toEqual(["POST /d"]);
    expect(obstacles).toContainEqual({ reason: "miniRule", route: "POST /a", name: "headers" });
    const more = { "/e": { post: body(form, members) }, "/f": { post: body(form, members) } };
    expect(miniVendorOf(documentOf({ ...forms, ...json, ...more })).documentedRoutes).toEqual(["POST /e", "POST /f"]);
  });
});

test("the vendor has the operations that mini can serve, and tells why it lacks the others", () => {
  const header = {
    parameters: [
      { name: "x-a", in: "header", schema: text },
      { name: "b", in: "cookie" },
    ],
  };
  const made = miniVendorOf(documentOf({ "/x": { get: header, delete: { parameters: [query("a", text)] } } }));
  expect(made.documentedRoutes).toEqual(["DELETE /x"]);
  expect(made.report).toMatchObject({ operations: 1, findings: [] });
  expect(made.obstacles.map(describeFinding)).toEqual([
    'GET /x: "headers" is a rule that fluent-endpoint/mini does not have',
    'GET /x: "cookies" is a rule that fluent-endpoint/mini does not have',
  ]);
});

test("writeModule() writes the names of cookies, which mini refuses (I6)", () => {
  const securitySchemes = { session: { type: "apiKey", in: "cookie", name: "SID" } };
  const made = miniVendorOf(documentOf({ "/a": { get: {} } }, { components: { securitySchemes } }));
  expect(writeModule(made)).toContain('  cookies: ["SID"],\n');
});

test("writeModule() writes an endpoint of mini", () => {
  const paths = { "/x": { get: {}, delete: { parameters: [query("a", text)] } } };
  expect(writeModule(miniVendorOf(documentOf(paths)), { digest: "0a1b" }))
    .toBe(`// Made from the OpenAPI document "Acme API" "1.0.0", 2 operations,
// SHA-256 0a1b.
// Do not edit it: \`npx fluent-endpoint-cli vendor\` writes it again, and \`--check\` tells whether it is up to date.
import {
  defineEndpoint,
  type Endpoint,
  type Exact,
} from "fluent-endpoint/mini";

import type { paths } from "./acme.paths.js";

/** The schemas of the document: \`components["schemas"]["…"]\`. */
export type { components } from "./acme.paths.js";

/** The routes of the document. */
export type AcmeRoute = "GET /x" | "DELETE /x";

type Paths = Exact<paths, AcmeRoute>;

/** An endpoint of the API, with the types of its document. It is small: see docs/browsers-and-runtimes.md of fluent-endpoint. */
export const Acme = defineEndpoint<Paths>({
  name: "acme",
  baseUrl: "https://api.acme.example/v1",
  routes: {
    "DELETE /x": "{?a}",
  },
});
export type Acme<Names extends string = never> = Endpoint<Paths, Names>;
`);
  expect(writeModule(vendorOf(documentOf(paths)))).toContain('from "fluent-endpoint";');
});

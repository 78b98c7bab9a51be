// `acme.tools.ts`: what toolsOf() returns, without the document (X1 to X3).
import { expect, test } from "@jest/globals";
import ts from "typescript";

import { documentOf } from "../../../tests/openapi/document.js";
import { thrownBy } from "../../../tests/thrown-by.js";
import * as bodies from "../../../src/bodies/index.js";
import * as library from "../../../src/index.js";
import { toolsOf, type Tool, type ToolOptions } from "../../../src/openapi/index.js";
import * as routes from "../../../src/routes/index.js";
import { folder } from "./command.js";
import { compileWith } from "./compile.js";

const TEXT = { type: "string" };
const ODD = "</script>\u2028\u202e\ud800`${a}`\\'\"*/";
const members = {
  type: "object",
  required: ["name"],
  properties: {
    name: { ...TEXT, description: ODD, enum: [ODD, "b"] },
    parent: { $ref: "#/components/schemas/Node" },
    size: { type: "number", minimum: -1.5, default: 1e21, enum: [1, null, [2, true], { a: { b: [] } }] },
  },
};
const inQuery = (name: string, schema: object = TEXT) => ({ name, in: "query", schema });
const id = { name: "id", in: "path", required: true, schema: TEXT };

/** JSON, because a literal would set the prototype. */
const PROTO = JSON.parse('{ "type": "object", "properties": { "__proto__": { "type": "string" } } }') as object;

const DOCUMENT = documentOf(
  {
    "/users/{id}": {
      get: {
        operationId: "get_user",
        summary: ODD,
        tags: [ODD],
        parameters: [id, inQuery("page", { type: "integer" }), { name: "X-Trace", in: "header", schema: TEXT }],
      },
      put: {
        operationId: "put_user",
        deprecated: true,
        parameters: [id, inQuery("dry"), inQuery("X-Key"), { name: "X-Key", in: "header", schema: TEXT }],
        requestBody: { required: true, content: { "application/json": { schema: members } } },
      },
      // One of the names is that of a parameter.
      patch: {
        parameters: [id],
        requestBody: {
          content: { "application/json": { schema: { type: "object", properties: { id: TEXT, a: TEXT } } } },
        },
      },
    },
    "/forms": {
      post: { requestBody: { content: { "application/x-www-form-urlencoded": { schema: members } } } },
      put: { requestBody: { content: { "application/json": { schema: { type: "array", items: TEXT } } } } },
    },
    "/proto": { post: { requestBody: { content: { "application/json": { schema: PROTO } } } } },
  },
  {
    components: {
      schemas: { Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } } },
      securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } },
    },
    security: [{ key: [] }],
  },
);

/** What models may send. */
const ARGUMENTS: readonly unknown[] = [
  { id: "7" },
  { id: "7", page: 2, "X-Trace": "a" },
  { id: "7", "X-Trace": "a\nb" },
  { id: "..", name: "a" },
  { id: "7", dry: "yes", name: "a", parent: { next: {} } },
  { id: "7", body: { a: "b" } },
  { id: "7", a: "b" },
  { name: "a b", size: 1.5 },
  { size: 1 },
  { body: ["a"] },
  { headers: { "x-key": "a" } },
  JSON.parse('{ "__proto__": "a" }'),
  undefined,
  [],
];

interface ToolsModule {
  readonly toolsOfAcme: (endpoint: unknown, options?: ToolOptions) => Tool[];
  readonly Acme: new () => library.Endpoint;
}

/** Writes the files of a document, and loads two of them. */
async function load(document: object): Promise<ToolsModule> {
  folder.write("api.json", document);
  const args = ["api.json", "--out", "out", "--name", "acme", "--class", "Acme", "--tools"];
  expect(await folder.vendor(...args)).toMatchObject({ code: 0 });
  const known: Readonly<Record<string, unknown>> = {
    "fluent-endpoint": library,
    "fluent-endpoint/bodies": bodies,
    "fluent-endpoint/routes": routes,
  };
  const exports = {};
  for (const name of ["acme", "acme.tools"]) {
    const { outputText } = ts.transpileModule(folder.read(`out/${name}.ts`), {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    new Function("exports", "require", outputText)(exports, (path: string) => known[path]);
  }
  return exports as ToolsModule;
}

const shown = (tools: readonly Tool[]): unknown =>
  tools.map(({ build, ...tool }) => ({
    // The module is of another realm.
    ...(JSON.parse(JSON.stringify(tool)) as object),
    // With the order of its names.
    text: JSON.stringify(tool),
    answers: ARGUMENTS.map((args) => {
      try {
        return build(args);
      } catch (error) {
        return String(error);
      }
    }),
  }));

test("the tools are those of toolsOf(): schemas, requests and errors", async () => {
  const { Acme, toolsOfAcme } = await load(DOCUMENT);
  const tools = toolsOfAcme(new Acme());
  expect(tools).toHaveLength(6);
  expect(shown(tools)).toEqual(shown(toolsOf(DOCUMENT)));
  expect(tools[1]!.build({ id: "7", name: "a" })).toMatchObject({ body: { name: "a" } });
});

test("what defaults fill and credentials are not in the schemas (X1)", async () => {
  const { Acme, toolsOfAcme } = await load(DOCUMENT);
  const acme = new Acme().withDefaults({ id: "1", headers: { "x-key": "secret" } });
  const tools = toolsOfAcme(acme);
  expect(tools.map(({ inputSchema }) => Object.keys(inputSchema.properties))).toEqual([
    ["page", "X-Trace"],
    ["dry", "query.X-Key", "name", "parent", "size"],
    ["body"],
    ["name", "parent", "size"],
    ["body"],
    ["__proto__"],
  ]);
  expect(shown(tools)).toEqual(shown(toolsOf(DOCUMENT, acme)));
});

test("options choose operations and check arguments (X3)", async () => {
  const { Acme, toolsOfAcme } = await load(DOCUMENT);
  const options: ToolOptions = {
    include: ({ name, tags, isDeprecated }) => name === "get_user" || tags.length > 0 || isDeprecated,
    validate: (_, args) => ({ ...args, id: "8" }),
  };
  const tools = toolsOfAcme(new Acme(), options);
  expect(tools.map(({ name }) => name)).toEqual(["get_user", "put_user"]);
  expect(tools[0]!.build({ id: "7" }).url).toMatch(/\/users\/8$/);
  expect(thrownBy(() => toolsOfAcme(new Acme(), { include: true as never }))).toMatchObject({
    code: "ERR_INVALID_OPTION",
  });
});

test("the module compiles, with the class that the command writes", async () => {
  const server = { url: "https://{tenant}.acme.example", variables: { tenant: { default: "a" } } };
  const lines = [
    'import { toolsOfAcme } from "./out/acme.tools.js";',
    "const tools = toolsOfAcme(acme, { include: ({ method }) => method === 'GET' });",
    'const url: string = toolsOfAcme(acme.withDefaults({ tenant: "b" }))[0]!.build({}).url;',
    "toolsOfAcme(5);",
  ];
  const document = { ...DOCUMENT, servers: [server] };
  expect(await compileWith(ts, folder, document, lines, "--tools")).toEqual([
    expect.stringMatching(/^main.ts 4: Argument of type 'number'/),
  ]);
});

test("a class has no name that the module imports", async () => {
  folder.write("api.json", documentOf({}));
  expect(await folder.vendor("api.json", "--out", "out", "--name", "tool", "--tools")).toMatchObject({ code: 0 });
  expect(folder.read("out/tool.tools.ts")).toContain("export function toolsOfApiTool(endpoint: ApiTool,");
});

test("--check compares the module, too, if it is asked for", async () => {
  folder.write("api.json", DOCUMENT);
  const args = ["api.json", "--out", "out", "--name", "acme"];
  expect(await folder.vendor(...args)).toMatchObject({ code: 0 });
  expect(await folder.vendor(...args, "--check")).toMatchObject({ code: 0 });
  const { code, stderr } = await folder.vendor(...args, "--tools", "--check");
  expect(code).toBe(1);
  expect(stderr).toContain("out/acme.tools.ts is out of date");
  expect(await folder.vendor(...args, "--tools")).toMatchObject({ code: 0 });
  expect(await folder.vendor(...args, "--tools")).toMatchObject({ code: 0 });
  expect(await folder.vendor(...args, "--tools", "--check")).toMatchObject({ code: 0 });
});

import { describe, expect, test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { toolsOf, vendorOf, type Tool, type ToolOptions } from "../../src/openapi/index.js";
import { documentOf } from "../openapi/document.js";

const TEXT = { type: "string" };
const id = { name: "id", in: "path", required: true, schema: TEXT };

function inQuery(name: string, fields: object = {}): object {
  return { name, in: "query", schema: TEXT, ...fields };
}

function withJson(schema: object, required = true): object {
  return { required, content: { "application/json": { schema } } };
}

/** The tool of a document with one operation. */
function toolOf(route: string, operation: object, fields: object = {}): Tool {
  const [method = "", path = ""] = route.split(" ");
  const [tool] = toolsOf(documentOf({ [path]: { [method.toLowerCase()]: operation } }, fields));
  return tool!;
}

describe("names and descriptions", () => {
  const HASH = "58e3c7b6";

  test.each([
    ["get_user", "get_user"],
    ["users.get/by id", `users_get_by_id_${HASH}`],
    ["日本", "get_users"],
    ["", "get_users"],
    ["__", "get_users"],
    ["x".repeat(64), "x".repeat(64)],
    ["x".repeat(70), `${"x".repeat(55)}_${HASH}`],
  ])("%s is %s", (operationId, name) => {
    expect(toolOf("GET /users", { operationId }).name).toBe(name);
  });

  test("an operation without an id is named by its route", () => {
    expect(toolOf("GET /users/{id}", { parameters: [id] }).name).toBe("get_users_id");
  });

  /** Names by route. */
  const namesOf = (operations: readonly (readonly [path: string, operationId?: string])[], options?: ToolOptions) => {
    const paths = Object.fromEntries(operations.map(([path, operationId]) => [path, { get: { operationId } }]));
    return Object.fromEntries(toolsOf(documentOf(paths), undefined, options).map(({ route, name }) => [route, name]));
  };
  const CLASHING = [
    ["/a", "x".repeat(70)],
    ["/b", `${"x".repeat(69)}y`],
    ["/c", "same"],
    ["/d", "same"],
    ["/e-f"],
    ["/e/f"],
    ["/e_f"],
    ["/g", "get_h"],
    ["/h"],
    ["/i", "i j"],
    ["/k", "i_j"],
  ] as const;

  test("a name does not depend on the order of operations, nor on include (X1)", () => {
    const names = namesOf(CLASHING);
    expect(new Set(Object.values(names)).size).toBe(CLASHING.length);
    expect(namesOf([...CLASHING].reverse())).toEqual(names);
    for (const [path] of CLASHING)
      expect(namesOf(CLASHING, { include: [`GET ${path}`] })).toEqual({ [`GET ${path}`]: names[`GET ${path}`] });
    expect(Object.values(names).filter((name) => !/_[\da-f]{8}$/.test(name))).toEqual(["get_e-f", "get_h", "i_j"]);
  });

  test("longestName cuts names, which then end in a hash", () => {
    const names = namesOf(CLASHING, { longestName: 16 });
    expect(namesOf([...CLASHING].reverse(), { longestName: 16 })).toEqual(names);
    for (const name of Object.values(names)) expect(name).toMatch(/^[\w-]{1,16}$/);
    const tool = toolsOf(documentOf({ "/a": { get: {} } }), undefined, { include: ["get_a"], longestName: 16 });
    expect(tool).toHaveLength(1);
  });

  test("the description has the summary first, and at most 1,024 characters", () => {
    expect(toolOf("GET /users", { summary: "List users.", description: "Those of you." }).description).toBe(
      "List users.\n\nThose of you.",
    );
    expect(toolOf("GET /users", {}).description).toBe("GET /users");
    const { description } = toolOf("GET /users", { description: `${"x".repeat(1022)}\u{1f600}y` });
    expect(description).toBe(`${"x".repeat(1022)}…`);
  });

  test("what a reader does not see is taken out (X1, coproduct-opensource/nucleus#1332)", () => {
    const hidden = "\u0000\u001b[31m\u202e\u200b\ufeff\u00ad\u{e0041}\ufe0f\u3164\u2028\ud800";
    const schema = { ...TEXT, title: `T${hidden}`, description: `D${hidden}`, examples: [`E${hidden}`] };
    const { title, description, inputSchema } = toolOf("GET /users", {
      summary: `S${hidden}`,
      description: `a\tb\r\nc${hidden}`,
      parameters: [inQuery("x", { schema, description: `P${hidden}` })],
    });
    expect(title).toBe("S[31m");
    expect(description).toBe("S[31m\n\na\tb\nc[31m");
    expect(inputSchema.properties["x"]).toEqual({ ...TEXT, title: "T[31m", description: "P[31m", examples: ["E[31m"] });
  });

  test("of values, too, but for those that a validator compares; in a pattern it is seen", () => {
    const hidden = "\u202e\u{e0041}";
    const data = { default: `a ${hidden}`, format: `f${hidden}`, pattern: `^[^${hidden}]$`, enum: [`a ${hidden}`] };
    const object = { type: "object", properties: { b: { const: hidden } }, default: { b: hidden } };
    const parameters = [inQuery("x", { schema: { ...TEXT, ...data } }), inQuery("y", { schema: object })];
    const { x, y } = toolOf("GET /users", { parameters }).inputSchema.properties;
    expect(x).toEqual({ ...TEXT, ...data, default: "a ", format: "f", pattern: "^[^\\u{202e}\\u{e0041}]$" });
    expect(y).toMatchObject({ properties: { b: { const: hidden } }, default: { b: "" } });
  });

  test("include chooses operations", () => {
    const seen: unknown[] = [];
    const paths = { "/users": { get: { tags: ["a", 1] }, post: { operationId: "create", deprecated: true } } };
    const tools = toolsOf(documentOf(paths), undefined, {
      include: (operation) => {
        seen.push(operation);
        return operation.method === "GET";
      },
    });
    expect(tools.map(({ route }) => route)).toEqual(["GET /users"]);
    expect(seen).toEqual([
      { name: "get_users", method: "GET", path: "/users", tags: ["a"], isDeprecated: false },
      { name: "create", method: "POST", path: "/users", tags: [], isDeprecated: true },
    ]);
  });
});

describe("include", () => {
  const operation = (operationId: string, ...tags: string[]) => ({ operationId, tags });
  const paths = {
    "/users": { get: operation("list_users", "users"), post: operation("create_user", "users", "admin") },
    "/users/{id}/keys": { get: operation("list_keys", "keys:own") },
    "/user": { delete: operation("delete_me") },
  };

  test.each<readonly [readonly string[], ...string[]]>([
    [["GET *"], "list_users", "list_keys"],
    [["get /users/*"], "list_keys"],
    [["* /users*"], "list_users", "create_user", "list_keys"],
    [["GET /users"], "list_users"],
    [["GET *users*keys"], "list_keys"],
    [["GET /users/*/{id}/keys"]],
    [["GET /*s/*s"], "list_keys"],
    [["tag:users"], "list_users", "create_user"],
    [["tag:keys:*", "tag:admin"], "create_user", "list_keys"],
    [["delete_me", "list_*"], "list_users", "list_keys", "delete_me"],
    [[]],
  ])("%j", (include, ...names) => {
    expect(toolsOf(documentOf(paths), undefined, { include }).map(({ name }) => name)).toEqual(names);
  });

  test.each<unknown>([["GET *"], [["GET users"]], [["tag:"]], [[""]], [[["a b"]]], [[5]], [{}]])(
    "%j is no list of patterns",
    (include) => {
      expect(() => toolsOf(documentOf(paths), undefined, { include: include as never })).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_OPTION", message: expect.stringContaining('"include" must be') }),
      );
    },
  );
});

test.each([
  ["get", { readOnlyHint: true, idempotentHint: true }],
  ["head", { readOnlyHint: true, idempotentHint: true }],
  ["put", { readOnlyHint: false, idempotentHint: true, destructiveHint: true }],
  ["delete", { readOnlyHint: false, idempotentHint: true, destructiveHint: true }],
  ["patch", { readOnlyHint: false, idempotentHint: false, destructiveHint: true }],
  ["post", { readOnlyHint: false, idempotentHint: false }],
])(
  "%s has the annotations %j (orval-labs/orval#3509, tadata-org/fastapi_mcp#252), and tags (harsha-iiiv/openapi-mcp-generator#49, #59)",
  (method, annotations) => {
    const operation = { summary: "Users.", description: "All.", tags: ["a"], deprecated: true };
    const [tool] = toolsOf(documentOf({ "/users": { [method]: operation } }));
    const fields = { title: "Users.", description: "Users.\n\nAll.", tags: ["a"], isDeprecated: true };
    expect(tool).toMatchObject({ ...fields, method: method.toUpperCase(), path: "/users" });
    expect(tool!.annotations).toEqual(annotations);
  },
);

describe("schemas", () => {
  test("parameters, and the members of a body beside them", () => {
    const schema = {
      type: "object",
      properties: { name: TEXT, age: { type: "integer" }, at: { ...TEXT, readOnly: true } },
      required: ["name", "at"],
    };
    const parameters = [id, inQuery("dry", { description: "Try it." }), inQuery("page", { required: true })];
    expect(toolOf("PUT /users/{id}", { parameters, requestBody: withJson(schema) }).inputSchema).toEqual({
      type: "object",
      properties: {
        id: TEXT,
        dry: { ...TEXT, description: "Try it." },
        page: TEXT,
        name: TEXT,
        age: { type: "integer" },
      },
      required: ["id", "page", "name"],
      additionalProperties: false,
    });
  });

  test("a required parameter with a default is optional (I11)", () => {
    const schema = { ...TEXT, default: "a" };
    const parameters = [{ ...id, schema }, inQuery("page", { required: true, schema })];
    expect(toolOf("GET /users/{id}", { parameters }).inputSchema.required).toBeUndefined();
  });

  test.each([
    ["a list", { type: "array", items: TEXT }],
    ["alternatives", { oneOf: [{ type: "object", properties: { a: TEXT } }] }],
    ["any members", { type: "object", properties: { a: TEXT }, additionalProperties: true }],
    ["no declared members", { type: "object" }],
    ["a member that a parameter has", { type: "object", properties: { id: TEXT } }],
  ])("a body of %s is one property", (_, schema) => {
    const { inputSchema } = toolOf("PUT /users/{id}", { parameters: [id], requestBody: withJson(schema) });
    expect(inputSchema.properties).toEqual({ id: TEXT, body: schema });
    expect(inputSchema.required).toEqual(["id", "body"]);
  });

  test("references are definitions, each once, recursive ones too", () => {
    const schemas = {
      Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" }, name: TEXT } },
      Wood: { type: "array", items: { $ref: "#/components/schemas/Node" } },
      Tree: {
        allOf: [{ $ref: "#/components/schemas/Node" }, { type: "object", properties: { size: { type: "integer" } } }],
      },
    };
    const { inputSchema } = toolOf(
      "POST /trees",
      { requestBody: withJson({ $ref: "#/components/schemas/Tree" }) },
      { components: { schemas } },
    );
    const wood = toolOf(
      "GET /woods",
      { parameters: [inQuery("wood", { schema: { $ref: "#/components/schemas/Wood" } })] },
      { components: { schemas } },
    ).inputSchema.$defs!;
    expect(Object.keys(wood)).toEqual(["Node", "Wood"]);
    expect(Object.isFrozen(Object(wood["Wood"]).items)).toBe(true);
    expect(inputSchema).toEqual({
      type: "object",
      properties: { next: { $ref: "#/$defs/Node" }, name: TEXT, size: { type: "integer" } },
      additionalProperties: false,
      $defs: { Node: { type: "object", properties: { next: { $ref: "#/$defs/Node" }, name: TEXT } } },
    });
  });

  test("two targets with one name have two definitions, and what stands beside a reference stays", () => {
    const fields = {
      components: { schemas: { A: TEXT }, parameters: { A: inQuery("a", { schema: { type: "integer" } }) } },
    };
    const parameters = [
      inQuery("x", { schema: { $ref: "#/components/schemas/A", description: "An x." } }),
      inQuery("y", { schema: { $ref: "#/components/parameters/A/schema" } }),
      inQuery("z", { schema: { $ref: "#/components/schemas/A" } }),
    ];
    expect(toolOf("GET /a", { parameters }, fields).inputSchema).toMatchObject({
      properties: {
        x: { $ref: "#/$defs/A", description: "An x." },
        y: { $ref: "#/$defs/schema" },
        z: { $ref: "#/$defs/A" },
      },
      $defs: { A: TEXT, schema: { type: "integer" } },
    });
  });

  test("a reference without a target allows any value", () => {
    const x = { $ref: "#/components/schemas/None", description: "An x." };
    const requestBody = withJson({ type: "object", properties: { x } });
    expect(toolOf("POST /a", { requestBody }).inputSchema.properties).toEqual({ x: { description: "An x." } });
  });

  test.each([
    ["nullable", { type: "string", enum: ["a"], nullable: true }, { type: ["string", "null"], enum: ["a", null] }],
    ["a nullable reference", { nullable: true, oneOf: [TEXT] }, { anyOf: [{ oneOf: [TEXT] }, { type: "null" }] }],
    ["exclusive limits", { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ["what no validator takes", { type: "file", pattern: "(", minLength: -1, enum: [], required: "a" }, {}],
    ["formats and data", { format: "uuid", enum: [{ $ref: "x" }], default: { $ref: "y" } }, undefined],
    ["what is no part of JSON Schema", { xml: {}, discriminator: {}, "x-a": 1, $id: "a" }, {}],
    ["an example", { example: 1, deprecated: true }, { examples: [1], deprecated: true }],
    ["examples", { example: 1, examples: [1, 2, 3, 4] }, { examples: [1, 2, 3] }],
    ["a list without items", { type: "array" }, { type: "array", items: {} }],
    ["a list or null", { type: ["array", "null"] }, { type: ["array", "null"], items: {} }],
    [
      "a nullable type with another keyword",
      { type: "string", nullable: true, allOf: [{ maxLength: 3 }] },
      { anyOf: [{ type: "string", allOf: [{ maxLength: 3 }] }, { type: "null" }] },
    ],
    ["nested members of responses", { properties: { a: { readOnly: true } }, required: ["a"] }, { properties: {} }],
  ])("%s", (_, schema, written) => {
    const { inputSchema } = toolOf("GET /a", { parameters: [inQuery("x", { schema })] });
    expect(inputSchema.properties["x"]).toEqual(written ?? schema);
  });

  test("what defaults fill, credentials and another method are not in it", () => {
    const parameters = [
      id,
      inQuery("tenant"),
      inQuery("Key"),
      inQuery("Sig"),
      { ...id, name: "token" },
      { name: "X-Api-Key", in: "header", schema: TEXT },
      { name: "X-Trace", in: "header", schema: TEXT },
      { name: "X-Request", in: "header", schema: TEXT },
      { name: "X-HTTP-Method-Override", in: "header", schema: TEXT },
      { name: "session", in: "cookie", schema: TEXT },
    ];
    const document = documentOf(
      { "/users/{id}/{token}": { get: { parameters } } },
      { components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "Key" } } } },
    );
    const { vendor } = vendorOf(document);
    const acme = Endpoint.for({ ...vendor, credentials: ["SIG"] }).withDefaults({
      tenant: "blue",
      headers: { "x-trace": "1" },
    });
    const [tool] = toolsOf(document, acme);
    expect(Object.keys(tool!.inputSchema.properties)).toEqual(["id", "token", "X-Api-Key", "X-Request"]);
    const { url, headers } = tool!.build({ id: "7", token: "t", "X-Request": "r" });
    expect(url).toBe("https://api.acme.example/v1/users/7/t?tenant=blue");
    expect(headers).toMatchObject({ "x-trace": "1", "x-request": "r" });
  });
});

describe("requests", () => {
  const schema = {
    type: "object",
    properties: { name: TEXT, tags: { type: "array", items: TEXT } },
    required: ["name"],
  };
  const parameters = [id, inQuery("dry"), inQuery("id"), { name: "If-Match", in: "header", schema: TEXT }];

  test.each([
    ["a document", undefined],
    [
      "any endpoint",
      Endpoint.for({ name: "acme", baseUrl: "https://api.acme.example/v1", policy: { arrays: "comma" } }),
    ],
  ])("of the endpoint of %s", (_, endpoint) => {
    const optional = { type: "object", properties: { name: TEXT } };
    const document = documentOf({
      "/users/{id}": { put: { parameters, requestBody: withJson(schema) } },
      "/users": { post: { requestBody: withJson(optional) } },
    });
    const [tool, create] = toolsOf(document, endpoint);
    expect(create!.build({}).body).toEqual({});
    expect(tool!.build({ id: "a b", dry: true, "If-Match": '"1"', name: "mona", tags: ["a"] })).toMatchObject({
      method: "put",
      url: "https://api.acme.example/v1/users/a%20b?dry=true",
      headers: { "if-match": '"1"' },
      body: { name: "mona", tags: ["a"] },
    });
  });

  test("an optional body is sent if one of its members is there, and then whole", () => {
    const tool = toolOf("POST /users", { requestBody: withJson(schema, false) });
    expect(tool.inputSchema.required).toBeUndefined();
    expect(tool.build({})).not.toHaveProperty("body");
    expect(tool.build(undefined)).not.toHaveProperty("body");
    expect(tool.build({ name: "a" }).body).toEqual({ name: "a" });
    expect(() => tool.build({ tags: [] })).toThrow('"name" is required');
  });

  test("a body of forms is a form, and a body of one property is the body", () => {
    const content = { "application/x-www-form-urlencoded": { schema } };
    expect(toolOf("POST /users", { requestBody: { content } }).build({ name: "a b", tags: ["c"] }).body).toBe(
      "name=a+b&tags=c",
    );
    const parameters = [inQuery("body")];
    const list = toolOf("POST /users", { parameters, requestBody: withJson({ type: "array" }) });
    expect(list.build({ body: [1], "query.body": "a" })).toMatchObject({
      body: [1],
      url: expect.stringMatching(/\?body=a$/),
    });
  });
});

describe("arguments", () => {
  const document = documentOf({
    "/users/{id}": { get: { parameters: [id, inQuery("page")] } },
    "/users": { post: { requestBody: withJson({ type: "object", properties: { name: TEXT }, minProperties: 1 }) } },
    "/health": { get: {} },
    "/head": { get: { parameters: [{ name: "X-Request", in: "header", schema: TEXT }] } },
  });
  const [users, create, health, headed] = toolsOf(document) as [Tool, Tool, Tool, Tool];

  test.each([
    ["unknown", users, { id: "7", limit: 1 }, 'Invalid parameter: "limit" is unknown; this tool takes "id", "page"'],
    ["unknown, where none are known", health, { limit: 1 }, '"limit" is unknown; this tool takes no arguments'],
    ["missing", users, { id: undefined }, 'Missing parameter: "id" is required'],
    ["misplaced", create, { name: "a", body: {} }, '"name" is unknown; it belongs in "body"'],
    ["a list", users, ["7"], '"arguments" must be an object'],
    ["text", users, "7", '"arguments" must be an object'],
    ["dots", users, { id: ".." }, '"id" must not make a "." or ".." segment'],
    ["empty", users, { id: "" }, '"id" must not be empty'],
    [
      "an object",
      users,
      { id: { a: 1 }, page: [1] },
      '"id" must be text, a number or a boolean\nInvalid parameter: "page" must be',
    ],
    ["no header value", headed, { "X-Request": "a\r\nb: c" }, '"X-Request" must not contain line breaks'],
  ])("%s", (_, tool, args, message) => {
    expect(() => tool.build(args)).toThrow(
      expect.objectContaining({ isOfParameters: true, message: expect.stringContaining(message) }),
    );
  });

  test("an operation may have parameters with the names of options", () => {
    const names = ["url", "method", "headers", "baseUrl", "data", "request", "mediaType"];
    const tool = toolOf("GET /a", { parameters: names.map((name) => inQuery(name)) });
    expect(tool.build(Object.fromEntries(names.map((name) => [name, "x"]))).url).toBe(
      `https://api.acme.example/v1/a?${names.map((name) => `${name}=x`).join("&")}`,
    );
  });

  test("validate gets the schema and the arguments, and returns those to use", () => {
    const calls: unknown[] = [];
    const [tool] = toolsOf(document, undefined, {
      validate: (schema, args) => {
        calls.push(schema, args);
        return { ...args, page: 1 };
      },
    });
    expect(tool!.build({ id: "7" }).url).toBe("https://api.acme.example/v1/users/7?page=1");
    expect(calls).toEqual([tool!.inputSchema, { id: "7" }]);
  });

  test.each([
    ["a boolean, as that of Ajv", () => true, '"validate" must be a function that throws, or returns the arguments'],
    ["a promise", () => Promise.resolve({}), '"validate" must be a function that throws, or returns the arguments'],
    ["other names", () => ({ id: "7", limit: 1 }), '"limit" is unknown'],
  ])("validate must not return %s", (_, validate, message) => {
    const [tool] = toolsOf(document, undefined, { validate });
    expect(() => tool!.build({ id: "7" })).toThrow(message);
  });

  test("what validate throws reaches the caller", () => {
    const failure = new TypeError("no");
    const [tool] = toolsOf(document, undefined, {
      validate: () => {
        throw failure;
      },
    });
    expect(() => tool!.build({ id: "7" })).toThrow(failure);
  });
});

test("what is no option, and what is no document, is an error", () => {
  expect(() => toolsOf(documentOf({}), undefined, { include: "GET" as never })).toThrow('"include" must be a function');
  expect(() => toolsOf({})).toThrow(expect.objectContaining({ code: "ERR_INVALID_DOCUMENT" }));
});

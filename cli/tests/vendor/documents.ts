// Small documents of every version, with every kind of node that they may have.
const SCHEMA = {
  type: "object",
  description: "A pet",
  required: ["name"],
  properties: {
    name: { type: "string", enum: ["a", "b"], default: "a", example: "a" },
    parent: { $ref: "#/SCHEMAS/Pet" },
    tags: { type: "array", items: { type: "string" } },
  },
  additionalProperties: { type: "integer" },
  allOf: [{ type: "object" }],
  externalDocs: { url: "https://acme.example/docs" },
};

const COMPOSED = {
  oneOf: [{ $ref: "#/SCHEMAS/Pet" }],
  anyOf: [{ type: "object" }],
  not: { type: "null" },
  discriminator: { propertyName: "name", mapping: { pet: "#/SCHEMAS/Pet" } },
};

/** Keywords of JSON Schema 2020-12, which OpenAPI has since 3.1. */
const KEYWORDS = {
  $defs: { Deep: { type: "string" } },
  if: { type: "object" },
  then: { type: "object" },
  patternProperties: { "^x": { type: "string" } },
  prefixItems: [{ type: "string" }],
  dependentSchemas: { name: { type: "object" } },
  unevaluatedProperties: { type: "string" },
  contentSchema: { type: "object" },
  examples: [{ name: "a" }],
};

const swagger = {
  swagger: "2.0",
  info: { title: "Acme", version: "1", contact: { name: "A" } },
  host: "acme.example",
  basePath: "/v1",
  schemes: ["https"],
  consumes: ["application/json"],
  produces: ["application/json"],
  tags: [{ name: "pets", externalDocs: { url: "https://acme.example/docs" } }],
  parameters: { Limit: { name: "limit", in: "query", type: "array", items: { type: "integer" } } },
  responses: { None: { description: "none", headers: { "x-a": { type: "string" } } } },
  definitions: { Pet: SCHEMA, Other: { ...COMPOSED, discriminator: "name" } },
  securityDefinitions: { key: { type: "apiKey", in: "header", name: "x-key" } },
  security: [{ key: [] }],
  "x-any": { list: [{ a: 1 }] },
  paths: {
    "/pets/{id}": {
      parameters: [{ name: "id", in: "path", required: true, type: "string" }],
      get: {
        tags: ["pets"],
        parameters: [{ $ref: "#/parameters/Limit" }],
        responses: {
          200: { description: "ok", schema: { $ref: "#/definitions/Pet" }, examples: { "application/json": { a: 1 } } },
          404: { $ref: "#/responses/None" },
        },
      },
      post: { parameters: [{ name: "pet", in: "body", schema: SCHEMA }], responses: { 200: { description: "ok" } } },
      put: { parameters: [{ name: "file", in: "formData", type: "file" }], responses: { 200: { description: "ok" } } },
    },
  },
};

const openapi = (version: string, extra: object = {}, schema: object = {}, operation: object = {}): object => ({
  openapi: version,
  info: { title: "Acme", version: "1", license: { name: "MIT" } },
  servers: [{ url: "https://{t}.acme.example", variables: { t: { default: "a", enum: ["a"] } } }],
  tags: [{ name: "pets" }],
  security: [{ key: [] }],
  "x-any": { list: [{ a: 1 }] },
  paths: {
    "/pets/{id}": {
      parameters: [{ $ref: "#/components/parameters/Id" }],
      servers: [{ url: "https://acme.example" }],
      post: {
        tags: ["pets"],
        parameters: [
          { name: "filter", in: "query", content: { "application/json": { schema: SCHEMA } } },
          { name: "one", in: "header", schema: { type: "string" }, examples: { a: { value: { a: 1 } } } },
        ],
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: SCHEMA,
              example: { name: "a" },
              encoding: { tags: { contentType: "text/plain", headers: { "x-a": { schema: { type: "string" } } } } },
            },
          },
        },
        responses: {
          200: {
            description: "ok",
            headers: { "x-a": { schema: { type: "string" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Other" } } },
            links: { self: { operationId: "none", parameters: { id: "$response.body#/id" } } },
          },
        },
        callbacks: { done: { "{$request.body#/url}": { post: { responses: { 200: { description: "ok" } } } } } },
        ...operation,
      },
    },
  },
  components: {
    schemas: { Pet: { ...SCHEMA, ...schema }, Other: COMPOSED },
    parameters: { Id: { name: "id", in: "path", required: true, schema: { type: "string" } } },
    responses: { None: { description: "none" } },
    examples: { A: { summary: "a", value: { a: [1] } } },
    requestBodies: { B: { content: { "text/plain": { schema: { type: "string" } } } } },
    headers: { H: { schema: { type: "string" } } },
    securitySchemes: { key: { type: "apiKey", in: "header", name: "x-key" } },
    links: { L: { operationId: "none" } },
    callbacks: {},
  },
  ...extra,
});

const PUSH = { push: { post: { requestBody: { content: { "application/json": { schema: { type: "object" } } } } } } };

/** A document of each version: the words SCHEMAS in it name the place of its schemas. */
export const DOCUMENTS: Readonly<Record<string, object>> = Object.fromEntries(
  [
    ["2.0", swagger, "definitions"] as const,
    ["3.0", openapi("3.0.4", { webhooks: PUSH }), "components/schemas"] as const,
    ["3.1", openapi("3.1.1", { webhooks: PUSH }, KEYWORDS), "components/schemas"] as const,
    [
      "3.2",
      openapi("3.2.0", { $self: "https://acme.example/openapi" }, KEYWORDS, {
        responses: {
          200: { description: "ok", content: { "application/jsonl": { itemSchema: { type: "object" } } } },
        },
      }),
      "components/schemas",
    ] as const,
  ].map(([version, document, schemas]) => [
    version,
    JSON.parse(JSON.stringify(document).replaceAll("#/SCHEMAS/", `#/${schemas}/`)) as object,
  ]),
);

/** A place in a document: the names that lead to it. */
export type Place = readonly string[];

/** All places of a document: its objects, its lists and their members. */
export function placesOf(document: unknown, place: Place = []): readonly Place[] {
  if (typeof document !== "object" || document === null) return [place];
  return [place, ...Object.entries(document).flatMap(([name, value]) => placesOf(value, [...place, name]))];
}

/** A copy of a document with another value at one place. */
export function withValue(document: unknown, [name, ...rest]: Place, change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(document);
  const copy = (Array.isArray(document) ? [...(document as unknown[])] : { ...(document as object) }) as Record<
    string,
    unknown
  >;
  copy[name] = withValue(copy[name], rest, change);
  return copy;
}

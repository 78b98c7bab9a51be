// Names of a document are own properties, whatever they are (I5): those that every object inherits, in each place that has names.
import { expect, jest, test } from "@jest/globals";
import typescript from "typescript";

import { BASE, body, FORM, JSON_TYPE, MULTIPART, object, parameter, text } from "../../../tests/openapi/meant.js";
import { folder } from "./command.js";
import { compileWith } from "./compile.js";

jest.setTimeout(120_000);

const NAMES = Object.getOwnPropertyNames(Object.prototype);

const named = (value: unknown) => Object.fromEntries(NAMES.map((name) => [name, value]));
const responses = { 200: { description: "ok" } };
const operation = (fields: object = {}) => ({ responses, ...fields });
const sent = (type: string, schema: object, media: object = {}) => ({
  post: operation(body(type, schema, true, media)),
});
const ref = (kind: string) => (name: string) => ({ $ref: `#/components/${kind}/${name}` });
const each = <T>(make: (name: string) => T) => NAMES.map(make);
const data = named(named(1));

/** The paths and the other fields of a document that has the names in one place. */
const PLACES: Readonly<Record<string, readonly [paths: object, fields?: object]>> = {
  schemas: [
    { "/schemas": sent(JSON_TYPE, { oneOf: each(ref("schemas")) }) },
    { components: { schemas: named(object({ a: text })) } },
  ],
  members: [{ "/members": sent(JSON_TYPE, object(named(object(named(text))))) }],
  "members of a form": [{ "/forms": sent(FORM, object(named(text))) }],
  "members of multipart": [
    {
      "/parts": sent(MULTIPART, object(named(object({ a: text }))), { encoding: named({ contentType: "text/plain" }) }),
    },
  ],
  "members of an answer": [
    {
      "/answers": {
        get: { responses: { 200: { description: "ok", content: { [JSON_TYPE]: { schema: object(named(text)) } } } } },
      },
    },
  ],
  "headers of an answer": [
    { "/headers": { get: { responses: { 200: { description: "ok", headers: named({ schema: text }) } } } } },
  ],
  links: [
    {
      "/links": {
        get: { responses: { 200: { description: "ok", links: named({ operationId: "a", parameters: named(1) }) } } },
      },
    },
  ],
  "query parameters": [{ "/query": { get: operation({ parameters: each((name) => parameter(name, "query")) }) } }],
  "header parameters": [{ "/header": { get: operation({ parameters: each((name) => parameter(name, "header")) }) } }],
  placeholders: [
    Object.fromEntries(
      each((name) => [`/${name}/{${name}}`, { get: operation({ parameters: [parameter(name, "path")] }) }]),
    ),
  ],
  "references to parameters": [
    { "/parameters": { get: operation({ parameters: each(ref("parameters")) }) } },
    { components: { parameters: Object.fromEntries(each((name) => [name, parameter(name, "query")])) } },
  ],
  "references to bodies": [
    Object.fromEntries(
      each((name) => [`/bodies/${name}`, { post: operation({ requestBody: ref("requestBodies")(name) }) }]),
    ),
    { components: { requestBodies: named({ content: { [JSON_TYPE]: { schema: object({ a: text }) } } }) } },
  ],
  "references to answers": [
    Object.fromEntries(each((name) => [`/answered/${name}`, { get: { responses: { 200: ref("responses")(name) } } }])),
    { components: { responses: named({ description: "ok" }) } },
  ],
  "security schemes": [
    { "/secured": { get: operation({ security: each((name) => ({ [name]: [] })) }) } },
    { components: { securitySchemes: named({ type: "apiKey", in: "query", name: "key" }) } },
  ],
  tags: [{ "/tags": { get: operation({ tags: NAMES }) } }, { tags: each((name) => ({ name })) }],
  "operation ids": [Object.fromEntries(each((name) => [`/ids/${name}`, { get: operation({ operationId: name }) }]))],
  "an enum": [
    { "/enum": { get: operation({ parameters: [parameter("q", "query", { schema: { ...text, enum: NAMES } })] }) } },
  ],
  variables: [
    {
      "/variables": {
        get: operation({
          servers: [
            { url: `${BASE}/${NAMES.map((name) => `{${name}}`).join("/")}`, variables: named({ default: "b" }) },
          ],
        }),
      },
    },
  ],
  callbacks: [
    { "/callbacks": { post: operation({ callbacks: named({ "{$request.body#/u}": { post: operation() } }) }) } },
  ],
  webhooks: [{}, { webhooks: named({ post: operation() }) }],
  discriminators: [
    {
      "/kinds": sent(JSON_TYPE, {
        oneOf: [{ $ref: "#/components/schemas/Kind" }],
        discriminator: { propertyName: "valueOf", mapping: named("#/components/schemas/Kind") },
      }),
    },
    { components: { schemas: { Kind: object(named(text), "valueOf") } } },
  ],
  "examples, defaults and constants": [
    {
      "/data": sent(
        JSON_TYPE,
        {
          ...object({ a: { type: "object", default: data, enum: [data], const: data, examples: [data] } }),
          example: data,
          "x-a": { a: data },
        },
        { example: data, examples: named({ value: data }) },
      ),
    },
    { "x-a": { a: data } },
  ],
  "unknown keywords": [
    { "/unknown": { ...sent(JSON_TYPE, { ...object({ a: text }), ...data, a: { b: data } }), "x-a": data } },
  ],
};

/** A document with what some places have. */
function documentWith(places: readonly (readonly [paths: object, fields?: object])[]): object {
  const merged: Record<string, object> = { paths: {}, components: {} };
  for (const [paths, given = {}] of places) {
    const { components = {}, ...fields } = given as Record<string, object>;
    Object.assign(merged["paths"]!, paths);
    for (const [kind, values] of Object.entries(components as Record<string, object>))
      (merged["components"] as Record<string, object>)[kind] = {
        ...(merged["components"] as Record<string, object>)[kind],
        ...values,
      };
    Object.assign(merged, fields);
  }
  return { openapi: "3.1.0", info: { title: "Acme API", version: "1" }, servers: [{ url: BASE }], ...merged };
}

test.each(Object.keys(PLACES))("%s with the names of methods of every object", async (place) => {
  folder.write("api.json", documentWith([PLACES[place]!]));
  expect(await folder.vendor("api.json", "--out", "out", "--tools")).toMatchObject({
    code: 0,
    stderr: expect.not.stringContaining("invalid"),
  });
});

test("all of them compile", async () => {
  // Whoever gives one gives all: to TypeScript, an object that lacks an optional `toString` has that of every object.
  const given = (value: string) => `{ ${each((name) => `["${name}"]: ${value}`).join(", ")} }`;
  const calls = [`acme.build("POST /members", ${given(given('"a"'))});`, `acme.build("GET /query", ${given('"a"')});`];
  expect(await compileWith(typescript, folder, documentWith(Object.values(PLACES)), calls, "--tools")).toEqual([]);
});

test("a document of version 2.0", async () => {
  const schema = object(named(text));
  folder.write("api.json", {
    swagger: "2.0",
    info: { title: "Acme API", version: "1" },
    host: "api.acme.example",
    definitions: named(schema),
    parameters: named({ name: "body", in: "body", schema }),
    securityDefinitions: named({ type: "apiKey", in: "query", name: "key" }),
    paths: {
      "/x": {
        post: {
          security: each((name) => ({ [name]: [] })),
          parameters: [{ $ref: "#/parameters/valueOf" }],
          responses: { 200: { description: "ok", schema, headers: named(text), examples: { [JSON_TYPE]: data } } },
        },
      },
    },
  });
  expect(await folder.vendor("api.json", "--out", "out", "--tools")).toMatchObject({ code: 0 });
});

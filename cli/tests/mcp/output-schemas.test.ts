// `--output-schemas` (X4): the client of the SDK throws at an answer that does not fit, so that must be a result that is an error.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { connect, type Connected, Documents, startRecorder, textOf, type Recorder } from "./processes.js";

const documents = new Documents();
let api: Recorder;
let acme: Connected;

/** An operation whose success is described; the API answers with an object of texts. */
function operationOf(operationId: string, schema: object): object {
  return {
    get: {
      operationId,
      responses: { 200: { description: "OK", content: { "application/json": { schema } } } },
    },
  };
}

beforeAll(async () => {
  api = await startRecorder();
  const fitting = { type: "object", required: ["method"], properties: { method: { type: "string" } } };
  const other = { type: "object", properties: { method: { type: "integer" } } };
  const date = { type: "object", properties: { method: { type: "string", format: "date-time" } } };
  const paths = {
    "/fitting": operationOf("fitting", fitting),
    "/other": operationOf("other", other),
    "/date": operationOf("date", date),
    "/image": operationOf("image", fitting),
    "/items": operationOf("list", { type: "array", items: {} }),
    "/error": operationOf("error", fitting),
    "/long": operationOf("long", fitting),
  };
  const info = { title: "Acme", version: "1" };
  const file = documents.write("acme.json", { openapi: "3.1.0", info, servers: [{ url: api.origin }], paths });
  acme = await connect([file, "--output-schemas"]);
  const { tools } = await acme.client.listTools();
  expect(tools.filter(({ outputSchema }) => outputSchema).map(({ name }) => name)).toEqual([
    "fitting",
    "other",
    "date",
    "image",
    "error",
    "long",
  ]);
}, 120_000);

afterAll(async () => {
  await acme.client.close();
  api.stop();
  documents.remove();
});

test("an answer that fits is data, too", async () => {
  const result = await acme.client.callTool({ name: "fitting" });
  expect(result.isError).toBeUndefined();
  expect(result.structuredContent).toMatchObject({ method: "GET", url: "/fitting" });
  expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
});

test.each([
  ["of another type", "other", /does not fit its schema: data\/method must be integer[^]*"method":"GET"/],
  ["of another format", "date", /does not fit its schema: data\/method must match format/],
  ["that was cut", "long", /x{100}.*\n\(Cut after 20000 of \d+ characters/],
  ["that is an image", "image", /^$/],
  ["that is an error", "error", /403/],
])("an answer %s is an error with its text", async (_, name, text) => {
  const result = await acme.client.callTool({ name });
  expect([result.isError, result.structuredContent]).toEqual([true, undefined]);
  expect(textOf(result)).toMatch(text);
});

test("a list has no schema, and is a text", async () => {
  expect(textOf(await acme.client.callTool({ name: "list" }))).toContain("/items");
});

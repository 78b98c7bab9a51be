// What `tools/list` answers (X4).
import { expect, test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { listTools } from "../../src/mcp/index.js";
import { toolsOf, vendorOf } from "../../src/openapi/index.js";
import { documentOf } from "../openapi/document.js";

const parameters = ["tenant", "limit"].map((name) => ({
  name,
  in: "query",
  required: true,
  schema: { type: "string" },
}));
const schema = { type: "object", properties: { id: { type: "string" } } };
const responses = { 200: { description: "OK", content: { "application/json": { schema } } } };
const get = { operationId: "list_users", summary: "List users", parameters, responses };
const document = documentOf({ "/users": { get, delete: { operationId: "delete_users", parameters } } });
const acme = Endpoint.for(vendorOf(document).vendor);
const tools = toolsOf(document, acme);

test("lists names, texts, schemas and annotations", () => {
  expect(listTools(tools)[0]).toEqual({
    name: "list_users",
    title: "List users",
    description: "List users",
    inputSchema: {
      type: "object",
      properties: { tenant: { type: "string" }, limit: { type: "string" } },
      required: ["tenant", "limit"],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
  });
});

test("lists what is left to a model, if an endpoint fills the rest", () => {
  const [listed] = listTools(tools, { endpoint: acme.withDefaults({ tenant: "mona" }) });
  expect(listed!.inputSchema).toMatchObject({ properties: { limit: {} }, required: ["limit"] });
  expect(Object.keys(listed!.inputSchema.properties)).toEqual(["limit"]);
  expect(() => listTools(tools, { endpoint: new Endpoint() })).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_OPTION" }),
  );
});

test("lists output schemas if they are asked for", () => {
  expect(listTools(tools, { outputSchemas: true }).map((tool) => "outputSchema" in tool)).toEqual([true, false]);
  expect(listTools(tools).map((tool) => "outputSchema" in tool)).toEqual([false, false]);
});

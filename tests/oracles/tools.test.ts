// Every tool of large public documents, and what hosts take of it (X1).
import { expect, test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { toolsOf } from "../../src/openapi/index.js";
import { createAjv, HOSTS, refusals } from "../tools/hosts.js";
import { readForVendor } from "./openapi/documents.js";

const LARGE: readonly (readonly [name: string, tools: number])[] = [
  ["github", 1000],
  ["figma", 40],
  ["rebilly", 50],
  ["twilio/twilio_api_v2010", 190],
  ["twilio/twilio_flex_v1", 1],
  ["twilio/twilio_insights_v1", 1],
  ["twilio/twilio_messaging_v1", 1],
  ["twilio/twilio_taskrouter_v1", 1],
  ["twilio/twilio_video_v1", 1],
  ["twilio/twilio_verify_v2", 1],
];
const LONGEST_SCHEMA = 32_768;

const acme = Endpoint.for({ name: "acme", baseUrl: "https://api.acme.example" });

test.each(LARGE)(
  "every host takes every tool of %s",
  async (name, least) => {
    const document = await readForVendor(name);
    const tools = toolsOf(document, acme);
    expect(tools.length).toBeGreaterThanOrEqual(least);
    const refused = tools.flatMap((tool) =>
      HOSTS.flatMap((host) => refusals(tool, host).map((reason) => `${host.host}, ${tool.name}: ${reason}`)),
    );
    expect(refused).toEqual([]);
    expect(new Set(tools.map((tool) => tool.name)).size).toBe(tools.length);
    const ajv = createAjv(import.meta.url);
    for (const { inputSchema, outputSchema = {} } of tools)
      for (const schema of [inputSchema, outputSchema]) {
        expect(JSON.stringify(schema).length).toBeLessThanOrEqual(LONGEST_SCHEMA);
        ajv.compile(schema);
      }
  },
  120_000,
);

test("names do not depend on the order of a document", async () => {
  const document = (await readForVendor("twilio/twilio_api_v2010")) as { readonly paths: object };
  const namesOf = (paths: object): object =>
    Object.fromEntries(toolsOf({ ...document, paths }, acme).map(({ route, name }) => [route, name]));
  expect(namesOf(Object.fromEntries(Object.entries(document.paths).reverse()))).toEqual(namesOf(document.paths));
});

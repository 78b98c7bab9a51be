// What a model gets where the API wants a credential, and the server has none (X4).
import { afterEach, expect, test } from "@jest/globals";

import { Endpoint } from "../../../src/index.js";
import { toolsOf, vendorOf } from "../../../src/openapi/index.js";
import { DocumentCredentials } from "../../src/mcp/environment-credentials.js";
import { namingCredentials } from "../../src/mcp/missing-credentials.js";
import { serveBySearch } from "../../src/mcp/searched-tools.js";
import { serveEach } from "../../src/mcp/served-tools.js";
import { documentOf } from "./document.js";

const platform = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = platform;
});

const document = documentOf("https://api.acme.example");
const made = vendorOf(document);
const endpoint = Endpoint.for(made.vendor);
const credentials = new DocumentCredentials(document, made, true);
const tools = toolsOf(document);
const ONE = { name: "get_user", arguments: { id: "7" } };

test.each([
  ["each as a tool", serveEach(tools, undefined), ONE],
  ["by search", serveBySearch(tools), { name: "read_operation", arguments: ONE }],
])("served %s, an answer 401 names the variables that the operator sets", async (_, served, params) => {
  const textFor = async (variables: Readonly<Record<string, string>>, status: number): Promise<string> => {
    globalThis.fetch = () => Promise.resolve(new Response("{}", { status }));
    const all = namingCredentials(served, credentials.missingFrom(variables));
    const { content } = await all.call(params, endpoint, new AbortController().signal);
    return content.map((one) => (one.type === "text" ? one.text : one.type)).join("\n");
  };
  expect(await textFor({ ACME_TOKEN: "" }, 401)).toMatch(
    /status 401[^]*must set ACME_TOKEN or ACME_X_API_KEY or ACME_API_KEY in its environment\.$/,
  );
  for (const [variables, status] of [
    [{ ACME_TOKEN: "t" }, 401],
    [{}, 403],
    [{}, 200],
  ] as const)
    expect(await textFor(variables, status)).not.toContain("ACME_");
});

// The MCP command with public documents, by the client of the official SDK: each tool of each is called once (X4).
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { connect, connectTo, startHttp, startRecorder, type Recorder } from "../../cli/tests/mcp/processes.js";
import { documentFiles } from "./openapi/document-files.mjs";
import { sampleOf } from "./openapi/sample-arguments.js";

const DOCUMENTS = [
  "github",
  "figma",
  "rebilly",
  "twilio/twilio_api_v2010",
  "readme-2.0/petstore",
  "readme-3.0/star-trek",
  "readme-3.1/train-travel",
];
const TOKEN = "own-token-of-the-server";

let api: Recorder;

beforeAll(async () => {
  api = await startRecorder();
});

afterAll(() => {
  api.stop();
});

interface Listed {
  readonly name: string;
  readonly inputSchema: object;
  readonly annotations?: { readonly readOnlyHint?: boolean };
}

interface Caller {
  listTools(): Promise<{ readonly tools: readonly Listed[] }>;
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<object>;
}

/** Calls each tool once; returns those whose request did not come, each with what the server said. */
async function callEach(
  client: Caller,
): Promise<{ readonly tools: readonly Listed[]; readonly failed: readonly string[] }> {
  const { tools } = await client.listTools();
  const failed: string[] = [];
  for (const { name, inputSchema, annotations } of tools) {
    const result = await client.callTool({ name, arguments: sampleOf(inputSchema) as Record<string, unknown> });
    const requests = await api.take();
    const [request] = requests;
    const isRead = /^(?:GET|HEAD|OPTIONS|QUERY)$/.test(request?.method ?? "");
    if (requests.length !== 1 || isRead !== annotations?.readOnlyHint)
      failed.push(`${name}: ${requests.length} ${request?.method} ${JSON.stringify(result).slice(0, 300)}`);
  }
  return { tools, failed };
}

test.each(DOCUMENTS)(
  "%s, over standard input and output",
  async (name) => {
    const args = [documentFiles.get(name)!, "--base-url", api.origin, "--most-tools", "9999"];
    const { client } = await connect([...args, "--write"]);
    const { tools, failed } = await callEach(client as unknown as Caller);
    expect([name, failed]).toEqual([name, []]);
    expect(tools.length).toBeGreaterThan(1);
    await client.close();

    const readOnly = await connect(args);
    const { tools: reads } = await readOnly.client.listTools();
    expect(reads.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    await readOnly.client.close();
  },
  300_000,
);

test.each(["figma", "twilio/twilio_api_v2010"])(
  "%s, over HTTP",
  async (name) => {
    const args = [documentFiles.get(name)!, "--base-url", api.origin, "--most-tools", "9999", "--write"];
    const server = await startHttp(args, { FLUENT_ENDPOINT_TOKEN: TOKEN });
    const client = await connectTo(server.url, { authorization: `Bearer ${TOKEN}` });
    const { failed } = await callEach(client as unknown as Caller);
    expect([name, failed]).toEqual([name, []]);
    await client.close();
    server.stop();
  },
  300_000,
);

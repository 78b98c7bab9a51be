// Many operations are offered by a search (X4): same refusals, and a tool of its own for those that write.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { toolsOf } from "../../../src/openapi/index.js";
import { OperationIndex } from "../../src/mcp/search.js";
import { documentOf } from "./document.js";
import { connect, type Connected, Documents, startRecorder, textOf, type Recorder } from "./processes.js";
import { GITHUB } from "./questions.js";

const documents = new Documents();
let api: Recorder;
let reading: Connected;
let writing: Connected;

beforeAll(async () => {
  api = await startRecorder();
  const file = documents.write("acme.json", documentOf(api.origin));
  const args = [file, "--most-tools", "2"];
  [reading, writing] = await Promise.all([connect(args), connect([...args, "--write"])]);
}, 120_000);

afterAll(async () => {
  await Promise.all([reading.client.close(), writing.client.close()]);
  api.stop();
  documents.remove();
});

async function call({ client }: Connected, name: string, args: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: args });
  return { text: textOf(result), isError: result.isError === true };
}

test("lists tools that search, describe and read, and one that writes if that is allowed", async () => {
  const { tools } = await reading.client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations!.readOnlyHint])).toEqual([
    ["search_operations", true],
    ["describe_operation", true],
    ["read_operation", true],
  ]);
  const all = await writing.client.listTools();
  expect(all.tools.at(-1)).toMatchObject({
    name: "write_operation",
    annotations: { readOnlyHint: false, destructiveHint: true },
  });
  expect(reading.client.getInstructions()).toContain("search_operations");
});

test("finds, describes and calls an operation", async () => {
  const found = await call(reading, "search_operations", { query: "get a user" });
  expect(found.text.split("\n")[0]).toBe("get_user: Get a user (GET /users/{id})");
  const described = await call(reading, "describe_operation", { name: "get_user" });
  expect(JSON.parse(described.text)).toMatchObject({
    route: "GET /users/{id}",
    call: "read_operation",
    arguments: { type: "object", required: ["id"] },
  });
  await call(reading, "read_operation", { name: "get_user", arguments: { id: "7" } });
  // Models also write the JSON text of an object.
  await call(reading, "read_operation", { name: "get_user", arguments: '{"id":"8"}' });
  await call(writing, "write_operation", { name: "delete_user", arguments: { id: "7" } });
  const requests = await api.take();
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /users/7",
    "GET /users/8",
    "DELETE /users/7",
  ]);
});

test.each<[kind: string, name: string, args: Record<string, unknown>, message: RegExp]>([
  [
    "a write by the tool that reads",
    "read_operation",
    { name: "delete_user", arguments: { id: "7" } },
    /write_operation does/,
  ],
  [
    "a read by the tool that writes",
    "write_operation",
    { name: "get_user", arguments: { id: "7" } },
    /read_operation does/,
  ],
  [
    "an argument that leaves its place",
    "read_operation",
    { name: "get_user", arguments: { id: ".." } },
    /^Unsafe path/,
  ],
  [
    "an argument that is unknown",
    "read_operation",
    { name: "get_user", arguments: { id: "7", host: "x" } },
    /"host" is unknown/,
  ],
  [
    "a member beside the arguments",
    "read_operation",
    { name: "get_user", id: "7", arguments: {} },
    /"id" is unknown; read_operation takes "name" and "arguments"/,
  ],
  ["arguments that are no object", "read_operation", { name: "get_user", arguments: "7" }, /arguments/],
  ["an operation that is unknown", "read_operation", { name: "constructor" }, /no operation of this name/],
  ["no operation", "describe_operation", {}, /no operation of this name/],
  ["no words", "search_operations", { query: 5 }, /words/],
  ["an operation as a tool", "get_user", { id: "7" }, /There is no tool "get_user"/],
])("refuses %s", async (_, name, args, message) => {
  const { text, isError } = await call(writing, name, args);
  expect([isError, text]).toEqual([true, expect.stringMatching(message)]);
  expect(await api.take()).toEqual([]);
});

test("an operation that writes is not even found without --write", async () => {
  expect((await call(reading, "search_operations", { query: "delete_user" })).text).not.toContain("DELETE");
  expect(await call(reading, "read_operation", { name: "delete_user", arguments: { id: "7" } })).toMatchObject({
    isError: true,
  });
  expect(await api.take()).toEqual([]);
});

test("finds the operations of a large document by the words of people", () => {
  const oracles = createRequire(new URL("../../../tests/oracles/package.json", import.meta.url));
  const file = oracles.resolve("@octokit/openapi/generated/api.github.com.json");
  const tools = toolsOf(JSON.parse(readFileSync(file, "utf8")) as object);
  const index = new OperationIndex(tools);
  const missed = GITHUB.filter(([question, ...routes]) => {
    return !index.search(question, 5).some(({ route }) => routes.includes(route));
  });
  expect(tools.length).toBeGreaterThan(1000);
  expect(GITHUB.length - missed.length).toBeGreaterThanOrEqual(17);
}, 60_000);

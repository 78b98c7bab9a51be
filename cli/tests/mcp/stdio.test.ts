// `fluent-endpoint-cli mcp` over standard input and output, by the client of the official SDK (X4).
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { documentOf } from "./document.js";
import { connect, type Connected, Documents, run, startRecorder, textOf, type Recorder } from "./processes.js";

const TOKEN = "t0ken-of-the-api";
const KEY = "k3y-of-the-api";
const VARIABLES = { ACME_TOKEN: TOKEN, ACME_X_API_KEY: KEY };

const documents = new Documents();
let api: Recorder;
let file: string;
let acme: Connected;
let writing: Connected;

beforeAll(async () => {
  api = await startRecorder();
  file = documents.write("acme.json", documentOf(api.origin));
  [acme, writing] = await Promise.all([connect([file], VARIABLES), connect([file, "--write"], VARIABLES)]);
}, 120_000);

afterAll(async () => {
  await Promise.all([acme.client.close(), writing.client.close()]);
  api.stop();
  documents.remove();
});

async function call({ client }: Connected, name: string, args: Record<string, unknown> = {}) {
  return client.callTool({ name, arguments: args });
}

test("lists the tools that read, and no others", async () => {
  const { tools } = await acme.client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(
    ["get_elsewhere", "get_error", "get_image", "get_slow", "get_user", "list_items", "meet"].sort(),
  );
  expect(tools.find(({ name }) => name === "get_user")).toMatchObject({
    title: "Get a user",
    inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  });
});

test("calls an operation with the credentials of the environment, and hides them in its answer", async () => {
  const result = await call(acme, "get_user", { id: "7/8" });
  const [request] = await api.take();
  expect(request).toMatchObject({
    method: "GET",
    url: "/users/7%2F8",
    headers: { authorization: `Bearer ${TOKEN}`, "x-api-key": KEY },
  });
  expect(textOf(result)).toContain('"x-api-key":"***"');
  expect(textOf(result)).not.toMatch(new RegExp(`${TOKEN}|${KEY}`));
});

test("no operation that writes is called without --write", async () => {
  for (const name of ["delete_user", "create_user", "replace_user", "change_user", "upload_file"]) {
    const result = await call(acme, name, { id: "7" });
    expect([name, result.isError]).toEqual([name, true]);
  }
  expect(await api.take()).toEqual([]);
});

test("writes with --write: members of a body, and a file", async () => {
  await call(writing, "create_user", { name: "Mona" });
  await call(writing, "delete_user", { id: "7" });
  const uploaded = Buffer.from([0, 1, 254, 255]);
  await call(writing, "upload_file", { file: uploaded.toString("base64"), note: "x" });
  const [created, deleted, form] = await api.take();
  expect(created).toMatchObject({ method: "POST", url: "/users", body: '{"name":"Mona"}' });
  expect(deleted).toMatchObject({ method: "DELETE", url: "/users/7", body: "" });
  expect(form!.headers["content-type"]).toMatch(/^multipart\/form-data/);
  expect(form!.body).toContain(uploaded.toString("latin1"));
});

test("answers with images, errors, other hosts and pages", async () => {
  const image = await call(acme, "get_image");
  expect(image.content).toEqual([{ type: "image", mimeType: "image/png", data: expect.any(String) }]);

  const error = await call(acme, "get_error");
  expect(error.isError).toBe(true);
  expect(textOf(error)).toMatch(/403: wrong: .*\*\*\*/);
  expect(textOf(error)).not.toContain(TOKEN);

  const elsewhere = await call(acme, "get_elsewhere");
  expect([elsewhere.isError, textOf(elsewhere)]).toEqual([true, expect.stringContaining("localhost:1")]);

  expect(textOf(await call(acme, "list_items"))).toContain('"page": "2"');
  expect(textOf(await call(acme, "list_items", { page: "2" }))).toContain("/items?page=2");
  await api.take();
});

test("a call that is cancelled ends the request", async () => {
  const controller = new AbortController();
  const calling = acme.client.callTool({ name: "get_slow" }, undefined, { signal: controller.signal });
  await until(async () => (await api.take()).some(({ url }) => url === "/slow"));
  controller.abort();
  await expect(calling).rejects.toThrow();
  await until(async () => (await api.take()).some(({ method }) => method === "CLOSED"));
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test("says at the start what is offered, from where, and with which credentials", () => {
  const told = acme.errors();
  expect(told).toContain(`Requests and credentials go to ${api.origin}, and nowhere else.`);
  expect(told).toMatch(/ACME_TOKEN +set .*authorization/);
  expect(told).toMatch(/ACME_API_KEY +missing +query parameter api_key/);
  expect(told).toMatch(/Tools: 7 of 12 operations, 0 of which write\./);
  expect(told).not.toMatch(new RegExp(`${TOKEN}|${KEY}|PROTOCOL`));
  expect(writing.errors()).toMatch(/Tools: 12 of 12 operations, 5 of which write\./);
});

test("prints the configuration of clients, with placeholders in place of secrets", () => {
  const { code, stdout } = run([file, "--print", "--include", "tag:users"], VARIABLES);
  expect(code).toBe(0);
  expect(stdout).not.toMatch(new RegExp(`${TOKEN}|${KEY}`));
  const [desktop, code_, cursor] = stdout
    .split(/^\S.*:\n(?=\{)/m)
    .slice(1)
    .map((text) => JSON.parse(text) as any);
  const args = ["-y", expect.stringMatching(/^fluent-endpoint-cli@/), "mcp", file, "--include", "tag:users"];
  expect(desktop.mcpServers.acme).toMatchObject({ command: "npx", args, env: { ACME_TOKEN: "<your ACME_TOKEN>" } });
  expect(code_.servers.acme).toMatchObject({ type: "stdio", args, env: { ACME_TOKEN: "${input:ACME_TOKEN}" } });
  expect(code_.inputs).toContainEqual(expect.objectContaining({ id: "ACME_TOKEN", password: true }));
  expect(cursor.mcpServers.acme).toMatchObject({ args, env: { ACME_TOKEN: "${env:ACME_TOKEN}" } });
});

test.each<[problem: string, args: readonly string[], code: number]>([
  ["one document is required", [], 2],
  ["--host needs --http", ["acme.json", "--host", "0.0.0.0"], 2],
  ["--forward needs --http", ["acme.json", "--forward", "authorization"], 2],
  ["--http must be a number", ["acme.json", "--http", "x"], 2],
  ["--forward must be the header field of a credential", ["acme.json", "--http", "0", "--forward", "host"], 2],
  ["--most-tools must be a number", ["acme.json", "--most-tools", "1e3"], 2],
  ["cannot be read", ["missing.json"], 2],
])("fails with one line: %s", (problem, args, code) => {
  const failed = run(args);
  expect([failed.code, failed.stdout, failed.stderr]).toEqual([code, "", expect.stringContaining(problem)]);
});

test("a hostile document writes no control character to a terminal, and nothing but the protocol to a client", async () => {
  const bad = "\u001b[2J\u202e\n{}";
  const get = { operationId: `get${bad}`, summary: bad, description: bad, tags: [bad] };
  const paths = { "/a": { get }, [`/b${bad}`]: { get }, constructor: { get }, "/__proto__": { get } };
  const key = { type: "apiKey", in: "header", name: `x${bad}` };
  const info = { title: `Acme ${bad}`, version: bad };
  const components = { securitySchemes: { [bad]: key, __proto__: null } };
  const hostile = documents.write("hostile.json", {
    openapi: "3.1.0",
    info,
    servers: [{ url: api.origin }],
    components,
    paths,
  });
  const { client, errors } = await connect([hostile, "--most-tools", "1"]);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search_operations", "describe_operation", "read_operation"]);
  expect(errors()).toContain("Requests and credentials go to");
  // eslint-disable-next-line no-control-regex -- that is what is looked for
  expect(errors()).not.toMatch(/PROTOCOL|[\x00-\x09\x0b-\x1f\u202e]/);
  await client.close();
});

test("an invalid document, a pattern that fits nothing and a value that no header can have are errors", () => {
  const broken = run([documents.write("broken.json", { openapi: "3.1.0" })]);
  expect([broken.code, broken.stdout]).toEqual([1, ""]);
  const pattern = run([file, "--include", "tag:none"]);
  expect([pattern.code, pattern.stderr]).toEqual([2, expect.stringContaining('"tag:none" fits no operation')]);
  const value = run([file], { ACME_TOKEN: "a\nb-secret" });
  expect([value.code, value.stderr]).toEqual([2, expect.stringContaining("ACME_TOKEN must")]);
  expect(value.stderr).not.toContain("secret");
});

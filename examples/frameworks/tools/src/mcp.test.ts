// A client that is not ours lists the tools and calls them; a local server plays the API.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { PHOTO, startApi } from "./api.js";

const CLIENT = fileURLToPath(import.meta.resolve("@modelcontextprotocol/inspector-cli/build/cli.js"));
const SERVER = fileURLToPath(new URL("mcp.js", import.meta.url));

let api: Awaited<ReturnType<typeof startApi>>;
before(async () => (api = await startApi()));
after(() => api.close());

/** What the client prints. */
async function ask(...args: string[]): Promise<any> {
  const command = [
    CLIENT,
    "--cli",
    "-e",
    `ACME_URL=${api.url}`,
    "-e",
    "ACME_TOKEN=of-mona",
    process.execPath,
    SERVER,
    "--method",
    ...args,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout);
}

function call(tool: string, ...args: readonly string[]): Promise<any> {
  return ask("tools/call", "--tool-name", tool, ...args.flatMap((arg) => ["--tool-arg", arg]));
}

test("the tools are the operations that read, and one that writes", async () => {
  const { tools } = await ask("tools/list");
  assert.deepEqual(
    tools.map(({ name, description }: { name: string; description: string }) => [name, description]),
    [
      ["list_users", "List users."],
      ["get_user", "Get a user."],
      ["get_photo", "Get the photo of a user."],
      ["add_photo", "Add a photo of a user."],
    ],
  );
  assert.deepEqual(tools[1].inputSchema, {
    type: "object",
    properties: { id: { type: "string" } },
    required: ["id"],
    additionalProperties: false,
  });
});

test("a call reaches the API with the token of the user", async () => {
  assert.deepEqual(await call("get_user", "id=7"), {
    content: [{ type: "text", text: '{"name":"Mona"}' }],
  });
  assert.deepEqual(await call("list_users", "page=2"), {
    content: [{ type: "text", text: '{"name":"Mona"}' }],
  });
  assert.deepEqual(api.seen.splice(0), ["GET /v1/users/7 Bearer of-mona", "GET /v1/users?page=2 Bearer of-mona"]);
});

test("files come down as images, and go up as parts of a form", async () => {
  const data = PHOTO.toString("base64");
  assert.deepEqual(await call("get_photo", "id=7"), { content: [{ type: "image", data, mimeType: "image/png" }] });
  assert.deepEqual(await call("add_photo", "id=7", `photo=${data}`, "title=Me"), {
    content: [{ type: "text", text: '{"name":"Mona"}' }],
  });
  const photo = `photo=photo;image/png;${PHOTO.toString("hex")}`;
  assert.deepEqual(api.seen.splice(0), [
    "GET /v1/users/7/photo Bearer of-mona",
    `POST /v1/users/7/photo Bearer of-mona ${photo} title=Me`,
  ]);
});

const REFUSED: readonly (readonly [args: readonly [tool: string, ...args: string[]], message: string])[] = [
  [["get_user", "id=.."], '"id" must not make a "." or ".." segment'],
  [["get_user", "id=a/../../admin"], '"id" must not make a "." or ".." segment'],
  [["get_user"], '"id" is required'],
  [["add_photo", "id=7", "photo=me.png"], '"photo" must be base64'],
  [["list_users", "limit=5"], '"limit" is unknown; this tool takes "page", "per_page"'],
  [["list_users", 'headers={"authorization":"x"}'], '"headers" is unknown'],
  [["delete_user", "id=7"], 'There is no tool "delete_user"'],
];

test("what a model must not do is an error that says so, and reaches nothing", async () => {
  for (const [args, message] of REFUSED) {
    const { isError, content } = await call(...args);
    assert.equal(isError, true);
    assert.ok(content[0].text.includes(message), content[0].text);
  }
  assert.deepEqual(api.seen, []);
});

test("what the API refuses is an answer for the model", async () => {
  const { isError, content } = await call("get_user", "id=8");
  assert.equal(isError, true);
  assert.match(content[0].text, /GET \/users\/\{id\}|404/);
});

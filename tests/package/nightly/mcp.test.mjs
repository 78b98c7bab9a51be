// The packed MCP command in an empty folder, with the Inspector of MCP. Run by `npm run check:projects`, after a build.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";

import { pack, ROOT, run, temporaryFolder } from "../packed.mjs";

const folder = temporaryFolder();
const document = join(folder, "acme.json");
const command = ["npx", "fluent-endpoint-cli", "mcp"];
const api = spawn(process.execPath, [join(ROOT, "cli/tests/mcp/recorder.mjs")], { stdio: ["pipe", "pipe", "inherit"] });

before(async () => {
  const { tarball } = pack("cli", folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  run("npm", ["install", ...quiet, tarball, "@modelcontextprotocol/inspector@2.12.0"], folder);
  const [port] = await once(createInterface(api.stdout), "line");
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const ok = { responses: { 200: { description: "OK" } } };
  const user = { get: { operationId: "get_user", ...ok }, delete: { operationId: "delete_user", ...ok } };
  const paths = {
    "/users/{id}": { parameters: [id], ...user },
    "/image": { get: { operationId: "get_image", ...ok } },
  };
  const info = { title: "Acme", version: "1" };
  const servers = [{ url: `http://127.0.0.1:${port}` }];
  writeFileSync(document, JSON.stringify({ openapi: "3.1.0", info, servers, paths }));
});

after(() => {
  api.kill();
});

/**
 * What the Inspector prints.
 *
 * @param {readonly string[]} server
 * @param {readonly string[]} method
 */
function ask(server, ...method) {
  const inspector = join(folder, "node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js");
  return JSON.parse(run(process.execPath, [inspector, "--cli", ...server, "--method", ...method], folder));
}

/** @param {readonly string[]} server */
function check(server) {
  const { tools } = ask(server, "tools/list");
  assert.deepEqual(
    tools.map((/** @type {{ name: string }} */ { name }) => name),
    ["get_user", "get_image"],
  );
  const user = ask(server, "tools/call", "--tool-name", "get_user", "--tool-arg", "id=7");
  assert.match(user.content[0].text, /"url":"\/users\/7"/);
  assert.doesNotMatch(user.content[0].text, /of-mona/);
  const image = ask(server, "tools/call", "--tool-name", "get_image");
  assert.equal(image.content[0].type, "image");
  // The Inspector fails where a result is an error, and shows it.
  assert.throws(
    () => ask(server, "tools/call", "--tool-name", "get_user", "--tool-arg", "id=.."),
    /Unsafe path[^]*"isError": true/,
  );
}

test("the Inspector lists and calls its tools over standard input and output", () => {
  check(["-e", "ACME_TOKEN=of-mona", ...command, document]);
});

test("the Inspector lists and calls its tools over HTTP", async () => {
  const [npx = "", ...args] = command;
  const env = { ...process.env, ACME_TOKEN: "of-mona", FLUENT_ENDPOINT_TOKEN: "own-token" };
  const server = spawn(npx, [...args, document, "--http", "0"], {
    ...{ cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], detached: true },
  });
  try {
    let url = "";
    for await (const line of createInterface(server.stderr)) {
      url = /Listening on (\S+)/.exec(line)?.[1] ?? "";
      if (url !== "") break;
    }
    check([url, "--transport", "http", "--header", "authorization: Bearer own-token"]);
  } finally {
    // With what npx has started.
    process.kill(-(server.pid ?? 0));
  }
});

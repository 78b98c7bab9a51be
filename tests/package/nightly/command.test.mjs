// The packed command as a process, without the library. Run by `npm run check:projects`, after a build.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";

import { install, manifest, pack, temporaryFolder } from "../packed.mjs";

const folder = temporaryFolder();
const program = join(folder, "node_modules/.bin/fluent-endpoint-cli");

before(() => {
  install(pack("cli", folder).tarball, folder);
});

/** Runs the command; `shell` runs a line of a shell that has the command in its PATH. */
const run = (/** @type {string[]} */ args, input = "") => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, input, encoding: "utf8" });
  return { status, stdout, stderr };
};
const shell = (/** @type {string} */ line, env = {}) => {
  const PATH = `${join(folder, "node_modules/.bin")}:${process.env["PATH"]}`;
  const { status, stdout, stderr } = spawnSync("bash", ["-o", "pipefail", "-c", line], {
    cwd: folder,
    env: { ...process.env, PATH, NO_COLOR: "", ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

test("can be run by npx; --version prints the version of the package", () => {
  const { status, stdout } = shell("npx --no -- fluent-endpoint-cli --version");
  assert.deepEqual([status, stdout], [0, `${manifest.version}\n`]);
});

describe("the examples of --help", () => {
  test("run without errors", () => {
    writeFileSync(join(folder, "README.md"), "Hello");
    const examples = run(["--help"]).stdout.match(/(?<=^ {2})fluent-endpoint-cli .*/gm) ?? [];
    assert.ok(examples.length >= 5);
    for (const example of examples) {
      const { status, stdout, stderr } = shell(example, { GITHUB_TOKEN: "s3cret" });
      assert.deepEqual([example, status, stderr], [example, 0, ""]);
      assert.ok(stdout.length > 0 && !stdout.includes("s3cret"), example);
    }
  });
});

test("vendor reads a document whose references go from one schema to the next, 3,000 times", () => {
  const schemas = Array.from({ length: 3000 }, (_, index) => [
    `S${index}`,
    { type: "object", properties: { next: { $ref: `#/components/schemas/S${(index + 1) % 3000}` } } },
  ]);
  const content = { "application/json": { schema: { $ref: "#/components/schemas/S0" } } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Deep", version: "1" },
    servers: [{ url: "https://deep.example" }],
    paths: { "/a": { get: { responses: { 200: { description: "ok", content } } } } },
    components: { schemas: Object.fromEntries(schemas) },
  };
  writeFileSync(join(folder, "deep.json"), JSON.stringify(document));
  const { status, stdout, stderr } = run(["vendor", "deep.json", "--out", "deep"]);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^1 operation, 0 with a rule$/m);
  assert.match(stderr, /^Reading deep\.json … \d+\.\d s$/m);
});

test("reads the body from a file or from standard input", () => {
  const json = '{"id":12345678901234567890}';
  writeFileSync(join(folder, "body.json"), json);

  assert.equal(JSON.parse(run(["POST /a", "--data", "@body.json"]).stdout).body, json);
  assert.equal(JSON.parse(run(["POST /a", "--data", "@-"], json).stdout).body, json);
  assert.match(run(["POST /a", "--data", "@missing"]).stderr, /cannot read the file "missing" \(ENOENT\)/);
  assert.equal(run(["POST /a", "--data", "@missing"]).status, 2);
  assert.deepEqual(pick(shell("fluent-endpoint-cli 'POST /a' --data @- <&-")), [2, ""]);
  assert.deepEqual(pick(shell("fluent-endpoint-cli 'POST /a' --data @- </")), [2, ""]);
});

function pick(/** @type {{ status: number | null, stdout: string }} */ { status, stdout }) {
  return [status, stdout];
}

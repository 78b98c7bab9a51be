// The rules of ESLint as users install them, with each major version of ESLint. Run by `npm run check:package`, after a build.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";

import { install, pack, ROOT, temporaryFolder } from "./packed.mjs";

const folder = temporaryFolder();
const { tarball, files } = pack("lint", folder);

before(() => {
  install(tarball, folder, "--legacy-peer-deps");
  writeFileSync(
    join(folder, "eslint.config.js"),
    `import fluentEndpoint from "eslint-plugin-fluent-endpoint";
     import tseslint from "typescript-eslint";
     export default [{ ...tseslint.configs.base, files: ["**/*.{ts,tsx}"] }, fluentEndpoint.configs.recommended];`,
  );
  symlinkSync(join(ROOT, "node_modules/typescript-eslint"), join(folder, "node_modules/typescript-eslint"));
  writeFileSync(join(folder, "users.js"), "export const load = (id) => fetch(`/users/${id}`);\n");
  writeFileSync(join(folder, "users.ts"), "export const load = (id: string) => fetch(`/users/${id}`);\n");
  mkdirSync(join(folder, "tests"));
  writeFileSync(join(folder, "tests/users.js"), "export const load = (id) => fetch(`/users/${id}`);\n");
});

test("the tarball contains the rules, their types and nothing else", () => {
  assert.deepEqual(files, ["LICENSE", "README.md", "dist/index.d.ts", "dist/index.js", "package.json"]);
});

describe("the installed package", () => {
  for (const [major = "", path = ""] of [
    ["9", join(ROOT, "lint/node_modules/eslint-9")],
    ["10", join(ROOT, "node_modules/eslint")],
  ]) {
    test(`reports an unsafe url of JavaScript and of TypeScript with ESLint ${major}, and none in tests`, () => {
      const eslint = join(folder, "node_modules/eslint");
      symlinkSync(path, eslint);
      const args = ["node_modules/eslint/bin/eslint.js", "--format", "json", "."];
      const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
      rmSync(eslint);
      assert.equal(stderr, "");
      const messages = JSON.parse(stdout).flatMap((/** @type {any} */ file) => file.messages);
      assert.deepEqual(
        messages.map((/** @type {any} */ { ruleId, messageId }) => [ruleId, messageId]),
        [
          ["fluent-endpoint/no-unsafe-url", "raw"],
          ["fluent-endpoint/no-unsafe-url", "raw"],
        ],
      );
    });
  }
});

// Tests the package as it is installed from a git address: npm clones the repository, installs the tools, and runs
// `prepare`. Run by `npm run check:package`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import { cloneInto, modulesOf, run } from "./clone.mjs";

const folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-"));
const repository = join(folder, "repository");
const project = join(folder, "project");

before(() => {
  mkdirSync(repository);
  mkdirSync(project);
  cloneInto(repository);
  run("git", ["init", "--quiet"], repository);
  run("git", ["add", "--all"], repository);
  const author = ["-c", "user.name=test", "-c", "user.email=test@localhost"];
  run("git", [...author, "commit", "--quiet", "--message", "test"], repository);
  writeFileSync(join(project, "package.json"), '{ "private": true }');
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("installs a complete package from a git address", () => {
  run("npm", ["install", "--prefer-offline", "--no-audit", `git+file://${repository}`], project);

  const manifest = JSON.parse(readFileSync(join(project, "node_modules/fluent-endpoint/package.json"), "utf8"));
  for (const subpath of modulesOf(manifest)) {
    const name = `fluent-endpoint${subpath.slice(1)}`;
    run(process.execPath, ["--eval", `require("${name}")`], project);
    run(process.execPath, ["--input-type=module", "--eval", `await import("${name}")`], project);
  }
});

describe("prepare", () => {
  const prepare = (/** @type {string} */ command) =>
    execFileSync(process.execPath, ["scripts/prepare.mjs"], {
      cwd: repository,
      env: { ...process.env, npm_command: command },
      encoding: "utf8",
      stdio: "pipe",
    });

  test("does not build for npm ci and npm cit", () => {
    for (const command of ["ci", "install-ci-test"]) {
      prepare(command);
      assert.equal(existsSync(join(repository, "dist")), false, command);
    }
  });

  test("keeps an existing build", () => {
    mkdirSync(join(repository, "dist"));
    writeFileSync(join(repository, "dist/index.js"), "// built before");
    prepare("install");
    assert.equal(readFileSync(join(repository, "dist/index.js"), "utf8"), "// built before");
  });
});

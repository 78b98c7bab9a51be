// The starter, with the packed library: it type-checks, builds, and runs in Chromium.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { packLibrary, ROOT, unpackLibrary } from "../../../examples/library.mjs";
import { launch, open } from "./browser.mjs";
import { serve } from "./server.mjs";

const STARTER = join(ROOT, "examples/starter");
const program = join(ROOT, "reports/starter");
const manifest = JSON.parse(readFileSync(join(STARTER, "package.json"), "utf8"));

test("the starter type-checks, builds, and shows what the API answers", async () => {
  rmSync(program, { recursive: true, force: true });
  cpSync(STARTER, program, { recursive: true });
  unpackLibrary(packLibrary(program), program);
  for (const name of Object.keys(manifest.devDependencies)) {
    const installed = join(program, "node_modules", name);
    mkdirSync(join(installed, ".."), { recursive: true });
    const folders = [join(ROOT, "docs/.vitepress/node_modules"), join(ROOT, "node_modules")];
    symlinkSync(folders.map((path) => join(path, name)).find((path) => existsSync(path)) ?? name, installed);
  }
  const run = (/** @type {string[]} */ ...args) => execFileSync(process.execPath, args, { cwd: program });
  run("node_modules/typescript/bin/tsc");
  run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn");

  const server = await serve(join(program, "dist"));
  const browser = await launch();
  try {
    const { page } = await open(browser, server.origin);
    /** @type {string[]} */
    const urls = [];
    await page.route("https://api.github.com/**", (route) => {
      urls.push(route.request().url());
      return route.fulfill({
        json: [{ full_name: "octokit/rest.js", description: "GitHub REST API client" }],
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      });
    });
    await page.goto(server.origin);
    await page.getByRole("button", { name: "List" }).click();
    await page.getByText("1 repositories").waitFor();
    assert.equal(await page.getByRole("listitem").textContent(), "octokit/rest.js: GitHub REST API client");
    assert.deepEqual(urls, ["https://api.github.com/orgs/octokit/repos?per_page=10&sort=pushed"]);

    await page.getByLabel("Organization").fill("..");
    await page.getByRole("button", { name: "List" }).click();
    await page.getByText('Please enter another name. Unsafe path: "org" must not make a "." or ".." segment').waitFor();
    assert.equal(urls.length, 1);
  } finally {
    await browser.close();
    server.close();
  }
});

test("the starter takes the versions that this repository tests", () => {
  const { version, devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

  assert.equal(manifest.dependencies["fluent-endpoint"], `^${version}`);
  assert.equal(manifest.devDependencies["@octokit/openapi-types"], devDependencies["@octokit/openapi-types"]);
});

// Tests that the figures in the README are those of the build, and of the page of performance. Run by `npm run
// check:package`, after a build.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { ROOT } from "./clone.mjs";

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");

/** The cells of the first row with this title in the tables of a page. */
function cellsOf(/** @type {string} */ page, /** @type {string} */ title) {
  const rows = read(page)
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const row = rows.find((cells) => cells[1] === title);
  assert.ok(row, `${page} has no row "${title}"`);
  return row.slice(2, -1);
}

/** The size in kB of what a program imports, as a browser loads it. */
async function sizeOf(/** @type {string} */ imports) {
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length / 1000;
}

/** What a program imports of each library of the table, and how far its size may be from what the README says. */
const IMPORTS = /** @type {const} */ ([
  ['export { Endpoint } from "fluent-endpoint"; export { toFetch } from "fluent-endpoint/adapters"', 0.1],
  ['export { endpoint } from "@octokit/endpoint"', 0.1],
  ['export { default } from "openapi-fetch"', 0.1],
]);

test("the sizes are those of what programs import", async () => {
  const cells = cellsOf("README.md", "Minified and gzipped, kB: with `toFetch`");
  const [mini] = cellsOf("README.md", "[mini](docs/browsers-and-runtimes.md#mini), with its `toFetch`");
  const [sender = ""] = cellsOf("README.md", "Sends requests");
  const rows = IMPORTS.map(([imports, least], index) => ({ imports: String(imports), least, stated: cells[index] }));
  rows.push({ imports: 'export { Endpoint, toFetch } from "fluent-endpoint/mini"', least: 0.1, stated: mini });
  rows.push({
    imports: 'export { Endpoint } from "fluent-endpoint"; export { sendWith } from "fluent-endpoint/response"',
    least: 0.1,
    stated: /[\d.]+(?= kB)/.exec(sender)?.[0],
  });
  for (const { imports, least, stated = "" } of rows) {
    const actual = await sizeOf(imports);
    assert.ok(
      Math.abs(Number.parseFloat(stated) - actual) <= least,
      `${imports}: the README says ${stated}, the build has ${actual.toFixed(1)} kB`,
    );
  }
  assert.equal(cellsOf("docs/browsers-and-runtimes.md", "the library, with its adapter").at(-1), cells[0]);
});

test("the times are those of the page", () => {
  const [ours = "", theirs = ""] = cellsOf("README.md", "A build, over GitHub's 1,223 operations");
  const [build = ""] = cellsOf("docs/performance.md", "build()");
  const [octokit = "", ratio = ""] = cellsOf("docs/performance.md", "@octokit/endpoint");

  assert.equal(theirs, octokit);
  assert.equal(ours, build);
  const times = Math.round(Number.parseFloat(ratio));
  assert.match(read("README.md"), new RegExp(`1,223 operations is ${times} times as fast as with @octokit/endpoint`));
});

// Tests that the figures in the README are those of the build, and of the page of benchmarks. Run by `npm run
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

/** The size in kB of all that a package exports, as a browser loads it. */
async function sizeOf(/** @type {string} */ name) {
  const { outputFiles } = await build({
    stdin: { contents: `export * from "${name}"`, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length / 1000;
}

test("the sizes are those of the build", async () => {
  const cells = cellsOf("README.md", "Minified and gzipped, with dependencies");
  const sizes = [await sizeOf("@octokit/endpoint"), await sizeOf("fluent-endpoint")];
  for (const [index, cell] of cells.entries()) {
    const stated = Number.parseFloat(cell);
    const actual = sizes[index] ?? Number.NaN;
    assert.ok(Math.abs(stated - actual) <= 0.5, `the README says ${cell}, the build has ${actual.toFixed(1)} kB`);
  }
});

test("the times are those of the page of benchmarks", () => {
  const [theirs = "", ours = ""] = cellsOf("README.md", "A build, over GitHub's 1,223 operations");
  const ratio = (/** @type {string} */ name) => Number.parseFloat(cellsOf("docs/benchmarks.md", name)[3] ?? "");
  const byHand = cellsOf("docs/benchmarks.md", "hand-written, generated")[1] ?? "";

  assert.equal(theirs, `${Math.round(ratio("@octokit/endpoint"))} times as long as fluent-endpoint`);
  assert.equal(ours, `${(1 / Number.parseFloat(byHand)).toFixed(1)} times as long as code written by hand`);
});

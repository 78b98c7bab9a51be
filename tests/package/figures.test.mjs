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

/** The size in kB of all that a package exports, as a browser loads it. The newest ky is among the benchmarks. */
async function sizeOf(/** @type {string} */ name) {
  const { outputFiles } = await build({
    stdin: { contents: `export * from "${name}"`, resolveDir: name === "ky" ? join(ROOT, "benchmarks") : ROOT },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length / 1000;
}

test("the sizes are those of the builds", async () => {
  const cells = cellsOf("README.md", "Minified and gzipped, kB");
  const names = ["fluent-endpoint", "@octokit/endpoint", "openapi-fetch", "ky"];
  for (const [index, name] of names.entries()) {
    const stated = Number.parseFloat(cells[index] ?? "");
    const actual = await sizeOf(name);
    assert.ok(
      Math.abs(stated - actual) <= 0.5,
      `${name}: the README says ${stated}, the build has ${actual.toFixed(1)} kB`,
    );
  }
});

test("the times are those of the page of benchmarks", () => {
  const [ours = "", theirs = ""] = cellsOf("README.md", "A build, over GitHub's 1,223 operations");
  const ratio = (/** @type {string} */ name) => Number.parseFloat(cellsOf("docs/benchmarks.md", name)[1] ?? "");
  const byHand = cellsOf("docs/benchmarks.md", "hand-written, generated")[1] ?? "";
  const times = Math.round(ratio("@octokit/endpoint"));

  assert.equal(theirs, `${times} times as long as fluent-endpoint`);
  assert.equal(ours, `${(1 / Number.parseFloat(byHand)).toFixed(1)} times as long as code written by hand`);
  assert.match(read("README.md"), new RegExp(`1,223 operations is ${times} times as fast as with @octokit/endpoint`));
});

test("the seconds of a type check are those of the page of types", () => {
  const [ours, theirs] = ["`build(route, parameters)`", "openapi-fetch"].map((name) =>
    Number(cellsOf("docs/types-benchmark.md", `${name}, openapi-typescript 6`)[1]),
  );
  const [, stated, other] =
    /20 GitHub calls takes ([\d.]+)\s+s; with openapi-fetch, ([\d.]+) s/.exec(read("README.md")) ?? [];

  assert.equal(stated, ours?.toFixed(1));
  assert.equal(other, theirs?.toFixed(0));
});

test("the runtimes are those of the page of runtimes", () => {
  const page = read("docs/spec/tested-runtimes.md");
  const rows =
    page
      .split("\n\n")
      .find((part) => part.startsWith("| Runtime"))
      ?.split("\n")
      .slice(2) ?? [];
  const names = new Set(rows.map((row) => /\w+/.exec(row)?.[0]));
  const [, stated = ""] = /it runs in ([\w, ]+) \(/.exec(read("README.md")) ?? [];

  assert.ok(names.size > 1);
  assert.deepEqual(stated.split(/, | and /), [...names]);
});

// The page compares libraries by an example, which `npm run examples` runs with ky 2, ofetch and openapi-fetch: its figures are those.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";

import { OUTCOMES, SIZES } from "../../examples/integrations/comparison/src/outcomes.js";
import { ROOT } from "./blocks.js";

const EXAMPLE = "examples/integrations/comparison/src";
const page = readFileSync(join(ROOT, "docs/comparison.md"), "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test("the outcomes are those of the example", () => {
  const cases = Object.entries(OUTCOMES);
  expect(rows.filter(([name]) => cases.some(([known]) => known === name))).toEqual(
    cases.map(([name, outcomes]) => [name, ...Object.values(outcomes)]),
  );
});

test("the sizes are those of the example", () => {
  expect(rows).toContainEqual([
    "a page with it, minified and gzipped",
    ...Object.values(SIZES).map((size) => `${size} kB`),
  ]);
});

test.each(["fluent-endpoint", "ky", "ofetch", "openapi-fetch"])("the lines of %s are those of its file", (name) => {
  const file = `${EXAMPLE}/with-${name}.ts`;
  const lines = readFileSync(join(ROOT, file), "utf8").trimEnd().split("\n").length;
  expect(page).toContain(`[${lines} lines](../${file})`);
});

test("it is short", () => {
  const prose = page.replace(/```[^]*?```/g, "").replace(/\]\([^)]*\)/g, "]");
  expect(prose.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(900);
});

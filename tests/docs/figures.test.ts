// The figures of README.md are those of the tests, and of the page of figures.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";

import * as core from "../../src/index.js";
import { sectionsOf } from "../calls/index.mjs";
import { ROOT } from "./blocks.js";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const [, FIGURES = ""] = /\n## Figures\n([^]*?)\n## /.exec(read("README.md")) ?? [];

test("hostile inputs that are refused: those of the table of calls", () => {
  const hostile = ["ERR_UNSAFE_PATH", "ERR_UNSAFE_ORIGIN", "ERR_INVALID_HEADER"];
  const refused = sectionsOf(core)
    .flatMap(({ rows }) => rows)
    .filter(([, , expected]) => hostile.includes(String(Array.isArray(expected) ? expected[0] : expected)));

  const [, stated] = /^- More than (\d+) hostile paths, hosts and headers/m.exec(FIGURES) ?? [];
  expect(refused.length).toBeGreaterThan(Number(stated));
});

test("sizes", () => {
  const performance = read("docs/performance.md");
  const sizes = FIGURES.match(/[\d.]+ kB/g) ?? [];

  expect(sizes).toHaveLength(1);
  expect(sizes.filter((size) => !performance.includes(`| ${size.padStart(8)} |`))).toEqual([]);
});

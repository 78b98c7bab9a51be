// The threat model names the places that enforce its rules, and the tests that prove them: all are there. So are the tests of
// each promise of docs/security.md.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";

import { ROOT } from "./blocks.js";

const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const [threats = "", promises = ""] = readFileSync(join(ROOT, "docs/spec/threat-model.md"), "utf8").split(
  "## Promises",
);

/** The cells of the rows of a table, but for its heading. */
const rowsOf = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

const rows = rowsOf(threats);

test("the threat model has rows", () => {
  expect(rows.length).toBeGreaterThan(20);
});

describe.each(rows)("%s%s", (_, __, rule, source, proof) => {
  const files = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, file]) => file!);

  test("has a rule, and a place that enforces it", () => {
    expect(rule).not.toBe("");
    expect(files(source)).not.toEqual([]);
    expect(files(source).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test("has tests that prove it", () => {
    expect(files(proof)).not.toEqual([]);
    for (const [, file, title] of proof.matchAll(/`([^`]+)`\]\([^)]+\)(?:: "([^"]+)")?/g)) {
      const tests = readFileSync(join(ROOT, file!), "utf8");
      expect(tests).toMatch(/\btest(?:\.each)?\b/);
      if (title !== undefined) expect(tests).toContain(`"${title}"`);
    }
  });
});

test("each promise of the page has tests", () => {
  const [text = ""] = page.split("## What the library does not prevent");
  const made = Array.from(text.matchAll(/^## (.*)$/gm), ([, title]) => title);
  expect(made.length).toBeGreaterThan(5);
  expect(rowsOf(promises).map(([, title]) => title)).toEqual(made);
  for (const [, title, tests = ""] of rowsOf(promises)) {
    const files = Array.from(tests.matchAll(/\]\(\.\.\/\.\.\/(tests\/[^)]+)\)/g), ([, file]) => file!);
    expect([title, files.length > 0, files.filter((file) => !existsSync(join(ROOT, file)))]).toEqual([title, true, []]);
  }
});

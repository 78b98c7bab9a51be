// The threat model names the places that enforce its rules, and the tests that prove them: all are there.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";

import { ROOT } from "./blocks.js";

const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const rows = text
  .slice(text.indexOf("## Threat model"))
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

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

test("each promise names its tests", () => {
  const [promises = ""] = text.split("## What the library does not prevent");
  const sections = promises.split(/^(?=## )/m).slice(1);
  expect(sections.length).toBeGreaterThan(5);
  expect(sections.filter((section) => !/^Tests: \[.*\]\(\.\.\/tests\/.*\)\.$/m.test(section))).toEqual([]);
});

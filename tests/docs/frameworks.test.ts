// The page of the frameworks shows code of their examples, which `npm run examples` compiles and runs. integrations.test.ts
// compares the code.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";

import { blocksOf, ROOT } from "./blocks.js";

const PAGE = "docs/frameworks.md";

const lines = readFileSync(join(ROOT, PAGE), "utf8").split("\n");
const blocks = blocksOf(PAGE);
const starts = lines.flatMap((line, index) => (line.startsWith("## ") ? [index + 1] : []));

/** The section of a framework is named after it, and so is the folder of its example: `## Next.js` is that of nextjs. */
const SECTIONS = starts.map((start, index) => {
  const end = starts[index + 1] ?? lines.length + 1;
  return {
    folder: lines[start - 1]!.slice(3).replace(/\W/g, "").toLowerCase(),
    length: end - start,
    blocks: blocks.filter(({ line }) => line > start && line < end),
  };
});

test("every example has a section", () => {
  const examples = readdirSync(join(ROOT, "examples/frameworks"), { withFileTypes: true });
  const folders = examples.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(SECTIONS.map(({ folder }) => folder).sort()).toEqual(folders.sort());
});

describe.each(SECTIONS)("$folder", ({ folder, length, blocks: [first, ...others] }) => {
  test("is short, from the installation to a request", () => {
    expect(length).toBeLessThanOrEqual(100);
    expect(first).toMatchObject({ language: "sh", code: expect.stringMatching(/^npm install fluent-endpoint/) });
    expect(others.length).toBeGreaterThan(0);
  });

  test("shows its example", () => {
    const source = expect.stringMatching(`^examples/frameworks/${folder}/src/`);
    expect(others).toEqual(others.map((block) => ({ ...block, source })));
  });
});

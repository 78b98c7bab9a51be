// The page of a framework shows the code of its example, which `npm run examples` compiles and runs.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { describe, expect, test } from "@jest/globals";

import { blocksOf, FRAMEWORK_PAGES, ROOT } from "./blocks.js";
import { excerpt } from "./excerpt.js";

const EXAMPLES = join(ROOT, "examples/frameworks");

test("every example has a page", () => {
  const examples = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(FRAMEWORK_PAGES).toEqual(examples.map(({ name }) => `docs/frameworks/${name}.md`).sort());
});

describe.each(FRAMEWORK_PAGES)("%s", (page) => {
  const lines = readFileSync(join(ROOT, page), "utf8").split("\n");
  const blocks = blocksOf(page).filter(({ language }) => language !== "sh");
  const sources = join(EXAMPLES, basename(page, ".md"), "src");

  test("is one page, from the installation to a request", () => {
    expect(lines.length).toBeLessThanOrEqual(100);
    expect(blocksOf(page)[0]).toMatchObject({
      language: "sh",
      code: expect.stringMatching(/^npm install fluent-endpoint/),
    });
    expect(blocks.length).toBeGreaterThan(0);
  });

  test.each(blocks.map((block) => [block.line, block] as const))("line %d shows its example", (_, { line, code }) => {
    const [, file] = /[^]*`([\w./]+\.tsx?)`/.exec(lines.slice(0, line - 1).join("\n"))!;
    expect(excerpt(readFileSync(join(sources, file!), "utf8").trimEnd(), code)).toBe(code);
  });
});

// Pages show code that needs other packages by excerpts of an example, which `npm run examples` compiles and runs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";

import { EXCERPTS, ROOT } from "./blocks.js";
import { excerpt } from "./excerpt.js";

test("a page shows every integration", () => {
  const sources = EXCERPTS.map(({ source }) => source!.split("/")).filter(([, kind]) => kind === "integrations");
  const shown = new Set(sources.map(([, , name]) => name));
  expect([...shown].sort()).toEqual(readdirSync(join(ROOT, "examples/integrations")).sort());
});

test.each(EXCERPTS.map((block) => [`${block.file}:${block.line}`, block] as const))(
  "%s shows its example",
  (_, { source, code }) => {
    expect(excerpt(readFileSync(join(ROOT, source!), "utf8").trimEnd(), code)).toBe(code);
  },
);

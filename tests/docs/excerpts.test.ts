// Pages show code that needs other packages by excerpts of an example, which `npm run examples -- --all` compiles and runs.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";

import { EXCERPTS, ROOT } from "./blocks.js";
import { excerpt } from "./excerpt.js";

test.each(EXCERPTS.map((block) => [`${block.file}:${block.line}`, block] as const))(
  "%s shows its example",
  (_, { source, code }) => {
    expect(excerpt(readFileSync(join(ROOT, source!), "utf8").trimEnd(), code)).toBe(code);
  },
);

// The page that people give to a coding agent: short enough for each of its tasks. Its code is compiled and run like that of all pages.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";

import * as adapters from "../../src/adapters/index.js";
import * as library from "../../src/index.js";
import { ROOT } from "./blocks.js";

const text = readFileSync(join(ROOT, "docs/agents.md"), "utf8");

test("has at most 400 words", () => {
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(400);
});

test("names what the library exports", () => {
  const named = [...text.matchAll(/`(?:\w+\()?(?:\.\.\.)?(to[A-Z]\w+|\w+Error)\b/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(name in adapters || name in library))).toEqual([]);
});

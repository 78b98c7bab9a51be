// The page of what people call has each function and class of the package, and no page names a module that is none.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";

import { PAGES, ROOT } from "./blocks.js";
import { SOURCES } from "./modules.js";

const read = (page: string): string => readFileSync(join(ROOT, page), "utf8");
const words = new Set(read("docs/reference.md").match(/\w+/g));

describe("docs/reference.md has what a module exports", () => {
  test.each([...SOURCES])("%s", async (_, file) => {
    const names = Object.keys((await import(file)) as object);

    expect(names).not.toEqual([]);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });
});

test.each(PAGES)("%s names modules that the package exports", (page) => {
  const modules = read(page).match(/(?<![/\w-])fluent-endpoint\/[\w/-]+(?![\w.]*[/:]\w)/g) ?? [];

  expect(modules.filter((module) => !SOURCES.has(module) && !module.startsWith("fluent-endpoint/docs"))).toEqual([]);
});

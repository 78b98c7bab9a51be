// docs/reference.md has every function and class of the package. compiled-examples.test.ts checks its types.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { ROOT } from "./blocks.js";
import { SOURCES } from "./modules.js";

const page = readFileSync(join(ROOT, "docs/reference.md"), "utf8");
const exported = new Set<string>();
for (const file of SOURCES.values()) for (const name of Object.keys((await import(file)) as object)) exported.add(name);

test("the reference has every export, and every module", () => {
  const code = Array.from(page.matchAll(/^```text\n[^]*?^```$|`[^`]+`|^### .*/gm), ([text]) => text).join("\n");
  const names = new Set(code.match(/\w+/g));
  const modules = [...SOURCES.keys()].filter((module) => !page.includes(module));

  expect([...exported].filter((name) => !names.has(name))).toEqual([]);
  expect(modules).toEqual([]);
});

test("a heading names what is exported, or a method", () => {
  const headings = Array.from(page.matchAll(/^### (.*)/gm), ([, heading]) => heading!);
  const names = headings.flatMap((heading) => heading.match(/\w+/g) ?? []);

  expect(
    names.filter((name) => !/^(?:and)$/.test(name) && !exported.has(name) && !(name in Endpoint.prototype)),
  ).toEqual([]);
});

// Every link in the documents that leads into the repository leads to something that is there.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "@jest/globals";

import { PAGES, ROOT } from "./blocks.js";

const FILES = [
  ...PAGES,
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  ".github/CODE_OF_CONDUCT.md",
  ".github/RELEASING.md",
  ".github/SECURITY.md",
  "docs/spec/decisions.md",
  "docs/spec/threat-model.md",
];

test.each(FILES)("%s", (page) => {
  const text = readFileSync(join(ROOT, page), "utf8");
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link]) => link!);
  const local = links.filter((link) => !/^https?:/.test(link));

  expect(local.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
});

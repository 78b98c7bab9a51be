// Every link in the pages that leads into the repository leads to something that is there.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "@jest/globals";

import { PAGES, ROOT } from "./blocks.js";

test.each(PAGES)("%s", (page) => {
  const text = readFileSync(join(ROOT, page), "utf8");
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link]) => link!);
  const local = links.filter((link) => !/^https?:/.test(link));

  expect(local.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
});

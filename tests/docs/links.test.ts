// Every link in the documents that leads into the repository, and every file and function of the way of a call, is there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

test("the files and the functions that CONTRIBUTING.md names", () => {
  const text = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8");
  const sources = ["src", "cli/src", "lint/src"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const code = sources.filter((file) => file.endsWith(".ts")).map((file) => readFileSync(join(ROOT, file), "utf8"));
  const [, way = ""] = /## The way of a call\n([^]*?)\n## /.exec(text) ?? [];
  const files = Array.from(text.matchAll(/(?<![\w./…-])[a-z][a-z/-]*\.ts\b/g), ([file]) => file);
  const functions = Array.from(way.matchAll(/\b([a-z]\w+)\(/g), ([, name]) => name!);

  expect([files.length > 30, functions.length > 20]).toEqual([true, true]);
  expect(files.filter((file) => !sources.some((source) => source.endsWith(`/${file}`) || source === file))).toEqual([]);
  expect(functions.filter((name) => !code.join("\n").match(`\\b${name}[<(]`))).toEqual([]);
});

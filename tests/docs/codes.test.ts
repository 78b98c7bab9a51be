// Sources and tests cite rules by a code such as C5: each is in the specification or in the decisions.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "@jest/globals";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(resolve(ROOT, path), "utf8");
const codesIn = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, code]) => code!);

const RULES = new Set([
  ...codesIn(read("docs/spec/request-options-builder.md"), /^\d\. (P\d):/gm),
  ...codesIn(read("docs/spec/decisions.md"), /\*\*([A-Z]\d+)(?: \(\d\))?\*\*/g),
]);

test.each(["src", "cli/src", "tests", "cli/tests"])("every code that %s cites is a rule", (folder) => {
  // With types, a link to the repository, as packages of the command have, is no folder.
  const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name.endsWith(".ts") && !parentPath.includes("node_modules"))
    .map(({ name, parentPath }) => join(parentPath, name));
  const cited = files.flatMap((file) =>
    codesIn(read(file), /[( ]([A-IMPTX][1-9]\d?)(?=[,;:)]|\. )/g)
      .filter((code) => !RULES.has(code))
      .map((code) => `${file}: ${code}`),
  );

  expect(cited).toStrictEqual([]);
});

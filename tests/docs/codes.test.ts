// Sources and tests cite rules by a code such as C5: each is in the specification or in the decisions.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const codesIn = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, code]) => code!);

const RULES = new Set([
  ...codesIn(read("docs/spec/request-options-builder.md"), /^\d\. (P\d):/gm),
  ...codesIn(read("docs/spec/decisions.md"), /\*\*([A-Z]\d+)(?: \(5\))?\*\*/g),
]);

test.each(["src", "cli/src", "tests", "cli/tests"])("every code that %s cites is a rule", (folder) => {
  const files = readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?!.*node_modules).*\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);
  const cited = files.flatMap((file) =>
    codesIn(read(file), /[( ]([A-IMPTX][1-9]\d?)(?=[,;:)]|\. )/g)
      .filter((code) => !RULES.has(code))
      .map((code) => `${file}: ${code}`),
  );

  expect(cited).toStrictEqual([]);
});

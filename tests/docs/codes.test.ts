// Comments cite rules by a code such as C5: docs/spec/index.md lists all codes, and no others.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const codesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, code]) => code!)),
];
const listed = codesIn(read("docs/spec/index.md"), /^\| ([A-IP]\d+) /gm);

test("every rule of the specification and every decision is listed", () => {
  const rules = codesIn(read("docs/spec/request-options-builder.md"), /^\d\. (P\d):/gm);
  const decisions = ["decisions", "decisions-adapters-and-explain"].flatMap((name) =>
    codesIn(read(`docs/spec/${name}.md`), /^- \*\*([A-I]\d+)(?: \(new\))?\*\*/gm),
  );
  expect(rules).toHaveLength(5);
  expect([...listed].sort()).toStrictEqual([...new Set([...rules, ...decisions])].sort());
});

test("every code that a source cites is listed", () => {
  const files = readdirSync(new URL("../../src", import.meta.url), { recursive: true, encoding: "utf8" });
  const cited = files
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => codesIn(read(`src/${file}`), /[( ]([A-IP][1-9]\d?)(?=[,;:)]|\. )/g));
  expect(new Set(cited).size).toBeGreaterThan(40);
  expect(cited.filter((code) => !listed.includes(code))).toStrictEqual([]);
});

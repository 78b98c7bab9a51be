// Every example of the pages and of the comments of the sources compiles. examples.test.ts runs them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";

import { BLOCKS, ROOT, type Block } from "./blocks.js";
import { typeErrors, underlined } from "./compile.js";
import { SOURCES } from "./modules.js";

/** The names that each module exports. */
const EXPORTS = new Map<string, readonly string[]>();
for (const [module, file] of SOURCES) EXPORTS.set(module, Object.keys((await import(file)) as object));

test("the examples compile", () => {
  const examples = BLOCKS.filter(({ language }) => language === "ts");
  const errors = typeErrors(examples);

  const wrong = examples.map(({ file, line }, index) => [`${file}:${line}`, ...errors[index]!]);
  expect(examples.length).toBeGreaterThan(0);
  expect(wrong.filter((one) => one.length > 1)).toEqual([]);
}, 180_000);

/** What docs/reference.md says that a value has: `error.code`, or the members that a function returns, as a program that reads them. */
const MEMBERS = signatures("docs/reference.md");

function signatures(file: string): Block[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return text.split(/^(?=##+ )/m).flatMap((section) => {
    const [, heading = ""] = /^##+ (.*)/.exec(section) ?? [];
    const block = blocksIn(section);
    const names = Array.from(block.matchAll(/\berror\.(\w+)/g), ([, name]) => `error.${name};`);
    const returned = Array.from(
      block.matchAll(/^(\w+)\([^()]*\): (?:Promise<)?\{ ([\w, ]+?)(?:, …)? \}/gm),
      ([, name = "", members = ""]) => ({ name, members }),
    );
    const imports = (name: string) => `import { ${name} } from "${moduleOf(name)}";`;
    return [
      ...(names.length > 0 ? [`${imports(heading)} declare const error: ${heading}; ${names.join(" ")}`] : []),
      ...returned
        .filter(({ name }) => moduleOf(name) !== undefined)
        .map(({ name, members }) => `${imports(name)} const { ${members} } = null! as ReturnType<typeof ${name}>;`),
    ].map((code) => ({ file, line: 0, language: "ts", code }));
  });
}

function blocksIn(section: string): string {
  return Array.from(section.matchAll(/^```text\n([^]*?)^```$/gm), ([, code]) => code).join("\n");
}

function moduleOf(name: string): string | undefined {
  return [...EXPORTS].find(([, names]) => names.includes(name))?.[0];
}

test("the reference names members that exist", () => {
  const errors = typeErrors(MEMBERS);

  expect(MEMBERS.length).toBeGreaterThan(4);
  expect(MEMBERS.map(({ code }, index) => [code, ...errors[index]!]).filter((one) => one.length > 1)).toEqual([]);
}, 180_000);

test("a squiggle is below what the compiler underlines, with a part of its message", () => {
  const all = BLOCKS.flatMap((block) =>
    Array.from(
      block.code.matchAll(/^.*\n\/\/ ( *)(~+) (.*)$/gm),
      ([statement = "", space = "", tildes = "", text = ""]) => ({
        at: [space.length + 3, tildes.length],
        text,
        block: { ...block, code: `${block.code.split("// @ts-expect-error")[0]}\n${statement}` },
      }),
    ),
  );

  expect(all.length).toBeGreaterThan(0);
  const found = underlined(all.map(({ block }) => block));
  for (const [index, { at, text }] of all.entries()) {
    expect(found[index]?.map(({ column, length }) => [column, length])).toEqual([at]);
    expect(found[index]?.[0]?.message).toContain(text);
  }
}, 180_000);

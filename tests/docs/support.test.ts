// The support policy names the versions that are tested, and no others.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";

import { ROOT } from "./blocks.js";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const readJson = (file: string): unknown => JSON.parse(read(file));
const text = read("SUPPORT.md");

test("lines of Node: from the oldest of package.json, and all that the tests run on", () => {
  const lines = [...text.matchAll(/^\| (\d+) +\| \d{4}-\d\d-\d\d +\|/gm)].map(([, line]) => line!);
  const tested = [...read("docs/spec/tested-runtimes.md").matchAll(/^\| Node (\d+) +\|/gm)].map(([, line]) => line!);
  expect(lines).toEqual([...new Set(tested)]);
  for (const file of ["package.json", "cli/package.json"]) {
    expect(readJson(file)).toHaveProperty("engines.node", `>=${lines[0]!}`);
  }
});

test("TypeScript: the versions of the tests of the types", () => {
  const { devDependencies } = readJson("package.json") as { devDependencies: Record<string, string> };
  const others = readJson("tests/types/package.json") as { devDependencies: Record<string, string> };
  const versionOf = (range: string): string => /(\d+\.\d+)/.exec(range)![1]!;
  const tested = [devDependencies, others.devDependencies].flatMap((packages) =>
    Object.entries(packages)
      .filter(([name]) => /^typescript(?:-[\d.]+)?$/.test(name))
      .map(([, range]) => versionOf(range).replace(/^7\..*/, "7")),
  );
  const named = /the tests run on ([\d., and]+)\./.exec(text.replaceAll("\n", " "))![1]!.split(/, | and /);
  expect(named).toEqual(tested.sort());
  expect(text).toContain(`TypeScript ${named[0]!} and every later version`);
});

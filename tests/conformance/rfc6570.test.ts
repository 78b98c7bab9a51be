import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { UrlTemplate, type EndpointError } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";

/** One correct string, several equally correct ones, or `false` for an error (see `rfc6570/README.md`). */
type Expected = string | readonly string[] | false;

interface Group {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly testcases: readonly (readonly [template: string, expected: Expected])[];
}

interface Case {
  readonly template: string;
  readonly expected: Expected;
  readonly variables: Group["variables"];
}

/** Valid templates, but section 2.4.1 forbids a prefix of a list or a map. */
const COMPOSITE_PREFIXES = ["{keys:1}", "{+keys:1}", "{/keys:2}", "{list:1}", "{?list:1}"];

function casesOf(file: string): Case[] {
  const text = readFileSync(new URL(`rfc6570/${file}.json`, import.meta.url), "utf8");
  return Object.values(JSON.parse(text) as Record<string, Group>).flatMap(({ variables, testcases }) =>
    testcases.map(([template, expected]) => ({ template, expected, variables })),
  );
}

test.each([
  ["spec-examples", 63],
  ["spec-examples-by-section", 116],
  ["extended-tests", 42],
  ["text-examples", 192],
  ["additions", 52],
])("UrlTemplate implements level 4 of RFC 6570 (C1): %s", (file, count) => {
  const cases = casesOf(file);
  expect(cases).toHaveLength(count);
  for (const { template, expected, variables } of cases) {
    expect([template, ...[expected].flat()]).toContain(new UrlTemplate(template).expand(variables));
  }
});

test.each([
  ["negative-tests", 29],
  ["additions-negative", 48],
])("UrlTemplate rejects what RFC 6570 forbids, with the position (C1): %s", (file, count) => {
  const cases = casesOf(file);
  expect(cases).toHaveLength(count);
  for (const { template, variables } of cases) {
    const isComposite = COMPOSITE_PREFIXES.includes(template);
    const error = thrownBy(() => new UrlTemplate(template).expand(variables)) as EndpointError;
    expect([template, error.code]).toEqual([template, isComposite ? "ERR_INVALID_PARAMETER" : "ERR_INVALID_TEMPLATE"]);
    if (isComposite) continue;
    const { position } = error.issues[0]!;
    expect(Number.isInteger(position)).toBe(true);
    expect(position).toBeLessThanOrEqual(template.length);
  }
});

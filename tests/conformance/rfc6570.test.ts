import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { EndpointError, InvalidParameterError, InvalidTemplateError, UrlTemplate } from "../../src/index.js";

/** One correct string, several equally correct ones, or `false` for an error (see `rfc6570/README.md`). */
type Expected = string | readonly string[] | false;

interface Group {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly testcases: readonly (readonly [template: string, expected: Expected])[];
}

interface Case {
  readonly group: string;
  readonly template: string;
  readonly expected: Expected;
  readonly variables: Group["variables"];
}

/** Valid templates, but section 2.4.1 forbids a prefix of a list or a map. */
const COMPOSITE_PREFIXES = ["{keys:1}", "{+keys:1}", "{/keys:2}", "{list:1}", "{?list:1}"];

function casesOf(file: string): Case[] {
  const text = readFileSync(new URL(`rfc6570/${file}.json`, import.meta.url), "utf8");
  return Object.entries(JSON.parse(text) as Record<string, Group>).flatMap(([group, { variables, testcases }]) =>
    testcases.map(([template, expected]) => ({ group, template, expected, variables })),
  );
}

describe.each([
  ["spec-examples", 63],
  ["spec-examples-by-section", 116],
  ["extended-tests", 42],
  ["text-examples", 192],
  ["additions", 52],
])("UrlTemplate implements level 4 of RFC 6570 (C1): %s", (file, count) => {
  const cases = casesOf(file);

  test("the file is complete", () => {
    expect(cases).toHaveLength(count);
    expect(cases.filter(({ expected }) => expected === false)).toEqual([]);
  });

  test.each(cases)("$group: $template", ({ template, expected, variables }) => {
    expect([expected].flat()).toContain(new UrlTemplate(template).expand(variables));
  });
});

describe.each([
  ["negative-tests", 29],
  ["additions-negative", 48],
])("UrlTemplate rejects what RFC 6570 forbids (C1): %s", (file, count) => {
  const cases = casesOf(file);
  const isComposite = ({ template }: Case): boolean => COMPOSITE_PREFIXES.includes(template);

  test("the file is complete", () => {
    expect(cases).toHaveLength(count);
    expect(cases.filter(({ expected }) => expected !== false)).toEqual([]);
  });

  test.each(cases)("$group: $template throws an EndpointError", ({ template, variables }) => {
    expect(() => new UrlTemplate(template).expand(variables)).toThrow(EndpointError);
  });

  test.each(cases.filter((one) => !isComposite(one)))("$group: $template throws with the position", (one) => {
    const compile = (): unknown => new UrlTemplate(one.template);
    expect(compile).toThrow(InvalidTemplateError);
    expect(compile).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_TEMPLATE", position: expect.any(Number) as unknown }),
    );
    try {
      compile();
    } catch (error) {
      const { position } = error as InvalidTemplateError;
      expect(Number.isInteger(position)).toBe(true);
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThanOrEqual(one.template.length);
    }
  });

  test.each(cases.filter(isComposite))(
    "rejects the prefix of a list or a map (RFC 6570 2.4.1): $template",
    ({ template, variables }) => {
      const compiled = new UrlTemplate(template);
      const names = compiled.variables.map(({ name }) => name);
      expect(() => compiled.expand(variables)).toThrow(InvalidParameterError);
      expect(() => compiled.expand(variables)).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_PARAMETER", parameter: names[0], names }),
      );
    },
  );
});

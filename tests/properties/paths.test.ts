// Which segments the path of a finished url has, read by the platform's parser, and which its template says, expanded by
// std-uritemplate.
import { describe, expect, test } from "@jest/globals";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import fc from "fast-check";
import { Endpoint } from "../../src/index.js";
import { check, ENOUGH } from "./check.js";
import { urlOf } from "./generators/build.js";
import { route } from "./generators/templates.js";
import { routeValues, type Values } from "./generators/values.js";

const BASE = "https://api.github.com";

const github = new Endpoint();

/** The path of a template behind its authority, as RFC 6570 expands it. */
function expandPath(template: string, given: Values): string {
  const standard = template.replace(/(?<![\p{L}\p{N}_}%]):([A-Za-z_]\w*)/gu, "{$1}");
  return StdUriTemplate.expand(standard, given).replace(/[?#][^]*/, "");
}

/** The values with harmless characters: `keep` matches what stays. */
function harmless(given: Values, keep: RegExp): Values {
  const soften = (value: unknown): unknown =>
    typeof value === "string"
      ? Array.from(value, (character) => (keep.test(character) ? character : "x")).join("")
      : value instanceof Date || typeof value === "bigint"
        ? "x"
        : value;
  const softenAll = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => item !== null && item !== undefined).map(soften);
    if (typeof value !== "object" || value === null || value instanceof Date) return soften(value);
    const entries = Object.entries(value).filter(([, item]) => item !== null && item !== undefined);
    return Object.fromEntries(entries.map(([key, item], index) => [String(index) + String(soften(key)), soften(item)]));
  };
  return Object.assign(
    Object.create(null) as object,
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, softenAll(value)])),
  );
}

const NOTHING = /(?!)/;

describe("the path of a finished url", () => {
  const relative = route.filter(({ authority }) => authority === undefined).map(({ url }) => url);

  test("has the segments of the template: values add those of {+x} and {/x*} only (C6)", () => {
    let built = 0;
    check(
      fc.property(relative, routeValues, (template, given) => {
        const url = urlOf(github, template, given);
        if (url === undefined) return;
        built += 1;
        const segments = new URL(url).pathname.split("/");
        const expected = expandPath(template, harmless(given, /[/]/)).split("/");
        expect(segments).toHaveLength(expected.length);
        // Nothing was there for a parser to normalize.
        expect(url.replace(/[?#][^]*/, "")).toBe(BASE + segments.join("/"));
        const isEmpty = (segment: string): boolean => segment === "";
        const empty = expandPath(template, harmless(given, NOTHING)).split("/").filter(isEmpty);
        expect(segments.filter(isEmpty).length).toBeLessThanOrEqual(empty.length);
      }),
    );
    expect(built).toBeGreaterThan(ENOUGH);
  });
});

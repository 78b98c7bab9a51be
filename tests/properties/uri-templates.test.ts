// Two other template processors as oracles for every valid template: the package that expansion is delegated to, and
// std-uritemplate, which shares no code with it. Both have faults: where they differ from RFC 6570, a table says so.
import { describe, expect, test } from "@jest/globals";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import fc from "fast-check";
import { parseTemplate } from "url-template";
import { UrlTemplate } from "../../src/index.js";
import { check } from "./check.js";
import { template, VARIABLES } from "./generators/templates.js";
import { ordinaryText, wellFormedText } from "./generators/texts.js";

type Values = Readonly<Record<string, unknown>>;

/** Expands with std-uritemplate, which looks names up in Object.prototype, and knows fewer kinds of values. */
function expandWithStandard(one: string, given: Values): string {
  const own = Object.assign(Object.create(null) as object, given) as Record<string, never>;
  return StdUriTemplate.expand(one, own);
}

/** Values of texts: numbers and booleans, lists and maps without absent or empty members, and absent values. */
function valuesOf(text: fc.Arbitrary<string>): fc.Arbitrary<Values> {
  const member = text.filter((one) => one !== "");
  const value = fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()) },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
    { weight: 2, arbitrary: fc.array(member, { maxLength: 3 }) },
    { weight: 2, arbitrary: fc.dictionary(member, member, { maxKeys: 3, noNullPrototype: true }) },
  );
  const entry = fc.tuple(fc.constantFrom(...VARIABLES), value);
  return fc.array(entry, { maxLength: 5 }).map((entries) => Object.fromEntries(entries) as Values);
}

/** A prefix modifier does not apply to lists and maps (RFC 6570, section 2.4.1). */
function hasPrefixedComposite(one: UrlTemplate, given: Values): boolean {
  return one.variables.some(
    ({ name, modifier }) =>
      modifier.length > 1 && Object.hasOwn(given, name) && typeof given[name] === "object" && given[name] !== null,
  );
}

describe("UrlTemplate agrees with std-uritemplate (C1)", () => {
  /** Characters that no table of divergences is about. */
  const text = fc
    .oneof(ordinaryText, wellFormedText)
    .map((one) => one.replace(/['()*"<>\\^`{|}\p{Cc}\ufdd0-\ufdef\ufff0-\uffff]|%(?![2-7][\dA-Fa-f])/gu, "x"));

  test("for random templates and values", () => {
    check(
      fc.property(template, valuesOf(text), (one, given) => {
        const ours = new UrlTemplate(one);
        fc.pre(!hasPrefixedComposite(ours, given));
        expect(ours.expand(given)).toBe(expandWithStandard(one, given));
      }),
    );
  });

  test.each<[reason: string, template: string, x: unknown, ours: string, theirs: string]>([
    ["section 2.2: these are reserved", "{x}", "'()*", "%27%28%29%2A", "'()*"],
    ["section 3.2.1: no other character is allowed", "{+x}", '"<>\\^`{|}', "%22%3C%3E%5C%5E%60%7B%7C%7D", '"<>\\^`{|}'],
    ["section 3.2.1: nor are control characters", "{+x}", "\0\x7f\x80", "%00%7F%C2%80", "\0\x7f\x80"],
    ["section 3.2.1: nor are noncharacters", "{+x}", "\ufdd0\uffff", "%EF%B7%90%EF%BF%BF", "\ufdd0\uffff"],
    ["section 3.2.3: triplets stay, also of several bytes", "{+x}", "%C3%A9", "%C3%A9", "%25C3%25A9"],
    ["section 3.2.3: a percent sign is encoded", "{+x}", "%%41", "%25%41", "%41"],
    ["section 3.2.7: an empty value has no equals sign", "{;x*}", { a: "" }, ";a", ";a="],
    ["section 3.2.1: nor has an empty member", "{x*}", { a: "" }, "a", "a="],
    ["open: is a list of an empty text empty?", "{;x}", [""], ";x=", ";x"],
  ])("except for its faults: %s: %s", (_, one, x, ours, theirs) => {
    expect([new UrlTemplate(one).expand({ x }), expandWithStandard(one, { x })]).toStrictEqual([ours, theirs]);
  });
});

function isMap(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

describe("UrlTemplate agrees with url-template (C1, C2)", () => {
  /** Characters beyond U+FFFF cannot be cut by its prefixes; a "%" without digits switches its encoding off. */
  const text = fc
    .oneof(ordinaryText, wellFormedText)
    .map((one) => one.replace(/%(?![\dA-Fa-f]{2})|[^\0-\uffff]/gu, "x"));

  test("for random templates and values", () => {
    check(
      fc.property(template, valuesOf(text), (one, given) => {
        const ours = new UrlTemplate(one);
        fc.pre(!hasPrefixedComposite(ours, given));
        // See the table below.
        const isFaulty = (value: unknown): boolean => isMap(value) || String(value).slice(0, 3).includes("%");
        fc.pre(!ours.variables.some(({ name, operator }) => /[+#]/.test(operator) && isFaulty(given[name])));
        const isEmpty = (value: unknown): boolean =>
          typeof value === "object" && value !== null && Object.keys(value).length === 0;
        const own = Object.entries(given).filter(([, value]) => !isEmpty(value));
        const values = Object.assign(Object.create(null) as object, Object.fromEntries(own)) as never;
        expect(ours.expand(given)).toBe(parseTemplate(one).expand(values));
      }),
    );
  });

  test.each<[reason: string, template: string, x: unknown, ours: string, theirs: string]>([
    ["appendix A: names of members are encoded like values", "{+x}", { "a/b": "c" }, "a/b,c", "a%2Fb,c"],
    ["appendix A: in exploded maps, too", "{+x*}", { "a/b": "c/d" }, "a/b=c/d", "a%2Fb=c/d"],
    ["section 3.2.1: only triplets stay", "{+x}", "%a\\..", "%25a%5C..", "%a\\.."],
    ["section 2.4.1: a prefix may cut a triplet", "{+x:2}", "%2f", "%252", "%2"],
    ["section 2.3: an empty list is undefined", "{?x}", [], "", "?x="],
    ["section 2.3: an empty map is undefined", "{;x}", {}, "", ";x="],
  ])("except for its faults: %s: %s", (_, one, x, ours, theirs) => {
    expect([new UrlTemplate(one).expand({ x }), parseTemplate(one).expand({ x } as never)]).toStrictEqual([
      ours,
      theirs,
    ]);
  });

  test.each(["{x}", "{?x,y}", "{&x}"])("for one character of each block of 64 code points in %s", (one) => {
    const [ours, theirs] = [new UrlTemplate(one), parseTemplate(one)];
    for (let code = 0; code <= 0x10ffff; code += 64) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const values = { x: String.fromCodePoint(code, code + 63), y: "" };
      const [found, expected] = [ours.expand(values), theirs.expand(values)];
      if (found !== expected) expect([code, found]).toStrictEqual([code, expected]);
    }
  });
});

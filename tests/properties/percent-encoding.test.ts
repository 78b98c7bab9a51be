import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseTemplate } from "url-template";
import { UrlTemplate } from "../../src/index.js";
import { check } from "./check.js";
import { codePoint } from "./generators/texts.js";

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const OTHERS = ["\u0080", "ÿ", "Ā", "߿", "ࠀ", "日", "\ud7ff", "\ue000", "\uffff", "𐀀", "😀", "\u{10ffff}"];

/** Any well-formed text, with many of the characters that the platform and RFC 3986 treat differently. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from("!'()*-._~")),
      fc.constantFrom(...ASCII),
      fc.constantFrom(...OTHERS),
      fc.string({ unit: codePoint.filter((one) => one.isWellFormed()), minLength: 1, maxLength: 4 }),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

const TEMPLATES = ["{x}", "{?x,y}", "{&x}", "/{x}/{y}", "{x,y}", "{&x,y}", "/a{?x}", "?a=b{&x,y}"];

describe("percent-encoding equals that of url-template (C2)", () => {
  test.each(TEMPLATES)("for random texts in %s", (template) => {
    check(
      fc.property(text, text, (x, y) => {
        expect(new UrlTemplate(template).expand({ x, y })).toBe(parseTemplate(template).expand({ x, y }));
      }),
    );
  });

  test.each(["{x}", "{?x,y}", "{&x}"])("for one character of each block of 64 code points in %s", (template) => {
    const [ours, theirs] = [new UrlTemplate(template), parseTemplate(template)];
    for (let code = 0; code <= 0x10ffff; code += 64) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const values = { x: String.fromCodePoint(code, code + 63), y: "" };
      const [found, expected] = [ours.expand(values), theirs.expand(values)];
      if (found !== expected) expect([code, found]).toStrictEqual([code, expected]);
    }
  });
});

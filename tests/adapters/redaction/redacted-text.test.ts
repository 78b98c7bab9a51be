import { expect, test } from "@jest/globals";
import {
  bytesToText,
  hasInvalidBytes,
  latin1ToText,
  literalText,
  plainText,
} from "../../../src/adapters/redaction/redactor.js";

const TEXT = ["a ", { variable: "X", quote: "" }, " b ", { variable: "Y", quote: '"' }, ""];

test("a text without its variables", () => {
  expect(literalText(TEXT)).toBe("a  b ");
  expect(literalText([])).toBe("");
});

test("a text with its variables, in quotation marks where a JSON number was", () => {
  expect(plainText(TEXT)).toBe('a $X b "$Y"');
});

test("a byte that is not valid UTF-8 becomes a lone surrogate", () => {
  expect(bytesToText(Uint8Array.of(0, 0x41, 0x7f, 0x80, 0xff))).toBe("\0A\x7f\udc80\udcff");
  expect(latin1ToText("A\x7f\x80ü\xff")).toBe("A\x7f\udc80\udcfc\udcff");
  expect([hasInvalidBytes("ü"), hasInvalidBytes("\udc80")]).toStrictEqual([false, true]);
});

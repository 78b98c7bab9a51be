// Where JSON is broken: the longest start of a text that more characters could make JSON ends there (F1, F5).
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { findSyntaxError } from "../../src/shared/json-syntax.js";
import { check } from "../properties/check.js";

test.each<[text: string, position: number]>([
  ["", 0],
  [" ", 1],
  ["x", 0],
  ['{"a":"x\ny"}', 7],
  ['{"a":"abc', 9],
  ['{"a":"\\x"}', 7],
  ['"\\u12g4"', 5],
  ['"\\u12', 5],
  ['"\\', 2],
  ["tru", 3],
  ["trux", 3],
  ["nul]", 3],
  ["-", 1],
  ["-a", 1],
  ["01", 1],
  ["1.", 2],
  ["1.e5", 2],
  ["1e+]", 3],
  ["[1,]", 3],
  ["{,}", 1],
  ['{"a" 1}', 5],
  ['{"a":1,}', 7],
  ["[1}", 2],
  ["1 2", 2],
  ["\ufeff1", 0],
  ["[\u00a01]", 1],
])("%j has its error at %d", (text, position) => {
  expect(findSyntaxError(text)).toBe(position);
});

/** The rest of a token, a value that is missing, and its end. */
const RESTS = [
  "",
  '"',
  'n"',
  '0000"',
  '000"',
  '00"',
  '0"',
  "0",
  "rue",
  "ue",
  "e",
  "alse",
  "lse",
  "se",
  "ull",
  "ll",
  "l",
];
const VALUES = ["", "0", ":0", '"":0'];

/** Whether more characters make JSON of a text, without any knowledge of its grammar but the brackets. */
function isStart(text: string): boolean {
  return RESTS.some((rest) => {
    const whole = text + rest;
    const open: string[] = [];
    for (const [token] of whole.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
      if (token === "[" || token === "{") open.unshift(token === "[" ? "]" : "}");
      if (token === "]" || token === "}") open.shift();
    }
    return VALUES.some((value) => isJson(whole + value + open.join("")));
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("the error is at the first character that is not JSON", () => {
  const pieces = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    "\\",
    "-",
    "+",
    ".",
    "e",
    "E",
    "0",
    "1",
    "t",
    "f",
    "n",
    "u",
    " ",
    "\n",
    "\0",
    "x",
    "true",
    "false",
    "null",
    '"a"',
    "\\u00e4",
    '"a":',
    "1.5e-3",
  ];
  const broken = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join("")),
    fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom("", ...pieces))
      .map(([text, place, piece]) => text.slice(0, place % (text.length + 1)) + piece),
  );
  check(
    fc.property(broken, (text) => {
      fc.pre(!isJson(text));
      const position = findSyntaxError(text);
      expect(isStart(text.slice(0, position))).toBe(true);
      expect(position === text.length || !isStart(text.slice(0, position + 1))).toBe(true);
    }),
  );
});

describe("a long text", () => {
  test.each<[kind: string, start: string, unit: string, count: number]>([
    ["a string without an end", '{"a":"', "x", 9e6],
    ["escapes", '"', "\\n", 4e6],
    ["digits", "", "1", 9e6],
    ["blanks", "[", " ", 9e6],
    ["lists", "", "[", 1e6],
    ["items", "[", "1,", 1e6],
    ["names", '{"a":1', ',"a":1', 3e5],
  ])("%s: its error is at the end", (_, start, unit, count) => {
    const text = start + unit.repeat(count);
    expect(findSyntaxError(text)).toBe(text.length);
    expect(findSyntaxError(`${text}\u0000`)).toBe(text.length);
  });
});

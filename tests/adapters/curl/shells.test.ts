// How the shells quote: no more than they must, and nothing that a terminal acts on (G7). That they read it back is tested
// with the shells themselves, or by their rules.
import { describe, expect, test } from "@jest/globals";
import { cmd } from "../../../src/adapters/curl/cmd.js";
import { powershell } from "../../../src/adapters/curl/powershell.js";
import { sh } from "../../../src/adapters/curl/sh.js";
import { quoteWindowsArgument } from "../../../src/adapters/curl/shell.js";
import { literalText, type RedactedText } from "../../../src/adapters/redaction/redactor.js";

const X = { variable: "X", quote: "" };
const Y = { variable: "Y", quote: '"' };

describe("sh", () => {
  test.each<[text: RedactedText, quoted: string]>([
    [["a-b_c.d/e:1"], "a-b_c.d/e:1"],
    [[""], "''"],
    [[], "''"],
    [["a b"], "'a b'"],
    [["it's"], String.raw`'it'\''s'`],
    // No shell expands "!" in the first line of quoted text.
    [["a!b"], "'a!b'"],
    [["a!\nb"], "'a'\\!'\nb'"],
    [["\x01\x7f"], String.raw`"$(printf '\001\177')"`],
    [["a\x1bb"], String.raw`'a'"$(printf '\033')"'b'`],
    [["\x80\u200f\u2029"], String.raw`"$(printf '\302\200\342\200\217\342\200\251')"`],
    // Bytes that are not valid UTF-8.
    [["\udc80\udcff"], String.raw`"$(printf '\200\377')"`],
    [[X], '"$X"'],
    [["a ", X], '"a $X"'],
    [["a ", X, "b ", Y], '"a ${X}b $Y"'],
    [["$", X, "!"], `'$'"\${X}"'!'`],
    [["\n", X], `'\n'"$X"`],
    [["\x1b", X], String.raw`"$(printf '\033')""$X"`],
  ])("%j", (text, quoted) => {
    expect(sh.formatCommand(["-H", text])).toBe(`curl -H ${quoted}`);
  });

  test("input is piped", () => {
    expect(sh.formatCommand(["-d @-"], ["-100%", X, "\n'\\", Y, "\x80"])).toBe(
      String.raw`printf '\055100%%%s\012\047\134%s\302\200' "$X" "$Y" | curl -d @-`,
    );
    expect(sh.formatCommand(["-d @-"], ["a-b"])).toBe("printf 'a-b' | curl -d @-");
  });
});

describe("powershell", () => {
  test.each<[text: RedactedText, quoted: string]>([
    [["a b"], "'a b'"],
    [["it's $x `y"], "'it''s $x `y'"],
    [["a\\b"], "'a\\b'"],
    [["a\nb"], '"a`nb"'],
    [["a\r\tb"], '"a`r`tb"'],
    [["\x1b\x80\u202e"], '"$([char]27)$([char]128)$([char]8238)"'],
    [["$`\n"], '"`$```n"'],
    [["a ", X], '"a $env:X"'],
    [["a ", X, "b"], '"a ${env:X}b"'],
    [["$", X], '"`$$env:X"'],
  ])("%j", (text, quoted) => {
    expect(powershell.formatCommand(["-H", text])).toBe(`curl.exe -H ${quoted}`);
  });

  test.each<[text: RedactedText, quoted: string]>([
    [[""], `'""'`],
    [['a"b'], String.raw`'"a\"b"'`],
    [["a\\"], String.raw`'"a\\"'`],
    [[X], '"`"${env:X}`""'],
    [['"\n'], '"`"\\`"`n`""'],
  ])("in the legacy mode: %j", (text, quoted) => {
    expect(powershell.formatCommand(["-H", text])).toBe(
      `& { $PSNativeCommandArgumentPassing = 'Legacy'; curl.exe -H ${quoted} }`,
    );
  });
});

describe("cmd", () => {
  test.each<[text: RedactedText, quoted: string]>([
    [["a&b|c"], '"a&b|c"'],
    [[""], '""'],
    [["a\\"], String.raw`"a\\"`],
    [["a", X, "b"], '"a%X%b"'],
    [['a"b'], String.raw`^"a\^"b^"`],
    [["1%"], '^"1%^"'],
    [["1%2"], '^"1%^2^"'],
    [["%\n"], '^"%^\n\n^"'],
    [["a\n&"], '^"a^\n\n^&^"'],
    [["%", X], '^"%%X%^"'],
  ])("%j", (text, quoted) => {
    expect(cmd.formatCommand(["-H", text])).toBe(`curl.exe -H ${quoted}`);
  });
});

// https://learn.microsoft.com/en-us/cpp/c-language/parsing-c-command-line-arguments
test.each<[text: RedactedText, quoted: string]>([
  [["a b"], '"a b"'],
  [['"'], String.raw`"\""`],
  [["a\\b"], String.raw`"a\b"`],
  [["a\\\\b\\c"], String.raw`"a\\b\c"`],
  [['a\\"b'], String.raw`"a\\\"b"`],
  [['a\\\\"'], String.raw`"a\\\\\""`],
  [["a\\"], String.raw`"a\\"`],
  [["\\a\\\\"], String.raw`"\a\\\\"`],
  // Backslashes before a variable are not at the end.
  [["a\\", "b"], String.raw`"a\b"`],
  [[], '""'],
])("an argument of a Windows program: %j", (text, quoted) => {
  expect(literalText(quoteWindowsArgument(text))).toBe(quoted);
});

test("an argument of a Windows program with a variable", () => {
  expect(quoteWindowsArgument(["\\", X, "\\"])).toStrictEqual(['"', "\\", X, "\\\\", '"']);
});

// How the shells quote: no more than they must, and nothing that a terminal acts on (G7). That they read it back is tested
// with the shells themselves, or by their rules.
import { describe, expect, test } from "@jest/globals";
import { formatShellCommand } from "../../../src/adapters/curl/sh.js";
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
    expect(formatShellCommand(["-H", text])).toBe(`curl -H ${quoted}`);
  });

  test("input is piped", () => {
    expect(formatShellCommand(["-d @-"], ["-100%", X, "\n'\\", Y, "\x80"])).toBe(
      String.raw`printf '\055100%%%s\012\047\134%s\302\200' "$X" "$Y" | curl -d @-`,
    );
    expect(formatShellCommand(["-d @-"], ["a-b"])).toBe("printf 'a-b' | curl -d @-");
  });
});

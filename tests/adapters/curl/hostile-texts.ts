import fc from "fast-check";

/** Texts that are special for shells, curl or terminals. They must not create the file `canary` or read the file `secret`. */
const PIECES = [
  ...Array.from("'\"`$!%^&|;<>(){}[]*?~#=@:,.+-_/\\ aZ09\t\n\r"),
  ...Array.from("\x01\x03\x04\x07\x08\x0b\x0c\x15\x16\x1a\x1b\x7f\x80\x9b\xa0\xad\xff"),
  ...Array.from("üß✓\u2018\u2019\u201a\u201b\u201c\u201d\u2028\u202e\u2066\ufeff\ufffd"),
  "😀",
  "\r\n",
  "''",
  "'\\''",
  '\\"',
  "\\\\",
  "\\n",
  "$(touch canary)",
  "`touch canary`",
  "; touch canary;",
  "' ; touch canary ; '",
  '"; touch canary; "',
  "\n touch canary\n",
  "| tee canary",
  "&& touch canary",
  "> canary",
  "$HOME",
  "${PATH}",
  "$'\\x41'",
  "!!",
  "!touch",
  "%PATH%",
  "%s%n",
  "@secret",
  "<secret",
  ";type=text/html",
  "-o",
  " --output canary ",
  "--config=secret",
  "\x1b[201~",
  "\x1b]0;x\x07",
  "EOF\n",
  "{1..3}",
  "[1-3]",
];
const piece = fc.constantFrom(...PIECES);

/** Generates texts of hostile pieces; some pieces are special only at the start. */
const start = fc.constantFrom("", "", "", "@secret", "<secret", "-o", "--", "=", "@-", "~", "#", "-", "%", "\\");
export const hostileText: fc.Arbitrary<string> = fc
  .tuple(
    start,
    fc.array(fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ unit: "grapheme", maxLength: 5 })), {
      maxLength: 8,
    }),
  )
  .map(([first, rest]) => [first, ...rest].join("").toWellFormed());

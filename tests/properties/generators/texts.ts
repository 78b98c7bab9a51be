/** Texts that an attacker would send. */
import fc from "fast-check";

const DOTS = [".", "..", "...", "%2e", "%2E", "2e", "%", "%2", "%25", "%%", "%zz"];
const DELIMITERS = ["/", "//", "\\", "?", "#", "@", ":", ":80", ":8443", ":99999", ";", ",", "=", "&", "[", "]", "|"];
const ENCODED = ["%2f", "%2F", "%5C", "%3f", "%23", "%40", "%00", "%0d%0a", "%f\r\n", "%a\\", "%ff"];
const ORIGINS = [
  ...["https:", "https://", "http://", "HTTPS://", "javascript:", "file:///", "//", "user@", "user:pass@"],
  ...["evil.example", ".evil.example", "@evil.example/", "127.1", "127", "0x7f", "2130706433", "[::1]", "localhost"],
  ...["xn--a", "xn--e1afmkfd", "a.b", "-a", "a-", "_"],
];
/** Their change of case is an ASCII letter, or takes more letters. */
const CASES = ["\u212a", "\u0131", "\u017f", "\u0130", "ß"];
const SURROGATES = ["\ud800", "\udbff", "\udc00", "\udfff"];
const CONTROLS = ["\0", "\t", "\r", "\n", "\r\n", " ", "\x1b[2J", "\x7f", "\x80", "\x85", "\x9b", "\u00a0", "\u00ad"];
const DIRECTIONS = ["\u061c", "\u200e", "\u200f", "\u202e", "\u2066", "\u2069", "\u2028", "\u2029", "\ufeff", "\u200b"];
/** Unicode normalization makes them ".", "/", "@", "?", "#", '"' and "'". */
const LOOKALIKES = ["\uff0e", "\u2024", "\u2025", "\uff0f", "\uff20", "\u3002", "\uff1f", "\uff03", "\uff02", "\uff07"];
const WORDS = [
  "a",
  "b",
  "0",
  "acme",
  "b c",
  "é",
  "日",
  "😀",
  "e\u0301",
  "\u{10ffff}",
  "'",
  '"',
  "`",
  "$",
  "!",
  "*",
  "~",
];

/** Names that objects inherit, or that have a meaning elsewhere. */
export const NAMES_WITH_MEANING = [
  ...["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "then", "toJSON", "length"],
  ...["0", "-1", "4294967295", "", "[]", "a[]", "a[b]", "a.b", "a b", "\u212aey", "method", "url", "baseUrl", "data"],
];

/** Any code point, lone surrogates included. The unit "binary" of fast-check would take a second to create. */
export const codePoint: fc.Arbitrary<string> = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...DOTS) },
  { weight: 4, arbitrary: fc.constantFrom(...DELIMITERS) },
  { weight: 2, arbitrary: fc.constantFrom(...ENCODED) },
  { weight: 3, arbitrary: fc.constantFrom(...ORIGINS) },
  { weight: 1, arbitrary: fc.constantFrom(...CASES, ...SURROGATES, ...LOOKALIKES) },
  { weight: 2, arbitrary: fc.constantFrom(...CONTROLS, ...DIRECTIONS) },
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.constantFrom(...NAMES_WITH_MEANING) },
  { weight: 1, arbitrary: fc.string({ unit: codePoint, maxLength: 3 }) },
);

/** Long enough for every limit on lengths, short enough for thousands of cases. */
const long = fc
  .tuple(piece, fc.integer({ min: 50, max: 3_000 }))
  .map(([unit, count]) => unit.repeat(count).slice(0, 3_000));

/** Any text; most are composed of pieces that mean something to a url, a parser, a terminal or a shell. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 30, arbitrary: fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join("")) },
  { weight: 1, arbitrary: long },
);

/** The same without lone surrogates, which no url can contain. */
export const wellFormedText: fc.Arbitrary<string> = hostileText.map((text) => text.toWellFormed());

/** Texts that most people send. */
export const ordinaryText: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^[a-z][\w.-]{0,8}[a-z\d]$/),
  fc.constantFrom("octokit", "hello-world", "v1.0.0", "main", "a b", "2026-01-02", "é", "x/y", "a+b", "100%"),
);

/** A label of a host, or almost one. */
export const hostLabel: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("a", "acme", "ACME", "a-b", "1", "127", "0x7f", "xn--a", "xn--e1afmkfd") },
  { weight: 1, arbitrary: fc.constantFrom("a".repeat(63), "a".repeat(64), "-", "a-", "", "a.b", "a.evil.example/") },
  { weight: 1, arbitrary: hostileText },
);

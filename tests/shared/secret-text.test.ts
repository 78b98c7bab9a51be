// Where the secrets of a text are (G6), as deep as real requests go (G13).
import { describe, expect, test } from "@jest/globals";
import { isSecret } from "../../src/shared/secret-names.js";
import { findSecrets, type TextStructure } from "../../src/shared/secret-text.js";

/** The secrets of a text, each with its name. */
const secretsOf = (text: string, structure?: TextStructure): [name: string, secret: string][] =>
  findSecrets(text, isSecret, structure).map(({ name, start, end }) => [name, text.slice(start, end)]);

describe("pairs of a name and a value", () => {
  test.each<[text: string, ...secrets: string[]]>([
    ["token=s", "s"],
    ["a=b&token=s&c=d", "s"],
    ["token=s&token=t", "s", "t"],
    // A value alone may contain a "#".
    ["token=s#fragment", "s#fragment"],
    ["?token=s#fragment", "s"],
    ["a#token=s", "s"],
    ["token=s more", "s"],
    ["<https://a.example/?token=s>; rel=next", "s"],
    ['"https://a.example/?token=s"', "s"],
    ["<token=s<", "s"],
    ["token=a=b&c=d", "a=b"],
    ["token==s", "=s"],
    ["token=", ""],
    ["token=&a=b", ""],
    ["=s&token"],
    ["a=token&b=c"],
    ["https://a.example/?token=s", "s"],
    ["/token/s?a=b"],
    ["a;token=s", "s"],
    ["a,token=s", "s"],
    ["{token=s", "s"],
    ["(token=s", "s"],
    ["'token=s", "s"],
    ["a:token=s"],
    ["user[token]=s&user[name]=t", "s"],
    ["my.token-secret=s", "s"],
    // A name of that length is none, but a text may end in a name.
    [`${"a b".repeat(200)}?token=s`, "s"],
  ])("%j", (text, ...secrets) => {
    expect(secretsOf(text).map(([, secret]) => secret)).toStrictEqual(secrets.filter(Boolean));
  });

  test.each<[text: string, ...secrets: string[]]>([
    // In urls that are values of others, everything is encoded once more.
    ["next=%2Fa%3Ftoken%3Ds%26b%3Dc&d=e", "s"],
    ["next=%2Fa%3Ftoken%3ds%26b&token=t", "s", "t"],
    ["next=%3Ftoken%3Ds%23fragment", "s"],
    ["next=%3Ftoken%3Ds&a=b", "s"],
    ["next=%3Ftoken%3Da%2526b%26c", "a%2526b"],
    ["token=a%26b%3Dc&d=e", "a%26b%3Dc"],
    ["token=a%23b&d=e", "a%23b"],
    ["%3Ftoken%3Ds", "s"],
    ["toke%6E=s", "s"],
    ["user%5Btoken%5D=s", "s"],
    // JSON may escape them instead.
    [String.raw`{"a":"?b=c\u0026token=s\u0026d=e"}`, "s"],
    [String.raw`{"a":"?token\u003ds\u0026d"}`, "s"],
    [String.raw`{"a":"\u003c/?token=s\u003e"}`, "s"],
    [String.raw`{"a":"?TOKEN\u003Ds\u003Cb"}`, "s"],
  ])("encoded: %j", (text, ...secrets) => {
    expect(secretsOf(text).map(([, secret]) => secret)).toStrictEqual(secrets);
  });

  test.each<[text: string, ...secrets: string[]]>([
    ["token=a#b c<d>&e=f", "a#b c<d>"],
    ["token=a%26b&c=d", "a%26b"],
    ["a=b&token=s", "s"],
    ["url=https%3A%2F%2Fa%3Ftoken%3Ds%23t%26b&c", "s"],
  ])("of a form end at the next '&' only: %j", (text, ...secrets) => {
    expect(secretsOf(text, "form").map(([, secret]) => secret)).toStrictEqual(secrets);
  });

  test("have the decoded name", () => {
    expect(secretsOf("a[toke%6E]=s&x=%3FclientSecret%3Dt")).toStrictEqual([
      ["token", "s"],
      ["clientSecret", "t"],
    ]);
  });
});

describe("userinfo of urls", () => {
  test.each<[text: string, ...secrets: string[]]>([
    ["https://me:s@a.example/", "me:s"],
    ["//me@a.example", "me"],
    ["see https://me:s@a.example/ and ftp://you:t@b.example", "me:s", "you:t"],
    [String.raw`{"url":"https:\/\/me:s@a.example"}`, "me:s"],
    ["next=https%3A%2F%2Fme%3As%40a.example", "me%3As"],
    ["https://me:%41s@a.example", "me:%41s"],
    ["https://@a.example"],
    ["https://a.example/@b"],
    ["https://a.example?a@b"],
    ["https://a.example#a@b"],
    ["https://a.example @b"],
    ["https%3A%2F%2Fa.example%2F@b"],
    ["https%3A%2F%2Fa.example%3F@b"],
    ["https%3A%2F%2Fa.example%23@b"],
    ["me@a.example"],
    ["mailto:me@a.example"],
    ["next=a%2Fme%40a.example"],
    ["/me@a.example"],
  ])("%j", (text, ...secrets) => {
    expect(secretsOf(text)).toStrictEqual(secrets.map((secret) => ["userinfo", secret]));
    expect(findSecrets(text, isSecret).some(({ quote }) => quote)).toBe(false);
  });

  test("in a form, '&' ends the url", () => {
    for (const structure of ["text", "form"] as const) {
      expect(secretsOf("a=//b&c@d", structure)).toStrictEqual([]);
      expect(secretsOf("a=//b:c@d&e=f", structure)).toStrictEqual([["userinfo", "b:c"]]);
    }
  });
});

describe("properties of JSON", () => {
  test.each<[text: string, ...secrets: string[]]>([
    ['{"token":"s"}', "s"],
    ['{ "token" : "s", "a": "b" }', "s"],
    ['{"token":"s","secret":"t"}', "s", "t"],
    ['{"a":{"token":"s"},"b":"c"}', "s"],
    ['[{"token":"s"},{"token":"t"}]', "s", "t"],
    ['{"token":5}', "5"],
    ['{"token":-1.5e+7,"a":8}', "-1.5e+7"],
    ['{"token":null,"a":"b"}'],
    ['{"token":true,"a":1}'],
    ['{"a":"token","b":"c"}'],
    ['["token","a"]'],
    ['{"token":""}'],
    ['{"token":["s","t"],"a":"b"}', "s", "t"],
    ['{"token":[["s"],"t",["u",[5]]],"a":["b"]}', "s", "t", "u", "5"],
    ['{"token":[],"a":["b"]}'],
    ['{"token":{"a":"b"},"c":"d"}'],
    ['{"token":[{"a":"b"}],"c":"d"}'],
    ['{"token":{}, "a":["b"]}'],
    // Objects in a list of secrets have names of their own; the other items are secrets.
    ['{"token":[{"a":"b"},"s",[{"c":["d"]},"t"],{},"u"],"e":"f"}', "s", "t", "u"],
    ['{"token":[{"secret":"s"},"t"]}', "s", "t"],
    ['{"token":{"a":["b"]},"c":["d"]} } "e"'],
    ['{"token":[5,6],"a":7}', "5", "6"],
    ['{"token":["a}","{b}","]","c"]}', "a}", "{b}", "]", "c"],
    // In other texts, what follows a value is none.
    ['"token":"s" and "a", 5', "s"],
    ['"token":["s",["t"],"u"] and "a", 5', "s", "t", "u"],
    ['[["a"],"b"]'],
    ['{"token":"a\\"b\\\\","c":"d"}', 'a\\"b\\\\'],
    ['{"toke\\u006e":"s"}', "s"],
    // Texts that were cut off.
    ['{"token":"s', "s"],
    ['{"token":"s\\', "s\\"],
    ['{"token":"s}', "s}"],
    ['{"token":"s]', "s]"],
    ['{"token', ""],
    ['{"token":["s","t', "s", "t"],
    ['"password" : "s"', "s"],
  ])("%j", (text, ...secrets) => {
    expect(secretsOf(text).map(([, secret]) => secret)).toStrictEqual(secrets.filter(Boolean));
  });

  test("numbers have no quotation marks", () => {
    expect(findSecrets('{"token":5,"secret":"6"}', isSecret)).toStrictEqual([
      { start: 9, end: 10, name: "token", quote: '"' },
      { start: 21, end: 22, name: "secret", quote: "" },
    ]);
  });

  test("have the decoded name", () => {
    expect(secretsOf('{"clientS\\u0065cret":"s"}')).toStrictEqual([["clientSecret", "s"]]);
  });
});

describe("properties of JSON in other texts", () => {
  const json = (token: unknown): string => JSON.stringify({ a: '"', token, b: "c" });
  const inJson = (text: string): string => JSON.stringify({ note: '%22 \\"', payload: text, more: [text] });

  test.each<[text: string, ...secrets: string[]]>([
    [inJson(json("s")), "s", "s"],
    [inJson(json(["s", 5])), "s", "5", "s", "5"],
    [inJson(json('s"')), 's\\\\\\"', 's\\\\\\"'],
    [inJson(json("s")).replaceAll('\\"', "\\u0022"), "s", "s"],
    [`payload=${encodeURIComponent(json("s"))}&b=c`, "s"],
    [`payload={%22token%22:%22s,t=u?v%22,%22b%22:%22c%22}`, "s,t=u?v"],
    [`a=%22&payload=${encodeURIComponent(json("s"))}&b=%22&payload=${encodeURIComponent(json("t"))}`, "s", "t"],
  ])("%j", (text, ...secrets) => {
    expect(secretsOf(text)).toStrictEqual(secrets.map((secret) => ["token", secret]));
  });

  test.each([
    inJson(inJson(json("s"))),
    inJson(`https://a.example/?payload=${encodeURIComponent(json("s"))}`),
    `next=${encodeURIComponent(`/?payload=${encodeURIComponent(json("s"))}`)}`,
    `payload=${encodeURIComponent(inJson(json("s")))}`,
    "next=%3Ftoken%253Ds%2526b%253Dc%26d",
    "next=%252F%252fme%253As%2540a.example",
  ])("%j: nothing deeper (G13)", (text) => {
    expect(secretsOf(text)).toStrictEqual([]);
  });

  test.each([
    ['{"token":5}', '"'],
    [JSON.stringify({ payload: '{"token":5}' }), '\\"'],
    [`payload=${encodeURIComponent('{"token":5}')}`, "%22"],
    ['{"token":"5"}', ""],
    ['and "token":5', '"'],
  ])("a number in %j needs %j (G6)", (text, quote) => {
    expect(findSecrets(text, isSecret)).toMatchObject([{ quote }]);
  });

  test.each([inJson(JSON.stringify({ a: "b" })), `a=%22token%22`, `{"a":"\\"token\\""}`, "%22".repeat(9)])(
    "%j has no secrets",
    (text) => {
      expect(findSecrets(text, isSecret)).toStrictEqual([]);
    },
  );

  test("200,000 of them", () => {
    expect(
      findSecrets(inJson(JSON.stringify(Array.from({ length: 100_000 }, () => ({ token: 1 })))), isSecret),
    ).toHaveLength(200_000);
  });
});

describe("secrets that overlap", () => {
  test.each<[text: string, ...secrets: [name: string, secret: string][]]>([
    ["//me;password=s@a", ["userinfo", "me;password=s"], ["password", "@a"]],
    ["//a&token=s@b&c", ["userinfo", "a&token=s"], ["token", "@b"]],
    ['{"token":"https://me:s@a.example"}', ["token", "https://me:s@a.example"]],
    ['{"token":"a","url":"?secret=b"}', ["token", "a"], ["secret", "b"]],
    ["token=//me:s@a&b", ["token", "//me:s@a"]],
  ])("are parts of one another, or continue: %j", (text, ...secrets) => {
    expect(secretsOf(text)).toStrictEqual(secrets);
  });
});

test.each(["", "a", "plain text", "a&b", "a=b", '{"a":"b"}', "https://a.example/a?b=c#d", "[1,2]"])(
  "%j has no secrets",
  (text) => {
    expect(findSecrets(text, isSecret)).toStrictEqual([]);
  },
);

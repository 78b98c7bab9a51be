// Request options to read and to log (D6, G6).
import { isDeepStrictEqual } from "node:util";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { redact, toCurl } from "../../src/adapters/index.js";
import { endpoint, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";

const POST: RequestOptions = { method: "post", url: "https://api.github.com/a", headers: {} };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

function formOf(name: string, value: string | Blob): FormData {
  const form = new FormData();
  form.append(name, value);
  return form;
}

describe("the body keeps its kind", () => {
  test.each<[kind: string, fields: object, body: unknown]>([
    ["an object", { body: { a: [1, { token: "s" }], b: null } }, { a: [1, { token: "$GITHUB_TOKEN" }], b: null }],
    [
      "an object to be sent as a form",
      { body: { token: "s", a: [1] }, headers: FORM },
      { token: "$GITHUB_TOKEN", a: [1] },
    ],
    ["text of a form", { body: "a=1&token=s%26", headers: FORM }, "a=1&token=$GITHUB_TOKEN"],
    ["URLSearchParams", { body: new URLSearchParams({ token: "s &", a: "1" }) }, "token=$GITHUB_TOKEN&a=1"],
    ["text of JSON", { body: ' {"token":5} ' }, ' {"token":"$GITHUB_TOKEN"} '],
    ["bytes", { body: new TextEncoder().encode('{"token":"s"}') }, '{"token":"$GITHUB_TOKEN"}'],
    ["an empty text", { body: "" }, ""],
    ["null", { body: null }, null],
    [
      "a FormData",
      {
        body: (() => {
          const form = new FormData();
          form.append("token", "s");
          form.append("a", "1");
          return form;
        })(),
      },
      [
        ["token", "$GITHUB_TOKEN"],
        ["a", "1"],
      ],
    ],
  ])("%s", (_, fields, body) => {
    expect(redact({ ...POST, ...fields }).body).toEqual(body);
  });

  test("no body", () => {
    expect(redact(POST)).toStrictEqual(POST);
  });
});

test("adds and removes nothing but credentials, and keeps the fragment", () => {
  const url = "https://api.github.com/a?b=1&token=s?c#access_token=s2&d#e";
  const headers = { "X-A": "1", Authorization: "Bearer s3" };
  expect(redact({ method: "get", url, headers, request: { timeout: 5 } })).toStrictEqual({
    method: "get",
    url: "https://api.github.com/a?b=1&token=$GITHUB_TOKEN#access_token=$GITHUB_ACCESS_TOKEN&d#e",
    headers: { "X-A": "1", Authorization: "Bearer $GITHUB_TOKEN_2" },
  });
});

test('{ secrets: "show" } shows credentials, and { credentials } hides more names', () => {
  const request = endpoint("POST /a", { password: "s", license: "t" });
  expect(redact(request, { secrets: "show" })).toEqual(request);
  expect(redact(request, { credentials: ["License"] }).body).toEqual({
    password: "$GITHUB_PASSWORD",
    license: "$GITHUB_LICENSE",
  });
});

test.each<[option: string, options: object]>([
  ["secrets", { secrets: "all" }],
  ["secrets", { secrets: {} }],
  ["secrets", { secrets: null }],
  ["credentials", { credentials: "license" }],
  ["credentials", { credentials: [5] }],
])("rejects the option %s: %p", (option, options) => {
  const rejection = expect.objectContaining({ code: "ERR_INVALID_OPTION", names: [option] });
  expect(() => redact(POST, options)).toThrow(rejection);
  expect(() => toCurl(POST, options)).toThrow(rejection);
});

test.each<[url: string, owner: string]>([
  ["https://uploads.github.com/", "GITHUB"],
  ["https://api.company.co.uk/", "COMPANY"],
  ["http://127.0.0.1/", "API"],
  ["/x", "API"],
])("the names of variables begin with the host: %s, %s", (url, owner) => {
  const headers = { authorization: "token a", cookie: "b", Authorization: "Bearer c" };
  expect(redact({ ...POST, url, headers }).headers).toEqual({
    authorization: `token $${owner}_TOKEN`,
    cookie: `$${owner}_COOKIE`,
    Authorization: `Bearer $${owner}_TOKEN_2`,
  });
});

test.each<[body: unknown, problem: string]>([
  [new Blob(["s"]), "must not be a Blob; pass its arrayBuffer()"],
  [new Blob(["s"]).stream(), "must not be a stream"],
  [formOf("file", new Blob(["s"])), "must not be a file; pass its text()"],
  [new Uint8Array([255]), "body"],
])("rejects %p (G1)", (body, problem) => {
  expect(() => redact({ ...POST, body })).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
  expect(() => redact({ ...POST, body })).toThrow(problem);
});

test("fields of a form have the line breaks of multipart/form-data", () => {
  expect(redact({ ...POST, body: formOf("a\rb", "c\r\nd\ne\r\r") }).body).toStrictEqual([
    ["a\r\nb", "c\r\nd\r\ne\r\n\r\n"],
  ]);
});

describe("a body is read up to a length, and the result says what it leaves out (G13)", () => {
  const LONGEST = 1_048_576;
  const rest = "… and 5 more characters";
  const text = (length: number, start = ""): string => start + "a".repeat(length - start.length);

  test.each<[kind: string, body: unknown, expected: unknown]>([
    ["text that is not too long", text(LONGEST), text(LONGEST)],
    ["text", text(LONGEST + 5), text(LONGEST) + rest],
    ["bytes", new TextEncoder().encode(text(LONGEST + 5)), text(LONGEST) + rest],
    ["data, as its text", [text(LONGEST + 1)], text(LONGEST, '["') + rest],
    ["a field", formOf("note", text(LONGEST + 1)), [["note", `${text(LONGEST - 4)}${rest}`]]],
    ["half a character", `${text(LONGEST - 1)}😀abc`, `${text(LONGEST - 1)}\ufffd… and 4 more characters`],
  ])("%s", (_, body, expected) => {
    const redacted = redact({ ...POST, body }).body;
    // A message with such a text would take minutes.
    expect(isDeepStrictEqual(redacted, expected)).toBe(true);
  });

  test.each([
    ["JSON", "application/json", '{"a":"', '","u":"https://b/?token=hunter2\\u00e9\\u00e9"}'],
    ["a form", FORM["content-type"], "a=", "&u=https%3A%2F%2Fb%2F%3Ftoken%3Dhunter2%C3%A9%F0%9F%98%80"],
  ])("the secret of a url in %s is hidden, wherever an escape behind it is cut", (_, type, start, end) => {
    for (let cut = 0; cut < 30; cut += 1) {
      const body = text(LONGEST - end.length + cut, start) + end;
      const redacted = redact({ ...POST, headers: { "content-type": type }, body }).body as string;
      expect(redacted.includes("hunter2")).toBe(false);
    }
  });

  test("a form, all fields together", () => {
    const form = formOf("a", text(LONGEST));
    form.append("b", "cde");
    const [one, other] = redact({ ...POST, body: form }).body as string[][];
    expect(one![1]).toHaveLength(LONGEST - 1 + "… and 1 more characters".length);
    expect(other).toStrictEqual(["b", "… and 3 more characters"]);
  });

  test("a secret is hidden before the end, over it, and behind it", () => {
    const note = "a".repeat(LONGEST);
    for (const body of [
      { note, secret: "s3cret" },
      { secret: "s3cret", note },
      { secret: `s3cret${note}` },
      [{ secret: ["s3cret", note] }],
    ]) {
      expect(String(redact({ ...POST, body }).body).includes("s3cret")).toBe(false);
      expect(String(redact({ ...POST, body: JSON.stringify(body) }).body).includes("s3cret")).toBe(false);
    }
  });
});

test("bytes keep their byte order mark", () => {
  expect(redact({ ...POST, body: Uint8Array.of(0xef, 0xbb, 0xbf, 0x61) }).body).toBe("\ufeffa");
});

test("any JSON without credentials stays as it is", () => {
  check(
    fc.property(fc.jsonValue(), (body) => {
      expect(redact({ ...POST, body }, { secrets: "show" }).body).toEqual(JSON.parse(JSON.stringify(body)));
    }),
  );
});

// Request options to read and to log (D6, G6).
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { InvalidRequestError, redact } from "../../src/adapters/index.js";
import { endpoint, InvalidOptionError, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";

const POST: RequestOptions = { method: "post", url: "https://api.github.com/a", headers: {} };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

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

test("{ secrets } shows credentials, or names their variables", () => {
  const request = endpoint("POST /a", { password: "s", license: "t" });
  expect(redact(request, { secrets: "show" })).toEqual(request);
  expect(redact(request, { secrets: { license: "MINE" } }).body).toEqual({
    password: "$GITHUB_PASSWORD",
    license: "$MINE",
  });
  expect(() => redact(request, { secrets: "all" as never })).toThrow(InvalidOptionError);
});

test.each([new Blob(["s"]), new Blob(["s"]).stream(), new Uint8Array([255])])("rejects %p (G8)", (body) => {
  expect(() => redact({ ...POST, body })).toThrow(InvalidRequestError);
});

test("any JSON without credentials stays as it is", () => {
  check(
    fc.property(fc.jsonValue(), (body) => {
      expect(redact({ ...POST, body }, { secrets: "show" }).body).toEqual(JSON.parse(JSON.stringify(body)));
    }),
  );
});

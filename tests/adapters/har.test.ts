import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { Request as HarFormatRequest } from "har-format";

import { InvalidRequestError, toHar } from "../../src/adapters/index.js";
import { endpoint, type RequestOptions } from "../../src/index.js";
import { hostileRequests } from "./curl/hostile-requests.js";
import { hostileText } from "./curl/hostile-texts.js";
import { check } from "../properties/check.js";

const POST: RequestOptions = { method: "post", url: "https://a.example/", headers: {} };
const FORM = "application/x-www-form-urlencoded";

test("the result has the type of @types/har-format", () => {
  const har: HarFormatRequest = toHar(POST);
  expect(har.httpVersion).toBe("HTTP/1.1");
});

test("converts a complete request", () => {
  const headers = { accept: "a/b", "user-agent": "c", authorization: "token secret", cookie: "d=e" };
  const request = endpoint("POST /repos/{owner}/issues{?page}", { owner: "o", page: "1 &", title: "ü", headers });

  expect(toHar(request)).toEqual({
    method: "POST",
    url: "https://api.github.com/repos/o/issues?page=1%20%26",
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: [
      { name: "accept", value: "a/b" },
      { name: "user-agent", value: "c" },
      { name: "authorization", value: "token $GITHUB_TOKEN" },
      { name: "cookie", value: "$GITHUB_COOKIE" },
      { name: "content-type", value: "application/json; charset=utf-8" },
    ],
    queryString: [{ name: "page", value: "1 &" }],
    postData: { mimeType: "application/json; charset=utf-8", text: '{"title":"ü"}' },
    headersSize: -1,
    bodySize: 14,
  });
});

describe("a body", () => {
  test.each<[kind: string, fields: object, expected: object]>([
    ["none", {}, { bodySize: 0 }],
    ["empty", { body: "" }, { postData: { mimeType: "text/plain;charset=UTF-8", text: "" }, bodySize: 0 }],
    ["text", { body: "a\0" }, { postData: { mimeType: "text/plain;charset=UTF-8", text: "a\0" }, bodySize: 2 }],
    ["bytes", { body: new TextEncoder().encode("ü") }, { postData: { mimeType: "", text: "ü" }, bodySize: 2 }],
    [
      "JSON with a numeric credential",
      { body: { a: { password: 12345 } } },
      {
        postData: { mimeType: "application/json; charset=utf-8", text: '{"a":{"password":"$API_PASSWORD"}}' },
        bodySize: -1,
      },
    ],
    [
      "a form",
      { body: { a: "1 &", b: ["+", ""] }, headers: { "content-type": FORM } },
      {
        postData: {
          mimeType: FORM,
          params: [
            { name: "a", value: "1 &" },
            { name: "b", value: "+" },
            { name: "b", value: "" },
          ],
        },
        bodySize: 16,
      },
    ],
    [
      "a form with unusual escapes",
      { body: "a=%2f&b", headers: { "content-type": FORM } },
      { postData: { mimeType: FORM, text: "a=%2f&b" }, bodySize: 7 },
    ],
    [
      "a form with a credential",
      { body: new URLSearchParams({ client_secret: "a b", c: "d" }) },
      {
        postData: {
          mimeType: `${FORM};charset=UTF-8`,
          params: [
            { name: "client_secret", value: "$API_CLIENT_SECRET" },
            { name: "c", value: "d" },
          ],
        },
        bodySize: -1,
      },
    ],
  ])("%s", (_, fields, expected) => {
    const { postData, bodySize } = toHar({ ...POST, url: "http://localhost", ...fields });
    expect({ ...(postData && { postData }), bodySize }).toEqual(expected);
  });

  test("a FormData, with the names but not the content of its files (G8)", () => {
    const body = new FormData();
    body.append("a", "1\n");
    body.append("password", "secret");
    body.append("file", new Blob(["content"], { type: "image/png" }), "b.png");

    const { postData, headers, bodySize } = toHar({ ...POST, body });

    expect(headers).toEqual([]);
    expect(bodySize).toBe(-1);
    expect(postData).toEqual({
      mimeType: "multipart/form-data",
      params: [
        { name: "a", value: "1\n" },
        { name: "password", value: "$A_PASSWORD" },
        { name: "file", fileName: "b.png", contentType: "image/png" },
      ],
    });
  });

  test.each([new Blob(["a"]), new Blob(["a"]).stream(), new Uint8Array([255])])("rejects %p (G8)", (body) => {
    expect(() => toHar({ ...POST, body })).toThrow(InvalidRequestError);
  });
});

test("hostile requests give a valid HAR with the values that are sent", () => {
  check(
    fc.property(hostileRequests(hostileText), ({ target, request, headers, body }) => {
      let har;
      try {
        har = toHar({ ...request, url: `https://a.example${target}` }, { secrets: "show" });
      } catch (error) {
        expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "body" });
        return;
      }
      const blanks = /^[\t ]+|[\t ]+$/g;
      const harHeaders = Object.fromEntries(har.headers.map(({ name, value }) => [name, value.replace(blanks, "")]));
      expect(har).toMatchObject({ method: request.method.toUpperCase(), url: `https://a.example${target}` });
      expect(harHeaders).toMatchObject(headers);
      const { text, params } = { text: undefined, params: undefined, ...har.postData };
      if (text !== undefined) expect(Buffer.from(text)).toEqual(Buffer.from(body as Uint8Array));
      else if (params && body instanceof Uint8Array) {
        const pairs = params.map(({ name, value }): [string, string] => [name, value!]);
        expect(String(new URLSearchParams(pairs))).toBe(Buffer.from(body).toString());
      }
    }),
  );
});

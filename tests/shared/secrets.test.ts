// What is hidden, and that nothing else changes (G6, G13).
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { hideInBody } from "../../src/adapters/body-text.js";
import { Secrets } from "../../src/shared/secrets.js";
import { check } from "../properties/check.js";

const secrets = new Secrets(["License"], (_, __, quote = "") => `${quote}***${quote}`);

describe("urls", () => {
  test.each([
    ["https://a.example/?a=b&access_token=s&c#d", "https://a.example/?a=b&access_token=***&c#d"],
    ["https://a.example/?access%5Ftoken=s", "https://a.example/?access%5Ftoken=***"],
    ["/x?user%5Bpassword%5D%5B%5D=s?s=s", "/x?user%5Bpassword%5D%5B%5D=***"],
    ["/x?%zz=1&sig=s", "/x?%zz=1&sig=***"],
    ["/x#access_token=s&d#sig=s", "/x#access_token=***&d#sig=***"],
    ["/x#/cb?token=s", "/x#/cb?token=***"],
    ["/a;token=s/b?license=s", "/a;token=***/b?license=***"],
    ["https://me:s@a.example/", "https://***@a.example/"],
    ["/x?token=&note=token", "/x?token=&note=token"],
    ["/token/secret?tokens=1&a@b=c@d", "/token/secret?tokens=1&a@b=c@d"],
    // A url or JSON in a value, once.
    ["/x?next=https%3A%2F%2Fa%2F%3Ftoken%3Ds%26b&c", "/x?next=https%3A%2F%2Fa%2F%3Ftoken%3D***%26b&c"],
    [
      "/x?next=%2Fa%3Fnext%3D%252Fb%253Ftoken%253Ds%26sig%3Ds",
      "/x?next=%2Fa%3Fnext%3D%252Fb%253Ftoken%253Ds%26sig%3D***",
    ],
    ["/x?next=/a?token=s", "/x?next=%2Fa%3Ftoken%3D***"],
    ["/x?f=%7B%22password%22%3A1%7D", "/x?f=%7B%22password%22%3A%22***%22%7D"],
  ])("%s", (url, shown) => {
    expect(secrets.url(url)).toBe(shown);
  });
});

describe("JSON, at any depth", () => {
  test.each([
    ['{"a":[{"b":{"password":"s\\"\\\\"}}]}', '{"a":[{"b":{"password":"***"}}]}'],
    [' {"token" : 5, "n": 1.50 } ', ' {"token" : "***", "n": 1.50 } '],
    ['{"token":["s",[1],{"a":"b"}],"c":"d"}', '{"token":["***",["***"],{"a":"b"}],"c":"d"}'],
    ['{"token":[{"a":"b"},"s"],"c":{"token":1,"d":[2]}}', '{"token":[{"a":"b"},"***"],"c":{"token":"***","d":[2]}}'],
    ['{"s\\u0065cret":"s"}', '{"s\\u0065cret":"***"}'],
    ['{"secret":"s', '{"secret":"***'],
    ['{"secret":null,"password":{"a":"b"},"token":""}', '{"secret":null,"password":{"a":"b"},"token":""}'],
    ['{"url":"https:\\/\\/a?b=c\\u0026token=s"}', '{"url":"https://a?b=c&token=***"}'],
    ['{"json":"{\\"token\\":\\"s\\"}"}', '{"json":"{\\"token\\":\\"***\\"}"}'],
    ['{"id":12345678901234567890}', '{"id":12345678901234567890}'],
    ['{"token":1}\n{"token":2}', '{"token":"***"}\n{"token":"***"}'],
  ])("%s", (text, shown) => {
    expect(secrets.text(text)).toBe(shown);
  });
});

test("forms and their parts", () => {
  expect(secrets.form("a=1&client_secret=s+%2f&b")).toBe("a=1&client_secret=***&b");
  expect(secrets.form('{"token":"s"}')).toBe('{"token":"***"}');
  const part = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const parts = (secret: string) => `${part("token", secret)}${part("a", "b")}--b--`;
  expect(hideInBody(parts("s"), "multipart/form-data; boundary=b", secrets)).toBe(parts("***"));
  expect(secrets.value("password", "s")).toBe("***");
});

test.each([
  ["authorization", "Bearer s", "Bearer ***"],
  ["authorization", "AWS4-HMAC-SHA256 s", "AWS4-HMAC-SHA256 ***"],
  ["authorization", "My token s", "***"],
  ["proxy-authorization", "Basic s", "Basic ***"],
  ["license", "s", "***"],
  ["cookie", "", ""],
  ["referer", "https://a.example/?secret=s", "https://a.example/?secret=***"],
  ["x-note", "token=s", "token=s"],
])("the header %s: %s", (name, value, shown) => {
  expect(secrets.header(name, value)).toBe(shown);
});

test("any other text is not searched", () => {
  for (const text of ["password: s", "see https://a.example/?token=s", "token=s", "dG9rZW49cw=="])
    expect([secrets.text(text), secrets.value("note", text)]).toEqual([text, text]);
});

test("text without secrets stays as it is", () => {
  const name = fc.stringMatching(/^[b-df-hj-n]{1,3}$/);
  const value = fc.jsonValue();
  check(
    fc.property(fc.dictionary(name, value), fc.webUrl({ withQueryParameters: false }), (data, url) => {
      const texts = [JSON.stringify(data), JSON.stringify(data, undefined, 2), url];
      const show = new Secrets([], (_, secret) => secret);
      for (const text of texts) expect(show.text(text)).toBe(text);
    }),
  );
});

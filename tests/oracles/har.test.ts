// The JSON schema of HAR 1.2, written in draft 06, accepts what `toHar()` returns (G8).
import { createRequire } from "node:module";

import { describe, expect, test } from "@jest/globals";
import { Ajv } from "ajv";
import fc from "fast-check";

import { toHar } from "../../src/adapters/index.js";
import { endpoint, type RequestOptions } from "../../src/index.js";
import { hostileRequests } from "../adapters/curl/hostile-requests.js";
import { hostileText } from "../adapters/curl/hostile-texts.js";
import { check } from "../properties/check.js";

const require = createRequire(import.meta.url);

const schemas = require("har-schema") as Readonly<Record<string, object>>;
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addMetaSchema(require("ajv/dist/refs/json-schema-draft-06.json") as object);
for (const schema of Object.values(schemas)) ajv.addSchema(schema);
const isHarRequest = ajv.getSchema("request.json#")!;

function expectValid(har: object): void {
  expect([isHarRequest(har), isHarRequest.errors]).toEqual([true, null]);
}

const POST: RequestOptions = { method: "post", url: "https://a.example/", headers: {} };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

test("it rejects an invalid request", () => {
  expect(isHarRequest({ ...toHar(POST), headers: [{ name: "a" }] })).toBe(false);
  expect(isHarRequest({ ...toHar(POST), queryString: undefined })).toBe(false);
});

test("it accepts a complete request", () => {
  const headers = { accept: "a/b", "user-agent": "c", authorization: "token secret", cookie: "d=e" };
  expectValid(toHar(endpoint("POST /repos/{owner}/issues{?page}", { owner: "o", page: "1 &", title: "ü", headers })));
});

describe("it accepts a body", () => {
  const formData = new FormData();
  formData.append("a", "1\n");
  formData.append("password", "secret");
  formData.append("file", new Blob(["content"], { type: "image/png" }), "b.png");

  test.each<[kind: string, fields: object]>([
    ["none", {}],
    ["empty", { body: "" }],
    ["text", { body: "a\0" }],
    ["bytes", { body: new TextEncoder().encode("ü") }],
    ["JSON with a numeric credential", { body: { a: { password: 12345 } } }],
    ["a form", { body: { a: "1 &", b: ["+", ""] }, headers: FORM }],
    ["a form with unusual escapes", { body: "a=%2f&b", headers: FORM }],
    ["a form with a credential", { body: new URLSearchParams({ client_secret: "a b", c: "d" }) }],
    ["a FormData with a file", { body: formData }],
  ])("%s", (_, fields) => {
    expectValid(toHar({ ...POST, url: "http://localhost", ...fields }));
  });
});

test("it accepts hostile requests", () => {
  let tried = 0;
  check(
    fc.property(hostileRequests(hostileText), ({ target, request }) => {
      let har;
      try {
        har = toHar({ ...request, url: `https://a.example${target}` }, { secrets: "show" });
      } catch (error) {
        expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "body" });
        return;
      }
      tried += 1;
      expectValid(har);
    }),
  );
  expect(tried).toBeGreaterThan(0);
});

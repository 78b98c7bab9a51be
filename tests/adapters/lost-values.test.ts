// Nothing is lost silently when an adapter writes a body (D9). What JSON loses, and forms: tests/bodies/.
import { createRequire } from "node:module";

import { expect, test } from "@jest/globals";
import fc from "fast-check";

import { toAngular, toAxios, toFetch, toGot, toNodeHttp, toUndici } from "../../src/adapters/index.js";
import { form } from "../../src/bodies/index.js";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

// Node programs that use axios have it.
const requireAsAxios = createRequire(createRequire(import.meta.url).resolve("axios"));
const FormDataOfNode = requireAsAxios("form-data") as new () => object;

const FORM = "application/x-www-form-urlencoded";
const requestOf = (body: unknown, type?: string): RequestOptions => ({
  method: "post",
  url: "https://a.example/",
  headers: type === undefined ? {} : { "content-type": type },
  body,
});

test.each<[path: string, body: unknown]>([
  ["body.a", { a: { b: 1 } }],
  ["body.a", { a: [[1]] }],
  ["body.a", { a: [{ b: 1 }] }],
  ["body.a", { a: () => 1 }],
  ["body.a", { a: NaN }],
  ["body.a", { a: new Set(), b: 1 }],
  ["body.a", { a: new Date(NaN) }],
  ["body.a", { a: { toJSON: () => undefined } }],
  ["body.a", { a: "\ud800" }],
  ["body.a", { a: ["a", "b\udc00"] }],
  ["body.\ud800", { "\ud800": "a" }],
  ["body", [1]],
  ["body", 1],
  ["body", null],
  ["body", new Map([["a", 1]])],
])("rejects %s in a form: %p", (path, body) => {
  expect(thrownBy(() => toFetch(requestOf(body, FORM)))).toMatchObject({ code: "ERR_INVALID_REQUEST", names: [path] });
});

test("only axios sends a form of the package form-data: fetch would send its name", () => {
  const request = requestOf(new FormDataOfNode(), "multipart/form-data; boundary=a");
  for (const adapter of [toFetch, toAngular, toGot, toNodeHttp, toUndici])
    expect(thrownBy(() => adapter(request))).toMatchObject({ code: "ERR_INVALID_REQUEST", names: ["body"] });
  expect(toAxios(request)).toMatchObject({ data: request.body });
});

test("a form has the values that the encoder form writes, or both refuse them", () => {
  const scalar = fc.oneof(
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 3 }),
    fc.double(),
    fc.boolean(),
    fc.bigInt(),
    fc.date({ noInvalidDate: false }),
    fc.constantFrom(null, undefined, new URL("https://a.example/?b"), () => "a", Symbol("a")),
  );
  const fields = fc.dictionary(
    fc.string({ unit: fc.constantFrom("a", "\ud800", "ü") }).filter((name) => name !== ""),
    fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })),
    { maxKeys: 3 },
  );
  const { policy } = Endpoint.for({ baseUrl: "https://a.example" });
  const written = (build: () => unknown): unknown => {
    try {
      return build();
    } catch {
      return undefined;
    }
  };
  check(
    fc.property(fields, (body) => {
      expect(written(() => toFetch(requestOf(body, FORM))[1].body)).toBe(written(() => form(body, { policy }).body));
    }),
  );
});

test("shared memory is copied: fetch refuses it, or sends the text of its numbers", () => {
  const { body } = toFetch(requestOf(new Uint8Array(new SharedArrayBuffer(2))))[1];
  expect((body as unknown as Uint8Array).buffer).toBeInstanceOf(ArrayBuffer);
});

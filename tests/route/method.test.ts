import { expect, test } from "@jest/globals";

import { findMethod, findMethods } from "../../src/route/method.js";

const methods = { PURGE: { body: false }, LINK: { body: true } };

test("a vendor's methods extend the standard methods (B2, B4)", () => {
  expect([...findMethods(methods).values()]).toStrictEqual([
    { name: "GET", lower: "get", hasBody: false },
    { name: "HEAD", lower: "head", hasBody: false },
    { name: "OPTIONS", lower: "options", hasBody: false },
    { name: "POST", lower: "post", hasBody: true },
    { name: "PUT", lower: "put", hasBody: true },
    { name: "PATCH", lower: "patch", hasBody: true },
    { name: "DELETE", lower: "delete", hasBody: true },
    { name: "PURGE", lower: "purge", hasBody: false },
    { name: "LINK", lower: "link", hasBody: true },
  ]);
  expect(findMethod("purge", findMethods(methods)).hasBody).toBe(false);
});

test("a vendor can allow a body for a standard method (B4)", () => {
  expect(findMethod("GET", findMethods({ GET: { body: true } })).hasBody).toBe(true);
  expect(findMethod("GET", findMethods()).hasBody).toBe(false);
});

test("endpoints with equal methods share one set, and therefore the route cache", () => {
  expect(findMethods({ ...methods })).toBe(findMethods(methods));
  expect(findMethods({})).toBe(findMethods());
  expect(findMethods({ PURGE: { body: true } })).not.toBe(findMethods(methods));
});

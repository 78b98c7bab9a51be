import { expect, test } from "@jest/globals";

import { findApiMethods, findMethod } from "../../src/route/methods.js";

const methods = { PURGE: { body: false }, LINK: { body: true } };

test("a vendor's methods extend the standard methods (B2, B4)", () => {
  expect([...findApiMethods(methods).byName.values()]).toStrictEqual([
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
  expect(findMethod("purge", findApiMethods(methods)).hasBody).toBe(false);
});

test("a vendor can allow a body for a standard method (B4)", () => {
  expect(findMethod("GET", findApiMethods({ GET: { body: true } })).hasBody).toBe(true);
  expect(findMethod("GET", findApiMethods()).hasBody).toBe(false);
});

test("endpoints with equal rules share one object, and therefore the route cache", () => {
  expect(findApiMethods({ ...methods })).toBe(findApiMethods(methods));
  expect(findApiMethods({}, [], [])).toBe(findApiMethods());
  expect(findApiMethods(methods, ["v"])).toBe(findApiMethods(methods, ["v"]));
  expect(findApiMethods(methods, ["v"])).not.toBe(findApiMethods(methods, ["w"]));
  expect(findApiMethods({ PURGE: { body: true } })).not.toBe(findApiMethods(methods));
});

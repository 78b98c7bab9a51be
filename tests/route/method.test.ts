import { expect, test } from "@jest/globals";

import { findMethod } from "../../src/route/method.js";
import { findRules } from "../../src/route/route-rules.js";

const methods = { PURGE: { body: false }, LINK: { body: true } };

test("a vendor's methods extend the standard methods (B2, B4)", () => {
  expect([...findRules(methods).methods.values()]).toStrictEqual([
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
  expect(findMethod("purge", findRules(methods).methods).hasBody).toBe(false);
});

test("a vendor can allow a body for a standard method (B4)", () => {
  expect(findMethod("GET", findRules({ GET: { body: true } }).methods).hasBody).toBe(true);
  expect(findMethod("GET", findRules().methods).hasBody).toBe(false);
});

test("endpoints with equal rules share one object, and therefore the route cache", () => {
  expect(findRules({ ...methods })).toBe(findRules(methods));
  expect(findRules({}, [], [])).toBe(findRules());
  expect(findRules(methods, ["v"])).toBe(findRules(methods, ["v"]));
  expect(findRules(methods, ["v"])).not.toBe(findRules(methods, ["w"]));
  expect(findRules({ PURGE: { body: true } })).not.toBe(findRules(methods));
});

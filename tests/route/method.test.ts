import { expect, test } from "@jest/globals";

import { verbNamed, verbsWith } from "../../src/verb.js";

const methods = { PURGE: { body: false }, LINK: { body: true } };

test("a vendor's methods extend the standard methods (B2, B4)", () => {
  expect([...verbsWith(methods).values()]).toStrictEqual([
    { name: "GET", lower: "get", body: false },
    { name: "HEAD", lower: "head", body: false },
    { name: "OPTIONS", lower: "options", body: false },
    { name: "POST", lower: "post", body: true },
    { name: "PUT", lower: "put", body: true },
    { name: "PATCH", lower: "patch", body: true },
    { name: "DELETE", lower: "delete", body: true },
    { name: "PURGE", lower: "purge", body: false },
    { name: "LINK", lower: "link", body: true },
  ]);
  expect(verbNamed("purge", verbsWith(methods)).body).toBe(false);
});

test("a vendor can allow a body for a standard method (B4)", () => {
  expect(verbNamed("GET", verbsWith({ GET: { body: true } })).body).toBe(true);
  expect(verbNamed("GET", verbsWith()).body).toBe(false);
});

test("endpoints with equal methods share one set, and therefore the route cache", () => {
  expect(verbsWith({ ...methods })).toBe(verbsWith(methods));
  expect(verbsWith({})).toBe(verbsWith());
  expect(verbsWith({ PURGE: { body: true } })).not.toBe(verbsWith(methods));
});

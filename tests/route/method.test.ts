import { expect, test } from "@jest/globals";

import { verbNamed, verbsWith } from "../../src/verb.js";

const methods = { PURGE: { body: false }, LINK: { body: true } };

test("decisions B2, B4: a vendor's verbs stand beside the standard ones", () => {
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

test("decision B4: a vendor may give a standard verb a body", () => {
  expect(verbNamed("GET", verbsWith({ GET: { body: true } })).body).toBe(true);
  expect(verbNamed("GET", verbsWith()).body).toBe(false);
});

test("endpoints with the same verbs share what is kept of a route", () => {
  expect(verbsWith({ ...methods })).toBe(verbsWith(methods));
  expect(verbsWith({})).toBe(verbsWith());
  expect(verbsWith({ PURGE: { body: true } })).not.toBe(verbsWith(methods));
});

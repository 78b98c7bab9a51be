// People can correct a rule, because documents have faults (I2).
import { describe, expect, test } from "@jest/globals";

import { Endpoint, type Vendor } from "../../src/index.js";
import { defineRoutes, rulesOf } from "../../src/routes/index.js";
import { withRoutes } from "./vendor.js";

const BASE = "https://api.acme.example/v1";

const ACME: Vendor = {
  name: "acme",
  baseUrl: BASE,
  routes: defineRoutes({ "GET /events": "{?senders*,page}", "DELETE /a": { headers: ["x-a"] } }),
};

describe("rulesOf()", () => {
  test("returns the rules of a vendor, so that one can be replaced", () => {
    expect(rulesOf(ACME)).toEqual({ "GET /events": "{?senders*,page}", "DELETE /a": { headers: ["x-a"] } });
    expect(rulesOf({ ...ACME })).not.toBe(rulesOf(ACME));
    const api = Endpoint.for({ ...ACME, routes: defineRoutes({ ...rulesOf(ACME), "GET /events": "{?senders}" }) });
    expect(api.build("GET /events", { senders: ["a", "b"] }).url).toBe(`${BASE}/events?senders=a,b`);
    expect(api.build("DELETE /a", { "x-a": "1" }).headers["x-a"]).toBe("1");
  });

  test("returns none for a vendor without rules", () => {
    expect(rulesOf({})).toEqual({});
  });

  test("rejects anything else", () => {
    for (const vendor of [null, 5, { routes: {} }, { routes: () => undefined }]) {
      expect(() => rulesOf(vendor as never)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
    }
  });

  test("is what a copy of `routes` is not, also for the compiler", () => {
    // @ts-expect-error -- a copy has no rules
    const wrong: Vendor = { ...ACME, routes: { ...ACME.routes, ...defineRoutes({ "GET /x": "{?a}" }) } };
    expect(() => Endpoint.for(wrong)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });
});

test.each([
  ["GET /events{?senders}", { senders: ["a", "b"], page: 2 }, "/events?senders=a,b&page=2"],
  ["GET /events{?senders:1}", { senders: "abc" }, "/events?senders=a"],
  [
    "GET /events{?other,page}",
    { senders: ["a", "b"], page: 2, other: 1 },
    "/events?senders=a&senders=b&page=2&other=1",
  ],
])("a query expression of the route overrides the rule for its names: %s", (route, values, url) => {
  expect(withRoutes({ "GET /events": "{?senders*,page}" }).build(route, values).url).toBe(BASE + url);
});

// People can correct a rule, because documents have faults (I2).
import { describe, expect, test } from "@jest/globals";

import { Endpoint, type Policy, type Vendor } from "../../src/index.js";
import { form, withStyles } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
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

test("query() leaves an empty list out of an expression of a rule, too (C9)", () => {
  const chain = withRoutes({ "GET /events": "{?senders*,page}" }).route("GET /events");
  for (const senders of [[], [null], { a: null }])
    expect(chain.query({ senders, page: 2 }).build().url).toBe(`${BASE}/events?page=2`);
});

describe("the policy of a chain overrides a rule for what it names (I2)", () => {
  const rules = {
    "GET /events": { url: "{?senders*,page}", query: { kinds: "pipeDelimited", filter: "deepObject" } },
    "GET /only": "{?senders*}",
    "POST /events{format}": { url: "/events{.format}{?senders*}", query: { kinds: "form" }, headers: ["x-a"] },
    "POST /raw": { url: "{?senders*}", body: "data" },
    "POST /form": { body: withStyles(form, { ids: "comma", more: "json", map: "json" }) },
  } as const;
  const api = withRoutes(rules);
  const senders = ["a", "b"];

  test.each([
    ["comma", "?page=1&senders=a,b&kinds=x,y"],
    ["repeat", "?page=1&senders=a&senders=b&kinds=x&kinds=y"],
    ["brackets", "?page=1&senders%5B%5D=a&senders%5B%5D=b&kinds%5B%5D=x&kinds%5B%5D=y"],
  ] as const)("lists, %s", (arrays, query) => {
    const values = { senders, kinds: ["x", "y"], page: 1 };
    expect(api.route("GET /events").policy({ arrays }).params(values).build().url).toBe(`${BASE}/events${query}`);
    // In any order of the steps.
    expect(api.builder().params(values).policy({ arrays }).route("GET /events").build().url).toBe(
      `${BASE}/events${query}`,
    );
  });

  test("a rule of a template alone, and the next call without the policy", () => {
    const chain = api.route("GET /only").param("senders", senders);
    expect(chain.policy({ arrays: "comma" }).build().url).toBe(`${BASE}/only?senders=a,b`);
    expect(chain.policy({ arrays: "brackets" }).build().url).toBe(`${BASE}/only?senders%5B%5D=a&senders%5B%5D=b`);
    expect(chain.build().url).toBe(`${BASE}/only?senders=a&senders=b`);
    expect(chain.policy({ objects: "brackets" }).build().url).toBe(`${BASE}/only?senders=a&senders=b`);
    expect(chain.policy({ arrays: "comma" }).param("senders", "a").build().url).toBe(`${BASE}/only?senders=a`);
    const byDefault = api.withDefaults({ senders }).route("GET /only").policy({ arrays: "comma" });
    expect(byDefault.build().url).toBe(`${BASE}/only?senders=a,b`);
  });

  test("beside a body, with the rest of the rule", () => {
    const values = { senders, kinds: ["x", "y"], "x-a": "1", format: "csv", name: "n" };
    const chain = api.route("POST /events{format}").policy({ arrays: "comma" }).params(values);
    expect(chain.build()).toMatchObject({
      url: `${BASE}/events.csv?senders=a,b&kinds=x,y`,
      headers: { "x-a": "1" },
      body: { name: "n" },
    });
    const raw = api.route("POST /raw").policy({ arrays: "comma" }).param("senders", senders).data("text");
    expect(raw.build()).toMatchObject({ url: `${BASE}/raw?senders=a,b`, body: "text" });
  });

  test("not for a placeholder that shares a name with the query", () => {
    const chain = withRoutes({ "GET /users{/ids*}": { query: { ids: "comma" } } }).route("GET /users{/ids*}");
    const both = chain.params({ ids: senders }).query({ ids: senders });
    expect(both.policy({ arrays: "repeat" }).build().url).toBe(`${BASE}/users/a/b?ids=a&ids=b`);
  });

  test("objects", () => {
    const chain = api.route("GET /events").params({ senders: { a: 1 }, filter: { b: 2 } });
    expect(chain.policy({ objects: "brackets" }).build().url).toBe(`${BASE}/events?senders%5Ba%5D=1&filter%5Bb%5D=2`);
    expect(chain.policy({ arrays: "comma" }).build().url).toBe(`${BASE}/events?a=1&filter%5Bb%5D=2`);
    expect(() => chain.policy({ objects: "error" }).build()).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names: ["senders", "filter"] }),
    );
  });

  test("forms", () => {
    const chain = api.route("POST /form").params({ ids: [1, 2], more: [3, 4], map: { k: 1 } });
    expect(chain.build().body).toBe("ids=1%2C2&more=%5B3%2C4%5D&map=%7B%22k%22%3A1%7D");
    expect(chain.policy({ arrays: "brackets" }).build().body).toBe(
      "ids%5B%5D=1&ids%5B%5D=2&more%5B%5D=3&more%5B%5D=4&map=%7B%22k%22%3A1%7D",
    );
    expect(chain.policy({ objects: "brackets" }).build().body).toBe("ids=1%2C2&more=%5B3%2C4%5D&map%5Bk%5D=1");
    const layerOf = (choices: Partial<Policy>): unknown =>
      explain(chain.policy(choices)).options.find(({ name }) => name === "policy.body")?.layer;
    expect([layerOf({ arrays: "brackets" }), layerOf({ body: form })]).toEqual(["rule", "call"]);
  });

  test("but not a query expression of the route, and withPolicy() overrides no rule", () => {
    const chain = api.route("GET /events{?senders}").policy({ arrays: "brackets" }).param("senders", senders);
    expect(chain.build().url).toBe(`${BASE}/events?senders=a,b`);
    const other = api.withPolicy({ arrays: "brackets" });
    expect(other.build("GET /events", { senders }).url).toBe(`${BASE}/events?senders=a&senders=b`);
    expect(other.build("GET /other", { senders }).url).toBe(`${BASE}/other?senders%5B%5D=a&senders%5B%5D=b`);
  });
});

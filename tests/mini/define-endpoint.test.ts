// A vendor of mini builds what the same rules of the library build.
import { describe, expect, test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { defineEndpoint } from "../../src/mini/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { outcomeOf } from "./calls.js";

const routes = { "DELETE /caches/{id}": "{?key,ref*}", "GET /events": "{?at*}" } as const;
const vendor = { name: "acme", baseUrl: "https://api.acme.example/v1", routes };
const Acme = defineEndpoint(vendor);
/** Without the types that refuse wrong calls. */
interface Untyped {
  withDefaults(defaults: object): Untyped;
  build(route: string, options?: object): object;
  route(route: string): { params(parameters: object): { build(): object } };
}
const mini = new Acme() as unknown as Untyped;
const large = Endpoint.for({ ...vendor, routes: defineRoutes(routes) }) as unknown as Untyped;

describe("a rule (I2)", () => {
  test.each([
    ["DELETE /caches/{id}", { id: 1, key: "k", ref: ["a", "b"] }],
    ["DELETE /caches/{id}", { id: 1 }],
    ["DELETE  /caches/:id", { id: 1, ref: ["a", "b"] }],
    // Another name is another route.
    ["DELETE /caches/{name}", { name: 1, ref: ["a", "b"] }],
    // Names of the route override those of its rule.
    ["DELETE /caches/{id}{?page}", { id: 1, page: 2, key: "k", ref: ["a", "b"], rest: "body" }],
    ["DELETE /caches/{id}{?page,ref,q*}", { id: 1, page: 2, key: "k", ref: ["a", "b"], q: [1, 2] }],
    ["/events", { at: [1, 2], page: 1 }],
    ["GET /events", { at: [1, 2], page: 1, headers: { accept: "text/csv", "x-a": "b" } }],
    ["GET /other", { at: [1, 2] }],
    ["POST /events", { at: [1, 2] }],
    ["GET /{toString}", { toString: 1 }],
    ["GET /a b", {}],
    ["GET /caches/..", {}],
    [7, {}],
  ])("builds %s with %j as the library does", (route, options) => {
    for (const defaults of [
      {},
      { key: "default", at: 7 },
      { baseUrl: "https://test.example", headers: { "x-b": 1 } },
    ]) {
      const built = [mini, large].map((api) =>
        outcomeOf(() => api.withDefaults(defaults).build(route as string, options)),
      );
      expect(built[0]).toStrictEqual(built[1]);
      const { headers, ...parameters } = options as { headers?: object };
      if (headers) continue;
      const chained = [mini, large].map((api) =>
        outcomeOf(() =>
          api
            .withDefaults(defaults)
            .route(route as string)
            .params(parameters)
            .build(),
        ),
      );
      expect(chained[0]).toStrictEqual(chained[1]);
    }
  });
});

// A cookie would be in the url, which logs keep (I6).
test.each(["GET /events", "POST /events", "DELETE /caches/{id}"])("cookies are no parameters of %s", (route) => {
  const options = { id: 1, SID: "secret" };
  const own = { ...vendor, cookies: ["SID"] };
  const small = new (defineEndpoint(own))() as unknown as Untyped;
  const full = Endpoint.for({ ...vendor, routes: defineRoutes({ ...routes, "*": { cookies: ["SID"] } }) });
  const outcomes = [small, full as unknown as Untyped].map((api) => outcomeOf(() => api.build(route, options)));
  expect(outcomes[0]).toEqual({ code: "ERR_INVALID_PARAMETER", names: ["SID"] });
  expect(outcomes[0]).toEqual(outcomes[1]);
  // What a path needs is no cookie.
  expect(small.build("GET /sessions/{SID}", { SID: 1 })).toMatchObject({
    url: "https://api.acme.example/v1/sessions/1",
  });
});

test("the constructor takes defaults, and the headers are those of the vendor (A1, A2)", () => {
  const api = new Acme({ headers: { authorization: "Bearer a" }, page: 2 });
  expect(api.build("GET /events")).toEqual({
    method: "get",
    url: "https://api.acme.example/v1/events?page=2",
    headers: {
      accept: "application/json",
      "user-agent": expect.stringMatching(/^acme-endpoint\.js\/\d/),
      authorization: "Bearer a",
    },
  });
  const Csv = defineEndpoint({ name: "csv", baseUrl: "https://csv.example", accept: "text/csv" });
  expect(new Csv().build("/").headers["accept"]).toBe("text/csv");
});

test.each<[string, object, string, string[]]>([
  ["no base URL", { baseUrl: undefined }, "ERR_INVALID_OPTION", ["baseUrl"]],
  ["a base URL with variables", { baseUrl: "https://{tenant}.example" }, "ERR_INVALID_BASE_URL", ["baseUrl"]],
  ["a name that is no header", { name: "a\nb" }, "ERR_INVALID_HEADER", ["user-agent"]],
  ["a list of routes", { routes: [] }, "ERR_INVALID_OPTION", ["routes"]],
  ["a rule with another operator", { routes: { "GET /a": "{+b}" } }, "ERR_INVALID_OPTION", ["routes.GET /a"]],
  ["a rule with a placeholder of the path", { routes: { "GET /a": "{b*}" } }, "ERR_INVALID_OPTION", ["routes.GET /a"]],
  ["a rule with a path", { routes: { "GET /a": "/b/{?c}" } }, "ERR_INVALID_OPTION", ["routes.GET /a"]],
  ["an empty rule", { routes: { "GET /a{?b}": "" } }, "ERR_INVALID_OPTION", ["routes.GET /a{?b}"]],
  ["a rule of two queries", { routes: { "GET /a": "{?b}{?c}" } }, "ERR_INVALID_OPTION", ["routes.GET /a"]],
  ["a rule that is no text", { routes: { "GET /a": { url: "{?b}" } } }, "ERR_INVALID_OPTION", ["routes.GET /a"]],
  ["cookies that are no list", { cookies: "SID" }, "ERR_INVALID_OPTION", ["cookies"]],
  ["a cookie without a name", { cookies: [1] }, "ERR_INVALID_OPTION", ["cookies"]],
  ["a rule without names", { routes: { "GET /a": "{?}" } }, "ERR_INVALID_TEMPLATE", []],
  ["a rule of no path", { routes: { a: "{?b}" } }, "ERR_INVALID_TEMPLATE", []],
])("rejects %s", (_, fields, code, names) => {
  expect(outcomeOf(() => defineEndpoint({ ...vendor, ...fields }))).toEqual({ code, names });
});

test("a vendor without a name sends no user-agent (A9)", () => {
  const Nameless = defineEndpoint({ baseUrl: "https://api.acme.example" });
  const { headers } = (new Nameless() as unknown as Untyped).build("GET /x") as { readonly headers: object };
  expect(headers).toEqual({ accept: "application/json" });
});

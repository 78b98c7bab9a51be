// A request can say its route (A8): the method and the path template, and never a value.
import { describe, expect, test } from "@jest/globals";
import * as adapters from "../../src/adapters/index.js";
import { Endpoint, routeOf, type FinalizeContext, type RequestOptions, type Vendor } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { operations } from "../conformance/github/catalogue.js";
import { untyped } from "../untyped.js";
import { functionOf } from "../function-of.js";

const github = new Endpoint().withPolicy({ route: "keep" });

test.each<[route: string, parameters: object, name: string]>([
  ["GET /repos/{owner}/{repo}", { owner: "o", repo: "r" }, "GET /repos/{owner}/{repo}"],
  ["/users/:name", { name: "n" }, "GET /users/{name}"],
  ["patch /a/:b/c-{d}.:e", { b: 1, d: 2, e: 3 }, "PATCH /a/{b}/c-{d}.{e}"],
  ["GET /search{?q,page}", { q: "secret" }, "GET /search"],
  ["GET /search?type=all{&q}", { q: "secret" }, "GET /search"],
  ["GET /search?q=:open", { open: 1 }, "GET /search"],
  ["GET /x{/y*}{?z}", { y: ["a", "b"] }, "GET /x{/y*}"],
  ["GET /x{#y}", { y: 1 }, "GET /x"],
  ["GET /x#variant", {}, "GET /x"],
  ["GET /contents/{+path}", { path: "a/b" }, "GET /contents/{+path}"],
  ["POST https://uploads.github.com/x/{id}?a=b", { id: 1 }, "POST https://uploads.github.com/x/{id}"],
])("the route of %s", (route, parameters, name) => {
  expect(routeOf(github.build(untyped(route), parameters))).toBe(name);
});

test("a request of follow() has none", () => {
  expect(routeOf(github.follow("https://api.github.com/user"))).toBeUndefined();
  expect(Object.getOwnPropertySymbols(github.follow("https://api.github.com/user"))).toEqual([]);
});

test("a rule does not change the route of the caller", () => {
  const routes = defineRoutes({ "POST /x/{id}": { url: "/y/{id}{?name}", baseUrl: "https://up.acme.example" } });
  const acme = Endpoint.for({ name: "acme", baseUrl: "https://acme.example", routes }).withPolicy({ route: "keep" });
  const request = acme.build("POST /x/:id", { id: 1, name: "n" });
  expect([request.url, routeOf(request)]).toEqual(["https://up.acme.example/y/1?name=n", "POST /x/{id}"]);
});

const VALUE = "s3cr3t";

test("every operation of GitHub, by every way of calling, and no value", () => {
  expect(operations().length).toBeGreaterThan(1_200);
  for (const { route } of operations()) {
    const [method, url] = route.split(" ") as [string, string];
    const parameters = Object.fromEntries([...url.matchAll(/\{\+?([\w-]+)\*?\}/g)].map(([, name]) => [name!, VALUE]));
    const chain = github.route(untyped(route)).params(parameters);
    const requests = [
      github.build(untyped(route), parameters),
      github.build(untyped(route), parameters),
      github.build({ method: untyped(method), url, ...parameters }),
      github.parse(github.merge(untyped(route), parameters)),
      chain.build(),
      chain.headers({ "x-a": "1" }).query({ q: VALUE }).build(),
      functionOf(github)(untyped(route), parameters),
      github.withDefaults(parameters).build(untyped(route)),
    ];
    expect(requests.map((request) => routeOf(request))).toEqual(requests.map(() => route));
  }
});

describe("the route travels", () => {
  const request = github.build("POST /repos/{owner}/{repo}/issues", { owner: "o", repo: "r", title: "t" });
  const route = "POST /repos/{owner}/{repo}/issues";

  test.each(["toFetch", "toRequest", "toAxios", "toGot", "toUndici", "toNodeHttp", "toAngular", "redact"] as const)(
    "through %s",
    (name) => {
      const made = adapters[name](request) as object;
      expect(routeOf(made)).toBe(route);
      expect(JSON.stringify(made)).not.toContain(route);
      expect(routeOf(adapters[name](new Endpoint().build("GET /user")) as object)).toBeUndefined();
    },
  );

  test("with copies, and not into keys and commands", () => {
    expect(routeOf({ ...request, url: "https://api.github.com/x" })).toBe(route);
    expect(routeOf({ ...request, headers: {} })).toBeUndefined();
    expect(routeOf(Object.assign({}, adapters.toFetch(request)[1]))).toBe(route);
    expect(JSON.stringify(adapters.toQueryKey(request))).not.toContain("{owner}");
    expect(adapters.toCurl(request)).not.toContain("{owner}");
  });

  test("only if the endpoint keeps it", () => {
    const plain = new Endpoint().build("GET /user");
    expect(routeOf(plain)).toBeUndefined();
    expect(Reflect.ownKeys(plain)).toEqual(["method", "url", "headers"]);
    expect(routeOf(github.withPolicy({ route: "drop" }).build("GET /user"))).toBeUndefined();
    expect(routeOf(new Endpoint().route("GET /user").policy({ route: "keep" }).build())).toBe("GET /user");
  });
});

test("finalize() always gets the route, and what it returns keeps it", () => {
  const seen: unknown[] = [];
  class Acme extends Endpoint {
    static override readonly vendor: Vendor = { name: "acme", baseUrl: "https://acme.example" };
    protected override finalize({ method, url }: RequestOptions, { route }: FinalizeContext): RequestOptions {
      seen.push(route);
      return { method, url, headers: {} };
    }
  }
  new Acme().build("GET /users/:id", { id: 5 });
  new Acme().follow("https://acme.example/users/5");
  expect(routeOf(new Acme().withPolicy({ route: "keep" }).build("GET /x/{id}", { id: 5 }))).toBe("GET /x/{id}");
  expect(seen).toEqual(["GET /users/{id}", undefined, "GET /x/{id}"]);
});

test("no property of a prototype is a route (T1), and no other value throws (F1)", () => {
  const request = github.build("GET /user");
  expect(routeOf(Object.create(request) as object)).toBeUndefined();
  expect(routeOf({ headers: Object.create(request.headers) as object })).toBeUndefined();
  for (const other of [undefined, null, 5, "GET /user", Symbol("a"), [], () => request])
    expect(routeOf(other as never)).toBeUndefined();
});

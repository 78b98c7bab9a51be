// M1: the route of a request among many.
import { request as sendRequest } from "node:http";

import { expect, test } from "@jest/globals";
import { Endpoint } from "../../src/index.js";
import { matcher } from "../../src/match/index.js";
import { operations } from "../conformance/github/catalogue.js";
import { listen } from "../response/server.js";
import { thrownBy } from "../thrown-by.js";

test("takes the route with a literal where others have a variable, wherever it stands", () => {
  const routes = matcher([
    "GET /{+path}",
    "GET /users/{id}",
    "GET /users/{id}.json",
    "GET /users/me",
    "GET /users/{id}?full=1",
    "POST /users/{id}",
    "GET /{group}/me",
  ]);
  const routeOf = (url: string, method = "get"): string | undefined => routes.match({ method, url })?.route;
  expect(routeOf("/users/me")).toBe("GET /users/me");
  expect(routeOf("/users/7")).toBe("GET /users/{id}");
  expect(routeOf("/users/7.json")).toBe("GET /users/{id}.json");
  expect(routeOf("/users/7?full=1&x")).toBe("GET /users/{id}?full=1");
  expect(routeOf("/users/7", "POST")).toBe("POST /users/{id}");
  expect(routeOf("/teams/me")).toBe("GET /{group}/me");
  expect(routeOf("/a/b/c")).toBe("GET /{+path}");
  expect(routeOf("/users/7", "PUT")).toBeUndefined();
  expect(routeOf("/users/%")).toBeUndefined();
});

test("finds each operation of GitHub among all of them", () => {
  const all = operations();
  const routes = matcher(all.map(({ route }) => route));
  const github = new Endpoint();
  for (const { route, path } of all) {
    const names = Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name]) => name!);
    const given = Object.fromEntries(names.map((name, index) => [name, `v${index}`]));
    const { method, url } = github.build(route, given);
    expect(routes.match({ method, url })).toEqual({ route, parameters: given });
  }
});

test("a request of a Node server, a Request, and the result of build()", async () => {
  const routes = matcher(["POST /hooks/{kind}{?id}"], { baseUrl: "https://hooks.example/v1" });
  const expected = { route: "POST /hooks/{kind}{?id}", parameters: { kind: "a b", id: "1" } };
  const url = "https://hooks.example/v1/hooks/a%20b?id=1";
  expect(routes.match(new Request(url, { method: "POST" }))).toEqual(expected);
  expect(routes.match({ method: "post", url, headers: {} } as object)).toEqual(expected);
  const found = await new Promise((resolve) => {
    void listen((incoming, response) => {
      response.end();
      resolve(routes.match(incoming));
    }).then(({ origin, stop }) => {
      sendRequest(`${origin}/v1/hooks/a%20b?id=1`, { method: "POST" }, () => {
        stop();
      }).end();
    });
  });
  expect(found).toEqual(expected);
});

test("the match is typed by its route", () => {
  const found = matcher(["GET /users/{name}", "GET /files{/path*}"]).match({ url: "/users/a" });
  if (found?.route === "GET /users/{name}") found.parameters.name satisfies string;
  else found?.parameters.path satisfies string[] | undefined;
  expect(found).toEqual({ route: "GET /users/{name}", parameters: { name: "a" } });
});

test("what is no list of routes and no request is refused", () => {
  const routes = matcher(["GET /x"]);
  expect(thrownBy(() => matcher("GET /x" as never))).toMatchObject({ code: "ERR_INVALID_OPTION" });
  // Its holes are not read one by one.
  const sparse = Object.assign([], { length: 2 ** 32 - 1 });
  expect(thrownBy(() => matcher(sparse))).toMatchObject({ code: "ERR_INVALID_OPTION" });
  expect(thrownBy(() => matcher(["GET /{x"]))).toMatchObject({ code: "ERR_INVALID_TEMPLATE" });
  for (const request of [undefined, null, 5, {}, { url: 5 }, { method: 5, url: "/x" }])
    expect(thrownBy(() => routes.match(request as never))).toMatchObject({ code: "ERR_INVALID_OPTION" });
});

import { expect, test } from "@jest/globals";
import { Endpoint } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";

test("what a library left on Object.prototype is no option, no parameter and no header field (T1)", () => {
  const routes = defineRoutes({ "POST /x/{a}": { url: "{?q}", defaults: { q: 1 } } });
  const api = Endpoint.for({ name: "acme", baseUrl: "https://acme.example", routes });
  const build = (): unknown => [
    new Endpoint().build("POST /x/{a}", { a: 1, b: 2 }),
    new Endpoint({ headers: { "x-a": "1" }, a: 1 })
      .withDefaults({ d: 2, headers: { "x-b": "2" } })
      .build("POST /x/{a}", {}, { headers: { "x-c": "3" }, request: { timeout: 1 } }),
    api.route("POST /x/{a}").params({ a: 1 }).header("x-a", "1").build(),
  ];
  const expected = build();
  const names = ["baseUrl", "headers", "data", "request", "mediaType", "query", "method", "url", "policy", "c", "x-d"];
  // Most leave what `for … in` finds, too.
  for (const enumerable of [false, true]) {
    const polluted = { value: "polluted", configurable: true, writable: true, enumerable };
    for (const name of names) Object.defineProperty(Object.prototype, name, polluted);
    try {
      expect(JSON.stringify(build())).toBe(JSON.stringify(expected));
    } finally {
      for (const name of names) Reflect.deleteProperty(Object.prototype, name);
    }
  }
});

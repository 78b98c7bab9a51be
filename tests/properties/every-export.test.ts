// The promise of foreign-errors.test.ts for every function, class and method of the package, with more arguments than their
// types have: a new export is tested without a new line here.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import * as adapters from "../../src/adapters/index.js";
import * as bodies from "../../src/bodies/index.js";
import * as explain from "../../src/explain/index.js";
import * as core from "../../src/index.js";
import * as links from "../../src/links/index.js";
import * as match from "../../src/match/index.js";
import * as mini from "../../src/mini/index.js";
import * as openapi from "../../src/openapi/index.js";
import * as response from "../../src/response/index.js";
import * as routes from "../../src/routes/index.js";
import { check } from "./check.js";
import { expectNoForeignError } from "./foreign.js";
import { anything, fillSlots } from "./generators/anything.js";
import { ODD_VALUES } from "./generators/odd-values.js";

type Call = (...args: never[]) => unknown;

/** Marked as internal, without a short name here. */
const INTERNAL = /^(?:constructor|inspect|compose)$/;
/** They pass their arguments to code of the caller, which may throw anything, or return a promise: send-with.test.ts. */
const CALLERS = new Set(["Endpoint.finalize", "RequestBuilder.to", "readResponse"]);

const INSTANCES: Readonly<Record<string, () => object>> = {
  Endpoint: () => new core.Endpoint({ a: 1 }),
  RequestBuilder: () => new core.Endpoint().route("POST /x"),
  UrlTemplate: () => new core.UrlTemplate("/{a}{?b*}{+c:3}"),
  MediaTypeNegotiator: () => new core.MediaTypeNegotiator(),
};

/** The constructor or function, and the static and other methods of a class. */
function callsOf(name: string, exported: Call): [name: string, call: Call][] {
  const Class = exported as unknown as (abstract new (...args: never[]) => object) & Record<string, Call>;
  if (!/^class\b/.test(Function.prototype.toString.call(exported))) return [[name, exported]];
  const methodsOf = (owner: object): string[] =>
    Object.entries(Object.getOwnPropertyDescriptors(owner)).flatMap(([method, { value }]) =>
      typeof value === "function" && !INTERNAL.test(method) ? [method] : [],
    );
  return [
    [`new ${name}`, (...args) => Reflect.construct(Class, args) as object],
    ...methodsOf(Class).map((method): [string, Call] => [
      `${name}.${method} (static)`,
      (...args) => Class[method]!(...args),
    ]),
    ...methodsOf(Class.prototype as object).map((method): [string, Call] => [
      `${name}.${method}`,
      (...args) => (INSTANCES[name]!() as Record<string, Call>)[method]!(...args),
    ]),
  ];
}

const CALLS = Object.entries({
  ...core,
  ...adapters,
  ...bodies,
  ...explain,
  ...links,
  ...match,
  ...openapi,
  ...response,
  ...routes,
})
  .filter(([name, exported]) => typeof exported === "function" && !name.endsWith("Error"))
  .flatMap(([name, exported]) => callsOf(name, exported as Call))
  .filter(([name]) => !CALLERS.has(name));

// The names of mini are names of the core, too, and its chain is no class.
const MINI = "fluent-endpoint/mini: ";
const { arrays, objects, body, query, finalize, form, multipart } = mini;
const api = new mini.Endpoint({ baseUrl: "https://a.example" });
const methodsOf = (owner: object, of: string, names: readonly string[]): [name: string, call: Call][] =>
  names.map((name) => [`${MINI}${of}.${name}`, (...args) => (owner as Record<string, Call>)[name]!(...args)]);
CALLS.push(
  [`${MINI}new Endpoint`, (...args) => Reflect.construct(mini.Endpoint, args) as object],
  [`${MINI}toFetch`, mini.toFetch],
  ...Object.entries({ arrays, objects, body, query, finalize, form, multipart }).map(
    ([name, call]): [name: string, call: Call] => [`${MINI}${name}`, call as Call],
  ),
  ...methodsOf(api, "endpoint", ["build", "route", "withDefaults"]),
  // `to()` calls code of the caller.
  ...methodsOf(
    api.route("POST /x/{a}"),
    "chain",
    Object.keys(api.route("/x")).filter((name) => name !== "to"),
  ),
);

test("every subpath has calls, and so has every class", () => {
  const names = CALLS.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(["new Endpoint", "Endpoint.for (static)", "RequestBuilder.timeout", "UrlTemplate.expand"]),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      `${MINI}chain.param`,
      "toFetch",
      "form",
      "explain",
      "nextLink",
      "vendorOf",
      "defineRoutes",
      "toPattern",
      "endpoint",
    ]),
  );
});

describe.each(CALLS)("%s throws errors of the library only, for any arguments (F1)", (_, call) => {
  test("every odd value, in every place", () => {
    for (const odd of ODD_VALUES) {
      for (const args of [[odd], [odd, odd, odd], ["GET /x", odd], [{ a: 1 }, odd], [new core.Endpoint(), odd]])
        expectNoForeignError(() => call(...(args as never[])));
    }
  });

  test("random values", () => {
    check(
      fc.property(fc.array(anything, { maxLength: 4 }), (args) => {
        expectNoForeignError(() => call(...(args.map(fillSlots) as never[])));
      }),
      0.05,
    );
  });
});

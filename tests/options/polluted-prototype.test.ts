import { describe, expect, test } from "@jest/globals";
import { inspect } from "node:util";
import { Endpoint, EndpointError, MediaTypeNegotiator } from "../../src/index.js";
import { untyped } from "../untyped.js";

/** Calls `run` while `Object.prototype` has the given property. */
function withPollution<Result>(name: string, property: PropertyDescriptor, run: () => Result): Result {
  const before = Object.getOwnPropertyDescriptor(Object.prototype, name);
  Object.defineProperty(Object.prototype, name, { __proto__: null, configurable: true, ...property } as never);
  try {
    return run();
  } finally {
    if (before) Object.defineProperty(Object.prototype, name, before);
    else Reflect.deleteProperty(Object.prototype, name);
  }
}

class Plain extends Endpoint {
  static override readonly vendor = { name: "plain", baseUrl: "https://plain.example" };
}

/** Calls that use every part of the library. */
const RUNS: [name: string, run: () => unknown][] = [
  ["a query", () => new Endpoint().build("GET /x/{a}", { a: 1, b: [1, 2] })],
  ["options only", () => new Endpoint().build({ url: "/x", a: 1 })],
  ["defaults", () => new Endpoint({ a: 1 }).withDefaults({ headers: { "x-a": "1" } }).build("/x")],
  [
    "a JSON body",
    () => new Endpoint().build("POST /x", JSON.parse('{"__proto__":1,"a":2,"get":3}') as Record<string, number>),
  ],
  ["data", () => new Endpoint().build("POST /x", { data: { a: 1 } })],
  ["data without a content-type", () => new Endpoint().build("POST /x", { data: "text" })],
  ["media types", () => new Endpoint().build("/x", { mediaType: { format: "raw", previews: ["mercy"] } })],
  ["an empty media type", () => new Endpoint().build("/x", { mediaType: {} })],
  [
    "no accept header",
    () => new Endpoint({ headers: { accept: null } }).build("/x", { mediaType: { previews: ["a"] } }),
  ],
  ["call headers", () => new Endpoint().build("/x", { headers: { authorization: "token a" } })],
  ["a request", () => new Endpoint({ request: { a: 1 } }).build("/x", { request: { b: 2 } })],
  ["merged options", () => new Endpoint().merge("POST /x", { a: 1, data: 2, request: {} })],
  ["merged and parsed options", () => new Endpoint().parse(new Endpoint().merge("POST /x", { a: 1 }))],
  ["a vendor", () => new Plain().build("POST /x", { a: 1 })],
  ["a vendor's defaults", () => new Plain({ a: 1 }).DEFAULTS],
  ["a policy", () => new Endpoint().withPolicy({ arrays: "repeat" }).build("/x{/y}", { a: [1, 2] })],
  ["a chain", () => new Endpoint().builder().method("PUT").url("/x").param("a", 1).header("x-b", 2).build()],
  ["an endpoint function", () => new Endpoint().toFunction().defaults({ a: 1 })("/x")],
  ["a MediaTypeNegotiator", () => new MediaTypeNegotiator().negotiate("text/html", { previews: ["mercy"] })],
  ["an error", () => new Endpoint().build(untyped("/x/{a}/{b}"), { c: 1 })],
  ["another error", () => new Endpoint({ headers: { "a b": "1" } })],
];

function inspectOutcome(run: () => unknown): string {
  try {
    return inspect(run(), { depth: Infinity });
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return inspect([error.code, error.message, ...Object.entries(error)]);
  }
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  "the name of an option": ["method", "url", "baseUrl", "headers", "mediaType", "data", "request"],
  "a key within an option": ["format", "previews", "accept", "user-agent", "authorization", "content-type"],
  "a key of a vendor": ["name", "mediaTypeVersion", "methods", "policy", "body"],
  "a key of the policy": ["arrays", "objects", "route", "trustedOrigins", "body"],
  "the name of a parameter": ["a", "b", "c", "x", "y"],
  "a key of a property descriptor": ["get", "set", "value", "writable", "enumerable", "configurable"],
};

describe.each(Object.entries(NAMES))("the library reads nothing from Object.prototype (B6): %s", (_, names) => {
  test.each(names)("%s", (name) => {
    for (const [what, run] of RUNS) {
      const expected = inspectOutcome(run);
      const found = withPollution(name, { value: "polluted", writable: true }, () => inspectOutcome(run));
      expect([what, found]).toStrictEqual([what, expected]);
    }
  });
});

test("what a library left on Object.prototype, enumerable, gets into no request (T1)", () => {
  const more: [name: string, run: () => unknown][] = [
    ["query()", () => new Endpoint().route("GET /x").query({ a: 1 }).build()],
    ["headers of a call", () => new Endpoint().build("/x", { headers: { "x-a": "1" } })],
  ];
  for (const [what, run] of [...RUNS, ...more]) {
    const expected = inspectOutcome(run);
    const found = withPollution("left", { value: "x", writable: true, enumerable: true }, () => inspectOutcome(run));
    expect([what, found]).toStrictEqual([what, expected]);
  }
});

test("what is kept of many base URLs and accept headers is dropped, and made again", () => {
  for (let round = 0; round < 2; round += 1)
    for (let index = 0; index < 150; index += 1) {
      const baseUrl = `https://h${index}.example`;
      expect(new Plain({ baseUrl }).build("/x").url).toBe(`${baseUrl}/x`);
      const accept = `application/vnd.a${index}+json, application/vnd.github.v3+json`;
      expect(new MediaTypeNegotiator().negotiate(accept, { format: "raw" })).toBe(
        `application/vnd.a${index}+json, application/vnd.github.v3.raw`,
      );
    }
});

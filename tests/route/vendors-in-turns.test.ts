import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, InvalidMethodError, type RequestOptions, type Vendor } from "../../src/index.js";
import { check } from "../properties/check.js";
import { functionOf } from "../function-of.js";

const vendors = {
  plain: { name: "plain", baseUrl: "https://plain.example" },
  purging: { name: "purging", baseUrl: "https://purging.example", methods: { PURGE: { body: false } } },
  purgingWithBody: { name: "body", baseUrl: "https://body.example", methods: { PURGE: { body: true } } },
  reversed: {
    name: "reversed",
    baseUrl: "https://reversed.example",
    methods: { GET: { body: true }, POST: { body: false } },
  },
} satisfies Record<string, Vendor>;

function endpointFor(vendor: Vendor): Endpoint {
  return new (class extends Endpoint {
    static override readonly vendor = vendor;
  })();
}

const plain = endpointFor(vendors.plain);
const purging = endpointFor(vendors.purging);
const ROUNDS = 50;

/** All ways to build a request. */
const CALLS: [name: string, call: (endpoint: Endpoint, method: string, path: string) => RequestOptions][] = [
  ["build()", (endpoint, method, path) => endpoint.build(`${method} ${path}`, { a: 1, b: 2 })],
  ["build(options)", (endpoint, method, url) => endpoint.build({ method, url, a: 1, b: 2 })],
  ["a function", (endpoint, method, path) => functionOf(endpoint)(`${method} ${path}`, { a: 1, b: 2 })],
  ["merge() and parse()", (endpoint, method, url) => endpoint.parse(endpoint.merge({ method, url, a: 1, b: 2 }))],
  ["a builder", (endpoint, method, path) => endpoint.route(`${method} ${path}`).params({ a: 1, b: 2 }).build()],
  [
    "a builder without a route",
    (endpoint, method, url) => endpoint.builder().params({ a: 1, b: 2 }).method(method).url(url).build(),
  ],
  ["defaults", (endpoint, method, path) => endpoint.withDefaults({ a: 1 }).build(`${method} ${path}`, { b: 2 })],
];

describe("vendors with different methods can use a route in turns (B2)", () => {
  test.each(CALLS)("a method that both have: %s", (_, call) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(call(plain, "GET", "/turns/{a}").url).toBe("https://plain.example/turns/1?b=2");
      expect(call(purging, "GET", "/turns/{a}").url).toBe("https://purging.example/turns/1?b=2");
      expect(call(plain, "POST", "/turns/{a}").body).toStrictEqual({ b: 2 });
      expect(call(purging, "POST", "/turns/{a}").body).toStrictEqual({ b: 2 });
    }
  });

  test.each(CALLS)("a method that only one of them has: %s", (_, call) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(call(purging, "PURGE", "/turns/{a}")).toMatchObject({
        method: "purge",
        url: "https://purging.example/turns/1?b=2",
      });
      expect(() => call(plain, "PURGE", "/turns/{a}")).toThrow(InvalidMethodError);
      expect(() => call(plain, "PURGE", "/turns/{a}")).toThrow(
        expect.objectContaining({ method: "PURGE", supported: expect.not.arrayContaining(["PURGE"]) }),
      );
    }
  });

  test.each(CALLS)("a method that only the other one has, first: %s", (_, call) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = `/first-${round}/{a}`;
      expect(() => call(plain, "PURGE", path)).toThrow(InvalidMethodError);
      expect(call(purging, "PURGE", path).url).toBe(`https://purging.example/first-${round}/1?b=2`);
      expect(() => call(plain, "PURGE", path)).toThrow(InvalidMethodError);
    }
  });

  test.each(CALLS)("a method that has a body for one of them only: %s", (_, call) => {
    const withBody = endpointFor(vendors.purgingWithBody);
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(call(purging, "PURGE", "/body/{a}")).not.toHaveProperty("body");
      expect(call(withBody, "PURGE", "/body/{a}")).toMatchObject({
        url: "https://body.example/body/1",
        body: { b: 2 },
      });
    }
  });

  test("any sequence of calls", () => {
    const endpoints = Object.values(vendors).map(endpointFor);
    const methods = ["GET", "POST", "PURGE"];
    const step = fc.tuple(fc.constantFrom(...endpoints), fc.constantFrom(...methods), fc.constantFrom(...CALLS));
    const outcome = (...[endpoint, method, [, call]]: [Endpoint, string, (typeof CALLS)[number]]): unknown => {
      try {
        const { url, body } = call(endpoint, method, "/sequence/{a}");
        return { url, body };
      } catch (error) {
        return (error as InvalidMethodError).code;
      }
    };
    const expected = ({ vendor }: Endpoint, method: string): unknown => {
      const own = vendor.methods?.[method];
      if (method === "PURGE" && !own) return "ERR_INVALID_METHOD";
      const hasBody = own ? own.body : method === "POST";
      const url = `${vendor.baseUrl}/sequence/1`;
      return hasBody ? { url, body: { b: 2 } } : { url: `${url}?b=2`, body: undefined };
    };
    check(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
        for (const [endpoint, method, call] of steps) {
          expect(outcome(endpoint, method, call)).toStrictEqual(expected(endpoint, method));
        }
      }),
    );
  });

  test("a new endpoint reads its vendor again", () => {
    const methods: Record<string, { body: boolean }> = { PURGE: { body: false } };
    const vendor = { name: "changing", baseUrl: "https://changing.example", methods };
    const before = endpointFor(vendor);
    methods["PURGE"] = { body: true };
    methods["BAN"] = { body: false };
    const after = endpointFor(vendor);
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(before.build("PURGE /x", { b: 2 })).not.toHaveProperty("body");
      expect(after.build("PURGE /x", { b: 2 }).body).toStrictEqual({ b: 2 });
      expect(() => before.build("BAN /x")).toThrow(InvalidMethodError);
      expect(after.build("BAN /x").method).toBe("ban");
    }
  });
});

import { describe, expect, test } from "@jest/globals";
import { Endpoint, EndpointError } from "../../src/index.js";
import { untyped } from "../untyped.js";

const github = new Endpoint();

/** What no one should have to read: control characters, escapes for terminals, changes of direction, lone surrogates. */
const ODD = "a\u001b[31mb\r\nc\u202ed\u2028e\ud800f\0g\u200bh";
const HUGE = "n".repeat(30_000);

type Run = (name: string) => unknown;

/** Every place that a name of the caller's reaches a message from. */
const PLACES: [what: string, run: Run][] = [
  ["a route in three parts", (name) => github.build(`GET /${name} ${name}`)],
  ["a method", (name) => github.build({ method: name, url: "/x" })],
  ["a template", (name) => github.build({ url: `/${name}{` })],
  ["a variable", (name) => github.build({ url: `/{${name} }` })],
  ["a header field", (name) => github.build("/x", { headers: { [`${name} `]: "1" } })],
  ["many header fields", (name) => github.build("/x", { headers: many(name, "\n") })],
  ["a parameter", (name) => github.build("/x", { [name]: NaN })],
  ["many parameters", (name) => github.build("/x", many(name, NaN))],
  ["a name in a map", (name) => github.build("/x", { a: { [name]: NaN } })],
  ["a format", (name) => github.build("/x", { mediaType: { format: `${name} ` } })],
  ["a preview", (name) => github.build("/x", { mediaType: { previews: [`${name} `] } })],
  ["a part of mediaType", (name) => github.build("/x", { mediaType: { [name]: 1, previews: 5 } as never })],
  ["a baseUrl", (name) => github.build("/x", { baseUrl: `${name}://` })],
  ["a policy", (name) => github.withPolicy({ [name]: 1 })],
  ["a choice of the policy", (name) => github.withPolicy({ arrays: name as never })],
  ["a trusted origin", (name) => github.withPolicy({ trustedOrigins: [name] })],
  ["a name of a vendor", (name) => vendor({ name: `${name} ` })],
  ["a verb of a vendor", (name) => vendor({ methods: { [name]: null } })],
  [
    "an absent value",
    () =>
      github.build(
        `/x/${Object.keys(many("n", 1))
          .map((name) => `{${name}}`)
          .join("/")}`,
      ),
  ],
  ["a near name", (name) => github.build(untyped("/x/{abc}"), { [name]: 1 })],
  [
    "a parameter that has no place",
    (name) => github.withPolicy({ unplaced: "error" }).build("POST /x", { data: 1, [name]: 1 }),
  ],
];

function many(name: string, value: unknown): Record<string, never> {
  return Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`${name.slice(0, 9_999)}${index}`, value as never]),
  );
}

function vendor(changes: object): Endpoint {
  return new (class extends Endpoint {
    static override readonly vendor = { name: "acme", baseUrl: "https://acme.example", ...changes };
  })();
}

describe.each<[what: string, name: string]>([
  ["odd", ODD],
  ["huge", HUGE],
  ["huge and odd", ODD.repeat(2_000)],
  ["empty", ""],
  ["__proto__", "__proto__"],
  ["a quotation mark", '"'],
  ["a pattern of replace()", "$&$1$`"],
])("decision F1: a message stays short and printable, whatever the names are: %s", (what, name) => {
  test.each(PLACES)("%s", (place, run) => {
    let error: unknown;
    try {
      run(name);
    } catch (caught) {
      error = caught;
    }
    // Linear work on this takes a few milliseconds, quadratic work several seconds.
    // An ordinary name may well be allowed there.
    if (error === undefined) expect([what, place]).not.toContain("odd");
    else {
      expect(error).toBeInstanceOf(EndpointError);
      const { message } = error as EndpointError;
      expect(message.length).toBeLessThan(5_000);
      expect(message.replaceAll("\n", "")).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
    }
  });
});

describe("decision F1: building a message never throws", () => {
  const hostile = {
    toString: (): string => {
      throw new RangeError("toString");
    },
    [Symbol.toPrimitive]: (): string => {
      throw new RangeError("toPrimitive");
    },
    toJSON: (): string => {
      throw new RangeError("toJSON");
    },
  };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;

  const values: [what: string, value: unknown][] = [
    ["methods that throw", hostile],
    ["a revoked proxy", proxy],
    ["a cycle", cyclic],
    ["no prototype", Object.create(null)],
    ["a bigint", 1n],
    ["a symbol", Symbol("s")],
    ["a function", () => {}],
    ["an instance with an odd tag", { [Symbol.toStringTag]: ODD }],
    ["a class with an odd name", new (Object.defineProperty(class extends Map {}, "name", { value: Symbol("x") }))()],
  ];

  const places: [what: string, run: (value: never) => unknown][] = [
    ["a route", (value) => github.build(value)],
    ["a method", (value) => github.build({ method: value, url: "/x" })],
    ["a url", (value) => github.build({ url: value })],
    ["a baseUrl", (value) => github.build("/x", { baseUrl: value })],
    ["headers", (value) => github.build("/x", { headers: [value] as never })],
    ["a header field", (value) => github.build("/x", { headers: { "x-\n": value } })],
    ["a format", (value) => github.build("/x", { mediaType: { format: value } })],
    ["previews", (value) => github.build("/x", { mediaType: { previews: [value] } })],
    ["a placeholder", (value) => github.build(untyped("/x/{a}/{b}"), { a: value })],
    ["a list", (value) => github.build("/x", { a: [NaN, value] })],
    ["a choice of the policy", (value) => github.withPolicy({ arrays: value })],
    ["a trusted origin", (value) => github.withPolicy({ trustedOrigins: [value] })],
    ["a name", (value) => github.builder().param(value, 1).header("\n", 1)],
    ["a step", (value) => github.route(value)],
    ["parse", (value) => github.parse(value)],
  ];

  describe.each(values)("%s", (_, value) => {
    test.each(places)("as %s", (__, run) => {
      expect(() => run(value as never)).toThrow(EndpointError);
    });
  });
});

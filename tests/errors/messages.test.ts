import { describe, expect, test } from "@jest/globals";
import { Endpoint, EndpointError } from "../../src/index.js";
import { untyped } from "../untyped.js";

const github = new Endpoint();

/** Control characters, terminal escapes, direction marks and lone surrogates. */
const ODD = "a\u001b[31mb\r\nc\u202ed\u2028e\ud800f\0g\u200bh";
const HUGE = "n".repeat(30_000);

type Run = (name: string) => unknown;

/** Every call that puts the caller's text into a message. */
const CALLS: [name: string, run: Run][] = [
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
  ["a key of mediaType", (name) => github.build("/x", { mediaType: { [name]: 1, previews: 5 } as never })],
  ["a baseUrl", (name) => github.build("/x", { baseUrl: `${name}://` })],
  ["a policy", (name) => github.withPolicy({ [name]: 1 })],
  ["a value of the policy", (name) => github.withPolicy({ arrays: name as never })],
  ["a trusted origin", (name) => github.withPolicy({ trustedOrigins: [name] })],
  ["the name of a vendor", (name) => vendor({ name: `${name} ` })],
  ["a method of a vendor", (name) => vendor({ methods: { [name]: null } })],
  [
    "a missing value",
    () =>
      github.build(
        `/x/${Object.keys(many("n", 1))
          .map((name) => `{${name}}`)
          .join("/")}`,
      ),
  ],
  ["a similar name", (name) => github.build(untyped("/x/{abc}"), { [name]: 1 })],
  ["an unplaced parameter", (name) => github.build("POST /x", { data: 1, [name]: 1 })],
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

describe.each<[kind: string, name: string]>([
  ["odd", ODD],
  ["huge", HUGE],
  ["huge and odd", ODD.repeat(2_000)],
  ["empty", ""],
  ["__proto__", "__proto__"],
  ["a quotation mark", '"'],
  ["a pattern of replace()", "$&$1$`"],
])("the message is short and printable for any name (F1): %s", (kind, name) => {
  test.each(CALLS)("of %s", (call, run) => {
    let error: unknown;
    try {
      run(name);
    } catch (caught) {
      error = caught;
    }
    // Linear code takes a few milliseconds here, quadratic code several seconds.
    // Ordinary names can be valid.
    if (error === undefined) expect([kind, call]).not.toContain("odd");
    else {
      expect(error).toBeInstanceOf(EndpointError);
      const { message } = error as EndpointError;
      expect(message.length).toBeLessThan(5_000);
      expect(message.replaceAll("\n", "")).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
    }
  });
});

describe("creating a message never throws (F1)", () => {
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
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;

  const values: [name: string, value: unknown][] = [
    ["throwing methods", hostile],
    ["a cycle", cyclic],
    ["no prototype", Object.create(null)],
    ["a bigint", 1n],
    ["a symbol", Symbol("s")],
    ["a function", () => {}],
    ["an instance with a tag of control characters", { [Symbol.toStringTag]: ODD }],
    [
      "an instance of a class whose name is a symbol",
      new (Object.defineProperty(class extends Map {}, "name", { value: Symbol("x") }))(),
    ],
  ];

  const calls: [name: string, run: (value: never) => unknown][] = [
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
    ["a value of the policy", (value) => github.withPolicy({ arrays: value })],
    ["a trusted origin", (value) => github.withPolicy({ trustedOrigins: [value] })],
    ["a name", (value) => github.builder().param(value, 1).header("\n", 1)],
    ["a step", (value) => github.route(value)],
    ["parse", (value) => github.parse(value)],
  ];

  describe.each(values)("%s", (_, value) => {
    test.each(calls)("as %s", (__, run) => {
      expect(() => run(value as never)).toThrow(EndpointError);
    });
  });
});

import { describe, expect, test } from "@jest/globals";
import { Endpoint } from "../../src/index.js";

class Agent {
  readonly sockets = new Map([["a", { open: true }]]);
}

describe("the request option is returned unchanged (Rules for build 6; A3, A4)", () => {
  const agent = new Agent();
  const { signal } = new AbortController();
  const request = { agent, signal, nested: { deep: [1] } };

  test.each<[where: string, make: () => { request?: object | undefined }]>([
    ["the call", () => new Endpoint().build("/x", { request })],
    ["the defaults", () => new Endpoint({ request }).build("/x")],
    ["nested defaults", () => new Endpoint({ request }).withDefaults({ a: 1 }).build("/x")],
    ["merged options", () => new Endpoint({ request }).merge("/x")],
    ["merged and parsed options", () => new Endpoint().parse(new Endpoint().merge("/x", { request }))],
    ["the chain", () => new Endpoint().route("/x").request(request).build()],
    ["DEFAULTS", () => new Endpoint({ request }).DEFAULTS],
  ])("keeps the identity of an object that only %s set", (_, make) => {
    expect(make().request).toBe(request);
    expect(Object.isFrozen(request)).toBe(false);
    expect(Object.isFrozen(agent)).toBe(false);
  });

  test.each([agent, signal, Object.freeze({ a: 1 }), Object.create(null) as object, new (class extends Agent {})()])(
    "accepts any object",
    (object) => {
      expect(new Endpoint().build("/x", { request: object }).request).toBe(object);
    },
  );

  test("omits the key if it is not set", () => {
    expect(new Endpoint().build("/x")).not.toHaveProperty("request");
    expect(new Endpoint().build("/x", { request: undefined })).not.toHaveProperty("request");
    expect(new Endpoint().merge("/x")).not.toHaveProperty("request");
  });
});

describe("request options of defaults and call are merged into a new object (A4)", () => {
  const defaults = Object.freeze({ a: 1, both: { old: true } });
  const call = Object.freeze({ both: { new: true }, c: 3 });

  test.each<[where: string, make: () => { request?: object | undefined }]>([
    ["a call over defaults", () => new Endpoint({ request: defaults }).build("/x", { request: call })],
    ["defaults over defaults", () => new Endpoint({ request: defaults }).withDefaults({ request: call }).build("/x")],
    ["two steps of a chain", () => new Endpoint().route("/x").request(defaults).request(call).build()],
    ["merged options", () => new Endpoint({ request: defaults }).merge("/x", { request: call })],
  ])("%s", (_, make) => {
    const { request } = make();
    expect(request).toStrictEqual({ a: 1, both: { new: true }, c: 3 });
    expect(request).not.toBe(defaults);
    expect(request).not.toBe(call);
    expect((request as { both: unknown }).both).toBe(call.both);
    expect(make().request).not.toBe(request);
  });

  test("treats __proto__ as an ordinary key (D7)", () => {
    const odd = JSON.parse('{"__proto__":{"polluted":true}}') as object;
    const { request } = new Endpoint({ request: { a: 1 } }).build("/x", { request: odd });
    expect(Object.getPrototypeOf(request)).toBe(Object.prototype);
    expect(Object.keys(request!)).toStrictEqual(["a", "__proto__"]);
  });

  test("does not change the defaults", () => {
    const github = new Endpoint({ request: defaults });
    github.build("/x", { request: call });
    expect(github.DEFAULTS.request).toBe(defaults);
    expect(github.build("/x").request).toBe(defaults);
  });
});

describe("request must be an object (F1)", () => {
  test.each<[name: string, value: unknown]>([
    ["null", null],
    ["a string", "x"],
    ["a number", 0],
    ["a boolean", false],
    ["a bigint", 1n],
    ["a symbol", Symbol("x")],
  ])("rejects %s", (_, request) => {
    expect(() => new Endpoint().build("/x", { request: request as never })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "request" }),
    );
    expect(() => new Endpoint({ request: request as never })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "request" }),
    );
  });
});

import { describe, expect, test } from "@jest/globals";
import { Endpoint } from "../../src/index.js";

class Agent {
  readonly sockets = new Map([["a", { open: true }]]);
}

describe("specification, Rules for build 6; decisions A3, A4: request is returned as it is", () => {
  const agent = new Agent();
  const { signal } = new AbortController();
  const request = { agent, signal, nested: { deep: [1] } };

  test.each<[where: string, make: () => { request?: object | undefined }]>([
    ["the call", () => new Endpoint().build("/x", { request })],
    ["the defaults", () => new Endpoint({ request }).build("/x")],
    ["defaults of defaults", () => new Endpoint({ request }).withDefaults({ a: 1 }).build("/x")],
    ["merged options", () => new Endpoint({ request }).merge("/x")],
    ["merged and parsed options", () => new Endpoint().parse(new Endpoint().merge("/x", { request }))],
    ["the chain", () => new Endpoint().route("/x").request(request).build()],
    ["DEFAULTS", () => new Endpoint({ request }).DEFAULTS],
  ])("given once, in %s, it is the very object", (_, make) => {
    expect(make().request).toBe(request);
    expect(Object.isFrozen(request)).toBe(false);
    expect(Object.isFrozen(agent)).toBe(false);
  });

  test.each([agent, signal, Object.freeze({ a: 1 }), Object.create(null) as object, new (class extends Agent {})()])(
    "it may be any object",
    (object) => {
      expect(new Endpoint().build("/x", { request: object }).request).toBe(object);
    },
  );

  test("without it, the result has no such key", () => {
    expect(new Endpoint().build("/x")).not.toHaveProperty("request");
    expect(new Endpoint().build("/x", { request: undefined })).not.toHaveProperty("request");
    expect(new Endpoint().merge("/x")).not.toHaveProperty("request");
  });
});

describe("decision A4: given in both, it is a fresh object with the later keys over the earlier", () => {
  const beneath = Object.freeze({ a: 1, both: { old: true } });
  const over = Object.freeze({ both: { new: true }, c: 3 });

  test.each<[where: string, make: () => { request?: object | undefined }]>([
    ["a call over defaults", () => new Endpoint({ request: beneath }).build("/x", { request: over })],
    ["defaults over defaults", () => new Endpoint({ request: beneath }).withDefaults({ request: over }).build("/x")],
    ["two steps of a chain", () => new Endpoint().route("/x").request(beneath).request(over).build()],
    ["merged options", () => new Endpoint({ request: beneath }).merge("/x", { request: over })],
  ])("%s", (_, make) => {
    const { request } = make();
    expect(request).toStrictEqual({ a: 1, both: { new: true }, c: 3 });
    expect(request).not.toBe(beneath);
    expect(request).not.toBe(over);
    expect((request as { both: unknown }).both).toBe(over.both);
    expect(make().request).not.toBe(request);
  });

  test("decision D7: a key named __proto__ is an ordinary one", () => {
    const odd = JSON.parse('{"__proto__":{"polluted":true}}') as object;
    const { request } = new Endpoint({ request: { a: 1 } }).build("/x", { request: odd });
    expect(Object.getPrototypeOf(request)).toBe(Object.prototype);
    expect(Object.keys(request!)).toStrictEqual(["a", "__proto__"]);
  });

  test("the defaults stay as they are", () => {
    const github = new Endpoint({ request: beneath });
    github.build("/x", { request: over });
    expect(github.DEFAULTS.request).toBe(beneath);
    expect(github.build("/x").request).toBe(beneath);
  });
});

describe("decision F2: request is an object", () => {
  test.each<[what: string, value: unknown]>([
    ["null", null],
    ["a string", "x"],
    ["a number", 0],
    ["a boolean", false],
    ["a bigint", 1n],
    ["a symbol", Symbol("x")],
  ])("not %s", (_, request) => {
    expect(() => new Endpoint().build("/x", { request: request as never })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "request" }),
    );
    expect(() => new Endpoint({ request: request as never })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "request" }),
    );
  });
});

import { describe, expect, test } from "@jest/globals";
import { explain } from "../src/explain/index.js";
import {
  Endpoint,
  InvalidOptionError,
  RequestBuilder,
  endpoint as callable,
  type EndpointOptions,
  type Unrouted,
} from "../src/index.js";
import { ODD_VALUES } from "./properties/generators/odd-values.js";
import { functionOf } from "./function-of.js";

/** `new RequestBuilder(endpoint)`, also for arguments that the types forbid. */
const construct = (...args: unknown[]): Unrouted =>
  new (RequestBuilder as unknown as new (...args: unknown[]) => Unrouted)(...args);

class Acme extends Endpoint {
  static override readonly vendor = {
    name: "acme",
    baseUrl: "https://acme.example",
    methods: { PURGE: { body: false } },
    policy: { arrays: "brackets" as const },
  };
}

class WithToken extends Endpoint {
  readonly #token: string;

  constructor(token: string, options: EndpointOptions = {}) {
    super({ ...options, headers: { ...options.headers, authorization: `token ${token}` } });
    this.#token = token;
  }

  protected override derive(defaults: EndpointOptions): Endpoint {
    return new WithToken(this.#token, defaults);
  }
}

const ENDPOINTS: [name: string, endpoint: Endpoint][] = [
  ["an endpoint", new Endpoint()],
  ["an endpoint with defaults", new Endpoint({ a: 1, url: "/x/{a}", headers: { "x-a": "1", accept: null } })],
  ["an endpoint with later defaults", new Endpoint({ a: 1, b: 1 }).withDefaults({ b: 2, request: { timeout: 1 } })],
  ["an endpoint with a policy", new Endpoint().withPolicy({ arrays: "repeat" })],
  ["a subclass with a vendor", new Acme({ a: 1 })],
  ["a subclass with its own constructor", new WithToken("t", { a: 1 })],
  ["a derived endpoint of such a subclass", new WithToken("t").withDefaults({ a: 1 })],
  ["the endpoint of a function", callable.defaults({ a: 1 }).endpoint],
];

describe.each(ENDPOINTS)("new RequestBuilder(endpoint) equals endpoint.builder(): %s", (_, endpoint) => {
  const starts = [() => construct(endpoint), () => endpoint.builder()] as const;

  /** Runs the same steps after both ways to start a chain. */
  function results(run: (chain: Unrouted) => unknown): readonly [constructed: unknown, started: unknown] {
    return [run(starts[0]()), run(starts[1]())];
  }

  const chains: [name: string, run: (chain: Unrouted) => { build(): unknown }][] = [
    ["a route", (chain) => chain.route("POST /x/{a}").params({ a: 1, b: [1, 2] })],
    ["a method and a url", (chain) => chain.method("PUT").url("/x/y").param("b", 2)],
    ["steps before the route", (chain) => chain.header("x-b", 1).preview("mercy").request({ b: 1 }).url("/x/y")],
    ["a query and data", (chain) => chain.query({ q: 1 }).data("text").route("POST /x/y")],
  ];

  test.each(chains)("builds the same request: %s", (name, run) => {
    const outcome = (chain: Unrouted): unknown => {
      try {
        return run(chain).build();
      } catch (error) {
        // Some vendors have no media types.
        return (error as Error).message;
      }
    };
    const [constructed, started] = results(outcome);
    expect([name, constructed]).toStrictEqual([name, started]);
  });

  test("is a RequestBuilder, and so are its steps", () => {
    expect(construct(endpoint)).toBeInstanceOf(RequestBuilder);
    expect(construct(endpoint).param("b", 1)).toBeInstanceOf(RequestBuilder);
    expect(Object.getPrototypeOf(construct(endpoint))).toBe(RequestBuilder.prototype);
    expect(Reflect.ownKeys(construct(endpoint))).toStrictEqual(Reflect.ownKeys(endpoint.builder()));
  });

  test("merges to the same options", () => {
    const [constructed, started] = results((chain) => chain.route("POST /x/{a}").params({ a: 1, b: 2 }).merge());
    expect(constructed).toStrictEqual(started);
  });

  test("gives the same explanation", () => {
    const [constructed, started] = results((chain) => explain(chain.route("POST /x/{a}").params({ a: 1, b: 2 })));
    expect(constructed).toStrictEqual(started);
    expect(String(constructed)).toBe(String(started));
  });

  test("can be branched", () => {
    const chain = construct(endpoint);
    const [one, other] = [chain.param("b", "one"), chain.param("b", "other")];
    const [left, right] = [one.route("POST /x/y").build(), other.route("POST /x/y").build()];
    expect([left.body, right.body]).toMatchObject([{ b: "one" }, { b: "other" }]);
    expect(chain.route("POST /x/y").build()).toStrictEqual(endpoint.route("POST /x/y").build());
  });
});

test("new RequestBuilder(endpoint) has the methods of the vendor", () => {
  expect(construct(new Acme()).route("PURGE /x").build().method).toBe("purge");
  expect(() => construct(new Endpoint()).route("PURGE /x")).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_METHOD" }),
  );
});

describe("new RequestBuilder() rejects anything but an endpoint (F1)", () => {
  const github = new Endpoint({ a: 1 });

  test.each<[name: string, args: unknown[]]>([
    ["no arguments", []],
    ["undefined", [undefined]],
    ["null", [null]],
    ["a number", [5]],
    ["a string", ["GET /x"]],
    ["a symbol", [Symbol("endpoint")]],
    ["an empty object", [{}]],
    ["an object without a prototype", [Object.create(null)]],
    ["a vendor", [{ name: "acme", baseUrl: "https://acme.example" }]],
    ["options", [{ method: "GET", url: "/x" }]],
    ["DEFAULTS", [github.DEFAULTS]],
    ["a copy of an endpoint", [Object.assign({}, github)]],
    ["an object that inherits from an endpoint", [Object.create(github)]],
    ["an object that inherits from the class", [Object.create(Endpoint.prototype)]],
    ["the prototype of the class", [Endpoint.prototype]],
    ["the class", [Endpoint]],
    ["an endpoint function", [callable]],
    ["the function of an endpoint", [functionOf(github)]],
    ["a RequestBuilder", [github.builder()]],
    ["a list", [[github]]],
  ])("rejects %s", (_, args) => {
    expect(() => construct(...args)).toThrow(InvalidOptionError);
    expect(() => construct(...args)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });

  test("rejects odd values", () => {
    for (const value of ODD_VALUES.filter((one) => !(one instanceof Endpoint))) {
      expect(() => construct(value)).toThrow(InvalidOptionError);
      expect(() => construct(value, new Endpoint().builder())).toThrow(InvalidOptionError);
    }
  });

  test("ignores other arguments (F1)", () => {
    for (const value of ["GET /x", ...ODD_VALUES]) {
      const request = construct(new Endpoint(), value, value, value, value).route("GET /user").build();
      expect(request).toEqual(callable("GET /user"));
    }
  });
});

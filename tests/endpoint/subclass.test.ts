import { describe, expect, test } from "@jest/globals";
import { Endpoint, type EndpointOptions, type Vendor } from "../../src/index.js";
import { functionOf } from "../function-of.js";

const ACME: Vendor = { name: "acme", baseUrl: "https://acme.example", policy: { arrays: "repeat" } };

/** The common case: the constructor is inherited. */
class Inherited extends Endpoint {
  static override readonly vendor = ACME;

  /** A method of the subclass. */
  team(): unknown {
    return this.DEFAULTS["team"];
  }
}

/** A constructor that spreads the given options and adds some. */
class Spread extends Endpoint {
  static override readonly vendor = ACME;
  readonly own = { field: true };
  readonly #secret = "private";

  constructor(options: EndpointOptions = {}) {
    super({ ...options, headers: { "x-team": "a", ...options.headers }, spread: true });
  }

  secret(): string {
    return this.#secret;
  }
}

/** A constructor with other parameters, and a matching `derive()`. */
class Derived extends Endpoint {
  static override readonly vendor = ACME;
  readonly calls: number;
  readonly #token: string;

  constructor(token: string, calls: number, options: EndpointOptions = {}) {
    super({ ...options, headers: { ...options.headers, authorization: `token ${token}` } });
    this.#token = token;
    this.calls = calls;
  }

  token(): string {
    return this.#token;
  }

  protected override derive(defaults: EndpointOptions): Endpoint {
    return new Derived(this.#token, this.calls, defaults);
  }
}

/** A subclass of a subclass. */
class Deeper extends Derived {
  constructor() {
    super("deep", 1);
  }

  protected override derive(defaults: EndpointOptions): Endpoint {
    return Reflect.construct(Derived, ["deep", 1, defaults], Deeper);
  }
}

const KINDS: [name: string, kind: new (...args: never[]) => Endpoint, make: () => Endpoint][] = [
  ["Endpoint", Endpoint, () => new Endpoint().withPolicy({ arrays: "repeat" })],
  ["an inherited constructor", Inherited, () => new Inherited()],
  ["a spread constructor", Spread, () => new Spread()],
  ["a custom constructor with derive()", Derived, () => new Derived("t", 5)],
  ["a subclass of a subclass", Deeper, () => new Deeper()],
];

describe.each(KINDS)("subclassing Endpoint (A2): %s", (_, kind, make) => {
  const base = make();
  const derived: [how: string, derive: () => Endpoint][] = [
    ["withDefaults", () => base.withDefaults({ team: "b" })],
    ["withPolicy", () => base.withPolicy({ arrays: "repeat" }).withDefaults({ team: "b" })],
    ["defaults() of the function", () => functionOf(base).defaults({ team: "b" }).endpoint],
  ];

  test.each(derived)(
    "%s keeps the class, the vendor, the policy and the defaults of the constructor",
    (how, derive) => {
      const next = derive();
      expect(next).not.toBe(base);
      expect(next).toBeInstanceOf(kind);
      expect(Object.getPrototypeOf(next)).toBe(kind.prototype);
      expect(next.vendor).toStrictEqual(base.vendor);
      expect(next.policy).toStrictEqual({ ...base.policy, ...(how.startsWith("withPolicy") && { arrays: "repeat" }) });
      expect(next.DEFAULTS).toStrictEqual({ ...base.DEFAULTS, team: "b" });
      expect(next.build("/x{/y}", { a: 1 }).headers).toStrictEqual(base.build("/x").headers);
    },
  );

  test("endpointWithDerive does not change the original endpoint (A3)", () => {
    const before = base.build("POST /x", { a: 1 });
    for (const [, derive] of derived) derive().build("POST /x");
    expect(base.build("POST /x", { a: 1 })).toStrictEqual(before);
    expect(base.DEFAULTS).not.toHaveProperty("team");
  });

  test("later defaults override earlier ones and those of the constructor (A4)", () => {
    const next = base.withDefaults({ headers: { "X-Team": "mine", accept: "text/html" }, spread: "mine" });
    expect(next.DEFAULTS.headers).toMatchObject({ "x-team": "mine", accept: "text/html" });
    expect(next.withDefaults({ a: 1 }).withPolicy({}).DEFAULTS).toStrictEqual({ ...next.DEFAULTS, a: 1 });
    expect(next.DEFAULTS["spread"]).toBe("mine");
  });

  test("a removed default header stays removed (A5)", () => {
    const bare = base.withDefaults({ headers: { accept: null } });
    expect(bare.DEFAULTS.headers).not.toHaveProperty("accept");
    expect(bare.withDefaults({ a: 1 }).withPolicy({}).build("/x").headers).not.toHaveProperty("accept");
  });

  test("derived endpoints keep defaults of every kind", () => {
    const request = { signal: new AbortController().signal };
    const data = new Map([["a", 1]]);
    const odd = JSON.parse('{"__proto__":1}') as Record<string, number>;
    const next = base
      .withDefaults({ ...odd, method: "PUT", url: "/x", baseUrl: "https://x.example", data, request })
      .withDefaults(odd)
      .withPolicy({});
    expect(functionOf(next)({})).toMatchObject({ method: "put", url: "https://x.example/x" });
    expect(functionOf(next)({}).body).toBe(data);
    expect(functionOf(next)({}).request).toBe(request);
    expect(Object.keys(next.DEFAULTS)).toContain("__proto__");
  });
});

describe("a derived endpoint keeps the features of its subclass", () => {
  test("keeps methods, fields and private fields", () => {
    expect(new Inherited().withDefaults({ team: "b" }).team()).toBe("b");
    const spread = new Spread({ a: 1 }).withDefaults({ b: 2 }).withPolicy({});
    expect([spread.own, spread.secret()]).toStrictEqual([{ field: true }, "private"]);
    const derived = new Derived("t", 5).withDefaults({ b: 2 });
    expect([derived.token(), derived.calls]).toStrictEqual(["t", 5]);
    expect(derived.build("/x").headers).toHaveProperty("authorization", "token t");
  });

  test("a constructor gets options of its own, which it may change or freeze", () => {
    let use = (options: EndpointOptions): unknown => Object.freeze(options);
    class Using extends Endpoint {
      constructor(options: EndpointOptions) {
        use(options);
        super(options);
      }
    }
    const base = new Using({ headers: { "x-a": "1" }, mediaType: { previews: ["mercy"] } });
    const before = structuredClone(base.DEFAULTS);
    expect(base.withDefaults({ id: 2 }).DEFAULTS).toStrictEqual({ ...before, id: 2 });
    use = ({ headers, mediaType }) => [
      Object.assign(headers!, { "x-a": "2" }),
      (mediaType!.previews as string[]).pop(),
    ];
    base.withDefaults({ id: 2 });
    expect(base.DEFAULTS).toStrictEqual(before);
  });

  test("supports anonymous classes", () => {
    const make = () => class extends Endpoint {};
    const anonymous = new (make())({ a: 1 });
    expect(anonymous.withDefaults({ b: 2 }).constructor).toBe(anonymous.constructor);
  });

  test("reads a vendor getter only in the constructor", () => {
    let reads = 0;
    class Changing extends Endpoint {
      static override get vendor(): Vendor {
        reads += 1;
        return { ...ACME, name: `acme-${reads}` };
      }
    }
    const changing = new Changing();
    expect(changing.withDefaults({ a: 1 }).withPolicy({}).vendor.name).toBe(changing.vendor.name);
  });
});

describe("endpointWithDerive throws if the constructor does not pass the options to super() (F1)", () => {
  class Ignores extends Endpoint {
    constructor() {
      super({ a: 1 });
    }
  }
  class Token extends Endpoint {
    constructor(token: string) {
      super({ headers: { authorization: `token ${token}` } });
    }
  }
  class Throws extends Endpoint {
    constructor(options: { token: { value: string } }) {
      super({ headers: { authorization: options.token.value } });
    }
  }
  const endpointWithDerive = (result: (endpoint: Endpoint, defaults: EndpointOptions) => unknown): Endpoint =>
    new (class extends Endpoint {
      protected override derive(defaults: EndpointOptions): Endpoint {
        return result(this, defaults) as Endpoint;
      }
    })();

  const wrong: [name: string, endpoint: Endpoint][] = [
    ["the constructor ignores them", new Ignores()],
    ["the constructor expects another argument", new Token("t")],
    ["the constructor throws", new Throws({ token: { value: "t" } })],
    ["derive() returns nothing", endpointWithDerive(() => undefined)],
    ["derive() returns the same endpoint", endpointWithDerive((endpoint) => endpoint)],
    ["derive() returns an Endpoint of another class", endpointWithDerive((_, defaults) => new Endpoint(defaults))],
    ["derive() returns another object", endpointWithDerive(() => ({ build: () => ({}) }))],
  ];

  test.each(wrong)("%s", (_, endpoint) => {
    const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", names: ["derive"] });
    expect(() => endpoint.withDefaults({ a: 1 })).toThrow(error);
    expect(() => endpoint.withPolicy({ arrays: "repeat" })).toThrow(error);
    expect(() => functionOf(endpoint).defaults({ a: 1 })).toThrow(error);
  });
});

import { describe, expect, test } from "@jest/globals";
import { Endpoint, type EndpointOptions, type Vendor } from "../../src/index.js";
import { untyped } from "../untyped.js";

const ACME: Vendor = { name: "acme", baseUrl: "https://acme.example", policy: { missing: "omit" } };

/** The ordinary way: the constructor is inherited. */
class Inherited extends Endpoint {
  static override readonly vendor = ACME;

  /** A method of its own. */
  team(): unknown {
    return this.DEFAULTS["team"];
  }
}

/** A constructor that adds to what it is given, by a spread. */
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

/** Any constructor at all, and a `derive()` that knows it. */
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

/** … and one below that. */
class Deeper extends Derived {
  constructor() {
    super("deep", 1);
  }

  protected override derive(defaults: EndpointOptions): Endpoint {
    return Reflect.construct(Derived, ["deep", 1, defaults], Deeper);
  }
}

const KINDS: [name: string, kind: new (...args: never[]) => Endpoint, make: () => Endpoint][] = [
  ["Endpoint", Endpoint, () => new Endpoint().withPolicy({ missing: "omit" })],
  ["an inherited constructor", Inherited, () => new Inherited()],
  ["a spread constructor", Spread, () => new Spread()],
  ["any constructor, with derive()", Derived, () => new Derived("t", 5)],
  ["one below that", Deeper, () => new Deeper()],
];

describe.each(KINDS)("decision A2; issue, Endpoint: subclassing: %s", (_, kind, make) => {
  const base = make();
  const derived: [how: string, derive: () => Endpoint][] = [
    ["withDefaults", () => base.withDefaults({ team: "b" })],
    ["withPolicy", () => base.withPolicy({ arrays: "repeat" }).withDefaults({ team: "b" })],
    ["withPolicy last", () => base.withDefaults({ team: "b" }).withPolicy({ arrays: "repeat" })],
    ["the function and back", () => base.toFunction().defaults({ team: "b" }).endpoint],
  ];

  test.each(derived)("%s keeps the class", (__, derive) => {
    const next = derive();
    expect(next).not.toBe(base);
    expect(next).toBeInstanceOf(kind);
    expect(Object.getPrototypeOf(next)).toBe(kind.prototype);
  });

  test.each(derived)("%s keeps the vendor, the policy and what the constructor gave", (how, derive) => {
    const next = derive();
    expect(next.vendor).toStrictEqual(base.vendor);
    expect(next.policy).toStrictEqual({ ...base.policy, ...(how.startsWith("withPolicy") && { arrays: "repeat" }) });
    expect(next.DEFAULTS).toStrictEqual({ ...base.DEFAULTS, team: "b" });
    expect(next.build(untyped("/x{/y}/{z}"), { a: 1 }).headers).toStrictEqual(base.build("/x").headers);
  });

  test("decision A3: the first one is as it was", () => {
    const before = base.build("POST /x", { a: 1 });
    for (const [, derive] of derived) derive().build("POST /x");
    expect(base.build("POST /x", { a: 1 })).toStrictEqual(before);
    expect(base.DEFAULTS).not.toHaveProperty("team");
  });

  test("decision A4: later defaults over earlier ones, also where the constructor gives some", () => {
    const next = base.withDefaults({ headers: { "X-Team": "mine", accept: "text/html" }, spread: "mine" });
    expect(next.DEFAULTS.headers).toMatchObject({ "x-team": "mine", accept: "text/html" });
    expect(next.withDefaults({ a: 1 }).withPolicy({}).DEFAULTS).toStrictEqual({ ...next.DEFAULTS, a: 1 });
    expect(next.DEFAULTS["spread"]).toBe("mine");
  });

  test("decision A5: what defaults took away stays away", () => {
    const bare = base.withDefaults({ headers: { accept: null } });
    expect(bare.DEFAULTS.headers).not.toHaveProperty("accept");
    expect(bare.withDefaults({ a: 1 }).withPolicy({}).build("/x").headers).not.toHaveProperty("accept");
  });

  test("all that can be a default goes along", () => {
    const request = { signal: new AbortController().signal };
    const data = new Map([["a", 1]]);
    const odd = JSON.parse('{"__proto__":1}') as Record<string, number>;
    const next = base
      .withDefaults({ ...odd, method: "PUT", url: "/x", baseUrl: "https://x.example", data, request })
      .withDefaults(odd)
      .withPolicy({});
    expect(next.build({})).toMatchObject({ method: "put", url: "https://x.example/x" });
    expect(next.build({}).body).toBe(data);
    expect(next.build({}).request).toBe(request);
    expect(Object.keys(next.DEFAULTS)).toContain("__proto__");
  });
});

describe("a subclass keeps what is its own", () => {
  test("methods, fields and private fields", () => {
    expect(new Inherited().withDefaults({ team: "b" }).team()).toBe("b");
    const spread = new Spread({ a: 1 }).withDefaults({ b: 2 }).withPolicy({});
    expect([spread.own, spread.secret()]).toStrictEqual([{ field: true }, "private"]);
    const derived = new Derived("t", 5).withDefaults({ b: 2 });
    expect([derived.token(), derived.calls]).toStrictEqual(["t", 5]);
    expect(derived.build("/x").headers).toHaveProperty("authorization", "token t");
  });

  test("a class without a name", () => {
    const make = () => class extends Endpoint {};
    const anonymous = new (make())({ a: 1 });
    expect(anonymous.withDefaults({ b: 2 }).constructor).toBe(anonymous.constructor);
  });

  test("a vendor that is read anew each time is read by new alone", () => {
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

describe("decision F1: a constructor that loses the options is a clear error, no silent loss", () => {
  class Ignores extends Endpoint {
    constructor() {
      super({ a: 1 });
    }
  }
  class IgnoresAll extends Endpoint {
    readonly token: string | undefined;

    constructor(token?: string) {
      super();
      this.token = token;
    }
  }
  class Token extends Endpoint {
    constructor(token: string) {
      super({ headers: { authorization: `token ${token}` } });
    }
  }
  class Picks extends Endpoint {
    constructor({ headers = {} }: EndpointOptions) {
      super({ headers });
    }
  }
  class Throws extends Endpoint {
    constructor(options: { token: { value: string } }) {
      super({ headers: { authorization: options.token.value } });
    }
  }
  class ThrowsNothing extends Endpoint {
    constructor(token?: string) {
      super();
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- whatever it is, it must not escape
      if (token) throw undefined;
    }
  }
  const deriving = (result: (endpoint: Endpoint, defaults: EndpointOptions) => unknown): Endpoint =>
    new (class extends Endpoint {
      protected override derive(defaults: EndpointOptions): Endpoint {
        return result(this, defaults) as Endpoint;
      }
    })();

  const wrong: [what: string, endpoint: Endpoint][] = [
    ["it ignores them", new Ignores()],
    ["it takes none", new IgnoresAll()],
    ["it takes them for something else", new Token("t")],
    ["it picks some of them", new Picks({})],
    ["it throws", new Throws({ token: { value: "t" } })],
    ["it throws nothing", new ThrowsNothing()],
    ["derive() gives nothing", deriving(() => undefined)],
    ["derive() gives null", deriving(() => null)],
    ["derive() gives itself", deriving((endpoint) => endpoint)],
    ["derive() gives an Endpoint of another class", deriving((_, defaults) => new Endpoint(defaults))],
    ["derive() gives an Endpoint with nothing of it", deriving(() => new Endpoint())],
    ["derive() gives something else", deriving(() => ({ build: () => ({}) }))],
    ["derive() gives a string", deriving(() => "endpoint")],
    ["derive() gives a look-alike", deriving((endpoint) => Object.create(endpoint) as unknown)],
    ["derive() gives a Proxy", deriving((endpoint) => new Proxy(endpoint, {}))],
  ];

  test.each(wrong)("%s", (_, endpoint) => {
    const fault = expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "derive", names: ["derive"] });
    expect(() => endpoint.withDefaults({ a: 1 })).toThrow(fault);
    expect(() => endpoint.withPolicy({ missing: "omit" })).toThrow(fault);
    expect(() => endpoint.toFunction().defaults({ a: 1 })).toThrow(fault);
  });

  test("the options are at fault before the class is", () => {
    expect(() => new Ignores().withDefaults({ headers: [] as never })).toThrow(
      expect.objectContaining({ option: "headers" }),
    );
  });

  test.each<[what: string, name: PropertyDescriptor]>([
    ["a symbol", { value: Symbol("name") }],
    ["an object", { value: Object.create(null) as object }],
    ["very long", { value: "x".repeat(100_000) }],
    ["odd", { value: "\u001b[31m\n\u202e" }],
  ])("building the message never throws, and it stays short: the class has a name that is %s", (_, name) => {
    class Odd extends Endpoint {
      constructor() {
        super({ a: 1 });
      }
    }
    Object.defineProperty(Odd, "name", name);
    expect(() => new Odd().withDefaults({})).toThrow(
      expect.objectContaining({ option: "derive", message: expect.stringMatching(/^[^\p{C}]{1,999}$/u) }),
    );
  });
});

import { describe, expect, test } from "@jest/globals";
import { inspect } from "node:util";
import { Endpoint, type EndpointOptions, type Vendor } from "../../src/index.js";
import { functionOf } from "../function-of.js";

const ACME: Vendor = { name: "acme", baseUrl: "https://acme.example", mediaTypeVersion: "v1" };

const DEFAULTS = {
  url: "/x/{id}",
  headers: { "x-a": "1" },
  mediaType: { previews: ["mercy"] },
  data: { text: "data" },
  request: { timeout: 1 },
  id: 1,
  list: [1, 2],
};

/** Uses the options of a constructor; returns those for `super()`. */
type Use = (options: EndpointOptions) => EndpointOptions;

/** A subclass with its own constructor, which uses the options that `derive()` received. */
function endpointWith(use: Use): Endpoint {
  class Custom extends Endpoint {
    static override readonly vendor = ACME;
    readonly label: string;

    constructor(label: string, options: EndpointOptions) {
      super(use(options));
      this.label = label;
    }

    protected override derive(options: EndpointOptions): Endpoint {
      return new Custom(this.label, options);
    }
  }
  return new Custom("label", DEFAULTS);
}

/** The same without `derive()`. */
function endpointWithConstructor(use: Use): Endpoint {
  class Custom extends Endpoint {
    static override readonly vendor = ACME;

    constructor(options: EndpointOptions) {
      super(use(options));
    }
  }
  return new Custom(DEFAULTS);
}

const KINDS: [name: string, make: (use: Use) => Endpoint][] = [
  ["derive()", endpointWith],
  ["the inherited derive()", endpointWithConstructor],
];

const DERIVATIONS: [name: string, derive: (endpoint: Endpoint) => Endpoint][] = [
  ["withDefaults()", (endpoint) => endpoint.withDefaults({ id: 2, more: true, headers: { "X-B": 2 } })],
  ["withPolicy()", (endpoint) => endpoint.withPolicy({ arrays: "repeat" })],
  ["defaults() of the function", (endpoint) => functionOf(endpoint).defaults({ id: 2 }).endpoint],
  ["both", (endpoint) => endpoint.withDefaults({ id: 2 }).withPolicy({ arrays: "repeat" }).withDefaults({ last: 3 })],
];

/** What a constructor can read from its options, and the same of the current defaults. */
const READS: [name: string, read: (options: EndpointOptions) => unknown][] = [
  ["each value", (options) => Object.keys(options).map((key) => options[key])],
  ["Object.keys(), in the order of DEFAULTS", (options) => Object.keys(options)],
  ["Object.entries()", (options) => Object.entries(options)],
  [
    "for-in",
    (options) => {
      const keys: string[] = [];
      for (const key in options) keys.push(key);
      return keys;
    },
  ],
  ["getOwnPropertyNames()", (options) => Object.getOwnPropertyNames(options)],
  [
    "in and hasOwn()",
    (options) =>
      ["id", "url", "headers", "none", "toString"].map((key) => [key in options, Object.hasOwn(options, key)]),
  ],
  [
    "destructuring",
    ({ id, url, headers, mediaType, data, request, none, ...rest }) => [
      id,
      url,
      headers,
      mediaType,
      data,
      request,
      none,
      Object.keys(rest),
    ],
  ],
  ["a spread copy", (options) => Object.entries({ ...options })],
  ["Object.assign()", (options) => Object.entries(Object.assign({}, options))],
  ["Object.fromEntries()", (options) => Object.fromEntries(Object.entries(options))],
  ["JSON.stringify()", (options) => JSON.stringify(options)],
  ["structuredClone()", (options) => Object.entries(structuredClone(options))],
  ["the prototype", (options) => Object.getPrototypeOf(options) === Object.prototype],
  ["the tag", (options) => Object.prototype.toString.call(options)],
];

describe.each(KINDS)("a constructor reads plain options with all defaults through %s", (_, make) => {
  describe.each(DERIVATIONS)("after %s", (__, derive) => {
    test.each(READS)("by %s", (___, read) => {
      const seen: unknown[] = [];
      const endpoint = make((options) => {
        seen.push(read(options));
        return options;
      });
      const derived = derive(endpoint);
      expect(seen.length).toBeGreaterThan(1);
      expect(seen.at(-1)).toStrictEqual(read(derived.DEFAULTS));
    });

    test("as an inspected object", () => {
      const seen: string[] = [];
      const endpoint = make((options) => {
        seen.push(inspect(options, { depth: Infinity }));
        return options;
      });
      const derived = derive(endpoint);
      for (const line of ["url: '/x/{id}'", "list: [ 1, 2 ]", "timeout: 1"]) expect(seen.at(-1)).toContain(line);
      expect(seen.at(-1)).toContain(`id: ${String(derived.DEFAULTS["id"])}`);
    });
  });
});

/** What a constructor can do with its options before it passes them on. */
const USES: [name: string, use: Use][] = [
  ["passes them on", (options) => options],
  ["copies them by a spread", (options) => ({ ...options })],
  ["copies them by Object.assign()", (options) => Object.assign({}, options)],
  [
    "copies their property descriptors",
    (options) => Object.defineProperties({}, Object.getOwnPropertyDescriptors(options)),
  ],
  ["freezes them", (options) => Object.freeze(options)],
  ["seals them", (options) => Object.seal(options)],
  ["prevents extensions", (options) => Object.preventExtensions(options)],
  ["freezes a copy", (options) => Object.freeze({ ...options })],
  ["converts them to JSON", (options) => (JSON.stringify(options), options)],
  ["adds a parameter to a copy", (options) => ({ added: true, ...options })],
  ["overrides headers in a copy", (options) => ({ ...options, headers: { "x-custom": "1", ...options.headers } })],
  ["reads and spreads them", (options) => (Object.keys(options), { ...options })],
];

describe.each(KINDS)("a constructor can use the options of %s", (_, make) => {
  describe.each(USES)("if it %s", (__, use) => {
    test.each(DERIVATIONS)("%s", (___, derive) => {
      const endpoint = make((options) => use(options === (DEFAULTS as object) ? { ...DEFAULTS } : options));
      const before = endpoint.DEFAULTS;
      const derived = derive(endpoint);
      const plain = derive(
        new (class extends Endpoint {
          static override readonly vendor = ACME;
        })(before),
      );
      expect(Object.getPrototypeOf(derived)).toBe(Object.getPrototypeOf(endpoint));
      expect(derived.DEFAULTS).toStrictEqual(plain.DEFAULTS);
      expect(Object.keys(derived.DEFAULTS)).toStrictEqual(Object.keys(plain.DEFAULTS));
      expect(derived.build({ method: "POST" })).toStrictEqual(plain.build({ method: "POST" }));
      expect(derived.policy).toStrictEqual(plain.policy);
      expect(endpoint.DEFAULTS).toBe(before);
    });
  });

  test("if it adds a parameter to them", () => {
    const endpoint = make((options) => {
      if (options !== (DEFAULTS as object)) Object.assign(options, { added: true });
      return options;
    });
    expect(endpoint.withDefaults({ id: 2 }).DEFAULTS).toMatchObject({ id: 2, list: [1, 2], url: "/x/{id}" });
    expect(endpoint.withDefaults({ id: 2 }).withPolicy({}).build({ method: "PUT" }).url).toBe(
      "https://acme.example/x/2",
    );
  });

  test("if it deletes a key, which affects no other endpoint", () => {
    const endpoint = make((options) => {
      if (options !== (DEFAULTS as object)) Reflect.deleteProperty(options, "list");
      return options;
    });
    const before = endpoint.DEFAULTS;
    endpoint.withDefaults({ id: 2 });
    expect(endpoint.DEFAULTS).toStrictEqual(before);
    expect(endpoint.DEFAULTS).toHaveProperty("list", [1, 2]);
  });

  test("if it changes the nested objects, which affects no other endpoint", () => {
    const endpoint = make((options) => {
      if (options !== (DEFAULTS as object)) {
        Object.assign(options.headers!, { "x-a": "changed", "x-new": "changed" });
        (options.mediaType!.previews as string[]).push("changed");
      }
      return options;
    });
    const before = structuredClone({ ...endpoint.DEFAULTS });
    const derived = endpoint.withDefaults({ id: 2 });
    expect({ ...endpoint.DEFAULTS }).toStrictEqual(before);
    expect(endpoint.DEFAULTS.headers).not.toHaveProperty("x-new");
    expect(derived.DEFAULTS.mediaType.previews).toStrictEqual(["mercy"]);
  });
});

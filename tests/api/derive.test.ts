import { describe, expect, test } from "@jest/globals";
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

    constructor(
      readonly label: string,
      options: EndpointOptions,
    ) {
      super(use(options));
    }

    protected override derive(options: EndpointOptions): Endpoint {
      return new Custom(this.label, options);
    }
  }
  return new Custom("label", { ...DEFAULTS });
}

/** The same without `derive()`. */
function endpointWithConstructor(use: Use): Endpoint {
  class Custom extends Endpoint {
    static override readonly vendor = ACME;

    constructor(options: EndpointOptions) {
      super(use(options));
    }
  }
  return new Custom({ ...DEFAULTS });
}

const KINDS: [name: string, make: (use: Use) => Endpoint][] = [
  ["derive()", endpointWith],
  ["the inherited derive()", endpointWithConstructor],
];

const DERIVATIONS: [name: string, derive: (endpoint: Endpoint) => Endpoint][] = [
  ["withDefaults()", (endpoint) => endpoint.withDefaults({ id: 2, more: true, headers: { "X-B": 2 } })],
  ["defaults() of the function", (endpoint) => functionOf(endpoint).defaults({ id: 2 }).endpoint],
  ["both", (endpoint) => endpoint.withDefaults({ id: 2 }).withPolicy({ arrays: "repeat" }).withDefaults({ last: 3 })],
];

/** What a constructor can do with its options before it passes them on. */
const USES: [name: string, use: Use][] = [
  ["passes them on", (options) => options],
  ["copies them", (options) => ({ ...options })],
  ["freezes them", (options) => Object.freeze(options)],
];

describe.each(KINDS)("a constructor gets plain options with all defaults through %s", (_, make) => {
  describe.each(USES)("and %s", (__, use) => {
    test.each(DERIVATIONS)("after %s", (___, derive) => {
      const seen: EndpointOptions[] = [];
      const endpoint = make((options) => {
        seen.push(structuredClone(options));
        return use(options);
      });
      const before = endpoint.DEFAULTS;
      const derived = derive(endpoint);
      expect(seen.at(-1)).toStrictEqual(derived.DEFAULTS);
      expect(Object.keys(seen.at(-1)!)).toStrictEqual(Object.keys(derived.DEFAULTS));

      const plain = derive(
        new (class extends Endpoint {
          static override readonly vendor = ACME;
        })(before),
      );
      expect(Object.getPrototypeOf(derived)).toBe(Object.getPrototypeOf(endpoint));
      expect(derived.DEFAULTS).toStrictEqual(plain.DEFAULTS);
      expect(derived.build({ method: "POST" })).toStrictEqual(plain.build({ method: "POST" }));
      expect(derived.policy).toStrictEqual(plain.policy);
      expect(endpoint.DEFAULTS).toBe(before);
    });
  });

  test("and changes them, which affects no other endpoint", () => {
    let isChanging = false;
    const endpoint = make((options) => {
      if (!isChanging) return options;
      Reflect.deleteProperty(options, "list");
      Object.assign(options.headers!, { "x-a": "changed", "x-new": "changed" });
      (options.mediaType!.previews as string[]).push("changed");
      return Object.assign(options, { added: true });
    });
    const before = structuredClone(endpoint.DEFAULTS);
    isChanging = true;
    const derived = endpoint.withDefaults({ id: 2 });
    expect(structuredClone(endpoint.DEFAULTS)).toStrictEqual(before);
    expect(derived.DEFAULTS.mediaType.previews).toStrictEqual(["mercy"]);
    expect(derived.withPolicy({}).build({ method: "PUT" }).url).toBe("https://acme.example/x/2");
  });
});

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, type EndpointOptions } from "../../src/index.js";
import { SENTINEL, throwSentinel } from "./generators/odd-values.js";
import { options, outcome, policy, route } from "./generators/options.js";
import { untyped } from "../untyped.js";
import { check } from "./check.js";

// A route caches a plan for each list of names, and later calls with the same names use it. Whatever calls came before,
// the result equals that of parse() after merge(), which does not use the cache.

/** The path parameters of the routes. */
const PATH_PARAMETERS = JSON.parse(
  '{"org":"octokit","owner":"o","repo":"r","path":"a/b","name":"n","__proto__":"p","constructor":"c"}',
) as Record<string, string>;

const plain = policy.map((choices) => new Endpoint().withPolicy({ ...choices, trustedOrigins: undefined }));
const given = options.map((some): EndpointOptions =>
  Object.fromEntries(Object.entries({ ...PATH_PARAMETERS, ...some })),
);

/** A vendor whose GET has a body and whose POST has none. */
class Reversed extends Endpoint {
  static override readonly vendor = {
    name: "reversed",
    baseUrl: "https://reversed.example",
    methods: { GET: { body: true }, POST: { body: false } },
  };
}

describe("the result of a call does not depend on earlier calls (A6)", () => {
  const parseMerged = (github: Endpoint, url: string, some: EndpointOptions): string =>
    outcome(() => github.parse(github.merge(url, some)));

  test("of the same route with other names, other values or another order of names", () => {
    check(
      fc.property(plain, route, fc.array(given, { minLength: 1, maxLength: 3 }), fc.nat(), (github, url, all, seed) => {
        for (let round = 0; round < 3; round += 1) {
          for (const some of all) {
            const names = Object.keys(some);
            const rotated = Object.fromEntries(
              names.map((_, index) => {
                const name = names[(index + seed * round) % names.length]!;
                return [name, some[name]];
              }),
            );
            expect(outcome(() => github.build(url, rotated))).toBe(parseMerged(github, url, rotated));
            expect(outcome(() => github.toFunction()(url, rotated))).toBe(parseMerged(github, url, rotated));
          }
        }
      }),
    );
  });

  test("of the builder, where options are parameters", () => {
    check(
      fc.property(plain, route, given, (github, url, some) => {
        const chain = outcome(() => github.route(url).params(some).build());
        expect(outcome(() => github.build(url, some))).toBe(parseMerged(github, url, some));
        expect(outcome(() => github.route(url).params(some).build())).toBe(chain);
        const steps = Object.keys(some).reduce((one, name) => one.param(name, some[name]), github.builder());
        expect(outcome(() => steps.route(url).build())).toBe(chain);
      }),
    );
  });

  test("of other vendors, where the same method has a body or none", () => {
    const [github, reversed] = [new Endpoint(), new Reversed()];
    for (let round = 0; round < 3; round += 1) {
      expect(github.build("GET /x/{a}", { a: 1, b: 2 }).url).toBe("https://api.github.com/x/1?b=2");
      expect(reversed.build("GET /x/{a}", { a: 1, b: 2 })).toMatchObject({
        url: "https://reversed.example/x/1",
        body: { b: 2 },
      });
      expect(github.route("POST /x").params({ b: 2 }).build().body).toStrictEqual({ b: 2 });
      expect(reversed.route("POST /x").params({ b: 2 }).build().url).toBe("https://reversed.example/x?b=2");
    }
  });

  test("with more lists of names than the cache holds", () => {
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 30; count += 1) {
        const name = `name-${String(count)}`;
        expect(new Endpoint().build("/many", { [name]: count }).url).toMatch(new RegExp(`many\\?${name}=${count}$`));
      }
    }
  });
});

describe("a repeated variable is expanded each time (C5)", () => {
  test.each([
    ["/twice/{a}/{a}", "/twice/v/v"],
    ["/twice/{a}/b{a}", "/twice/v/bv"],
    ["/twice/{a}/{b}/{a}", "/twice/v/w/v"],
    ["/twice/:a/x/:a/", "/twice/v/x/v/"],
  ])("%s", (url, path) => {
    for (let round = 0; round < 2; round += 1) {
      const request = new Endpoint().build(`POST ${url}`, { a: "v", b: "w" });
      expect(request.url).toBe(`https://api.github.com${path}`);
    }
  });
});

describe("a call with a cached plan reads each own key once (B6)", () => {
  const twice = (run: () => void): void => {
    run();
    run();
  };

  test("reads a getter once a call, in the order of the keys", () => {
    const reads: string[] = [];
    const object = {
      get org(): string {
        reads.push("org");
        return "o";
      },
      get b(): string {
        reads.push("b");
        return "c";
      },
    };
    twice(() => new Endpoint().build("GET /once/{org}", object));
    expect(reads).toStrictEqual(["org", "b", "org", "b"]);
  });

  test("reads a getter once, whatever its value", () => {
    for (const value of ["a b", ["x"], null, undefined, "é"]) {
      let count = 0;
      const object = {
        org: "o",
        get b(): unknown {
          count += 1;
          return value;
        },
      };
      twice(() => new Endpoint().build("GET /look/{org}", object));
      expect(count).toBe(2);
    }
  });

  test("does not wrap the exception of a getter", () => {
    const build = (object: object): unknown => new Endpoint().build(untyped("GET /thrown/{org}"), object);
    twice(() => build({ org: "o", b: 1 }));
    expect(() => build(Object.defineProperty({ org: "o" }, "b", { get: throwSentinel, enumerable: true }))).toThrow(
      SENTINEL,
    );
  });

  test("omits a key that a getter deletes", () => {
    const build = (object: object): string => new Endpoint().build(untyped("GET /gone/{org}"), object).url;
    twice(() => build({ org: "o", b: 1, c: 2 }));
    const object: Record<string, unknown> = {
      org: "o",
      get b() {
        delete object["c"];
        return 1;
      },
      c: 2,
    };
    expect(build(object)).toBe("https://api.github.com/gone/o?b=1");
  });

  test("reads the keys of a proxy once", () => {
    let count = 0;
    const ownKeys = (target: object): (string | symbol)[] => {
      count += 1;
      return Reflect.ownKeys(target);
    };
    twice(() => new Endpoint().build(untyped("GET /proxy/{org}"), new Proxy({ org: "o", b: 1 }, { ownKeys })));
    expect(count).toBe(2);
  });

  test("distinguishes a name with a comma from two names", () => {
    const build = (object: object): string => new Endpoint().build("GET /comma", object).url;
    twice(() => {
      expect(build({ "a,b": 1 })).toBe("https://api.github.com/comma?a%2Cb=1");
      expect(build({ a: 1, b: 2 })).toBe("https://api.github.com/comma?a=1&b=2");
    });
  });

  test("distinguishes an option from a parameter of the same name", () => {
    twice(() => {
      const chain = new Endpoint().route("POST /option").params({ data: 1, baseUrl: 2 }).build();
      expect([chain.url, chain.body]).toStrictEqual(["https://api.github.com/option", { data: 1, baseUrl: 2 }]);
      const { url, body } = new Endpoint().build("POST /option", { data: 1, baseUrl: "https://x.example" });
      expect([url, body]).toStrictEqual(["https://x.example/option", 1]);
    });
  });
});

describe("later properties of Object.prototype do not affect cached plans (D7)", () => {
  const call = (): unknown => {
    const github = new Endpoint();
    return [
      github.build("POST /later/{a}", { a: "v", b: 1, c: 2 }),
      github.route("GET /later/{a}").params({ a: "v", b: 1, c: 2 }).build(),
      outcome(() => github.build(untyped("GET /later/{missing}"), { a: "v" })),
    ];
  };

  test.each(["a", "b", "c", "missing", "content-type", "-1"])("%s", (name) => {
    const expected = [call(), call()][1];
    const caught: unknown[] = [];
    const setter = { get: () => "polluted", set: (value: unknown) => caught.push(value), configurable: true };
    Object.defineProperty(Object.prototype, name, { __proto__: null, ...setter } as PropertyDescriptor);
    try {
      expect([outcome(call), caught]).toStrictEqual([outcome(() => expected), []]);
    } finally {
      Reflect.deleteProperty(Object.prototype, name);
    }
  });

  test("a body has own keys in the order of an ordinary object", () => {
    const object = JSON.parse('{"b":1,"__proto__":{"x":1},"10":2,"2":3,"constructor":4}') as object;
    for (let round = 0; round < 3; round += 1) {
      const body = new Endpoint().build("POST /own", object).body as object;
      expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
      expect(Object.entries(body)).toStrictEqual(Object.entries(object));
    }
  });

  test("results do not share mutable objects (A3)", () => {
    const build = (): { headers: object; body?: unknown } => new Endpoint().build("POST /shared", { b: 1 });
    build();
    const [one, other] = [build(), build()];
    Object.assign(one.headers, { "x-changed": "1" });
    Object.assign(one.body as object, { b: 2, c: 3 });
    expect(build()).toStrictEqual(other);
  });
});

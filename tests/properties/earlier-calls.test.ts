import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, type EndpointOptions } from "../../src/index.js";
import { options, outcome, policy, route } from "./generators/options.js";
import { check } from "./check.js";

// Endpoints of a vendor share compiled routes and header fields. Whatever calls came before, the result is that of the call
// alone, and equals that of parse() after merge().

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

describe("a name means the same in each call", () => {
  const twice = (run: () => void): void => {
    run();
    run();
  };

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

describe("results are ordinary objects of their own (A3, D7)", () => {
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

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import * as adapters from "../../src/adapters/index.js";
import { closest } from "../../src/errors/did-you-mean.js";
import { Endpoint, endpoint, EndpointError, MediaTypeNegotiator, UrlTemplate } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import { check } from "../properties/check.js";
import { untyped } from "../untyped.js";
import { functionOf } from "../function-of.js";

/** The error that a call throws. */
function errorOf(run: () => unknown): EndpointError & { issues?: unknown } {
  try {
    run();
  } catch (error) {
    if (error instanceof EndpointError) return error;
  }
  throw new Error("no EndpointError was thrown");
}

/** The lines of the message about names, without the route and its carets. */
const linesOf = (run: () => unknown): string[] =>
  errorOf(run)
    .message.split("\n")
    .filter((line) => /^\S/.test(line));

describe("a message tells a value that is empty from one that was not given (F1)", () => {
  test.each<[route: string, values: object, lines: string[]]>([
    ["/x/{a}", {}, ['"a" is required']],
    ["/x/{a}", { a: "" }, ['"a" must not be empty']],
    ["/x/{a}", { a: null }, ['"a" must not be empty']],
    ["/x/{a}", { a: [] }, ['"a" must not be empty']],
    ["/x/{a}", { a: {} }, ['"a" must not be empty']],
    ["/x/{+a}/y", { a: "" }, ['"a" must not be empty']],
    ["/x/{a}/{b}", { b: "" }, ['"a" is required', '"b" must not be empty']],
    ["/x/{a,b}", { a: "" }, ['"a" must not be empty', '"b" is required']],
    ["/x/{a}", { a: "", aa: 1 }, ['"a" must not be empty']],
    ["/x/{abc}", { abd: 1 }, ['"abc" is required; "abd" was passed, did you mean {abc}?']],
    ["/x/{abc}", { abc: "", abd: 1 }, ['"abc" must not be empty']],
  ])("%s with %j", (route, values, lines) => {
    const expected = lines.map((line) => `Missing parameter: ${line}`);
    const calls = [
      () => endpoint(route, { ...values }),
      () => endpoint.parse(endpoint.merge(route, { ...values })),
      () => new Endpoint().withDefaults({ ...values }).build(route),
      () =>
        new Endpoint()
          .route(route)
          .params({ ...values })
          .build(),
    ];
    for (const call of calls) expect(linesOf(call)).toStrictEqual(expected);
  });

  test.each<[route: string, values: object, lines: string[]]>([
    ["/x/{a}", { a: undefined }, ['"a" must not be undefined']],
    ["/x/{+a}/y{?b}", { a: undefined, b: undefined }, ['"a" must not be undefined']],
    ["/x/{a}/{b}", { a: undefined }, ['"a" must not be undefined', '"b" is required']],
    ["/x/{abc}", { abc: undefined, abd: 1 }, ['"abc" must not be undefined; "abd" was passed, did you mean {abc}?']],
    ["https://{a}.example.com/x", { a: undefined }, ['"a" must not be undefined']],
  ])("%s with the undefined value of %j", (route, values, lines) => {
    const expected = lines.map((line) => `Missing parameter: ${line}`);
    const configured = new Endpoint({ other: 1 }).withDefaults({ ...values, third: 2 });
    const [name, value] = Object.entries(values)[0] as [string, unknown];
    for (const api of [new Endpoint(), configured]) {
      const calls = [
        () => api.build(route, { ...values }),
        () => api.build({ url: route, ...values }),
        () => functionOf(api)(route, { ...values }),
        () => api.parse({ ...api.merge(route, {}), ...values }),
        () => api.route(route).params(values).build(),
        () =>
          api
            .route(route)
            .params(values)
            .param(name, value as never)
            .build(),
      ];
      for (const call of calls) expect(linesOf(call)).toStrictEqual(expected);
    }
    const mini = new Mini({ baseUrl: "https://api.example.com" });
    if (!route.startsWith("/x/{a}")) return;
    for (const api of [mini, mini.withDefaults({ other: 1 })])
      for (const call of [
        () => api.build(untyped(route), { ...values }),
        () => api.route(untyped(route)).params(values).build(),
        () =>
          api
            .route(untyped(route))
            .param(name as never, value as never)
            .build(),
      ])
        expect(call).toThrow(/^ERR_MISSING_PARAMETER \["a".*\]: undefined was passed; see /);
  });

  test("a value that overrides undefined counts, and so does undefined that stands alone", () => {
    const api = new Endpoint();
    expect(
      api
        .route("/x/{a}")
        .param("a", undefined as never)
        .param("a", 1)
        .build().url,
    ).toMatch("/x/1");
    expect(api.withDefaults({ a: 1 }).build("/x/{a}", { a: undefined as never }).url).toMatch("/x/1");
    expect(api.merge("/x/{a}", { a: undefined } as never)).not.toHaveProperty("a");
    const chain = () => api.route("/x/{a}").params({ a: undefined, b: undefined } as never);
    expect(JSON.stringify(chain())).toBe(JSON.stringify(api.route("/x/{a}")));
  });

  test("the reasons are those of the issues", () => {
    expect(errorOf(() => endpoint("/x/{a}/{b}/{c}", { a: "", c: undefined } as never)).issues).toMatchObject([
      { name: "a", reason: "empty" },
      { name: "b", reason: "missing" },
      { name: "c", reason: "undefined" },
    ]);
  });

  test.each<[name: string, run: () => unknown, text: string]>([
    ["no route", () => endpoint.endpoint.builder().build(), "Invalid route: the route must be set by"],
    ["null as a route", () => endpoint(null as never), "Invalid route: the route must be text, not null"],
    ["an empty route", () => endpoint(""), 'Invalid route: "" must be "<METHOD> <url>"'],
    ["an empty url", () => endpoint({ url: "" }), '"url" must be text, not an empty string'],
  ])("%s", (_, run, text) => {
    expect(errorOf(run).message).toContain(text);
  });
});

describe("a message about a query does not speak of the path (F1)", () => {
  test.each([
    ["/x?q={+q}", { q: "a#b" }],
    ["/x{?a}&q={+q}", { a: 1, q: "#" }],
    ["https://a.example/x?q={+q}", { q: "#b" }],
  ])("%s with %j", (url, values) => {
    const error = errorOf(() => endpoint({ url, ...values }));
    expect(error).toMatchObject({ code: "ERR_UNSAFE_PATH", names: ["q"], issues: [{ name: "q", reason: "query" }] });
    expect(error.message).toContain('"q" must not contain "#"');
    expect(error.message).not.toContain("segments");
  });

  test("but of both, if a name is in both", () => {
    const error = errorOf(() => endpoint({ url: "/x/{+p}?q={+q}", p: "..", q: "#" }));
    expect(error.issues).toMatchObject([
      { name: "p", reason: "path" },
      { name: "q", reason: "query" },
    ]);
  });
});

describe("a suggestion needs more than one letter in common (F1)", () => {
  test.each([
    ["/x/{a}", "b"],
    ["/x/{a}", "A"],
    ["/x/{a}", "aa"],
    ["/x/{ab}", "a"],
    ["/x/{ab}", "ac"],
    ["/x/{id}", "i"],
    ["/x/{id}", "to"],
  ])("%s with %s", (route, name) => {
    expect(errorOf(() => endpoint(route, { [name]: 1 } as never)).message).not.toContain("did you mean");
  });

  test.each([
    ["/x/{ab}", "AB"],
    ["/x/{id}", "ids"],
    ["/x/{org}", "orgs"],
    ["/x/{org}", "or"],
  ])("%s with %s has one", (route, name) => {
    expect(errorOf(() => endpoint(route, { [name]: 1 } as never)).message).toContain("did you mean");
  });

  test("for any two names", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "A", "_"), maxLength: 6 });
    check(
      fc.property(letters, fc.array(letters, { maxLength: 4 }), (name, known) => {
        const near = closest(name, known);
        if (near === undefined) return;
        const left = Array.from(near.toLowerCase());
        const common = Array.from(name.toLowerCase()).filter((letter) => {
          const index = left.indexOf(letter);
          if (index >= 0) left.splice(index, 1);
          return index >= 0;
        });
        expect(common.length).toBeGreaterThan(1);
      }),
    );
  });
});

describe("an adapter asks for .build() when it gets what builds requests (F1)", () => {
  const github = new Endpoint();
  const { toCurl, ...clients } = adapters;
  const all = Object.entries({ toCurl, ...clients }).filter(([name]) => /^to[A-Z]/.test(name));

  test.each<[name: string, given: unknown]>([
    ["a chain", github.route("/x")],
    ["a chain that lacks parameters", github.route("/x/{a}")],
    ["a chain without a route", github.builder()],
    ["an endpoint", github],
    ["an endpoint function", endpoint],
    ["a template", new UrlTemplate("/x")],
    ["a negotiator", new MediaTypeNegotiator()],
    ["a url", "https://api.github.com/x"],
    ["a URL", new URL("https://api.github.com/x")],
    ["nothing", undefined],
    ["null", null],
    ["an empty object", {}],
  ])("%s", (_, given) => {
    for (const [, adapter] of all) {
      const error = errorOf(() => (adapter as (request: never) => unknown)(given as never));
      expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "request" });
      expect(error.message).toContain("call .build()");
    }
  });

  test("a plain object without a method lacks the method", () => {
    expect(errorOf(() => adapters.toFetch({ url: "https://a.example/" } as never))).toMatchObject({ path: "method" });
  });
});

describe("a message about a policy or a vendor names the field and what it must be", () => {
  test.each<[field: string, run: () => unknown, text: string]>([
    [
      "policy.arrays",
      () => new Endpoint().withPolicy({ arrays: "bracket" as never }),
      "one of comma, repeat, brackets, indices",
    ],
    ["vendor.name", () => Endpoint.for({ name: "a b", baseUrl: "https://a.example" }), 'letters, digits, "-" and "_"'],
    [
      "vendor.mediaTypeVersion",
      () => Endpoint.for({ name: "a", baseUrl: "https://a.example", mediaTypeVersion: "v 1" }),
      'letters, digits, "-" and "_"',
    ],
  ])("%s", (field, run, text) => {
    expect(linesOf(run)).toEqual([`Invalid option: "${field}" must be ${text}`]);
  });
});

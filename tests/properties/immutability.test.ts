import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  Endpoint,
  EndpointError,
  RequestBuilder,
  type AnyRoute,
  type Buildable,
  type EndpointFunction,
  type RouteInfo,
  type Ready,
  type RequestOptions,
} from "../../src/index.js";
import { untyped } from "../untyped.js";

/** The names of all that a class has on its prototypes. */
function membersOf({ prototype }: { readonly prototype: object }): string[] {
  const names: string[] = [];
  for (let level = prototype; level !== Object.prototype; level = Object.getPrototypeOf(level) as object) {
    names.push(...Object.getOwnPropertyNames(level));
  }
  return [...new Set(names)].filter((name) => name !== "constructor").sort();
}

type Steps<From, To> = Readonly<Record<string, readonly ((from: From) => To)[]>>;

/** A chain of a route that is known at run time only: it has every step, and may be built. */
type Whole = Ready<RouteInfo<string, AnyRoute>>;
type Built = Buildable<RequestOptions>;

/** Behind `.route()` a chain still has every step; only the compiler has lost sight of its parameters. */
const whole = (chain: Built): Whole => chain as Whole;

/** One row for every step of the chain: each changes what BASE builds. */
const BUILDER_STEPS: Steps<Whole, Built> = {
  route: [(from) => from.route("PUT /y/{owner}"), (from) => from.route("/z{?owner,repo}").data(undefined)],
  method: [(from) => from.method("DELETE"), (from) => from.method("patch")],
  url: [(from) => from.url("/y/{repo}"), (from) => from.url("https://uploads.github.com/{owner}")],
  baseUrl: [(from) => from.baseUrl("https://a.example"), (from) => from.baseUrl("https://b.example/api/")],
  param: [(from) => from.param("owner", "other"), (from) => from.param("new", null), (from) => from.param("url", "/u")],
  params: [(from) => from.params({ owner: "other", a: 2 }), (from) => from.params({ b: { c: 1 } })],
  query: [(from) => from.query({ owner: "other" }), (from) => from.query({ a: 1, b: [1, 2] })],
  header: [
    (from) => from.header("X-A", "2"),
    (from) => from.header("Authorization", null),
    (from) => from.header("x-n", 1n),
  ],
  headers: [(from) => from.headers({ "x-A": "3", "x-new": 1 }), (from) => from.headers({ "X-a": null })],
  preview: [(from) => from.preview("symmetra"), (from) => from.preview("scarlet-witch-preview")],
  previews: [(from) => from.previews(["symmetra", "mercy"]), (from) => from.previews(["a", "b"])],
  format: [(from) => from.format("html"), (from) => from.format("")],
  data: [(from) => from.data("text"), (from) => from.data(null), (from) => from.data([1])],
  request: [(from) => from.request({ b: 2 }), (from) => from.request({ a: 2 })],
};
const BUILDER_ENDS = ["build", "merge", "to"];
/** Says something to the compiler alone. */
const TYPES_ONLY = ["returns"];

const ENDPOINT_STEPS: Steps<Endpoint, Endpoint> = {
  withDefaults: [
    (from) => from.withDefaults({ headers: { "x-a": "2" } }),
    (from) => from.withDefaults({ mediaType: { previews: ["symmetra"], format: "raw" } }),
    (from) => from.withDefaults({ baseUrl: "https://a.example", owner: "other", list: [3] }),
    (from) => from.withDefaults({ method: "POST", request: { b: 2 } }),
  ],
  withPolicy: [
    (from) => from.withPolicy({ arrays: "repeat" }),
    (from) => from.withPolicy({ arrays: "brackets", trustedOrigins: [] }),
  ],
};
const ENDPOINT_ENDS = [
  "DEFAULTS",
  "build",
  "builder",
  "derive",
  "merge",
  "parse",
  "policy",
  "route",
  "toFunction",
  "vendor",
];

const BASE = new Endpoint({
  headers: { "x-a": "1", authorization: "token a" },
  mediaType: { format: "raw" },
  list: [1, 2],
})
  .route(untyped("POST /x/{owner}/{repo}"))
  .params({ owner: "octocat", repo: "hello", a: 1 })
  .preview("mercy")
  .request({ a: 1 });

const DEFAULTS = new Endpoint({
  url: "/x/{owner}",
  headers: { "x-a": "1", authorization: "token a" },
  mediaType: { previews: ["mercy"] },
  request: { a: 1 },
  owner: "octocat",
  list: [1, 2],
});

describe("decision A3; style, Lessons 17: no step of the chain changes the builder", () => {
  test("every method has a row", () => {
    expect(membersOf(RequestBuilder)).toStrictEqual(
      [...Object.keys(BUILDER_STEPS), ...BUILDER_ENDS, ...TYPES_ONLY].sort(),
    );
  });

  describe.each(Object.entries(BUILDER_STEPS))("%s", (_, steps) => {
    test("gives a new builder, and leaves the old one as it was", () => {
      for (const step of steps) {
        const before = BASE.build();
        const next = step(BASE);
        expect(next).toBeInstanceOf(RequestBuilder);
        expect(next).not.toBe(BASE);
        expect(BASE.build()).toStrictEqual(before);
        expect(next.build()).not.toStrictEqual(before);
        expect(next.build()).toStrictEqual(step(BASE).build());
      }
    });

    test("siblings do not see each other", () => {
      const siblings = steps.map((step) => whole(step(BASE)));
      const expected = siblings.map((sibling) => sibling.build());
      for (const others of Object.values(BUILDER_STEPS)) for (const other of others) other(BASE).build();
      for (const sibling of siblings) for (const step of steps) step(sibling).build();
      expect(siblings.map((sibling) => sibling.build())).toStrictEqual(expected);
    });
  });

  test.each(BUILDER_ENDS)("%s tells the same twice", (end) => {
    const tell = (): unknown => BASE[end as "to"]((request) => request);
    expect(tell()).toStrictEqual(tell());
    expect(tell()).not.toBe(tell());
  });

  test("returns is the same builder: it says something to the compiler alone", () => {
    expect(BASE.returns<{ id: number }>()).toBe(BASE);
    expect(BASE.returns<{ id: number }>().build()).toStrictEqual(BASE.build());
  });

  test("it has no state that anyone could change", () => {
    const keys = Reflect.ownKeys(BASE);
    for (const key of keys) {
      expect(() => {
        (BASE as unknown as Record<PropertyKey, unknown>)[key] = "changed";
      }).toThrow(TypeError);
    }
  });
});

describe("decision A3: no method of an endpoint changes it", () => {
  test("every method has a row", () => {
    expect(membersOf(Endpoint)).toStrictEqual([...Object.keys(ENDPOINT_STEPS), ...ENDPOINT_ENDS].sort());
  });

  describe.each(Object.entries(ENDPOINT_STEPS))("%s", (_, steps) => {
    test.each(steps.map((step) => [step]))("gives a new endpoint, and leaves the old one as it was: %s", (step) => {
      const before = [DEFAULTS.build({}), DEFAULTS.DEFAULTS, DEFAULTS.policy, DEFAULTS.vendor];
      const next = step(DEFAULTS);
      expect(next).toBeInstanceOf(Endpoint);
      expect(next).not.toBe(DEFAULTS);
      expect(next.build({})).not.toStrictEqual(before[0]);
      expect(next.build({})).toStrictEqual(step(DEFAULTS).build({}));
      expect([DEFAULTS.build({}), DEFAULTS.DEFAULTS, DEFAULTS.policy, DEFAULTS.vendor]).toStrictEqual(before);
    });

    test("siblings do not see each other, nor what was started from them", () => {
      const siblings = steps.map((step) => step(DEFAULTS));
      const chains = siblings.map((sibling) => sibling.builder().param("a", 1));
      const expected = [siblings.map((one) => one.build({})), chains.map((one) => one.build())];
      for (const sibling of siblings) for (const step of Object.values(ENDPOINT_STEPS).flat()) step(sibling).build({});
      expect([siblings.map((one) => one.build({})), chains.map((one) => one.build())]).toStrictEqual(expected);
    });
  });

  test("nor does one of its function", () => {
    const build: EndpointFunction = DEFAULTS.toFunction();
    const before = build({});
    const next = build.defaults({ owner: "other" });
    expect(next).not.toBe(build);
    expect(next({})).not.toStrictEqual(before);
    expect(build({})).toStrictEqual(before);
  });
});

/** What a chain builds, or what is wrong with it. */
function outcome(chain: Built): unknown {
  try {
    return chain.build();
  } catch (error) {
    if (error instanceof EndpointError) return error.message;
    throw error;
  }
}

test("branches of any chain never affect each other", () => {
  const steps = fc.array(fc.constantFrom(...Object.values(BUILDER_STEPS).flat()), { maxLength: 6 });
  type Step = (from: Whole) => Built;
  const run = (from: Whole, some: readonly Step[]): Whole => some.reduce((chain, step) => whole(step(chain)), from);
  fc.assert(
    fc.property(steps, steps, steps, (trunk, one, other) => {
      const shared = run(BASE, trunk);
      const before = outcome(shared);
      const [left, right] = [run(shared, one), run(shared, other)];
      outcome(right);
      expect(outcome(left)).toStrictEqual(outcome(run(BASE, [...trunk, ...one])));
      expect(outcome(shared)).toStrictEqual(before);
    }),
    { numRuns: 300 },
  );
});

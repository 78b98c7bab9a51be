import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  Endpoint,
  EndpointError,
  RequestBuilder,
  type AnyRoute,
  type Buildable,
  type RouteInfo,
  type ReadyToBuild,
  type RequestOptions,
} from "../../src/index.js";
import { untyped } from "../untyped.js";
import { check } from "./check.js";

/** The names of all members on the prototypes of a class. */
function membersOf({ prototype }: { readonly prototype: object }): string[] {
  const names: string[] = [];
  for (let level = prototype; level !== Object.prototype; level = Object.getPrototypeOf(level) as object) {
    names.push(...Object.getOwnPropertyNames(level));
  }
  return [...new Set(names)].filter((name) => name !== "constructor").sort();
}

type Steps<From, To> = Readonly<Record<string, readonly ((from: From) => To)[]>>;

/** A chain with a dynamic route: it has every step and can be built. */
type AnyChain = ReadyToBuild<RouteInfo<string, AnyRoute>>;
type Built = Buildable<RequestOptions>;

/** After `.route()` a chain still has every step, but its type no longer shows them. */
const asChain = (chain: Built): AnyChain => chain as AnyChain;

/** One row for every step of a chain: each changes the result of BASE. */
const BUILDER_STEPS: Steps<AnyChain, Built> = {
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
  timeout: [(from) => from.timeout(1000), (from) => from.timeout(2000)],
  signal: [(from) => from.signal(new AbortController().signal), (from) => from.signal(AbortSignal.abort())],
  policy: [
    (from) => from.policy({ body: () => ({ body: "encoded" }) }),
    (from) => from.policy({ body: (members) => ({ body: Object.keys(members), contentType: "text/plain" }) }),
  ],
};
const BUILDER_RESULTS = ["build", "merge", "to"];
const TEXTS = ["toString", "toJSON"];
/** Has an effect on types only. */
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
const ENDPOINT_MEMBERS = [
  "finalize",
  "follow",
  "isTrusted",
  "DEFAULTS",
  "build",
  "builder",
  "derive",
  "merge",
  "parse",
  "policy",
  "route",
  "vendor",
];

const BASE = new Endpoint({
  headers: { "x-a": "1", authorization: "token a" },
  mediaType: { format: "raw" },
  list: [1, 2],
})
  .withPolicy({ arrays: "repeat" })
  .route(untyped("POST /x/{owner}/{repo}{?a}"))
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

describe("no step changes its builder (A3)", () => {
  test("the table has a row for every method", () => {
    expect(membersOf(RequestBuilder)).toStrictEqual(
      [...Object.keys(BUILDER_STEPS), ...BUILDER_RESULTS, ...TEXTS, ...TYPES_ONLY].sort(),
    );
  });

  describe.each(Object.entries(BUILDER_STEPS))("%s", (_, steps) => {
    test("returns a new builder and does not change the old one", () => {
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
  });
});

describe("no method changes its endpoint (A3)", () => {
  test("the table has a row for every method", () => {
    expect(membersOf(Endpoint)).toStrictEqual([...Object.keys(ENDPOINT_STEPS), ...ENDPOINT_MEMBERS, ...TEXTS].sort());
  });

  describe.each(Object.entries(ENDPOINT_STEPS))("%s", (_, steps) => {
    test.each(steps.map((step) => [step]))("returns a new endpoint and does not change the old one: %s", (step) => {
      const before = [DEFAULTS.build({}), DEFAULTS.DEFAULTS, DEFAULTS.policy, DEFAULTS.vendor];
      const next = step(DEFAULTS);
      expect(next).toBeInstanceOf(Endpoint);
      expect(next).not.toBe(DEFAULTS);
      expect(next.build({})).not.toStrictEqual(before[0]);
      expect(next.build({})).toStrictEqual(step(DEFAULTS).build({}));
      expect([DEFAULTS.build({}), DEFAULTS.DEFAULTS, DEFAULTS.policy, DEFAULTS.vendor]).toStrictEqual(before);
    });
  });
});

/** The result of a chain, or its error message. */
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
  type Step = (from: AnyChain) => Built;
  const run = (from: AnyChain, some: readonly Step[]): AnyChain =>
    some.reduce((chain, step) => asChain(step(chain)), from);
  check(
    fc.property(steps, steps, steps, (trunk, one, other) => {
      const shared = run(BASE, trunk);
      const before = outcome(shared);
      const [left, right] = [run(shared, one), run(shared, other)];
      outcome(right);
      expect(outcome(left)).toStrictEqual(outcome(run(BASE, [...trunk, ...one])));
      expect(outcome(shared)).toStrictEqual(before);
    }),
  );
});

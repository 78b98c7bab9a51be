import { describe, expect, test } from "@jest/globals";
import {
  Endpoint,
  RequestBuilder,
  type AnyRoute,
  type Buildable,
  type Chain,
  type RouteInfo,
  type RequestOptions,
} from "../../src/index.js";
import { untyped } from "../untyped.js";

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
type AnyChain = Chain<never, RouteInfo<string, AnyRoute>>;
type Built = Buildable<RequestOptions>;

/** One row for every step of a chain: each changes the result of BASE. */
const BUILDER_STEPS: Steps<AnyChain, Built> = {
  route: [(from) => from.route("PUT /y/{owner}")],
  method: [(from) => from.method("DELETE")],
  url: [(from) => from.url("/y/{repo}")],
  baseUrl: [(from) => from.baseUrl("https://a.example")],
  param: [(from) => from.param("owner", "other")],
  params: [(from) => from.params({ owner: "other", b: { c: 1 } })],
  query: [(from) => from.query({ a: 1, b: [1, 2] })],
  header: [(from) => from.header("X-A", "2"), (from) => from.header("Authorization", null)],
  headers: [(from) => from.headers({ "x-A": "3", "x-new": 1 })],
  preview: [(from) => from.preview("symmetra")],
  previews: [(from) => from.previews(["symmetra", "mercy"])],
  format: [(from) => from.format("html")],
  data: [(from) => from.data("text")],
  request: [(from) => from.request({ a: 2, b: 2 })],
  timeout: [(from) => from.timeout(1000)],
  signal: [(from) => from.signal(AbortSignal.abort())],
  policy: [(from) => from.policy({ body: () => ({ body: "encoded" }) })],
};
const BUILDER_RESULTS = ["build", "merge", "to"];
const TEXTS = ["toString", "toJSON"];
/** Has an effect on types only. */
const TYPES_ONLY = ["returns"];

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

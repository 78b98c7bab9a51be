// What mini builds, the library builds; what mini rejects in the subset, the library rejects for the same reason. Each rule of
// mini that is written shorter than that of the library is held to it here.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { Endpoint, type RequestOptions } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import { operations } from "../conformance/github/catalogue.js";
import { check, ENOUGH } from "../properties/check.js";
import { hostileText, ordinaryText } from "../properties/generators/texts.js";
import { routeValues } from "../properties/generators/values.js";
import { route as anyRoute } from "../properties/generators/templates.js";
import { anything, fillSlots } from "../properties/generators/anything.js";
import { SENTINEL } from "../properties/generators/odd-values.js";

type Values = Readonly<Record<string, unknown>>;
type Step = readonly [name: string, ...args: unknown[]];
/** Either class, without the types that refuse wrong calls. */
type AnyEndpoint = new (defaults: object) => {
  withDefaults(defaults: object): { build(route: string, options: object): object; route(route: string): object };
};

/** What comes out: a request, or the code and the names of an error. */
function outcomeOf(build: () => unknown): unknown {
  try {
    return { request: build() };
  } catch (error) {
    // The only foreign errors are those of the caller's own code.
    if (error === SENTINEL) return { code: "the caller's own" };
    const { code, names = [] } = error as { code?: string; names?: readonly string[] };
    if (!code?.startsWith("ERR_")) throw error;
    return { code, names };
  }
}

interface Case {
  readonly defaults: object;
  readonly moreDefaults: object;
  readonly route: string;
  readonly options: object;
  readonly steps: readonly Step[];
}

function builds(Class: unknown, { defaults, moreDefaults, route, options, steps }: Case): unknown[] {
  const create = () => new (Class as AnyEndpoint)(defaults).withDefaults(moreDefaults);
  const call = (chain: object, [name, ...args]: Step): object =>
    (chain as Record<string, (...args: unknown[]) => object>)[name]!(...args);
  return [
    outcomeOf(() => create().build(route, options)),
    outcomeOf(() => call(steps.reduce(call, create().route(route)), ["build"])),
  ];
}

/** Values of the caller are compared by their identity: traps of proxies would throw. */
function isSame(one: RequestOptions, other: RequestOptions): boolean {
  const isOwn = (some: unknown, more: unknown): boolean => {
    const [entries, others] = [some, more].map((each) => Object.entries(each as object));
    return (
      entries!.length === others!.length &&
      entries!.every(([key, member], index) => others![index]![0] === key && Object.is(others![index]![1], member))
    );
  };
  return (
    one.method === other.method &&
    one.url === other.url &&
    isOwn(one.headers, other.headers) &&
    (Object.is(one.body, other.body) || isOwn(one.body, other.body)) &&
    (Object.is(one.request, other.request) || isOwn(one.request, other.request))
  );
}

const NAMES = ["a", "b", "a-b", "_c", "url", "__proto__", "toString", "10", "2"];
const name = fc.constantFrom(...NAMES);
const single = fc.oneof(
  { weight: 6, arbitrary: ordinaryText },
  { weight: 3, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(0, -0, 1e21, 5e-324, true, false, 2n ** 64n, new Date(0), "", ".", "..", "%2e"),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(NaN, Infinity, new Date(NaN), () => 1, Symbol("s"), new Map(), "\ud800", /x/),
  },
);
const absent = fc.constantFrom(null, undefined);
const value = fc.oneof(
  { weight: 8, arbitrary: single },
  { weight: 1, arbitrary: absent },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof({ weight: 5, arbitrary: single }, { weight: 1, arbitrary: absent }), { maxLength: 3 }),
  },
);
const values = fc.array(fc.tuple(name, value), { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs) as Values);
const headerValue = fc.constantFrom<unknown>(
  "x",
  "",
  0,
  false,
  5n,
  1.5,
  null,
  null,
  undefined,
  " a\t",
  "é",
  "€",
  "a\nb",
  NaN,
  {},
  new Date(0),
  "Bearer a",
);
const headers = fc
  .array(
    fc.tuple(
      fc.constantFrom("accept", "X-A", "x-a", "Content-Type", "authorization", "10", "__proto__", "a b", "\u212a", ""),
      headerValue,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs) as Values);
const request = fc.constantFrom<unknown>(
  undefined,
  {},
  { cache: "no-store" },
  { signal: 1, cache: "reload" },
  new Map(),
);
const data = fc.constantFrom<unknown>(
  undefined,
  undefined,
  undefined,
  null,
  0,
  "",
  "text",
  false,
  [1],
  { a: 1 },
  new Uint8Array(1),
);

const literal = fc.constantFrom(
  "",
  "a",
  "x.json",
  ".",
  "..",
  "...",
  "%2e",
  "%20",
  "a:b",
  "12:30",
  "(a)",
  "b;c=1",
  "$1",
  "~_-@",
  "p%41",
);
const placeholder = fc.oneof(
  name.map((one) => `{${one}}`),
  fc.constantFrom(":a", ":b", ":_c"),
);
const segment = fc.array(fc.oneof(literal, placeholder), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(""));
const list = fc
  .array(fc.tuple(name, fc.constantFrom("", "", "*")), { minLength: 1, maxLength: 3 })
  .map((names) => `{?${names.map((parts) => parts.join("")).join(",")}}`);
const route = fc
  .tuple(
    fc.constantFrom("", "GET ", "HEAD ", "POST ", "PUT ", "PATCH ", "DELETE ", "OPTIONS ", "GET  "),
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    fc.oneof(fc.constant(""), list),
  )
  .map(([method, segments, query]) => `${method}/${segments.join("/")}${query}`);

/** `url` is an option of a call, but a name in a chain. */
const asOptions = (given: Values): object => Object.fromEntries(Object.entries(given).filter(([one]) => one !== "url"));

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.tuple(fc.constant("param"), name, value),
    fc.tuple(fc.constant("params"), values),
    fc.tuple(fc.constant("query"), values),
    fc.tuple(fc.constant("header"), fc.constantFrom("x-a", "X-B", "accept", "a b"), headerValue),
    fc.tuple(fc.constant("headers"), headers),
    fc.tuple(fc.constant("data"), data),
    fc.tuple(fc.constant("request"), request),
    fc.tuple(fc.constant("signal"), fc.constantFrom<unknown>(undefined, new AbortController().signal, {}, 5)),
    fc.constant<Step>(["returns"]),
  ),
  { maxLength: 6 },
);

const optionsOf = (parameters: fc.Arbitrary<Values>): fc.Arbitrary<object> =>
  fc
    .record({ parameters, headers, request, data }, { requiredKeys: ["parameters"] })
    .map(({ parameters: given, ...options }) => ({ ...asOptions(given), ...options }));

const inSubset: fc.Arbitrary<Case> = fc.record({
  defaults: fc
    .tuple(
      fc.constantFrom("https://api.example.com", "http://localhost:8080/api/v3/", "https://[::1]/a//"),
      optionsOf(values),
    )
    .map(([baseUrl, options]) => ({ baseUrl, ...options, data: undefined })),
  moreDefaults: optionsOf(values).map((options) => ({ ...options, data: undefined })),
  route,
  options: optionsOf(values),
  steps,
});

test("builds the request of the library, or throws an error with the same code and names", () => {
  let built = 0;
  check(
    fc.property(inSubset, (given) => {
      const [mini, library] = [builds(Mini, given), builds(Endpoint, given)];
      expect(mini).toStrictEqual(library);
      built += mini.filter((outcome) => (outcome as { request?: object }).request).length;
    }),
  );
  expect(built).toBeGreaterThan(ENOUGH);
});

test("builds the request of the library, or throws an error, whatever it is given", () => {
  const object = fc.oneof(values, routeValues, anything) as fc.Arbitrary<object>;
  const baseUrl = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    hostileText.map((text) => `https://a.example/${text}`),
    fc.constantFrom("https://a@b", "https://{a}.b", "HTTPS://A", "https://a/../b"),
    anything,
  );
  const step = fc.tuple(
    fc.constantFrom("param", "params", "query", "header", "headers", "data", "request", "signal"),
    anything,
    anything,
  );
  const call = fc.record({
    defaults: fc.oneof(
      fc.constant({ baseUrl: "https://a.example" }),
      baseUrl.map((one) => ({ baseUrl: one })),
      anything,
    ) as fc.Arbitrary<object>,
    moreDefaults: object,
    route: fc.oneof(
      route,
      anyRoute.map(({ url }) => url),
      hostileText,
      anything,
    ) as fc.Arbitrary<string>,
    options: object,
    steps: fc.array(step, { maxLength: 2 }),
  });
  check(
    fc.property(call, (random) => {
      const given = fillSlots(random) as Case;
      const mini = builds(Mini, given);
      if (mini.every((outcome) => "code" in (outcome as object))) return;
      const library = builds(Endpoint, given);
      mini.forEach((outcome, index) => {
        if ("code" in (outcome as object)) return;
        const [ours, theirs] = [outcome, library[index]].map((one) => (one as { request?: RequestOptions }).request);
        expect(theirs && isSame(ours!, theirs)).toBe(true);
      });
    }),
  );
});

describe("every operation of GitHub's REST API", () => {
  test.each(operations().map(({ route: one, options }) => [one, options] as const))("%s", (one, options) => {
    const given = {
      defaults: { baseUrl: "https://api.github.com" },
      moreDefaults: {},
      route: one,
      options,
      steps: [["params", options]],
    } as unknown as Case;
    expect(builds(Mini, given)[0]).toStrictEqual(builds(Endpoint, given)[0]);
  });
});

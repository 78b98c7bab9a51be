// Random calls, and what either class makes of them.
import fc from "fast-check";

import { Endpoint } from "../../src/index.js";
import { hostileText, ordinaryText } from "../properties/generators/texts.js";
import { SENTINEL } from "../properties/generators/odd-values.js";

/** The library with the vendor of mini: it has no name, and its `accept` is that of JSON (A9). */
export class Neutral extends Endpoint {
  static override readonly vendor = {
    name: "neutral",
    baseUrl: "https://api.example.com",
    headers: { "user-agent": null },
  };
}

export type Values = Readonly<Record<string, unknown>>;
type Step = readonly [name: string, ...args: unknown[]];
/** Either class, without the types that refuse wrong calls. */
type AnyEndpoint = new (defaults: object) => {
  withDefaults(defaults: object): { build(route: string, options: object): object; route(route: string): object };
};

/** What comes out: a request, or the code and the names of an error. */
export function outcomeOf(build: () => unknown): unknown {
  try {
    return { request: build() };
  } catch (error) {
    // The only foreign errors are those of the caller's own code.
    if (error === SENTINEL) return { code: "the caller's own" };
    const { code, names: named } = error as { code?: string; names?: readonly string[] };
    if (!code?.startsWith("ERR_")) throw error;
    // The error of the library has no names: there is one option that it can be.
    const names = named ?? (code === "ERR_INVALID_BASE_URL" ? ["baseUrl"] : []);
    return { code, names };
  }
}

export interface Case {
  readonly defaults: object;
  readonly moreDefaults: object;
  readonly route: string;
  readonly options: object;
  readonly steps: readonly Step[];
}

export function builds(Class: unknown, { defaults, moreDefaults, route, options, steps }: Case): unknown[] {
  const create = () => new (Class as AnyEndpoint)(defaults).withDefaults(moreDefaults);
  const call = (chain: object, [name, ...args]: Step): object =>
    (chain as Record<string, (...args: unknown[]) => object>)[name]!(...args);
  return [
    outcomeOf(() => create().build(route, options)),
    outcomeOf(() => call(steps.reduce(call, create().route(route)), ["build"])),
  ];
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
export const value = fc.oneof(
  { weight: 8, arbitrary: single },
  { weight: 1, arbitrary: absent },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof({ weight: 5, arbitrary: single }, { weight: 1, arbitrary: absent }), { maxLength: 3 }),
  },
  { weight: 1, arbitrary: single.map((item) => Object.assign([], { 1: item, length: 2 ** 32 - 1 })) },
);
export const values = fc
  .array(fc.tuple(name, value), { maxLength: 6 })
  .map((pairs) => Object.fromEntries(pairs) as Values);
/** Values that can be written, for most names: most of these calls succeed. */
const writable = fc.oneof(
  { weight: 4, arbitrary: ordinaryText.filter((text) => !/^(?:\.|%2e){0,2}$/i.test(text)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(0, -0, 1e21, 5e-324, true, false, 2n ** 64n, new Date(0), "...", "é"),
  },
);
const writableValue = fc.oneof(
  { weight: 5, arbitrary: writable },
  { weight: 1, arbitrary: fc.array(writable, { minLength: 1, maxLength: 3 }) },
);
const writableValues = fc
  .tuple(
    fc.shuffledSubarray(NAMES, { minLength: NAMES.length - 2 }),
    fc.array(writableValue, { minLength: NAMES.length, maxLength: NAMES.length }),
  )
  .map(([names, some]) => Object.fromEntries(names.map((one, index) => [one, some[index]])) as Values);

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
const writableHeaders = fc
  .array(fc.tuple(fc.constantFrom("accept", "X-A", "x-a", "10"), fc.constantFrom<unknown>("x", "", 0, null, "é")))
  .map((pairs) => Object.fromEntries(pairs) as Values);
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
  fc.constantFrom("{a,b}", "{a*}", "{a-b*,_c}"),
);
const segment = fc.array(fc.oneof(literal, placeholder), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(""));
const list = fc
  .array(fc.tuple(name, fc.constantFrom("", "", "*")), { minLength: 1, maxLength: 3 })
  .map((names) => `{?${names.map((parts) => parts.join("")).join(",")}}`);
export const route = fc
  .tuple(
    fc.constantFrom(
      "",
      "GET ",
      "HEAD ",
      "POST ",
      "PUT ",
      "PATCH ",
      "DELETE ",
      "OPTIONS ",
      "QUERY ",
      "GET  ",
      "get ",
      "pOsT ",
    ),
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    fc.oneof(fc.constant(""), list),
  )
  .map(([method, segments, query]) => `${method}/${segments.join("/")}${query}`);

/** `url` is an option of a call, but a name in a chain. */
const asOptions = (given: Values): object => Object.fromEntries(Object.entries(given).filter(([one]) => one !== "url"));

const stepsOf = (some: fc.Arbitrary<Values>, fields: fc.Arbitrary<Values>): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof<fc.Arbitrary<Step>[]>(
      some.map((given): Step => ["param", ...(Object.entries(given)[0] ?? ["a", 1])]),
      fc.tuple(fc.constant("params"), some),
      fc.tuple(fc.constant("query"), some),
      fields.map((given): Step => ["header", ...(Object.entries(given)[0] ?? ["x-b", 1])]),
      fc.tuple(fc.constant("headers"), fields),
      fc.tuple(fc.constant("request"), request),
      fc.constant<Step>(["returns"]),
    ),
    { maxLength: 5 },
  );
/** Steps that fail more often than not. */
const rareSteps = fc.oneof<fc.Arbitrary<Step[]>[]>(
  fc.tuple(fc.tuple(fc.constant("data"), data)),
  fc.tuple(fc.tuple(fc.constant("signal"), fc.constantFrom<unknown>(undefined, new AbortController().signal, {}, 5))),
  fc.constant([]),
  fc.constant([]),
);

interface Sources {
  readonly some: fc.Arbitrary<Values>;
  readonly fields: fc.Arbitrary<Values>;
  /** Whether calls have `data`. */
  readonly body: fc.Arbitrary<unknown>;
}

function callsOf({ some, fields, body }: Sources): fc.Arbitrary<Case> {
  const options = fc
    .record({ parameters: some, headers: fields, request, data: body }, { requiredKeys: ["parameters"] })
    .map(({ parameters, ...others }) => ({ ...asOptions(parameters), ...others }));
  const baseUrl = fc.constantFrom("https://api.example.com", "http://localhost:8080/api/v3/", "https://[::1]/a//");
  return fc.record({
    defaults: fc.tuple(baseUrl, options).map(([url, others]) => ({ baseUrl: url, ...others, data: undefined })),
    moreDefaults: options.map((others) => ({ ...others, data: undefined })),
    route,
    options,
    steps: fc.tuple(stepsOf(some, fields), rareSteps).map((parts) => parts.flat()),
  });
}

const none = fc.constant(undefined);

/** Calls in the subset of mini; most of them build. */
export const inSubset = fc.oneof(
  { weight: 3, arbitrary: callsOf({ some: writableValues, fields: writableHeaders, body: none }) },
  { weight: 1, arbitrary: callsOf({ some: writableValues, fields: headers, body: data }) },
  { weight: 1, arbitrary: callsOf({ some: values, fields: headers, body: data }) },
);

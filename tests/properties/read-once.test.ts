// A build reads what callers own once: each property and item, however it is passed and wherever it goes. A value that changes
// between two reads could otherwise send a credential to a host that no check has seen (C7, D5).
import { describe, expect, test } from "@jest/globals";
import { form } from "../../src/bodies/index.js";
import { Endpoint, EndpointError, type RequestOptions } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import type { QueryStyle } from "../../src/types/vendor-routes.js";
import { untyped } from "../untyped.js";

const STYLES: readonly QueryStyle[] = ["form", "comma", "spaceDelimited", "pipeDelimited", "deepObject"];

const vendor = Endpoint.for({
  name: "v",
  baseUrl: "https://{t}.v.example/{w}",
  credentials: ["x-key", "key"],
  routes: defineRoutes({
    ...Object.fromEntries(STYLES.map((style) => [`GET /${style}`, { query: { x: style } }])),
    "GET /header": { headers: ["x", "y*", "x-key"] },
    "POST /form": { body: form },
    "GET /other": { baseUrl: "https://other.example", query: { x: "comma" } },
  }),
}) as unknown as Endpoint;

const TRUSTED = {
  trustedOrigins: ["https://trusted.example", "https://trusted.example.com", "https://trusted.v.example"],
};
const DEFAULTS = { "x-key": "S3CR3T", key: "S3CR3T", headers: { authorization: "S3CR3T" } };

const ENDPOINTS: readonly (readonly [string, Endpoint])[] = [
  ["GitHub", new Endpoint()],
  ["an endpoint with trusted origins", new Endpoint(DEFAULTS).withPolicy(TRUSTED)],
  ["a vendor", vendor],
  ["a vendor with credentials", vendor.withDefaults(DEFAULTS).withPolicy(TRUSTED)],
];

/** An object whose reads are counted, by their place. */
type Count = (place: string) => void;

function countingObject(members: Readonly<Record<string, unknown>>, count: Count, place: string): object {
  const object = {};
  for (const [key, value] of Object.entries(members)) {
    Object.defineProperty(object, key, {
      enumerable: true,
      get: () => {
        count(`${place}.${key}`);
        return value;
      },
    });
  }
  return object;
}

function countingList(items: readonly unknown[], count: Count, place: string): unknown[] {
  const list: unknown[] = [];
  items.forEach((value, index) => {
    Object.defineProperty(list, index, {
      enumerable: true,
      get: () => {
        count(`${place}.${index}`);
        return value;
      },
    });
  });
  return list;
}

function countingProxy(target: object, count: Count, place: string): object {
  return new Proxy(target, {
    get: (object, key, receiver): unknown => {
      count(`${place}.${String(key)}`);
      return Reflect.get(object, key, receiver);
    },
  });
}

const VALUES: Readonly<Record<string, (count: Count) => unknown>> = {
  "a list": (count) => countingList(["trusted"], count, "x"),
  "a list of two": (count) => countingList(["a", "b c"], count, "x"),
  "a list with an absent item": (count) => countingList(["a", null, "é"], count, "x"),
  "a list with an invalid item": (count) => countingList(["a", NaN], count, "x"),
  "a list in a list": (count) => countingList([countingList(["a"], count, "x.0")], count, "x"),
  "an object": (count) => countingObject({ a: "1", b: 2 }, count, "x"),
  "an object in a list": (count) => countingList([countingObject({ a: 1 }, count, "x.0")], count, "x"),
  "a list in an object": (count) => countingObject({ a: countingList([1, 2], count, "x.a") }, count, "x"),
  "a proxy of a list": (count) => countingProxy(["a", "b"], count, "x"),
  "a proxy of an object": (count) => countingProxy({ a: 1, b: ["c"] }, count, "x"),
};

const ROUTES = [
  ...["/{x}", "/{x*}", "/{+x}", "{/x*}", "/a{?x}", "/a{?x*}", "/a{#x}", "/{x}/{x}", "/a?b=c{&x}", "/a", "{+x}"],
  ...["https://{x}.v.example/a", "https://{x}.example.com/a", "https://a.example{/x}", "https://a.example{?x}"],
  ...["POST /a", "POST /{x}", "POST /form", "GET /header", "GET /other", ...STYLES.map((style) => `GET /${style}`)],
];

type Run = (endpoint: Endpoint, route: string, value: unknown, others: Record<string, unknown>) => RequestOptions;
const RUNS: Readonly<Record<string, Run>> = {
  "a call": (endpoint, route, x, others) => endpoint.build(untyped(route), { ...others, x }),
  "a call with data": (endpoint, route, x, others) => endpoint.build(untyped(route), { ...others, x, data: {} }),
  "a call with its parameter last": (endpoint, route, x, others) =>
    endpoint.build(untyped(route), { x, ...others, z: undefined, y: NaN }),
  "a base URL": (endpoint, route, x) => endpoint.build(untyped(route), { x: "x", t: x, w: x }),
  defaults: (endpoint, route, x, others) => endpoint.withDefaults({ x }).build(untyped(route), others),
  "a chain": (endpoint, route, x, others) =>
    endpoint.builder().route(untyped(route)).params(others).param("x", x).build(),
  "query()": (endpoint, route, x, others) =>
    endpoint.builder().route(untyped(route)).params(others).query({ x }).build(),
  "merged options": (endpoint, route, x, others) => endpoint.parse(endpoint.merge(untyped(route), { ...others, x })),
};

const POLICIES = [
  {},
  { arrays: "repeat" },
  { arrays: "brackets", objects: "brackets" },
  { arrays: "indices", missing: "omit" },
] as const;

function ignoreOurs(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
  }
}

describe.each(ENDPOINTS)("%s", (_, endpoint) => {
  test.each(Object.entries(RUNS))("reads the values of %s once", (__, run) => {
    const again = new Set<string>();
    for (const policy of POLICIES) {
      const own = endpoint.withPolicy(policy);
      for (const route of ROUTES) {
        for (const [kind, create] of Object.entries(VALUES)) {
          const seen = new Set<string>();
          const value = create((place) => {
            // The length of a list is no value.
            if (seen.has(place) && !place.endsWith(".length")) again.add(`${kind}, ${route}: ${place}`);
            seen.add(place);
          });
          ignoreOurs(() => run(own, route, value, { t: "trusted", w: "w", b: "c" }));
        }
      }
    }
    expect([...again]).toEqual([]);
  });
});

/** A value that is `first` when it is read for the first time, and `later` after that. */
const CHANGING: Readonly<Record<string, (first: string, later: string) => unknown>> = {
  "a list": (first, later) => {
    let reads = 0;
    const list: unknown[] = [];
    return Object.defineProperty(list, 0, { enumerable: true, get: () => (reads++ > 0 ? later : first) });
  },
  "a proxy": (first, later) => {
    let reads = 0;
    const get = (list: readonly unknown[], key: string): unknown =>
      key === "0" ? (reads++ > 0 ? later : first) : list[key as never];
    return new Proxy([first], { get: get as never });
  },
  "an object": (first, later) => {
    let reads = 0;
    return Object.defineProperty({}, "trusted", { enumerable: true, get: () => (reads++ > 0 ? later : first) });
  },
};

const SECRET = "S3CR3T";
/** Whether a request has a credential of the defaults, but for those that the call itself puts there. */
const hasSecret = (request: RequestOptions): boolean => JSON.stringify(request).includes(SECRET);

describe.each(Object.entries(CHANGING))("%s that changes", (_, create) => {
  test.each([
    ["a label of the route", "https://{x}.example.com/a", "trusted", "evil"],
    ["a label of the route, and a query", "https://{x}.example.com/a{?key}", "trusted", "evil"],
    ["the whole url", "{+x}", "https://trusted.example/a", "https://evil.example/a"],
    ["a label of the base URL", "/a", "trusted", "evil"],
    ["a label of the base URL, with a rule", "/header", "trusted", "evil"],
  ])("is %s: credentials go to trusted origins only (D5)", (__, route, trusted, evil) => {
    const untrusting = vendor.withDefaults(DEFAULTS).withPolicy({
      trustedOrigins: ["https://trusted.example", "https://trusted.example.com", "https://trusted.v.example"],
    });
    for (const [first, later] of [
      [trusted, evil],
      [evil, trusted],
    ] as const) {
      const values = route.startsWith("/") ? { t: create(first, later), w: "w" } : { x: create(first, later) };
      let request: RequestOptions | undefined;
      ignoreOurs(() => {
        request = untrusting.build(untyped(route), values);
      });
      const isTrusted = request && untrusting.policy.trustedOrigins!.includes(new URL(request.url).origin);
      if (request && hasSecret(request)) expect(isTrusted).toBe(true);
    }
  });
});

// Results are compared with toEqual and toStrictEqual: they have no enumerable symbol, whatever they tell the library (G12, A8, G6).
import assert from "node:assert/strict";
import { expect, jest, test } from "@jest/globals";
import * as adapters from "../../src/adapters/index.js";
import { Endpoint, routeOf, type RequestOptions } from "../../src/index.js";
import { Endpoint as MiniEndpoint } from "../../src/mini/index.js";
import { isList, isPlainObject } from "../../src/kernel/values.js";
import { markOf } from "../../src/shared/request-mark.js";
import { functionOf } from "../function-of.js";

const VENDOR = {
  name: "acme",
  baseUrl: "https://acme.example",
  accept: "application/json",
  headers: { "user-agent": null },
  credentials: ["x-license"],
};
const DEFAULTS = { headers: { "x-license": "s3cret" } };

class Signed extends Endpoint {
  static override readonly vendor = VENDOR;
  protected override finalize(request: RequestOptions): RequestOptions {
    return { ...request, headers: { ...request.headers } };
  }
}

const acme: Endpoint = Endpoint.for(VENDOR);
const keeping = (endpoint: Endpoint): Endpoint => endpoint.withDefaults(DEFAULTS).withPolicy({ route: "keep" });
const ENDPOINTS: readonly (readonly [string, Endpoint])[] = [
  ["a vendor with credentials", acme.withDefaults(DEFAULTS)],
  ["the same, which keeps routes", keeping(acme)],
  ["an endpoint with a hook", keeping(new Signed())],
];

const ROUTE = "POST /users/{id}";
const PLAIN = {
  method: "post",
  url: "https://acme.example/users/5",
  headers: { accept: "application/json", "x-license": "s3cret", "content-type": "application/json; charset=utf-8" },
  body: { name: "n" },
};

/** Every way to build this request. */
function requestsOf(endpoint: Endpoint): RequestOptions[] {
  const parameters = { id: 5, name: "n" };
  const call = functionOf(endpoint);
  return [
    endpoint.build(ROUTE, parameters),
    endpoint.build({ method: "POST", url: "/users/{id}", ...parameters }),
    endpoint.parse(endpoint.merge(ROUTE, parameters)),
    endpoint.route(ROUTE).param("id", 5).param("name", "n").build(),
    endpoint.route(ROUTE).params(parameters).build(),
    call(ROUTE, parameters),
    call.defaults({ id: 5 })(ROUTE, { name: "n" }),
  ];
}

/** The enumerable symbols of plain data, and of all that it contains. */
function enumerableSymbols(value: unknown, seen = new Set<unknown>()): symbol[] {
  if (!(isPlainObject(value) || isList(value)) || seen.has(value)) return [];
  seen.add(value);
  const own = Object.getOwnPropertySymbols(value).filter((symbol) =>
    Object.prototype.propertyIsEnumerable.call(value, symbol),
  );
  return [...own, ...Object.values(value).flatMap((member) => enumerableSymbols(member, seen))];
}

test.each(ENDPOINTS)("the requests of %s equal the same plain objects", (_, endpoint) => {
  for (const request of requestsOf(endpoint)) {
    expect(request).toEqual(PLAIN);
    expect(request).toStrictEqual(PLAIN);
    assert.deepStrictEqual(request, PLAIN);
    expect(Reflect.ownKeys(request)).toEqual(Object.keys(PLAIN));
    expect(Reflect.ownKeys(request.headers).toSorted()).toEqual(Object.keys(PLAIN.headers).toSorted());
    const send = jest.fn();
    send(request);
    expect(send).toHaveBeenCalledWith(PLAIN);
  }
});

const MADE = Object.entries(adapters).filter(([name]) => /^to|^redact$/.test(name)) as unknown as readonly (readonly [
  string,
  (request: RequestOptions) => unknown,
])[];

test.each(MADE)(
  "what %s makes has no enumerable symbol, and equals what it makes of the plain object",
  (_, adapter) => {
    expect(MADE).toHaveLength(10);
    for (const request of ENDPOINTS.flatMap(([, endpoint]) => requestsOf(endpoint))) {
      const made = adapter(request);
      expect(enumerableSymbols(made)).toEqual([]);
      // A Request is no plain data, and the others hide what the vendor declares.
      if (!/toRequest|toCurl|toQueryKey|redact/.test(adapter.name)) expect(made).toStrictEqual(adapter(PLAIN));
    }
  },
);

test("the same for follow(), merge(), DEFAULTS and mini", () => {
  for (const [, endpoint] of ENDPOINTS) {
    const url = "https://acme.example/users?page=2";
    const { accept, "x-license": license } = PLAIN.headers;
    expect(endpoint.follow(url)).toStrictEqual({ method: "get", url, headers: { accept, "x-license": license } });
    expect(
      enumerableSymbols([endpoint.merge(ROUTE, { id: 5 }), endpoint.DEFAULTS, endpoint.vendor, endpoint.policy]),
    ).toEqual([]);
  }
  const mini = new MiniEndpoint({ baseUrl: VENDOR.baseUrl });
  expect(enumerableSymbols([mini.build("GET /x"), mini.route("GET /x").build()])).toEqual([]);
});

test("a copy with the same headers keeps what the request tells", () => {
  for (const request of requestsOf(keeping(acme))) {
    const copy = { ...request, url: `${request.url}?x-license=s3cret` };
    expect(routeOf(copy)).toBe(ROUTE);
    expect(adapters.toCurl(copy)).not.toContain("s3cret");
    expect(routeOf({ ...adapters.toFetch(copy)[1] })).toBe(ROUTE);
  }
});

test("the credentials of copies with other headers are hidden, by origin and not elsewhere (D6)", () => {
  const request = acme.withDefaults(DEFAULTS).build("GET /a");
  const headers = { ...request.headers, "x-id": "1" };
  expect(adapters.toCurl({ ...request, headers })).not.toContain("s3cret");
  expect(adapters.toCurl({ ...request, url: "https://acme.example:8443/a", headers })).toContain("s3cret");
});

test("a hook that returns the same headers for all requests keeps each route", () => {
  const shared = Object.freeze({ "x-license": "s3cret" });
  class Constant extends Endpoint {
    static override readonly vendor = VENDOR;
    protected override finalize({ method, url }: RequestOptions): RequestOptions {
      return { method, url, headers: shared };
    }
  }
  const constant = new Constant().withPolicy({ route: "keep" });
  const requests = [constant.build("GET /a"), constant.build("GET /b")];
  expect(requests.map((request) => routeOf(request))).toEqual(["GET /a", "GET /b"]);
  expect(routeOf({ headers: shared })).toBeUndefined();
});

test.each([null, undefined, 5, new Headers()])("a hook may return the headers %p, which adapters reject", (headers) => {
  class Odd extends Endpoint {
    static override readonly vendor = VENDOR;
    protected override finalize(request: RequestOptions): RequestOptions {
      return { ...request, headers: headers as never };
    }
  }
  const request = new Odd().withPolicy({ route: "keep" }).build("GET /a");
  expect(request.headers).toBe(headers);
  expect(routeOf(request)).toBeUndefined();
});

test("another copy of the library reads what this one tells (A8, G6)", async () => {
  const load = (path: string): Promise<unknown> => import(path);
  const copy = (await load("../../src/shared/request-mark.js?copy")) as { readonly markOf: typeof markOf };
  expect(copy.markOf).not.toBe(markOf);
  const request = keeping(acme).build("GET /a");
  expect(copy.markOf(request.headers)).toEqual({ route: "GET /a", credentials: ["x-license"] });
});

// The content type of defaults describes a body (D3); a vendor has one for its bodies (A2).
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { form, json, multipart } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, GITHUB, type BodyEncoder, type RequestOptions, type Vendor } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import { check } from "../properties/check.js";
import { withRoutes } from "../routes/vendor.js";
import { functionOf } from "../function-of.js";

const TYPE = "application/vnd.acme+json";
const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "QUERY"];
const BODY_METHODS = METHODS.slice(3);
const typeOf = ({ headers }: RequestOptions): unknown => headers["content-type"];

/** Endpoints whose defaults have a content type, however they got it. */
const ENDPOINTS: readonly (readonly [string, Endpoint])[] = [
  ["the constructor", new Endpoint({ headers: { "Content-Type": TYPE } })],
  ["withDefaults()", new Endpoint().withDefaults({ headers: { "content-type": TYPE } })],
  ["a vendor", Endpoint.for({ ...GITHUB, headers: { "content-type": TYPE } })],
  [
    "a vendor with rules",
    withRoutes({ "POST /other": { accept: "text/plain" } }, { headers: { "content-type": TYPE } }),
  ],
];

describe.each(ENDPOINTS)("a default content type of %s describes a body (D3)", (_, api) => {
  test.each(METHODS)("%s without a body has none", (method) => {
    const route = `${method} /x/{a}`;
    for (const request of [
      api.build(route, { a: 1 }),
      api.build({ method, url: "/x/{a}", a: 1 }),
      api.build(route, { a: 1, headers: { "x-b": "1" } }),
      api.route(route).param("a", 1).build(),
      api.route(route).param("a", 1).header("x-b", "1").query({ c: 1 }).build(),
      functionOf(api)(route, { a: 1 }),
      api.parse(api.merge(route, { a: 1 })),
      api.parse({ ...api.merge(route, { a: 1 }) }),
    ])
      expect(request.headers).not.toHaveProperty("content-type");
  });

  test.each(BODY_METHODS)("%s with a body has it", (method) => {
    const route = `${method} /x/{a}`;
    for (const request of [
      api.build(route, { a: 1, b: 2 }),
      api.build(route, { a: 1, data: "text" }),
      api.build(route, { a: 1, data: null }),
      api.route(route).params({ a: 1, b: 2 }).header("x-b", "1").build(),
      functionOf(api)(route, { a: 1, b: 2 }),
      api.parse(api.merge(route, { a: 1, b: 2 })),
      api.parse({ ...api.merge(route, { a: 1, b: 2 }) }),
    ])
      expect(typeOf(request)).toBe(TYPE);
  });

  test("follow() sends none", () => {
    const url = `${api.vendor.baseUrl}/x?page=2`;
    expect(api.follow(url).headers).not.toHaveProperty("content-type");
    expect(typeOf(api.follow(url, { headers: { "content-type": "text/csv" } }))).toBe("text/csv");
  });

  test("another one of the call is sent; the same one counts as the default (A6)", () => {
    for (const [given, sent] of [
      [TYPE, undefined],
      ["text/csv", "text/csv"],
    ] as const) {
      const headers = { "Content-Type": given };
      expect(typeOf(api.build("GET /x", { headers }))).toBe(sent);
      expect(typeOf(api.route("DELETE /x").header("content-type", given).build())).toBe(sent);
      expect(typeOf(api.parse(api.merge("GET /x", { headers })))).toBe(sent);
    }
  });

  test("calls in turns have their own headers (A3)", () => {
    const [one, other, third] = [api.build("POST /x", { b: 1 }), api.build("POST /x"), api.build("POST /x", { b: 1 })];
    expect([one, other, third].map(typeOf)).toStrictEqual([TYPE, undefined, TYPE]);
    Object.assign(other.headers, { "content-type": "changed" });
    expect(typeOf(api.build("POST /x"))).toBeUndefined();
  });

  test("explain() says why it is not sent", () => {
    expect(explain(api, "GET /x").headers.find(({ name }) => name === "content-type")).toMatchObject({
      value: TYPE,
      state: "removed",
      reason: "no body",
    });
  });
});

test("mini: a default content type describes a body (D3)", () => {
  const mini = new Mini({ baseUrl: "https://a.example", headers: { "Content-Type": TYPE } });
  for (const method of METHODS) {
    const route = `${method} /x/{a}`;
    expect(mini.build(route, { a: 1 }).headers).not.toHaveProperty("content-type");
    const chain = mini
      .withDefaults({ headers: { "x-b": "1" } })
      .route(route)
      .param("a", 1)
      .query({ c: 1 });
    expect(chain.build().headers).not.toHaveProperty("content-type");
    expect(mini.build(route, { a: 1, headers: { "content-type": "a/b" } }).headers).toHaveProperty(
      "content-type",
      "a/b",
    );
  }
  for (const method of BODY_METHODS) {
    expect(mini.build(`${method} /x`, { b: 1 }).headers).toHaveProperty("content-type", TYPE);
    expect(mini.route(`${method} /x`).data("text").build().headers).toHaveProperty("content-type", TYPE);
  }
});

describe("a vendor has the content type of its bodies (A2)", () => {
  const vendor = { name: "acme", baseUrl: "https://a.example", contentType: "application/json" } as const;
  const acme = Endpoint.for(vendor);

  test.each(BODY_METHODS)("%s, for members and for data that is an object or a list", (method) => {
    for (const request of [
      acme.build(`${method} /x`, { a: 1 }),
      acme.build({ method, url: "/x", a: 1 }),
      acme.build(`${method} /x`, { data: {} }),
      acme.build(`${method} /x`, { data: [1] }),
      acme.build(`${method} /x`, { a: 1, headers: { "x-b": "1" } }),
      acme.route(`${method} /x`).param("a", 1).build(),
      functionOf(acme)(`${method} /x`, { a: 1 }),
      acme.parse(acme.merge(`${method} /x`, { a: 1 })),
      acme.withDefaults({ a: 1 }).build(`${method} /x`),
    ])
      expect(typeOf(request)).toBe("application/json");
  });

  test.each([["text"], [new Uint8Array(1)], [new FormData()], [null], [new URLSearchParams()]])(
    "not for another data, %p, nor without a body",
    (data) => {
      expect(acme.build("POST /x", { data }).headers).not.toHaveProperty("content-type");
      expect(acme.build("POST /x").headers).not.toHaveProperty("content-type");
      expect(acme.build("GET /x", { a: 1 }).headers).not.toHaveProperty("content-type");
    },
  );

  test("a header of the call, the defaults or a rule overrides it, and so does an encoder", () => {
    const headers = { "content-type": TYPE };
    expect(typeOf(acme.build("POST /x", { a: 1, headers }))).toBe(TYPE);
    expect(typeOf(acme.withDefaults({ headers }).build("POST /x", { a: 1 }))).toBe(TYPE);
    const ruled = withRoutes({ "POST /x": { contentType: TYPE }, "POST /y": "{?q}" }, { ...vendor });
    expect(typeOf(ruled.build("POST /x", { a: 1 }))).toBe(TYPE);
    expect(typeOf(ruled.build("POST /y", { a: 1 }))).toBe("application/json");
    const types = ([form, json, multipart] as BodyEncoder[]).map((body) =>
      typeOf(acme.withPolicy({ body }).build("POST /x", { a: 1 })),
    );
    expect(types).toStrictEqual(["application/x-www-form-urlencoded", "application/json; charset=utf-8", undefined]);
  });

  test("it is that of an encoder's text that names none, but not of a form", () => {
    const text: BodyEncoder = (members) => ({ body: JSON.stringify(members) });
    expect(typeOf(acme.withPolicy({ body: text }).build("POST /x", { a: 1 }))).toBe("application/json");
    for (const body of [new FormData(), new URLSearchParams("a=1"), new Blob(["a"], { type: "text/csv" })]) {
      const own = acme.withPolicy({ body: () => ({ body }) });
      expect(own.build("POST /x", { a: 1 }).headers).not.toHaveProperty("content-type");
    }
  });

  test("explain() names it", () => {
    expect(explain(acme, "POST /x", { a: 1 }).headers.find(({ name }) => name === "content-type")).toMatchObject({
      value: "application/json",
      state: "sent",
    });
  });

  test.each<[unknown]>([[""], ["a\nb"], [1], [null], ["€"]])("must be a header value: %p", (contentType) => {
    const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", names: ["vendor.contentType"] });
    expect(() => Endpoint.for({ ...vendor, contentType } as unknown as Vendor)).toThrow(error);
  });

  test("endpoints of a subclass and of two vendors in turns keep theirs", () => {
    class Other extends Endpoint {
      static override readonly vendor = { ...vendor, contentType: TYPE };
    }
    const [one, other] = [acme, new Other()];
    for (let turn = 0; turn < 3; turn += 1) {
      expect(typeOf(one.build("POST /x", { a: 1 }))).toBe("application/json");
      expect(typeOf(other.build("POST /x", { a: 1 }))).toBe(TYPE);
    }
  });
});

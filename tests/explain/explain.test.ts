// H1: where a request comes from. Reasons and layers; `agreement.test.ts` compares them with the request.
import { describe, expect, test } from "@jest/globals";
import { explain, type ExplainedHeader, type ExplainedParameter, type Explanation } from "../../src/explain/index.js";
import { Endpoint, endpoint, type BodyEncoder, type RequestOptions, type Vendor } from "../../src/index.js";
import { form } from "../../src/bodies/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { thrownBy } from "../thrown-by.js";
import { untyped } from "../untyped.js";
import { functionOf } from "../function-of.js";

const named = <Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row =>
  rows.find((row) => row.name === name)!;
const parameter = ({ parameters }: Explanation, name: string): ExplainedParameter => named(parameters, name);
const header = ({ headers }: Explanation, name: string): ExplainedHeader => named(headers, name);

const api = new Endpoint({ headers: { authorization: "token one", "x-trace": "1" }, per_page: 30 })
  .withDefaults({ owner: "octokit", per_page: 50, headers: { "X-Trace": 2 }, mediaType: { previews: ["mercy"] } })
  .withDefaults({ request: { timeout: 500, agent: new Map() } });

describe("a parameter has its place, and a reason", () => {
  test.each<[route: string, value: unknown, place: string, reason: string, became: string | undefined]>([
    ["GET /x/{a}", "a b/c", "path", "{a}", "a%20b%2Fc"],
    ["GET /x/:a", 1, "path", ":a", "1"],
    ["GET /x{/a}", 1, "path", "{/a}", "/1"],
    ["GET /x{?a}", 1, "query", "{?a}", "a=1"],
    ["POST /x?b=1{&a}", 1, "query", "{&a}", "a=1"],
    ["GET /x?b={a}", 1, "query", "{a}", "1"],
    ["GET /x#b{a}", 1, "fragment", "{a}", "1"],
    ["GET https://{a}.example.com/x", 1, "host", "{a}", "1"],
    ["GET {+a}", "https://api.github.com/y", "url", "{+a}", "https://api.github.com/y"],
    ["GET {+a}", "y", "path", "{+a}", "y"],
    ["GET /x", [1, 2], "query", "GET, no placeholder", "a=1,2"],
    ["POST /x", [1, 2], "body", "POST, no placeholder", undefined],
    ["GET /x", null, "dropped", "empty in a url", undefined],
    ["GET /x{?a}", [], "dropped", "empty in a url", undefined],
  ])("%s with %j", (route, value, place, reason, became) => {
    const { parameters, unfilled } = explain(new Endpoint(), route, { a: value });
    expect(parameters).toMatchObject([{ name: "a", layer: "call", place, reason }]);
    expect(parameters[0]!.became).toBe(became);
    expect(unfilled).toEqual([]);
  });

  test.each<[route: string, value: unknown, arrays: "comma" | "repeat", note: string]>([
    ["GET /x{?a}", [1, 2], "repeat", 'written as RFC 6570 does, not as the policy says (arrays: "repeat")'],
    ["GET /x?b=1{&a}", [1, 2], "repeat", 'written as RFC 6570 does, not as the policy says (arrays: "repeat")'],
    ["GET /x{?a*}", [1, 2], "comma", 'written as RFC 6570 does, not as the policy says (arrays: "comma")'],
    ["GET /x{?a}", { b: 1 }, "comma", 'written as RFC 6570 does, not as the policy says (objects: "brackets")'],
    ["GET /x{?a*}", { b: 1 }, "comma", 'written as RFC 6570 does, not as the policy says (objects: "brackets")'],
    ["GET /x{?a}", [1, 2], "comma", ""],
    ["GET /x{?a,b*}", [1, 2], "comma", ""],
    ["GET /x{?a*}", [1, 2], "repeat", ""],
    ["GET /x{?a}", 1, "repeat", ""],
    ["GET /{a}", [1, 2], "repeat", ""],
  ])("in %s, %j beside %s is written as the template says (C9)", (route, value, arrays, note) => {
    const of = new Endpoint().withPolicy({ arrays, objects: "brackets" });
    const reason = /\{[^}]+\}/.exec(route)![0];
    expect(explain(of, route, { a: value }).parameters[0]!.reason).toBe(note ? `${reason}, ${note}` : reason);
  });

  test.each([
    ["GET /x", "authorization", "query"],
    ["POST /x", "Cookie", "body"],
    ["GET /x{?authorization}", "authorization", undefined],
  ])("with a warning where the name is that of a credential header: %s, %s (D10)", (route, name, place) => {
    const { reason } = explain(endpoint, route, { [name]: "token a" }).parameters[0]!;
    const method = route.split(" ")[0]!;
    expect(reason).toBe(
      place ? `${method}, no placeholder; a credential header belongs in headers` : "{?authorization}",
    );
  });

  test("in each expression, and from query()", () => {
    const chain = new Endpoint({ b: 1, c: 1 }).route("POST /{a}{?a}").params({ a: 1, b: 2 }).query({ b: 3, d: null });
    expect(explain(chain).parameters).toEqual([
      { name: "b", layer: "call", value: "2", place: "body", reason: "POST, no placeholder" },
      { name: "c", layer: "default", value: "1", place: "body", reason: "POST, no placeholder" },
      { name: "a", layer: "call", value: "1", place: "path", reason: "{a}", became: "1" },
      { name: "a", layer: "call", value: "1", place: "query", reason: "{?a}", became: "a=1" },
      { name: "b", layer: "call", value: "3", place: "query", reason: "set by query()", became: "b=3" },
      { name: "d", layer: "call", value: "null", place: "dropped", reason: "empty in a url" },
    ]);
    const overriding = new Endpoint({ b: 1 }).route("GET /x").param("b", 2).query({ b: 3 });
    expect(explain(overriding).parameters).toMatchObject([
      { name: "b", value: "2", place: "dropped", reason: "overridden in the query" },
      { name: "b", value: "3", place: "query", reason: "set by query()" },
    ]);
    // A parameter of the call that is undefined leaves the default.
    expect(explain(new Endpoint({ b: 1 }), "/x", { b: undefined }).parameters).toMatchObject([
      { name: "b", layer: "default", value: "1", place: "query" },
    ]);
  });

  test("also where a chain has chosen the style of a rule's query", () => {
    const routes = defineRoutes({ "GET /x": { query: { kinds: "pipeDelimited" } } });
    const of = Endpoint.for({ name: "acme", baseUrl: "https://a.example", routes });
    const chain = of.route("GET /x").policy({ arrays: "comma" });
    for (const [one, reason] of [
      [chain.params({ kinds: ["a", "b"] }), "rule of GET /x"],
      [chain.query({ kinds: ["a", "b"] }), "set by query()"],
    ] as const)
      expect(explain(one).parameters).toMatchObject([{ place: "query", became: "kinds=a,b", reason }]);
  });

  test("or is left out", () => {
    expect(explain(new Endpoint({ a: 1 }), "POST /x", {}, { data: "text" }).parameters).toMatchObject([
      { name: "a", layer: "default", place: "dropped", reason: "data is the body" },
    ]);
    expect(explain(new Endpoint({ a: 1 }), "GET /x?a=2").parameters).toMatchObject([
      { name: "a", place: "dropped", reason: "overridden in the query" },
    ]);
    expect(explain(endpoint, "GET /x/{a}{?b}", { a: 1 }).unfilled).toEqual(["b"]);
    const acme = Endpoint.for({ name: "acme", baseUrl: "https://a.example", credentials: ["key"] });
    expect(explain(acme.withDefaults({ key: 1 }), "GET https://b.example/x").parameters).toMatchObject([
      { name: "key", place: "dropped", reason: "origin not trusted" },
    ]);
    const templated = explain(acme.withDefaults({ key: 1 }), "GET https://{t}.b.example/x", { t: "a" });
    expect(parameter(templated, "key")).toMatchObject({ place: "dropped", reason: "origin not trusted" });
    const routes = defineRoutes({ "*": { bodiesWithoutDefaults: true } });
    const ruled = Endpoint.for({ name: "acme", baseUrl: "https://a.example", routes }).withDefaults({ a: 1 });
    expect(explain(ruled, "POST /x").parameters).toMatchObject([
      { name: "a", place: "dropped", reason: "a default, which is no member of a body" },
    ]);
  });
});

describe("vendor, rule, default or call", () => {
  const routes = defineRoutes({
    "GET /jobs": { baseUrl: "https://jobs.acme.example", accept: "text/csv", headers: ["x-page"], query: ["from"] },
    "GET /form": { query: { q: "form" }, headers: ["x-api-key"] },
    "POST /jobs": { url: "/jobs{?dry}", contentType: "application/vnd.acme+json" },
  });
  const ACME = {
    name: "acme",
    baseUrl: "https://acme.example",
    headers: { "x-v": "1" },
    query: { v: 1, w: 1 },
    routes,
  };
  const acme = Endpoint.for(ACME).withDefaults({ w: 2, headers: { "x-d": "1", "x-v": null } });

  test("sets a parameter; what the call gives is the call's (A6)", () => {
    const { parameters } = explain(acme, "GET /x", { w: 2, a: 1 });
    expect(parameters.map(({ name, layer, reason }) => [name, layer, reason])).toEqual([
      ["v", "vendor", "GET, no placeholder"],
      ["w", "call", "GET, no placeholder"],
      ["a", "call", "GET, no placeholder"],
    ]);
  });

  test("sets a header, and nothing more where a media type changes nothing", () => {
    for (const mediaType of [{}, { previews: [] }, { format: "json" }])
      expect(header(explain(endpoint, { url: "/x", mediaType }), "accept")).not.toHaveProperty("reason");
    const { reason } = header(explain(endpoint, { url: "/x", mediaType: { format: "raw" } }), "accept");
    expect(reason).toBe("with the format and the previews");
  });

  test("sets a header", () => {
    const { headers } = explain(acme, "GET /jobs", { "x-page": 2 }, { headers: { "X-C": 1, "user-agent": null } });
    expect(headers).toEqual([
      { name: "accept", layer: "rule", value: "text/csv", state: "sent", reason: "rule of GET /jobs" },
      { name: "user-agent", layer: "call", value: "null", state: "removed", reason: "removed by null" },
      { name: "x-v", layer: "default", value: "null", state: "removed", reason: "removed by null" },
      { name: "x-d", layer: "default", value: "1", state: "sent" },
      { name: "x-c", layer: "call", value: "1", state: "sent" },
      { name: "x-page", layer: "rule", value: "2", state: "sent", reason: "rule of GET /jobs" },
    ]);
    expect(parameter(explain(acme, "POST /x"), "v")).toMatchObject({ place: "query", reason: "query of the vendor" });
    expect(explain(acme, "GET /jobs", { "x-page": 2 }).parameters.at(-1)).toMatchObject({ place: "header" });
    expect(header(explain(acme, "POST /jobs", { a: 1 }), "content-type")).toMatchObject({ layer: "rule" });
    expect(parameter(explain(acme, "POST /jobs", { dry: 1 }), "dry").reason).toBe("{?dry}, rule of POST /jobs");
    expect(parameter(explain(acme, "GET /jobs", { from: 1 }), "from").reason).toBe("rule of GET /jobs");
    const ofForm = explain(acme, "GET /form", { q: 1, "x-api-key": "form" });
    expect(parameter(ofForm, "q").reason).toBe("form, rule of GET /form");
    expect(ofForm.url).toBe("https://acme.example/form?v=1&w=2&q=1");
    api.build("POST /x", { a: 1 });
    expect(header(explain(api, "POST /x", { a: 1 }), "content-type")).toMatchObject({
      layer: "vendor",
      reason: "type of the body",
    });
    expect(header(explain(api, "/x"), "accept")).toEqual({
      name: "accept",
      layer: "vendor",
      value: "application/vnd.github.mercy-preview+json",
      state: "sent",
      reason: "with the format and the previews",
    });
    expect(header(explain(api, "/x"), "x-trace")).toMatchObject({ layer: "default", value: "2" });
  });

  test("sets a header that is left out", () => {
    const typed = acme.withDefaults({ headers: { "content-type": "a/b", authorization: "token secret" } });
    const { headers } = explain(typed, "GET https://b.example/x");
    expect(named(headers, "content-type")).toMatchObject({ state: "removed", reason: "no body" });
    expect(explain(acme, "GET /x").headers.map(({ name }) => name)).not.toContain("content-type");
    expect(named(headers, "authorization")).toMatchObject({
      layer: "default",
      value: "token ***",
      state: "withheld",
      reason: "origin not trusted",
    });
  });

  test("sets an option", () => {
    const given = { data: "a", baseUrl: "https://b.example", mediaType: { format: "raw" }, request: { timeout: 1 } };
    expect(explain(api, "PUT /x", {}, given).options).toEqual([
      { name: "method", layer: "call", value: "PUT" },
      { name: "baseUrl", layer: "call", value: "https://b.example" },
      { name: "url", layer: "call", value: "/x" },
      { name: "mediaType.format", layer: "call", value: "raw" },
      { name: "mediaType.previews", layer: "default", value: "mercy" },
      { name: "data", layer: "call", value: "text of 1 characters", reason: "sent as the body" },
      { name: "request.timeout", layer: "call", value: "1" },
      { name: "request.agent", layer: "default", value: "a class instance" },
    ]);
    expect(named(explain(new Endpoint({ data: 1 }), "PUT /x", {}, { data: null }).options, "data")).toMatchObject({
      layer: "call",
      value: "null",
    });
    expect(explain(functionOf(new Endpoint({ method: "PUT", url: "/x" })), {}).options).toMatchObject([
      { name: "method", layer: "default" },
      { name: "baseUrl", layer: "vendor" },
      { name: "url", layer: "default" },
    ]);
    expect(named(explain(acme, "GET /jobs").options, "baseUrl")).toMatchObject({ layer: "rule" });
    expect(named(explain(acme, "GET https://b.example/").options, "baseUrl").reason).toContain("absolute");
  });

  test("sets the encoder of the body (D8)", () => {
    const lines: BodyEncoder = (members) => ({ body: Object.keys(members).join("\n"), contentType: "text/plain" });
    const layerOf = (explained: Explanation): unknown => {
      const row = named(explained.options, "policy.body") as Explanation["options"][number] | undefined;
      if (row) expect([row.value, row.reason]).toEqual(["lines", "encodes the body"]);
      return row?.layer;
    };
    const own = acme.withPolicy({ body: lines });
    expect(layerOf(explain(own.withDefaults({ b: 1 }), "POST /x"))).toBe("default");
    expect(layerOf(explain(Endpoint.for({ ...ACME, policy: { body: lines } }), "POST /x", { a: 1 }))).toBe("vendor");
    expect(layerOf(explain(acme.route("POST /x").param("a", 1).policy({ body: lines })))).toBe("call");
    expect(layerOf(explain(own, "GET /x", { a: 1 }))).toBeUndefined();
    const json = { "content-type": "application/json" };
    expect(layerOf(explain(acme.withPolicy({ body: form }), "POST /x", { a: 1 }, { headers: json }))).toBeUndefined();
  });

  test("or the hook of the vendor (A7)", () => {
    class Signed extends Endpoint {
      static override readonly vendor: Vendor = { baseUrl: "https://acme.example" };
      protected override finalize({ method, url, headers }: RequestOptions): RequestOptions {
        const changed = { ...headers, accept: "text/html", "x-api-key": "hunter2" };
        Reflect.deleteProperty(changed, "x-team");
        return { method, url: `${url}?signed=1`, headers: changed };
      }
    }
    const explained = explain(new Signed({ headers: { "x-team": "a" } }), "/x");
    expect(header(explained, "accept")).toMatchObject({
      layer: "vendor",
      value: "text/html",
      reason: "set by finalize()",
    });
    expect(header(explained, "x-team")).toMatchObject({ state: "removed", reason: "removed by finalize()" });
    expect(header(explained, "x-api-key")).toMatchObject({ value: "***", state: "sent" });
    expect(explained.options.at(-1)).toMatchObject({ name: "finalize", value: "url", layer: "vendor" });
  });
});

describe("a call that build() rejects", () => {
  const RULES = defineRoutes({ "GET /x": { accept: "text/csv" } });

  test("shows the error, and the parameters at fault", () => {
    const explained = explain(api, "GET /{owner}/{a}/{b}", { a: new Map(), b: "..", c: NaN, d: 1, e: null });
    expect(explained.error).toMatchObject({ code: "ERR_INVALID_PARAMETER", names: ["c", "a"] });
    expect([explained.url, explained.request]).toEqual([undefined, undefined]);
    expect(parameter(explained, "owner")).toMatchObject({ layer: "default", place: "path", became: "octokit" });
    expect(parameter(explained, "a")).toEqual({
      name: "a",
      layer: "call",
      value: "a class instance",
      place: "path",
      reason: "at fault: {a}",
    });
    expect(parameter(explained, "c")).toMatchObject({ value: "NaN", reason: "at fault: GET, no placeholder" });
    expect(parameter(explained, "d")).toMatchObject({ became: "d=1" });
    const refused = explain(
      Endpoint.for({ baseUrl: "https://a.example", routes: RULES }),
      "/x",
      {},
      {
        mediaType: { format: "raw" },
      },
    );
    expect(header(refused, "accept")).toMatchObject({ layer: "vendor", value: "application/json" });
    expect(parameter(explain(endpoint, "GET /x/{b}", { b: ".." }), "b")).toMatchObject({
      reason: "at fault: {b}",
      became: "..",
    });
    expect(explain(api, "GET /{a}", {}).unfilled).toEqual(["a"]);
  });

  test.each<[route: unknown, given: object | undefined, code: string, isRead: boolean]>([
    ["/x/{", { a: 1 }, "ERR_INVALID_TEMPLATE", false],
    ["GTE /x", { a: 1 }, "ERR_INVALID_METHOD", false],
    [undefined, undefined, "ERR_INVALID_ROUTE", false],
    [5, {}, "ERR_INVALID_ROUTE", false],
    ["/x", { a: 1, headers: "h" }, "ERR_INVALID_PARAMETER", true],
    ["/x", new Map(), "ERR_INVALID_OPTION", false],
  ])("%j with %j shows what was known", (route, given, code, isRead) => {
    const explained = explain(api, route as string, given as never);
    expect(explained.error).toMatchObject({ code });
    expect(thrownBy(() => api.build(route as string, given as never))).toMatchObject({
      message: explained.error!.message,
    });
    expect(parameter(explained, "owner")).toMatchObject({ layer: "default" });
    expect(explained.parameters.some(({ name }) => name === "a")).toBe(isRead);
    expect(String(explained)).toContain(explained.error!.message);
  });

  test("lets what the caller's own code throws pass", () => {
    const given = {
      get a(): never {
        throw new RangeError("mine");
      },
    };
    expect(() => explain(endpoint, "/x", given)).toThrow(RangeError);
  });
});

test.each([undefined, null, 5, "GET /x", {}, [], () => 1, Object.create(Endpoint.prototype)])(
  "row %# is neither an endpoint nor a builder",
  (target: unknown) => {
    expect(thrownBy(() => explain(target as never, "/x"))).toMatchObject({ code: "ERR_INVALID_OPTION" });
  },
);

test.each([{ secrets: "yes" }, { org: "octokit" }, null, "show"])("%j are no settings", (settings: unknown) => {
  expect(thrownBy(() => explain(endpoint, "/x", {}, {}, settings as never))).toMatchObject({
    code: "ERR_INVALID_OPTION",
  });
});

test("the result is plain data for any values", () => {
  const agent = new Map();
  const values = { agent, big: 10n, stream: new ReadableStream(), f: () => 1, s: Symbol("s"), z: -0 };
  const explained = explain(endpoint, untyped("POST /x"), { ...values, request: { agent } });
  expect(explained.parameters.map(({ value }) => value)).toEqual([
    ...["a class instance", "10", "a class instance", "a function", "a symbol", "0"],
  ]);
  expect(JSON.parse(JSON.stringify(explained))).toEqual(explained);
  expect(Object.keys(explained)).not.toContain("request");
  expect(explained.request!.request).toEqual({ agent });
});

test("the table has columns, and no control characters", () => {
  const acme = Endpoint.for({ name: "acme", baseUrl: "https://acme.example" });
  const given = { a: "\u001b[31m".repeat(9), c: 1 };
  expect(String(explain(acme, "GET /x{?a,b}", given, { headers: { "user-agent": null } })).split("\n")).toEqual([
    `GET https://acme.example/x?a=${"%1B%5B31m".repeat(9)}&c=1`,
    "",
    "PARAMETER   FROM    PLACE    BECAME                                    WHY",
    "a           call    query    a=%1B%5B31m%1B%5B31m%1B%5B31m%1B%5B31m%…  {?a,b}",
    "c           call    query    c=1                                       GET, no placeholder",
    "",
    "HEADER      FROM    STATE    VALUE                                     WHY",
    "accept      vendor  sent     application/json",
    "user-agent  call    removed  null                                      removed by null",
    "",
    "OPTION      FROM             VALUE                                     WHY",
    "method      call             GET",
    "baseUrl     vendor           https://acme.example",
    "url         call             /x{?a,b}",
    "",
    "NOT FILLED: {b}",
  ]);
  expect(String(explain(endpoint, "/x", { headers: { a: "\u0085" } }))).not.toMatch(/[^\P{Cc}\n]/u);
});

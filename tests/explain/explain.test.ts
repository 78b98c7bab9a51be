import { describe, expect, test } from "@jest/globals";
import { explain, type Explanation, type ExplainedParameter } from "../../src/explain/index.js";
import { Endpoint, endpoint, type BodyEncoder } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";
import { untyped } from "../untyped.js";

const parameter = (explanation: Explanation, name: string): ExplainedParameter =>
  explanation.parameters.find((one) => one.name === name)!;
const option = (explanation: Explanation, name: string) => explanation.options.filter((one) => one.name === name);
const header = (explanation: Explanation, name: string) => explanation.headers.find((one) => one.name === name);

/** An endpoint with three sets of defaults. */
const api = new Endpoint({ headers: { authorization: "token one", "x-trace": "1" }, per_page: 30 })
  .withDefaults({ owner: "octokit", per_page: 50, headers: { "X-Trace": 2 }, mediaType: { previews: ["mercy"] } })
  .withDefaults({ assignee: "octocat", request: { timeout: 500, agent: new Map() } });

describe("explain() shows why a parameter has its place", () => {
  test("a parameter with a placeholder, with its text in the url (P1)", () => {
    const explanation = explain(endpoint, "GET /x/{name}/:id", { name: "a b/c", id: 5 });
    expect(parameter(explanation, "name")).toStrictEqual({
      name: "name",
      value: '"a b/c"',
      layer: "call",
      overrode: [],
      place: "path",
      rule: "P1",
      reason: "{name}",
      became: "a%20b%2Fc",
    });
    expect(parameter(explanation, "id")).toMatchObject({
      place: "path",
      rule: "P1",
      reason: ":id",
      became: "5",
      value: "5",
    });
  });

  test.each([
    ["GET /x{?a}", "query", "{?a}", "a=1"],
    ["GET /x{?a*}", "query", "{?a*}", "a=1"],
    ["GET /x?b=1{&a}", "query", "{&a}", "a=1"],
    ["GET /x?b={a}", "query", "{a}", "1"],
    ["GET /x{#a}", "fragment", "{#a}", "1"],
    ["GET /x#b{a}", "fragment", "{a}", "1"],
    ["GET /x{/a}", "path", "{/a}", "/1"],
    ["GET /x{;a}", "path", "{;a}", ";a=1"],
    ["GET /x{?b}/{a}", "path", "{a}", "1"],
    ["GET https://{a}.example.com/x", "host", "{a}", "1"],
    ["GET {+a}", "path", "{+a}", "1"],
  ])("a placeholder in each part of the url (C10): %s (%s)", (route, place, reason, became) => {
    expect(parameter(explain(endpoint, route, { a: 1 }), "a")).toMatchObject({ place, rule: "P1", reason, became });
  });

  test("a placeholder after a query, which is part of the query (C6)", () => {
    const explanation = explain(endpoint, "GET /x{?b}/{a}", { a: 1, b: 2 });
    expect(parameter(explanation, "a").place).toBe("query");
    expect(explain(endpoint, "GET /x{#b}{a}", { a: 1, b: 2 }).parameters[0]).toMatchObject({ place: "fragment" });
  });

  test("a value that is the whole url (C7)", () => {
    const next = "https://api.github.com/x?page=2";
    const explanation = explain(endpoint, "GET {+next}", { next });
    expect(parameter(explanation, "next")).toMatchObject({ place: "url", became: next });
    expect(option(explanation, "baseUrl")[0]).toMatchObject({ rule: "C7", reason: "not used: the url is absolute" });
    expect(option(explain(endpoint, "GET {+next}", { next: "/x" }), "baseUrl")[0]).not.toHaveProperty("rule");
    expect(option(explain(endpoint, "GET https://a.example/x"), "baseUrl")[0]).toMatchObject({ rule: "C7" });
  });

  test.each<[url: string, values: Readonly<Record<string, string>>, places: readonly string[]]>([
    ["https://api.github.com/{x}", { x: "1" }, ["path"]],
    ["{+u}/{x}", { u: "https://api.github.com/a", x: "1" }, ["url", "path"]],
    ["https://{t}.github.com/{x}", { t: "api", x: "1" }, ["host", "path"]],
    ["{x}", { x: "1" }, ["path"]],
  ])("shows the places of %s", (url, values, places) => {
    expect(explain(endpoint, url, values).parameters.map(({ place }) => place)).toStrictEqual(places);
  });

  test("a parameter with several placeholders, once for each", () => {
    const explanation = explain(endpoint, "GET /{a}/{a:1}{?a}", { a: "xy" });
    expect(explanation.parameters.map(({ place, became }) => [place, became])).toStrictEqual([
      ["path", "xy"],
      ["path", "x"],
      ["query", "a=xy"],
    ]);
    expect(explain(endpoint, "GET /{b,a}", { a: 1, b: [2, 3] }).parameters.map(({ became }) => became)).toStrictEqual([
      "1",
      "2,3",
    ]);
  });

  test("a parameter in the query, if the method has no body (P2)", () => {
    const explanation = explain(endpoint, "GET /x", { type: "private", labels: ["a b", "c"], on: new Date(0) });
    expect(parameter(explanation, "type")).toMatchObject({
      place: "query",
      rule: "P2",
      reason: "GET, no placeholder",
      became: "type=private",
    });
    expect(parameter(explanation, "labels")).toMatchObject({
      value: "a list of 2",
      reason: "GET, no placeholder (list: C9)",
      became: "labels=a%20b,c",
    });
    expect(parameter(explanation, "on")).toMatchObject({ value: "a Date", became: "on=1970-01-01T00%3A00%3A00.000Z" });
    const search = endpoint.endpoint.withPolicy({ objects: "brackets" });
    expect(parameter(explain(search, "/x", { f: { a: 1 } }), "f")).toMatchObject({
      value: "a plain object",
      reason: "GET, no placeholder (object: C9)",
      became: "f%5Ba%5D=1",
    });
  });

  test("a parameter in the body, if the method has one (P3)", () => {
    const explanation = explain(api, "POST /repos/{owner}/{repo}/issues", { repo: "rest.js", title: "Found a bug" });
    expect(parameter(explanation, "title")).toStrictEqual({
      name: "title",
      value: '"Found a bug"',
      layer: "call",
      overrode: [],
      place: "body",
      rule: "P3",
      reason: "POST, no placeholder",
    });
    expect(parameter(explanation, "assignee")).toMatchObject({ place: "body", layer: "defaults 3" });
  });

  test("a parameter in the query of a method with a body (P5)", () => {
    const explanation = explain(endpoint, "POST /x{?name}", { name: "n", label: "l" });
    expect(parameter(explanation, "name")).toMatchObject({ place: "query", rule: "P5", became: "name=n" });
    expect(parameter(explanation, "label")).toMatchObject({ place: "body", rule: "P3" });
  });

  test("a missing value dropped from a url (A5, C1, C9)", () => {
    const explanation = explain(endpoint, "GET /x{?a,b,c}", { a: null, b: [], d: null, e: [null], f: "" });
    const dropped = explanation.parameters.map(({ name, place, rule }) => [name, place, rule]);
    expect(dropped).toStrictEqual([
      ["a", "dropped", "A5"],
      ["b", "dropped", "C1"],
      ["d", "dropped", "A5"],
      ["e", "dropped", "C9"],
      ["f", "query", "P2"],
    ]);
    expect(explanation.unfilled).toStrictEqual(["c"]);
    expect(parameter(explain(endpoint, "POST /x", { a: null }), "a")).toMatchObject({ place: "body", value: "null" });
  });
});

describe("explain() shows the source of a value and what it overrides", () => {
  const explanation = explain(api, "POST /repos/{owner}/{repo}", {
    repo: "r",
    per_page: 100,
    headers: { "x-trace": "3", "user-agent": null },
    mediaType: { format: "raw", previews: ["mercy", "symmetra"] },
    request: { timeout: 9 },
    baseUrl: "https://github.example.com",
  });

  test("for parameters", () => {
    expect(parameter(explanation, "per_page")).toMatchObject({
      layer: "call",
      overrode: [
        { layer: "defaults 2", value: "50" },
        { layer: "defaults 1", value: "30" },
      ],
    });
    expect(parameter(explanation, "owner")).toMatchObject({ layer: "defaults 2", overrode: [] });
  });

  test("for headers", () => {
    expect(header(explanation, "x-trace")).toStrictEqual({
      name: "x-trace",
      value: "3",
      layer: "call",
      overrode: [
        { layer: "defaults 2", value: "2" },
        { layer: "defaults 1", value: "1" },
      ],
      state: "sent",
    });
    expect(header(explanation, "authorization")).toMatchObject({ layer: "defaults 1", state: "sent" });
  });

  test("for a removed header (A5)", () => {
    expect(header(explanation, "user-agent")).toMatchObject({ state: "removed", rule: "A5", layer: "call" });
    expect(header(explanation, "user-agent")!.overrode[0]!.layer).toBe("vendor");
  });

  test("for a header that build() adds (D3)", () => {
    const added = { layer: "build", rule: "D3", value: "application/json; charset=utf-8", state: "sent" };
    expect(header(explanation, "content-type")).toMatchObject({ ...added, overrode: [] });
    const again = explain(endpoint, "POST /x", { a: 1, headers: { "content-type": null } });
    expect(header(again, "content-type")).toMatchObject({ ...added, overrode: [{ layer: "call", value: "null" }] });
  });

  test("for options", () => {
    expect(option(explanation, "method")[0]).toStrictEqual({
      name: "method",
      value: "POST",
      layer: "call",
      overrode: [{ layer: "vendor", value: "GET" }],
    });
    expect(option(explanation, "url")[0]).toMatchObject({ value: "/repos/{owner}/{repo}", layer: "call" });
    expect(option(explanation, "baseUrl")[0]).toMatchObject({
      value: "https://github.example.com",
      layer: "call",
      overrode: [{ layer: "vendor", value: "https://api.github.com" }],
    });
    expect(option(explanation, "mediaType.format")[0]).toMatchObject({ value: "raw", layer: "call" });
    expect(option(explanation, "mediaType.previews").map(({ value, layer }) => [value, layer])).toStrictEqual([
      ["mercy", "defaults 2"],
      ["symmetra", "call"],
    ]);
    expect(option(explanation, "request.timeout")[0]).toMatchObject({
      value: "9",
      layer: "call",
      overrode: [{ layer: "defaults 3", value: "500" }],
    });
    expect(option(explanation, "request.agent")[0]).toMatchObject({ value: "a Map", layer: "defaults 3" });
    class Meta extends EventTarget {}
    expect(option(explain(endpoint, "/x", { request: new Meta() }), "request")[0]!.value).toBe("a Meta");
  });

  test("for each step of the accept header (E1, E2)", () => {
    expect(explanation.accept).toStrictEqual([
      { accept: "application/vnd.github.v3+json", step: "as given", layers: ["vendor"] },
      { accept: "application/vnd.github.v3.raw", step: "format raw", rule: "E1", layers: ["call"] },
      {
        accept: "application/vnd.github.mercy-preview.raw,application/vnd.github.symmetra-preview.raw",
        step: "previews mercy, symmetra",
        rule: "E2",
        layers: ["defaults 2", "call"],
      },
    ]);
    expect(header(explanation, "accept")).toMatchObject({
      value: explanation.accept.at(-1)!.accept,
      rule: "E2",
      layer: "vendor",
    });
    const bare = explain(endpoint, "/x", { headers: { accept: null }, mediaType: { previews: ["a"] } });
    expect(bare.accept).toStrictEqual([
      { accept: "application/vnd.github.a-preview+json", step: "previews a", rule: "E2", layers: ["call"] },
    ]);
    expect(header(bare, "accept")).toMatchObject({ layer: "build", rule: "E2", state: "sent" });
    expect(explain(endpoint, "/x").accept).toHaveLength(1);
    expect(explain(endpoint, "/x", { headers: { accept: null } }).accept).toStrictEqual([]);
  });

  test("for the numbered steps of a chain", () => {
    const chain = api.route("GET /x").param("a", 1).header("x-trace", 5).param("a", 2).param("url", "u");
    const stepped = explain(chain);
    expect(parameter(stepped, "a")).toMatchObject({ layer: "step 4", overrode: [{ layer: "step 2", value: "1" }] });
    expect(parameter(stepped, "url")).toMatchObject({ layer: "step 5", became: "url=u" });
    expect(header(stepped, "x-trace")).toMatchObject({ layer: "step 3" });
    expect(option(stepped, "url")[0]).toMatchObject({ value: "/x", layer: "step 1" });
  });

  test("for numbered defaults, without empty ones, also after withPolicy()", () => {
    const github = new Endpoint().withDefaults({}).withDefaults({ a: 1 }).withPolicy({ arrays: "repeat" });
    expect(parameter(explain(github.withDefaults({ b: 1 }), "/x"), "a").layer).toBe("defaults 1");
    expect(parameter(explain(github.withDefaults({ b: 1 }), "/x"), "b").layer).toBe("defaults 2");
  });

  test("for a subclass with its own vendor and constructor", () => {
    class GitLab extends Endpoint {
      static override readonly vendor = { name: "gitlab", baseUrl: "https://gitlab.com/api/v4" };
      readonly token: string;
      constructor(token: string, defaults: object = {}) {
        super({ headers: { "private-token": token }, ...defaults });
        this.token = token;
      }
      protected override derive(defaults: object): Endpoint {
        return new GitLab(this.token, defaults);
      }
    }
    const gitlab = new GitLab("t").withDefaults({ per_page: 5 });
    const seen = explain(gitlab, "/version");
    expect(seen.url).toBe("https://gitlab.com/api/v4/version?per_page=5");
    expect(header(seen, "private-token")).toMatchObject({ layer: "defaults 1", value: "***" });
    expect(header(seen, "accept")).toMatchObject({ layer: "vendor", value: "application/json" });
    expect(parameter(seen, "per_page").layer).toBe("defaults 2");
  });
});

describe("explain() of a call that build() rejects", () => {
  test("contains the error and the intended places of the parameters", () => {
    const explanation = explain(api, "GET /repos/{owner}/{repo}", { repos: "rest.js" });
    expect(explanation.request).toBeUndefined();
    expect(explanation.url).toBeUndefined();
    expect(explanation.error).toMatchObject({
      name: "MissingParameterError",
      code: "ERR_MISSING_PARAMETER",
      names: ["repo"],
    });
    expect(() => api.build(untyped("GET /repos/{owner}/{repo}"), { repos: "rest.js" })).toThrow(
      explanation.error!.message,
    );
    expect(parameter(explanation, "owner")).toMatchObject({ place: "path", became: "octokit" });
    expect(parameter(explanation, "repos")).toMatchObject({ place: "query", layer: "call" });
    expect(explanation.unfilled).toStrictEqual(["repo"]);
    expect(header(explanation, "x-trace")).toMatchObject({ layer: "defaults 2" });
  });

  test("marks the invalid parameters", () => {
    const explanation = explain(endpoint, "GET /x/{a}/{b}", { a: new Map(), b: "..", c: NaN, d: "fine", e: null });
    expect(explanation.error).toMatchObject({ code: "ERR_INVALID_PARAMETER", names: ["c", "a"] });
    expect(parameter(explanation, "a")).toMatchObject({ place: "path", value: "a Map", reason: "at fault: {a}" });
    expect(parameter(explanation, "c")).toMatchObject({ value: "NaN", reason: "at fault: GET, no placeholder" });
    expect(parameter(explanation, "a")).not.toHaveProperty("became");
    expect(parameter(explanation, "c")).not.toHaveProperty("became");
    expect(parameter(explanation, "d")).toMatchObject({ reason: "GET, no placeholder", became: "d=fine" });
    expect(parameter(explanation, "e")).toMatchObject({ place: "dropped" });
    const dots = explain(endpoint, "GET /x/{b}", { b: ".." });
    expect(parameter(dots, "b")).toMatchObject({ reason: "at fault: {b}", became: ".." });
    const missing = explain(endpoint, "GET /x/{b}", { b: null });
    expect(parameter(missing, "b")).toMatchObject({ place: "path", reason: "at fault: {b}", value: "null" });
    const data = explain(endpoint, "POST /x", { a: 1, data: 2 });
    expect(parameter(data, "a")).toMatchObject({ rule: "D2", reason: "at fault: data is the body" });
  });

  test.each([
    ["an invalid template", { url: "/x/{", a: 1 }, "ERR_INVALID_TEMPLATE"],
    ["an unknown method", { url: "/x", method: "GTE", a: 1 }, "ERR_INVALID_METHOD"],
    ["a missing url", { a: 1 }, "ERR_INVALID_ROUTE"],
  ])("lists parameters with an unknown place for %s", (_, given, code) => {
    const explanation = explain(api, given);
    expect(explanation.error).toMatchObject({ code });
    expect(parameter(explanation, "a")).toMatchObject({ place: "unknown", value: "1", layer: "call" });
    expect(parameter(explanation, "owner")).toMatchObject({ place: "unknown", layer: "defaults 2" });
  });

  test.each([
    ["/x/{", "ERR_INVALID_TEMPLATE"],
    ["POST /x%", "ERR_INVALID_TEMPLATE"],
    ["/x{?b}{?c}", "ERR_INVALID_TEMPLATE"],
    ["GTE /x", "ERR_INVALID_METHOD"],
  ])("lists what a call with the route %p has", (route, code) => {
    const given = { a: 1, headers: { "x-call": "b" }, data: "text" };
    const explanation = explain(api, untyped(route), given);
    expect(explanation.error).toMatchObject({ code });
    expect(parameter(explanation, "a")).toMatchObject({ place: "unknown", value: "1", layer: "call" });
    expect(header(explanation, "x-call")).toMatchObject({ layer: "call" });
    const options = explanation.options.filter(({ layer }) => layer === "call").map(({ name }) => name);
    expect(options).toStrictEqual(["method", "url", "data"]);
  });

  test.each([
    ["/x/{", { headers: 5 }],
    ["GTE /x", { baseURL: "x" }],
    ["/x", { url: "/y", headers: { a: NaN } }],
  ])("contains the error of build() if the route %p and %j are wrong", (route, given) => {
    const { error } = explain(api, untyped(route), given as object);
    expect(thrownBy(() => api.build(untyped(route), given as object))).toMatchObject({ message: error!.message });
  });

  test.each([
    ["ERR_INVALID_HEADER", "/x", { headers: { "x y": "1" } }],
    ["ERR_INVALID_OPTION", "/x", { url: "/y" }],
    ["ERR_INVALID_ROUTE", 5, {}],
    ["ERR_INVALID_ROUTE", undefined, undefined],
  ])("lists default parameters if the call cannot be read: %s", (code, route, given) => {
    const explanation = explain(api, route as string, given);
    expect(explanation.error).toMatchObject({ code });
    expect(parameter(explanation, "owner")).toMatchObject({ place: "unknown" });
  });

  test("reports media types of a vendor without them (A2)", () => {
    class GitLab extends Endpoint {
      static override readonly vendor = { name: "gitlab", baseUrl: "https://gitlab.com/api/v4" };
    }
    const explanation = explain(new GitLab(), "/x", { mediaType: { format: "raw" }, raw: 1 });
    expect(explanation.error).toMatchObject({ code: "ERR_INVALID_MEDIA_TYPE", names: ["raw"] });
    expect(explanation.accept).toStrictEqual([{ accept: "application/json", step: "as given", layers: ["vendor"] }]);
    expect(parameter(explanation, "raw").reason).toBe("GET, no placeholder");
  });

  test("does not wrap the exception of a getter (T1)", () => {
    const given = {
      get a() {
        throw new RangeError("mine");
      },
    };
    expect(() => explain(endpoint, "/x", given)).toThrow(RangeError);
  });
});

describe("explain() validates its arguments", () => {
  test.each([undefined, null, 5, "GET /x", {}, [], () => 1, Object.create(Endpoint.prototype)])(
    "rejects row %# as endpoint or builder",
    (target: unknown) => {
      expect(() => explain(target as never, "/x")).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "explain" }),
      );
    },
  );

  test.each([[{ secrets: "yes" }], [{ org: "octokit" }], [null], ["show"], [{ secrets: "show", all: true }]])(
    "rejects the settings %p",
    (settings: unknown) => {
      const isOptionError = expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "settings" });
      expect(() => explain(endpoint, { url: "/x" }, settings as object)).toThrow(isOptionError);
      expect(() => explain(endpoint, "/x", {}, settings as object)).toThrow(isOptionError);
      expect(() => explain(endpoint.endpoint.route("/x"), settings as object)).toThrow(isOptionError);
    },
  );

  test("accepts missing and undefined settings", () => {
    expect(explain(endpoint, { url: "/x" }, undefined).error).toBeUndefined();
    expect(explain(endpoint, "/x", undefined, { secrets: undefined }).error).toBeUndefined();
  });
});

describe("the result of explain()", () => {
  const explanation = explain(api, "POST /repos/{owner}/{repo}", { repo: "r" });

  test("is an ordinary object with non-enumerable request and toString", () => {
    expect(Object.getPrototypeOf(explanation)).toBe(Object.prototype);
    expect(Object.keys(explanation)).toStrictEqual([
      "method",
      "url",
      "error",
      "parameters",
      "unfilled",
      "headers",
      "options",
      "accept",
      "warnings",
    ]);
    expect(explanation.request!.headers["authorization"]).toBe("token one");
  });

  test("describes any value without calling its code (A3)", () => {
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    const bomb = {
      get secret(): never {
        throw new Error("read");
      },
      toJSON: () => "no",
    };
    const values = { cycle, bomb, big: 10n, stream: new ReadableStream(), f: () => 1, s: Symbol("s"), z: -0 };
    const shown = explain(endpoint, "POST /x", { ...values, request: bomb });
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    expect(shown.parameters.map(({ name, value }) => [name, value])).toStrictEqual([
      ["cycle", "a plain object"],
      ["bomb", "a plain object"],
      ["big", "10n"],
      ["stream", "a ReadableStream"],
      ["f", "a function"],
      ["s", "a symbol"],
      ["z", "-0"],
    ]);
    expect(Object.keys(shown.request!.body as object)).toStrictEqual(Object.keys(values));
    expect(shown.request!.request).toBe(bomb);
  });

  test("may be large", () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`p${index}`, index]));
    const wide = explain(new Endpoint(many), "POST /x", { ...many, data: "x" });
    expect(wide.parameters).toHaveLength(20_000);
    expect(String(wide).split("\n").length).toBeGreaterThan(40_000);
    let chain = endpoint.endpoint.route("GET /x");
    for (let step = 0; step < 20_000; step += 1) chain = chain.param("token", `value ${step}`);
    expect(parameter(explain(chain), "token").overrode).toHaveLength(19_999);
    const route = `GET /x${"{/a}".repeat(10_000)}`;
    expect(explain(endpoint, route, { a: 1 }).parameters).toHaveLength(10_000);
  }, 60_000);
});

describe("explain() shows the encoder of the body, and who set it (D8)", () => {
  const lines: BodyEncoder = (members) => ({ body: Object.keys(members).join("\n"), contentType: "text/plain" });
  const api = new Endpoint({ a: 1 });
  const row = (explanation: Explanation): unknown => option(explanation, "policy.body");
  const expected = (layer: string, value = "lines"): unknown => [
    { name: "policy.body", value, layer, overrode: [], rule: "D8", reason: "encodes the body" },
  ];

  test("for withPolicy()", () => {
    const explanation = explain(api.withPolicy({ body: lines }).withDefaults({ b: 2 }), "POST /x", { c: 3 });
    expect(row(explanation)).toStrictEqual(expected("policy"));
    expect(explanation.request?.body).toBe("a\nb\nc");
    expect(explanation.headers.find(({ name }) => name === "content-type")).toMatchObject({
      value: "text/plain",
      layer: "build",
      rule: "D8",
    });
    expect(String(explanation)).toMatch(/policy\.body +policy +lines +D8 encodes the body/);
  });

  test("for a vendor", () => {
    class Forms extends Endpoint {
      static override readonly vendor = { name: "forms", baseUrl: "https://a.example", policy: { body: lines } };
    }
    expect(row(explain(new Forms(), "POST /x", { a: 1 }))).toStrictEqual(expected("vendor"));
  });

  test("for a step of a chain", () => {
    const chain = api.route("POST /x").policy({ arrays: "repeat" }).param("b", 2).policy({ body: lines });
    expect(row(explain(chain))).toStrictEqual(expected("step 4"));
    expect(row(explain(chain.param("c", 3).policy({ objects: "brackets" })))).toStrictEqual(expected("step 4"));
    expect(row(explain(api.builder().policy({ body: lines }).route("POST /x")))).toStrictEqual(expected("step 1"));
    expect(row(explain(api.withPolicy({ body: lines }).route("POST /x").policy({})))).toStrictEqual(expected("policy"));
  });

  test("if it has no name", () => {
    const [nameless] = [(): ReturnType<BodyEncoder> => ({ body: "b" })];
    expect(row(explain(api.withPolicy({ body: nameless }), "POST /x"))).toStrictEqual(expected("policy", "a function"));
  });

  test("only if the call uses it", () => {
    const encoding = api.withPolicy({ body: lines });
    expect(row(explain(encoding, "GET /x"))).toStrictEqual([]);
    expect(row(explain(encoding, "POST /x", { data: "text" }))).toStrictEqual([]);
    expect(row(explain(encoding, "POST /x/{a}"))).toStrictEqual([]);
  });

  test("and its errors", () => {
    const wrong = api.withPolicy({ body: () => ({}) as never });
    expect(explain(wrong, "POST /x").error).toMatchObject({ code: "ERR_INVALID_OPTION", names: ["policy.body"] });
  });
});

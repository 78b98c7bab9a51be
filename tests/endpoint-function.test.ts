import { describe, expect, test } from "@jest/globals";
import { createEndpointFunction } from "../src/endpoint-function.js";
import { Endpoint, VERSION, endpoint, type EndpointFunction } from "../src/index.js";
import { untyped } from "./untyped.js";

const MEMBERS = ["defaults", "merge", "parse", "DEFAULTS"] as const;
const NESTED = endpoint.defaults({ org: "octokit" }).defaults({ headers: { "x-a": "1" } });

const FUNCTIONS: [what: string, build: EndpointFunction, defaults: object][] = [
  ["endpoint", endpoint, {}],
  ["what defaults() returns", endpoint.defaults({ org: "octokit" }), { org: "octokit" }],
  ["what defaults() of that returns", NESTED, { org: "octokit", headers: { "x-a": "1" } }],
  ["what toFunction() returns", new Endpoint({ org: "octokit" }).toFunction(), { org: "octokit" }],
  [
    "what defaults() of that returns",
    new Endpoint({ org: "octokit" }).toFunction().defaults({ a: 1 }),
    { org: "octokit", a: 1 },
  ],
];

describe.each(FUNCTIONS)("specification, Endpoints: %s", (_, build, defaults) => {
  const github = new Endpoint({ ...defaults });

  test("is a build function", () => {
    expect(typeof build).toBe("function");
    expect(build("GET /orgs/{org}/repos", { org: "x", type: "all" })).toStrictEqual(
      github.build("GET /orgs/{org}/repos", { org: "x", type: "all" }),
    );
    expect(build({ method: "POST", url: "/x", b: 1 })).toStrictEqual(github.build({ method: "POST", url: "/x", b: 1 }));
    expect(build("/x")).toStrictEqual(github.build("/x"));
  });

  test.each(MEMBERS)("has %s", (member) => {
    expect(Object.hasOwn(build, member)).toBe(true);
    expect(typeof build[member]).toBe(member === "DEFAULTS" ? "object" : "function");
  });

  test("merge and parse", () => {
    expect(build.merge("/x", { b: 1 })).toStrictEqual(github.merge("/x", { b: 1 }));
    expect(build.merge({ url: "/x", b: 1 })).toStrictEqual(github.merge("/x", { b: 1 }));
    expect(build.parse(build.merge("/x", { b: 1 }))).toStrictEqual(build("/x", { b: 1 }));
    expect(build.parse({ ...build.merge("POST /x", { b: 1 }) })).toStrictEqual(build("POST /x", { b: 1 }));
  });

  test("DEFAULTS: the current ones, frozen", () => {
    expect(build.DEFAULTS).toStrictEqual(github.DEFAULTS);
    expect(Object.isFrozen(build.DEFAULTS)).toBe(true);
    expect(Object.isFrozen(build.DEFAULTS.headers)).toBe(true);
  });

  test("defaults: a new function over these", () => {
    const next = build.defaults({ type: "all", headers: { "x-b": "2" } });
    expect(next).not.toBe(build);
    expect(next.DEFAULTS).toStrictEqual({
      ...github.DEFAULTS,
      type: "all",
      headers: { ...github.DEFAULTS.headers, "x-b": "2" },
    });
    for (const member of MEMBERS) expect(Object.hasOwn(next, member)).toBe(true);
    expect(build.DEFAULTS).toStrictEqual(github.DEFAULTS);
  });

  test("its members need no receiver", () => {
    const { defaults: over, merge, parse } = build;
    expect(parse(merge("/x"))).toStrictEqual(build("/x"));
    expect(over({ a: 1 })("/x")).toStrictEqual(github.build("/x", { a: 1 }));
  });

  test("all its members are seen by who looks through them", () => {
    expect(Object.keys(build)).toStrictEqual(["defaults", "merge", "parse", "DEFAULTS", "endpoint"]);
    expect({ ...build }.DEFAULTS).toBe(build.DEFAULTS);
    expect(build.endpoint).toBe(build.endpoint);
  });

  test("decision A3: it never changes", () => {
    expect(Object.isFrozen(build)).toBe(true);
    expect(() => Object.assign(build, { merge: 1 })).toThrow(TypeError);
    expect(() => Object.assign(build, { more: 1 })).toThrow(TypeError);
  });

  test.each<[what: string, call: unknown[], code: string]>([
    ["nothing", [], "ERR_INVALID_ROUTE"],
    ["no url", [{}], "ERR_INVALID_ROUTE"],
    ["a verb that is none", ["FOO /x"], "ERR_INVALID_METHOD"],
    ["a route and a url", ["/x", { url: "/y" }], "ERR_INVALID_OPTION"],
    ["an absent value", ["/x/{absent}"], "ERR_MISSING_PARAMETER"],
  ])("throws as the class does: %s", (__, call, code) => {
    expect(() => build(...(call as [never]))).toThrow(expect.objectContaining({ code }));
  });
});

describe("the endpoint of a function is asked for when it is needed", () => {
  const askedFor = (use: (build: EndpointFunction) => unknown): number => {
    let times = 0;
    const github = new Endpoint();
    use(createEndpointFunction(() => (times++, github)));
    return times;
  };

  test.each<[what: string, use: (build: EndpointFunction) => unknown, times: number]>([
    ["nothing", (build) => build, 0],
    ["a look at a method", (build) => [build.defaults, build.merge, build.parse], 0],
    ["a call", (build) => build("/x"), 1],
    ["merge", (build) => build.merge("/x"), 1],
    ["parse", (build) => build.parse({ url: "/x" }), 1],
    ["defaults, and calls of what it returns", (build) => build.defaults({ a: 1 })("/x"), 1],
    ["DEFAULTS", (build) => build.DEFAULTS, 1],
    ["endpoint", (build) => build.endpoint, 1],
  ])("%s", (_, use, times) => {
    expect(askedFor(use)).toBe(times);
  });

  test("decision D7: whatever Object.prototype has", () => {
    const polluted = Object.prototype as { value?: unknown; set?: unknown };
    Object.assign(polluted, { value: 1, set: () => undefined });
    try {
      expect(new Endpoint().toFunction().DEFAULTS.method).toBe("GET");
    } finally {
      delete polluted.value;
      delete polluted.set;
    }
  });
});

describe("from an endpoint to its function and back", () => {
  class GitLab extends Endpoint {
    static override readonly vendor = { name: "gitlab", baseUrl: "https://gitlab.com/api/v4" };
  }

  test("the function knows its endpoint", () => {
    const gitlab = new GitLab({ a: 1 }).withPolicy({ arrays: "brackets" });
    expect(gitlab.toFunction().endpoint).toBe(gitlab);
    expect(gitlab.toFunction().endpoint.toFunction()("/x")).toStrictEqual(gitlab.build("/x"));
  });

  test("vendor, class and policy stay through defaults()", () => {
    const build = new GitLab()
      .withPolicy({ arrays: "brackets" })
      .toFunction()
      .defaults({ a: [1, 2] });
    expect(build.endpoint).toBeInstanceOf(GitLab);
    expect(build.endpoint.policy.arrays).toBe("brackets");
    expect(build("/x")).toStrictEqual({
      method: "get",
      url: "https://gitlab.com/api/v4/x?a[]=1&a[]=2",
      headers: { accept: "application/json", "user-agent": `gitlab-endpoint.js/${VERSION}` },
    });
  });

  test("the endpoint of a function has the function's defaults", () => {
    expect(NESTED.endpoint.DEFAULTS).toBe(NESTED.DEFAULTS);
    expect(NESTED.endpoint.route(untyped("/orgs/{org}")).build()).toStrictEqual(NESTED("/orgs/{org}"));
    const { endpoint: github } = endpoint;
    expect(github.withDefaults({ org: "octokit" }).toFunction()("/orgs/{org}")).toStrictEqual(
      endpoint.defaults({ org: "octokit" })("/orgs/{org}"),
    );
  });
});

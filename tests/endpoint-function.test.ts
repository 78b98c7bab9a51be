import { describe, expect, test } from "@jest/globals";
import { createEndpointFunction } from "../src/endpoint-function.js";
import { Endpoint, VERSION, endpoint, type EndpointFunction } from "../src/index.js";
import { untyped } from "./untyped.js";
import { functionOf } from "./function-of.js";

const MEMBERS = ["defaults", "merge", "parse", "DEFAULTS"] as const;
const NESTED = endpoint.defaults({ org: "octokit" }).defaults({ headers: { "x-a": "1" } });

const FUNCTIONS: [name: string, build: EndpointFunction, defaults: object][] = [
  ["endpoint", endpoint, {}],
  ["the result of nested defaults()", NESTED, { org: "octokit", headers: { "x-a": "1" } }],
  [
    "a function of an endpoint.defaults()",
    functionOf(new Endpoint({ org: "octokit" })).defaults({ a: 1 }),
    { org: "octokit", a: 1 },
  ],
];

describe.each(FUNCTIONS)("an endpoint function (Endpoints): %s", (_, build, defaults) => {
  const github = new Endpoint({ ...defaults });

  test.each(MEMBERS)("has the member %s", (member) => {
    expect(Object.hasOwn(build, member)).toBe(true);
    expect(typeof build[member]).toBe(member === "DEFAULTS" ? "object" : "function");
  });

  test("exposes the current defaults, frozen, as DEFAULTS", () => {
    expect(build.DEFAULTS).toStrictEqual(github.DEFAULTS);
    expect(Object.isFrozen(build.DEFAULTS)).toBe(true);
    expect(Object.isFrozen(build.DEFAULTS.headers)).toBe(true);
  });

  test("returns a new function with further defaults", () => {
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

  test("has members that work without a receiver", () => {
    const { defaults: withDefaults, merge, parse } = build;
    expect(parse(merge("/x"))).toStrictEqual(build("/x"));
    expect(withDefaults({ a: 1 })("/x")).toStrictEqual(github.build("/x", { a: 1 }));
  });

  test("lists all of its members as enumerable keys", () => {
    expect(Object.keys(build)).toStrictEqual(["defaults", "merge", "parse", "DEFAULTS", "endpoint"]);
    expect({ ...build }.DEFAULTS).toBe(build.DEFAULTS);
    expect(build.endpoint).toBe(build.endpoint);
  });

  test("is immutable (A3)", () => {
    expect(Object.isFrozen(build)).toBe(true);
    expect(() => Object.assign(build, { merge: 1 })).toThrow(TypeError);
    expect(() => Object.assign(build, { more: 1 })).toThrow(TypeError);
  });
});

describe("an endpoint function creates its endpoint lazily", () => {
  const countCreations = (use: (build: EndpointFunction) => unknown): number => {
    let count = 0;
    const github = new Endpoint();
    use(createEndpointFunction(() => (count++, github)));
    return count;
  };

  test.each<[name: string, use: (build: EndpointFunction) => unknown, times: number]>([
    ["no use", (build) => build, 0],
    ["access to a method", (build) => [build.defaults, build.merge, build.parse], 0],
    ["a call", (build) => build("/x"), 1],
    ["merge", (build) => build.merge("/x"), 1],
    ["parse", (build) => build.parse({ url: "/x" }), 1],
    ["defaults(), then a call of the new function", (build) => build.defaults({ a: 1 })("/x"), 1],
    ["DEFAULTS", (build) => build.DEFAULTS, 1],
    ["endpoint", (build) => build.endpoint, 1],
  ])("%s: %s", (_, use, times) => {
    expect(countCreations(use)).toBe(times);
  });
});

describe("an endpoint and its function refer to each other", () => {
  class GitLab extends Endpoint {
    static override readonly vendor = { name: "gitlab", baseUrl: "https://gitlab.com/api/v4" };
  }

  test("the function exposes its endpoint", () => {
    const gitlab = new GitLab({ a: 1 }).withPolicy({ arrays: "brackets" });
    expect(functionOf(gitlab).endpoint).toBe(gitlab);
    expect(functionOf(functionOf(gitlab).endpoint)("/x")).toStrictEqual(gitlab.build("/x"));
  });

  test("defaults() keeps the vendor, the class and the policy", () => {
    const build = functionOf(new GitLab().withPolicy({ arrays: "brackets" })).defaults({ a: [1, 2] });
    expect(build.endpoint).toBeInstanceOf(GitLab);
    expect(build.endpoint.policy.arrays).toBe("brackets");
    expect(build("/x")).toStrictEqual({
      method: "get",
      url: "https://gitlab.com/api/v4/x?a%5B%5D=1&a%5B%5D=2",
      headers: { accept: "application/json", "user-agent": `gitlab-endpoint.js/${VERSION}` },
    });
  });

  test("defaults() without options adds none (A5)", () => {
    const build = functionOf(new GitLab({ a: 1 }));
    const defaults = build.defaults as (options?: object) => typeof build;
    for (const same of [defaults(), defaults(undefined), defaults({})]) {
      expect(same.DEFAULTS).toStrictEqual(build.DEFAULTS);
      expect(same("/x")).toStrictEqual(build("/x"));
    }
    expect(() => defaults(null as never)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });

  test("the endpoint of a function has the function's defaults", () => {
    expect(NESTED.endpoint.DEFAULTS).toBe(NESTED.DEFAULTS);
    expect(NESTED.endpoint.route(untyped("/orgs/{org}")).build()).toStrictEqual(NESTED("/orgs/{org}"));
    const { endpoint: github } = endpoint;
    expect(functionOf(github.withDefaults({ org: "octokit" }))(untyped("/orgs/{org}"))).toStrictEqual(
      endpoint.defaults({ org: "octokit" })("/orgs/{org}"),
    );
  });
});

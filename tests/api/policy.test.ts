import { describe, expect, test } from "@jest/globals";
import { Endpoint, type Policy } from "../../src/index.js";

const DEFAULT = { missing: "error", arrays: "comma", objects: "error", unplaced: "drop", trustedOrigins: undefined };
const github = new Endpoint();

function having(policy: Partial<Policy>): Endpoint {
  return github.withPolicy(policy);
}

describe("decisions C5, C7, C9, D2, D5: what the policy is by default", () => {
  test("and that it never changes", () => {
    expect(github.policy).toStrictEqual(DEFAULT);
    expect(Object.isFrozen(github.policy)).toBe(true);
    expect(Object.isFrozen(having({ arrays: "repeat" }).policy)).toBe(true);
  });

  test("withPolicy changes what it names, and leaves the rest", () => {
    const one = having({ arrays: "repeat", missing: "omit" });
    expect(one.policy).toStrictEqual({ ...DEFAULT, arrays: "repeat", missing: "omit" });
    expect(one.withPolicy({ arrays: "brackets" }).policy).toStrictEqual({
      ...DEFAULT,
      arrays: "brackets",
      missing: "omit",
    });
    expect(one.withPolicy({}).policy).toStrictEqual(one.policy);
    expect(github.policy).toStrictEqual(DEFAULT);
  });

  test("decision A5: undefined is not given", () => {
    const one = having({ arrays: "repeat", trustedOrigins: ["https://x.example"] });
    const nothing = { arrays: undefined, trustedOrigins: undefined, missing: undefined } as unknown as Policy;
    expect(one.withPolicy(nothing).policy).toStrictEqual(one.policy);
  });

  test("defaults and policy are apart", () => {
    const one = having({ arrays: "repeat" }).withDefaults({ arrays: "comma", missing: "omit" });
    expect(one.policy.arrays).toBe("repeat");
    expect(one.build("/x").url).toBe("https://api.github.com/x?arrays=comma&missing=omit");
  });
});

describe("decision C5: missing", () => {
  test.each(["/repos/{owner}/{repo}", "/repos/:owner/:repo", "/repos/{+owner}/{repo}"])("error: %s", (route) => {
    expect(() => github.build(route, { owner: "o" })).toThrow(
      expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names: ["repo"] }),
    );
    expect(() => having({ missing: "error" }).build(route, { repo: "" })).toThrow(
      expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names: ["owner", "repo"] }),
    );
  });

  test.each([
    ["/repos/{owner}/{repo}", { owner: "o" }, "/repos/o"],
    ["/repos/{owner}{?a}", { a: 1 }, "/repos?a=1"],
    ["/x{/y}", {}, "/x"],
  ])("omit: %s %j", (route, options, path) => {
    expect(having({ missing: "omit" }).build(route, options).url).toBe(`https://api.github.com${path}`);
  });
});

describe("decision C9: arrays and objects in the query", () => {
  test.each<[Policy["arrays"], string]>([
    ["comma", "?a=1,x%2Cy"],
    ["repeat", "?a=1&a=x%2Cy"],
    ["brackets", "?a[]=1&a[]=x%2Cy"],
  ])("arrays: %s", (arrays, query) => {
    expect(having({ arrays }).build("/x", { a: [1, "x,y", null, undefined], b: [] }).url).toBe(
      `https://api.github.com/x${query}`,
    );
  });

  test("objects: an error, or brackets", () => {
    const options = { a: { k: 1, l: null, "m n": "o" }, b: {} };
    expect(() => github.build("/x", options)).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_PARAMETER", parameter: "a" }),
    );
    expect(having({ objects: "brackets" }).build("/x", options).url).toBe("https://api.github.com/x?a[k]=1&a[m%20n]=o");
  });

  test("neither has a say in a JSON body", () => {
    const options = { a: [1], b: { c: 1 } };
    expect(having({ arrays: "brackets", objects: "brackets" }).build("POST /x", options).body).toStrictEqual(options);
  });
});

describe("decision D2: unplaced", () => {
  const strict = having({ unplaced: "error" });

  test("error names all parameters of the call that have no place beside data", () => {
    const options = { data: "text", a: 1, b: null, c: undefined, d: 2 };
    const fault = expect.objectContaining({ code: "ERR_INVALID_PARAMETER", parameter: "a", names: ["a", "b"] });
    expect(() => strict.build("POST /x/{d}", options)).toThrow(fault);
    expect(() => strict.parse(strict.merge("POST /x/{d}", options))).toThrow(fault);
    const { data, ...parameters } = options;
    expect(() => strict.route("POST /x/{d}").params(parameters).data(data).build()).toThrow(fault);
    expect(github.build("POST /x/{d}", options).body).toBe("text");
  });

  test("those of the defaults are dropped all the same", () => {
    const endpoint = strict.withDefaults({ org: "octokit" });
    expect(endpoint.build("POST /x", { data: "text" }).body).toBe("text");
    expect(endpoint.parse(endpoint.merge("POST /x", { data: "text" })).body).toBe("text");
    expect(() => endpoint.build("POST /x", { data: "text", org: "octokit" })).toThrow(
      expect.objectContaining({ names: ["org"] }),
    );
  });

  test("where merged options were copied, a value of the defaults counts as theirs", () => {
    const endpoint = strict.withDefaults({ org: "octokit" });
    expect(endpoint.parse({ ...endpoint.merge("POST /x", { data: "text" }) }).body).toBe("text");
    expect(() => endpoint.parse({ ...endpoint.merge("POST /x", { data: "text", org: "other", b: 1 }) })).toThrow(
      expect.objectContaining({ names: ["org", "b"] }),
    );
  });

  test("without data every parameter has a place", () => {
    expect(strict.build("POST /x", { a: 1 }).body).toStrictEqual({ a: 1 });
    expect(strict.build("/x", { a: 1 }).url).toBe("https://api.github.com/x?a=1");
  });
});

describe("decisions C7, D5: trustedOrigins", () => {
  test.each(["https://uploads.github.com", "https://uploads.github.com/", "HTTPS://Uploads.GitHub.com:443"])(
    "%s is the origin of uploads.github.com",
    (origin) => {
      const { url } = having({ trustedOrigins: [origin] }).build("{+target}", {
        target: "https://uploads.github.com/x",
      });
      expect(url).toBe("https://uploads.github.com/x");
    },
  );

  test("others are not", () => {
    const route = "https://{host}/x";
    expect(() => having({ trustedOrigins: ["https://a.example"] }).build(route, { host: "b.example" })).toThrow(
      expect.objectContaining({ code: "ERR_UNSAFE_ORIGIN", names: ["host"] }),
    );
  });

  test("decision A3: the list is copied", () => {
    const trustedOrigins = ["https://a.example"];
    const endpoint = having({ trustedOrigins });
    trustedOrigins.push("https://b.example");
    expect(endpoint.policy.trustedOrigins).toStrictEqual(["https://a.example"]);
    expect(Object.isFrozen(endpoint.policy.trustedOrigins)).toBe(true);
    expect(Object.isFrozen(trustedOrigins)).toBe(false);
  });

  test.each<[what: string, value: unknown]>([
    ["a string", "https://a.example"],
    ["null", null],
    ["a Set", new Set(["https://a.example"])],
    ["an object", { 0: "https://a.example" }],
    ["no URL", ["a.example"]],
    ["no http", ["ftp://a.example"]],
    ["the opaque origin", ["null"]],
    ["a wildcard", ["*"]],
    ["a path", ["https://a.example/x"]],
    ["a query", ["https://a.example?x"]],
    ["credentials", ["https://a:b@a.example"]],
    ["a number", [5]],
    ["null among them", ["https://a.example", null]],
    ["a URL object", [new URL("https://a.example")]],
  ])("%s is an error", (_, trustedOrigins) => {
    expect(() => having({ trustedOrigins: trustedOrigins as never })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: expect.stringContaining("trustedOrigins") }),
    );
  });
});

describe("decision F1: what no policy is", () => {
  test.each<[what: string, value: unknown]>([
    ["null", null],
    ["undefined", undefined],
    ["a string", "omit"],
    ["a list", ["omit"]],
    ["a Map", new Map([["missing", "omit"]])],
    ["a function", () => ({})],
  ])("%s", (_, policy) => {
    expect(() => having(policy as Policy)).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "policy" }),
    );
  });

  test.each<[name: string, value: unknown]>([
    ["missing", "ignore"],
    ["missing", null],
    ["missing", true],
    ["arrays", "pipe"],
    ["arrays", ["comma"]],
    ["objects", "deep"],
    ["objects", new String("brackets")],
    ["unplaced", "warn"],
    ["unplaced", Symbol("drop")],
    ["array", "comma"],
    ["toString", "error"],
    ["constructor", "error"],
    ["__proto__", "error"],
  ])("%s: %p", (name, value) => {
    const policy = Object.defineProperty({}, name, { value, enumerable: true });
    expect(() => having(policy)).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: expect.stringContaining(name) }),
    );
  });

  test("several faults are told together", () => {
    expect(() => having({ missing: "x", arrays: "y", trustedOrigins: "z" } as never)).toThrow(
      expect.objectContaining({
        names: ["missing", "arrays", "trustedOrigins"].map((name) => expect.stringContaining(name)),
      }),
    );
  });
});

import { describe, expect, test } from "@jest/globals";
import { Endpoint, type Policy } from "../../src/index.js";
import { coded } from "../coded.js";

const DEFAULT = {
  arrays: "comma",
  objects: "error",
  trustedOrigins: undefined,
  body: undefined,
};
const github = new Endpoint();

function withPolicy(policy: Partial<Policy>): Endpoint {
  return github.withPolicy(policy);
}

describe("Endpoint.policy (C5, C7, C9, D2, D5)", () => {
  test("has defaults and is immutable", () => {
    expect(github.policy).toStrictEqual(DEFAULT);
    expect(Object.isFrozen(github.policy)).toBe(true);
    expect(Object.isFrozen(withPolicy({ arrays: "repeat" }).policy)).toBe(true);
  });

  test("withPolicy() overrides the given choices and keeps the others", () => {
    const one = withPolicy({ arrays: "repeat", objects: "brackets" });
    expect(one.policy).toStrictEqual({ ...DEFAULT, arrays: "repeat", objects: "brackets" });
    expect(one.withPolicy({ arrays: "brackets" }).policy).toStrictEqual({
      ...DEFAULT,
      arrays: "brackets",
      objects: "brackets",
    });
    expect(one.withPolicy({}).policy).toStrictEqual(one.policy);
    expect(github.policy).toStrictEqual(DEFAULT);
  });

  test("withPolicy() ignores undefined (A5)", () => {
    const one = withPolicy({ arrays: "repeat", trustedOrigins: ["https://x.example"] });
    const nothing = { arrays: undefined, trustedOrigins: undefined } as unknown as Policy;
    expect(one.withPolicy(nothing).policy).toStrictEqual(one.policy);
  });

  test("is independent of default parameters of the same names", () => {
    const one = withPolicy({ arrays: "repeat" }).withDefaults({ arrays: "comma" });
    expect(one.policy.arrays).toBe("repeat");
    expect(one.build("/x").url).toBe("https://api.github.com/x?arrays=comma");
  });
});

describe("parameters beside data (D2)", () => {
  test("the error has the cures", () => {
    for (const cure of ['.param("data", …)', "{?name}"])
      expect(() => github.build("POST /x/{d}", { a: 1, d: 2 }, { data: "text" })).toThrow(cure);
  });

  test("what a call gives is the call's, also where it equals a default (A6)", () => {
    const list = ["a"];
    const endpoint = github.withDefaults({ list });
    expect(endpoint.build("POST /x", {}, { data: "text" }).body).toBe("text");
    for (const build of [
      () => endpoint.build("POST /x", { list }, { data: "text" }),
      () => endpoint.route("POST /x").params({ list }).data("text").build(),
    ])
      expect(build).toThrow(expect.objectContaining({ names: ["list"] }));
  });
});

describe("the policy for trusted origins (C7, D5)", () => {
  test.each(["https://uploads.github.com", "https://uploads.github.com/", "HTTPS://Uploads.GitHub.com:443"])(
    "%s allows the origin of uploads.github.com",
    (origin) => {
      const { url } = withPolicy({ trustedOrigins: [origin] }).build("{+target}", {
        target: "https://uploads.github.com/x",
      });
      expect(url).toBe("https://uploads.github.com/x");
    },
  );

  test("rejects other origins", () => {
    const route = "https://{host}/x";
    expect(() => withPolicy({ trustedOrigins: ["https://a.example"] }).build(route, { host: "b.example" })).toThrow(
      coded("ERR_UNSAFE_ORIGIN", ["host"]),
    );
  });

  test("copies the list (A3)", () => {
    const trustedOrigins = ["https://a.example"];
    const endpoint = withPolicy({ trustedOrigins });
    trustedOrigins.push("https://b.example");
    expect(endpoint.policy.trustedOrigins).toStrictEqual(["https://a.example"]);
    expect(Object.isFrozen(endpoint.policy.trustedOrigins)).toBe(true);
    expect(Object.isFrozen(trustedOrigins)).toBe(false);
  });

  test.each<[name: string, value: unknown]>([
    ["a string", "https://a.example"],
    ["null", null],
    ["another scheme", ["ftp://a.example"]],
    ["the opaque origin", ["null"]],
    ["a wildcard", ["*"]],
    ["a path", ["https://a.example/x"]],
    ["a query", ["https://a.example?x"]],
    ["a number", [5]],
    ["a URL object", [new URL("https://a.example")]],
  ])("rejects %s", (_, trustedOrigins) => {
    expect(() => withPolicy({ trustedOrigins: trustedOrigins as never })).toThrow(
      coded("ERR_INVALID_OPTION", [expect.stringContaining("trustedOrigins")]),
    );
  });
});

describe("withPolicy() rejects an invalid policy (F1)", () => {
  test.each<[name: string, value: unknown]>([
    ["null", null],
    ["a list", ["repeat"]],
  ])("%s", (_, policy) => {
    expect(() => withPolicy(policy as Policy)).toThrow(coded("ERR_INVALID_OPTION", ["policy"]));
  });

  test.each<[name: string, value: unknown]>([
    ["arrays", null],
    ["arrays", "pipe"],
    ["arrays", ["comma"]],
    ["objects", "deep"],
    ["array", "comma"],
    ["toString", "error"],
    ["constructor", "error"],
    ["__proto__", "error"],
  ])("%s: %p", (name, value) => {
    const policy = Object.defineProperty({}, name, { value, enumerable: true });
    expect(() => withPolicy(policy)).toThrow(coded("ERR_INVALID_OPTION", [expect.stringContaining(name)]));
  });

  test("reports several issues together", () => {
    expect(() => withPolicy({ objects: "x", arrays: "y", trustedOrigins: "z" } as never)).toThrow(
      expect.objectContaining({
        names: ["objects", "arrays", "trustedOrigins"].map((name) => expect.stringContaining(name)),
      }),
    );
  });
});

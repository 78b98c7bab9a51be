// Whether calls of a route take the short cut for urls of literals and values. The results are the same without it: the
// properties in short-cuts.test.ts compare them.
import { describe, expect, test } from "@jest/globals";
import { endpoint, InvalidParameterError } from "../../src/index.js";
import { Route } from "../../src/route/route.js";
import { findApiMethods } from "../../src/route/methods.js";

const methods = findApiMethods();
const planOf = (route: string, names: readonly string[], defaultNames: readonly string[] = []) =>
  Route.parse(route, methods).plan(names, defaultNames, methods);

describe("the plan of a url of literals and values", () => {
  test.each<[route: string, names: string[], parts: (string | number)[], pathValues: number, templateValues?: number]>([
    ["/a", [], ["/a"], 0],
    ["a", [], ["/a"], 0],
    ["/a/{x}", ["x"], ["/a/", 0, ""], 1],
    ["a/:x", ["x"], ["/a/", 0, ""], 1],
    ["/{x}/{y}/b", ["y", "x"], ["/", 1, "/", 0, "/b"], 2],
    ["/{x}", ["x", "q"], ["/", 0, "?q=", 1, ""], 1],
    ["/a", ["q", "r s"], ["/a?q=", 0, "&r%20s=", 1, ""], 0],
    ["POST /{x}", ["x", "q"], ["/", 0, ""], 1],
    ["/{?x}", ["x"], ["/?x=", 0, ""], 0, 1],
    ["/{?x}", [], ["/"], 0],
    ["/a{?x,y}", ["y", "x"], ["/a?x=", 1, "&y=", 0, ""], 0, 2],
    ["/{x}/b{?y,z}", ["x", "z", "q"], ["/", 0, "/b?z=", 1, "&q=", 2, ""], 1, 2],
    ["POST /{x}{?y}", ["x", "b"], ["/", 0, ""], 1],
    ["PUT /:x{?y-z,y.z}", ["x", "y.z", "b"], ["/", 0, "?y.z=", 1, ""], 1, 2],
  ])("%s with %j", (route, names, parts, pathValues, templateValues = pathValues) => {
    const plain = { isRelative: true, pathValues, templateValues, parts };
    expect(planOf(route, names).plain).toStrictEqual(plain);
  });

  test("of a full url", () => {
    const parts = ["https://a.example/", 0, ""];
    expect(planOf("https://a.example/{x}", ["x"]).plain).toStrictEqual({
      isRelative: false,
      pathValues: 1,
      templateValues: 1,
      parts,
    });
  });

  test("with defaults: the last value of a name counts", () => {
    expect(planOf("/{x}", ["x"], ["x", "q"]).plain?.parts).toStrictEqual(["/", 2, "?q=", 1, ""]);
  });
});

describe("a plan without the short cut", () => {
  test.each<[route: string, names: string[]]>([
    ["/{x}", []],
    ["/{x}/{y}", ["x"]],
    ["/{x}/{x}", ["x"]],
    ["/{x}/{+y}", ["x", "y"]],
    ["/{x}{.y}", ["x", "y"]],
    ["/{x}/{y*}", ["x", "y"]],
    ["/{x}/{y:2}", ["x", "y"]],
    ["/{x,y}", ["x", "y"]],
    ["/{x}{?x}", ["x"]],
    ["/{?x,x}", ["x"]],
    ["/{?x*}", ["x"]],
    ["/{?x:2}", ["x"]],
    ["/{?%41}", ["%41"]],
    ["/{x}{?y}b", ["x", "y"]],
    ["/?a{&x}{&y}", ["x", "y"]],
    ["/{?x}{#y}", ["x", "y"]],
    ["/a?b{&x}", ["x"]],
    ["/{x}{?y}", ["y"]],
    ["/{x}?b", ["x"]],
    ["/{x}#b", ["x"]],
    ["https://{x}.example.com/", ["x"]],
    ["https://a.example{/x}{y}", ["x", "y"]],
    ["/a", ["q", "\ud800"]],
  ])("%s with %j", (route, names) => {
    expect(planOf(route, names).plain).toBeUndefined();
  });

  test("of names that no url can contain is an error of the library", () => {
    expect(() => endpoint("/a", { q: 1, "\ud800": 1 })).toThrow(InvalidParameterError);
  });
});

describe("the plans of a route are kept", () => {
  test("for the same names, defaults and methods", () => {
    const plan = planOf("/kept/{x}", ["x", "y"], ["z"]);
    expect(planOf("/kept/{x}", ["x", "y"], ["z"])).toBe(plan);
    // Copies of names, and of the lists.
    expect(planOf("/kept/{x}", Array.from("xy"), Array.from("z"))).toBe(plan);
    for (const [names, defaultNames] of [
      [["x"], ["z"]],
      [["y", "x"], ["z"]],
      [["x", "y"], []],
      [["x", "y"], ["y"]],
    ] as const) {
      expect(planOf("/kept/{x}", names, defaultNames)).not.toBe(plan);
    }
    expect(planOf("/kept/{x}", ["x", "y"], ["z"])).toBe(plan);
    const other = findApiMethods({ PURGE: { body: true } });
    expect(Route.parse("/kept/{x}", other).plan(["x", "y"], ["z"], other)).not.toBe(plan);
  });

  test("whether names mean options or parameters", () => {
    const route = Route.parse("/options/{x}", methods);
    const asParameters = route.createPlan(["x", "data"], [], methods);
    expect(asParameters.liveIndexes).toStrictEqual([0, 1]);
    expect(route.findPlan(["x", "data"], [], methods, true)).toBeUndefined();
    const asOptions = route.createPlan(["x", "data"], [], methods, [1]);
    expect(asOptions.liveIndexes).toStrictEqual([0]);
    expect(asOptions.optionIndexes).toStrictEqual([1]);
    expect(route.findPlan(["x", "data"], [], methods, false)).toBe(asParameters);
    expect(route.findPlan(["x", "data"], [], methods, true)).toBe(asOptions);
    // Names that are no options fit both.
    const plan = route.createPlan(["x"], [], methods);
    expect(plan.optionIndexes).toStrictEqual([]);
    expect([true, false].map((hasOptions) => route.findPlan(["x"], [], methods, hasOptions))).toStrictEqual([
      plan,
      plan,
    ]);
  });

  test("eight of them, the last ones", () => {
    const route = Route.parse("/eight/{x}", methods);
    const plans = Array.from({ length: 9 }, (_, index) => route.plan(["x", `y${String(index)}`], [], methods));
    expect(route.findPlan(["x", "y0"], [], methods, false)).toBeUndefined();
    expect(plans.slice(1).every((plan) => route.findPlan(plan.names, [], methods, false) === plan)).toBe(true);
    expect(route.lastNames).toBe(plans[8]!.names);
  });

  test("but not of names with more than 2,000 characters", () => {
    const route = Route.parse("/many/{x}", methods);
    const names = (count: number, length = 1): string[] =>
      Array.from({ length: count }, (_, index) => String(index).padStart(length, "n"));
    for (const kept of [names(24), names(25), names(180, 10), names(1, 1_999)]) {
      const plan = route.plan(kept, [], methods);
      expect(route.plan(kept, [], methods)).toBe(plan);
    }
    for (const [large, defaultNames] of [
      [names(1_001), []],
      [names(500), names(501)],
      [names(1, 2_000), []],
      [names(1, 1_000), names(1, 1_000)],
    ] as const) {
      const plan = route.plan(large, defaultNames, methods);
      expect(route.plan(large, defaultNames, methods)).not.toBe(plan);
      expect(route.lastNames).not.toBe(plan.names);
    }
  });

  test("of a method and a url as options: the route is that of the text", () => {
    const route = Route.parse("GET /of/{x}", methods);
    expect(Route.of("get", "/of/{x}", methods)).toBe(route);
    expect(Route.of("POST", "/of/{x}", methods)).not.toBe(route);
  });

  test("names of a call are kept once for all plans", () => {
    const route = Route.parse("/once/{x}", methods);
    const one = route.plan(["x", "y"], [], methods);
    expect(route.plan(["x", "y"], ["z"], methods).names).toBe(one.names);
  });
});

describe("whether a route is a url alone (B1)", () => {
  test.each<[route: string, isUrlOnly: boolean]>([
    ["/users", true],
    ["users", true],
    ["a/GET/users", true],
    ["GETS/users", true],
    ["GET /users", false],
  ])("%s: %j", (route, isUrlOnly) => {
    expect(Route.parse(route, methods).isUrlOnly).toBe(isUrlOnly);
  });

  test("a method before the first slash is a mistake", () => {
    const route = "GET/users";
    expect(() => Route.parse(route, methods)).toThrow(expect.objectContaining({ route }));
  });
});

test("a route of another kind is no text (B1)", () => {
  const error = { code: "ERR_INVALID_ROUTE", message: expect.stringContaining("text, not a number") as unknown };
  expect(() => Route.parse(5, methods)).toThrow(expect.objectContaining(error));
});

test.each(["", " ", "\t", "GET /a b", "a b c"])("%j is no route (B1)", (route) => {
  expect(() => Route.parse(route, methods)).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE", route }));
});

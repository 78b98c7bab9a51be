import { describe, expect, test } from "@jest/globals";
import { endpoint, MissingParameterError } from "../../src/index.js";
import { markedBy } from "../thrown-by.js";

type Values = Readonly<Record<string, unknown>>;

describe("missing path values throw MissingParameterError with all their names (C5)", () => {
  test.each<[string, Values, string[]]>([
    ["/repos/{owner}/{repo}", {}, ["owner", "repo"]],
    ["/repos/{owner}/{repo}", { owner: "o" }, ["repo"]],
    ["/repos/{owner}/{repo}", { repo: "r" }, ["owner"]],
    ["/repos/{owner}/{repo}", { owner: undefined, repo: null }, ["owner", "repo"]],
    ["/repos/:owner/:repo", {}, ["owner", "repo"]],
    ["/repos/{owner}/{repo}", { owner: [], repo: {} }, ["owner", "repo"]],
    ["/repos/{owner}/{repo}", { owner: [null], repo: "r" }, ["owner"]],
    ["/repos/{owner}/{repo}", { owner: "", repo: "" }, ["owner", "repo"]],
    ["/repos/{owner}/{repo}", { owner: "", repo: "r" }, ["owner"]],
    ["/contents/{+path}", {}, ["path"]],
    ["/contents/{+path}", { path: "" }, ["path"]],
    ["/a/{x}", { x: [""] }, ["x"]],
    ["/a/{x:3}", {}, ["x"]],
    ["/a/{x*}", { x: [] }, ["x"]],
    ["/a/{x}.json", {}, ["x"]],
    ["/a/v{x}/b", {}, ["x"]],
    ["/a/{x}{y}", { x: "1" }, ["y"]],
    ["/a/{x}{y}", { x: "", y: "" }, ["x", "y"]],
    ["/a/{x,y}", { x: "1" }, ["y"]],
    ["/a/{x}/{x}", {}, ["x"]],
    ["{x}", {}, ["x"]],
    ["/{x}", { x: "" }, ["x"]],
    ["https://example.com/{x}/:y", {}, ["x", "y"]],
    ["/a/{x}{?y}{#z}", {}, ["x"]],
  ])("rejects %s with %j", (url, values, names) => {
    for (const method of ["GET", "DELETE", "POST"]) {
      const build = (): unknown => endpoint({ ...values, method, url });
      expect(build).toThrow(MissingParameterError);
      expect(build).toThrow(expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names }));
    }
  });

  test("tells a value that was given and is empty from one that was not given (F1)", () => {
    const build = (): unknown => endpoint({ url: "/a/{b}/{c}/{d}", b: "", d: [] });
    expect(build).toThrow(
      expect.objectContaining({
        issues: [
          { name: "b", reason: "empty" },
          { name: "c", reason: "missing" },
          { name: "d", reason: "empty" },
        ],
      }),
    );
    expect(build).toThrow(/"b" must not be empty\n.*"c" is required\n.*"d" must not be empty\n/);
  });

  test("marks every expression without a value with carets (F1)", () => {
    const url = "/repos/{owner}/x/:repo/{number}";
    const build = (): unknown => endpoint({ url, number: 1 });
    expect(build).toThrow(expect.objectContaining({ route: url, names: ["owner", "repo"] }));
    expect(markedBy(build)).toEqual(["{owner}", ":repo"]);
  });

  test.each<[string, Values, string]>([
    ["/a/{x}.json", { x: "" }, "/a/.json"],
    ["/a/v{x}", { x: "" }, "/a/v"],
    ["/a/{x}{y}", { x: "", y: "1" }, "/a/1"],
    ["/a/{x}", { x: 0 }, "/a/0"],
    ["/a/{x}", { x: false }, "/a/false"],
    ["/a?b={x}", {}, "/a?b="],
    ["/a#{x}", {}, "/a#"],
    ["/a?b={+x}", { x: "" }, "/a?b="],
  ])("accepts %s with %j", (url, values, expected) => {
    expect(endpoint({ ...values, url }).url).toBe(`https://api.github.com${expected}`);
  });

  test.each(["{/x}", "{/x*}", "{?x}", "{;x}", "{.x}", "{#x}"])("omits the optional expression %s", (expression) => {
    for (const x of [undefined, null, [], {}])
      expect(endpoint(`/a${expression}`, { x }).url).toBe("https://api.github.com/a");
  });
});

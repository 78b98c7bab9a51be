import { describe, expect, test } from "@jest/globals";
import { Endpoint } from "../../src/index.js";
import { untyped } from "../untyped.js";

const github = new Endpoint();

/** The message without the route and its carets. */
function hintOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message.split("\n  ")[0] ?? "";
  }
  throw new Error("nothing was thrown");
}

describe("the message suggests the nearest missing placeholder (F1)", () => {
  test.each<[route: string, options: object, near: string]>([
    ["/repos/:owner/:repo", { owner: "o", rep: "r" }, "repo"],
    ["/repos/:owner/:repo", { owner: "o", repos: "r" }, "repo"],
    ["/repos/:owner/:repo", { owner: "o", Repo: "r" }, "repo"],
    ["/repos/:owner/:repo", { repo: "r", onwer: "o" }, "owner"],
    ["/x/{name}", { nmae: "x" }, "name"],
    ["/repos/{owner}/{repo}", { repo: "r", owners: "o" }, "owner"],
    ["/issues/:issue_number", { issueNumber: 1 }, "issue_number"],
    ["/issues/:issue_number", { issue_numbr: 1 }, "issue_number"],
    ["/x/:name/:names", { name: "n", namess: "n" }, "names"],
    ["POST /x/:name", { nam: "n" }, "name"],
  ])("for %s with %j: {%s}", (route, options, near) => {
    expect(hintOf(() => github.build(route, { ...options }))).toContain(`did you mean {${near}}?`);
  });

  test.each<[route: string, options: object]>([
    ["/a/{path}", { data: 1 }],
    ["POST /x/{date}", { data: {} }],
    ["/x/{header}", { headers: { a: "b" } }],
    ["/x/{requests}", { request: {} }],
  ])("options are no parameters: %s with %j", (route, options) => {
    expect(hintOf(() => github.build(untyped(route), { ...options }))).not.toContain("did you mean");
  });

  test("a parameter may have the name of an option", () => {
    const chain = github.route(untyped("POST /x/{dat}")).param("data", 1);
    expect(hintOf(() => chain.build())).toContain("did you mean {dat}?");
    expect(hintOf(() => chain.data(1).build())).toContain("did you mean {dat}?");
  });

  test("once for each misspelt name", () => {
    const hint = hintOf(() => github.build(untyped("/repos/:owner/:repo"), { ownr: "o", rep: "r" }));
    expect(hint).toContain("{owner}");
    expect(hint).toContain("{repo}");
  });

  test("chooses the nearest of several", () => {
    const hint = hintOf(() => github.build(untyped("/x/:label/:labels/:table"), { labls: "l" }));
    expect(hint).toContain("{labels}");
    expect(hint).not.toContain("{label}");
    expect(hint).not.toContain("{table}");
  });

  test.each<[name: string, route: string, options: object]>([
    ["no parameters", "/repos/:owner/:repo", {}],
    ["no similar parameters", "/repos/:owner/:repo", { per_page: 1, sort: "asc" }],
    ["a similar parameter with its own placeholder", "/repos/:repo/:repository_identifier", { repo: "r" }],
  ])("makes no suggestion for %s", (_, route, options) => {
    expect(hintOf(() => github.build(route, { ...options }))).not.toContain("did you mean");
  });

  test("makes no suggestion for default parameters", () => {
    const endpoint = new Endpoint({ per_page: 100 });
    expect(hintOf(() => endpoint.build(untyped("/x/:owner")))).not.toContain("did you mean");
  });

  test("stays short with many and long names", () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`name${index}`, index]));
    const hint = hintOf(() => github.build(untyped("/x/:name"), { ...many, ["n".repeat(1_000_000)]: 1 }));
    expect(hint.length).toBeLessThan(2_000);
  });
});

import { describe, expect, test } from "@jest/globals";
import { toPattern, type PatternOf, type PatternParameters } from "../../src/adapters/index.js";

test.each([
  // Names, and the query and fragment that a pattern does not have.
  ["GET /repos/{owner}/{repo}", "/repos/:owner/:repo"],
  ["  delete \t /repos/:owner/{repo} ", "/repos/:owner/:repo"],
  ["/users/{name}", "/users/:name"],
  ["GET /", "/"],
  ["GET /search{?q}", "/search"],
  ["GET /search?a=:b{&q}", "/search"],
  ["GET /search{?q}{&r}#{s}", "/search"],
  ["PUT /files/{file_id}#add_shared_link", "/files/:file_id"],
  ["GET /e/{enterprise-team}/{a.b}/{c%20d}", "/e/:enterprise_team/:a_b/:c_20d"],
  ["GET /compare/{base}...{head}", "/compare/:base...:head"],
  // What has a meaning in patterns, and what would extend a name.
  ["POST /v1/{name}:cancel", "/v1/:name\\:cancel"],
  ["GET /a(b)*+!/{c}", "/a\\(b\\)\\*\\+\\!/:c"],
  ["GET /{a}b/{c}_d/{e}$f/{g}%20h", "/:a\\b/:c\\_d/:e\\$f/:g%20h"],
  ["GET /ä/{b}", "/%C3%A4/:b"],
  // Other expressions.
  ["GET /{a,b}", "/:a,:b"],
  ["GET /{a:3}/{b*}", "/:a/:b"],
  ["GET /x{/a,b}", "/x/:a/:b"],
  ["GET /x{.a,b}", "/x.:a.:b"],
  ["GET /x{;a,b}", "/x;a=:a;b=:b"],
  ["GET /contents/{+path}", "/contents/:path+"],
  ["GET /contents{/path*}", "/contents/:path+"],
  // Full urls.
  ["GET https://uploads.example/files/{id}", "https://uploads.example/files/:id"],
  ["GET http://localhost:3000/files/{id}", "http://localhost:3000/files/:id"],
  ["GET https://{tenant}.example.com/{id}", "https://:tenant.example.com/:id"],
])("%s is %s (H8)", (route, pattern) => {
  expect(toPattern(route)).toBe(pattern);
});

test.each([
  ["", "words"],
  ["GET /a b", "words"],
  [undefined, "text"],
  [7, "text"],
] as const)("rejects what is not a route: %j (H8)", (route, reason) => {
  expect(() => toPattern(route as string)).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_ROUTE", issues: [expect.objectContaining({ reason })] }),
  );
});

test("rejects an invalid template (H8)", () => {
  expect(() => toPattern("GET /{a")).toThrow(expect.objectContaining({ code: "ERR_INVALID_TEMPLATE" }));
});

describe("the types (H8)", () => {
  test("have the pattern of a plain route, and its parameters", () => {
    const pattern: "/repos/:owner/:repo" = toPattern("GET /repos/{owner}/{repo}");
    const withColons: "/repos/:owner/:repo" = toPattern("PATCH /repos/:owner/{repo}{?page}");
    const renamed: "/teams/:enterprise_team" = toPattern("/teams/{enterprise-team}?a=b");
    const dots: "/compare/:base...:head" = toPattern("GET /compare/{base}...{head}");
    const plain: "/emojis" = toPattern("GET /emojis");
    expect([pattern, withColons, renamed, dots, plain]).not.toContain(undefined);

    const parameters: PatternParameters<"GET /repos/:owner/{repo-name}{?page}"> = { owner: "a", repo_name: "b" };
    // @ts-expect-error -- the query is not in the pattern
    expect(parameters.page).toBe(undefined);
  });

  test("say no more than what is sure", () => {
    type IsString<Type> = string extends Type ? true : false;
    const surely: IsString<
      PatternOf<"GET /v1/{name}:cancel" | "GET /ä" | "GET /{a}b" | "GET /{+path}" | "GET /{a,b}">
    > = true;
    const each: readonly [
      IsString<PatternOf<"GET /v1/{name}:cancel">>,
      IsString<PatternOf<"GET /ä">>,
      IsString<PatternOf<"GET /{a}b">>,
      IsString<PatternOf<"GET /{+path}">>,
      IsString<PatternOf<"GET /{a,b}">>,
      IsString<PatternOf<"GET https://a.example/{b}">>,
      IsString<PatternOf<"GET  /two-blanks">>,
      IsString<PatternOf<string>>,
    ] = [true, true, true, true, true, true, true, true];
    const parameters: PatternParameters<string> = { anything: "a" };
    expect([surely, ...each, parameters]).toHaveLength(10);
  });
});

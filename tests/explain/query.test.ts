// The parameters of query(), which are always sent in the query.
import { describe, expect, test } from "@jest/globals";
import { explain } from "../../src/explain/index.js";
import { Endpoint, type Buildable } from "../../src/index.js";

const github = new Endpoint();

const rows = (chain: Buildable<unknown>) =>
  explain(chain).parameters.map(({ name, layer, place, rule, became }) => [name, layer, place, rule, became]);

describe("explain() with query()", () => {
  test.each(["GET", "POST"])("lists each parameter with its source and its text in the url: %s", (method) => {
    const explanation = explain(
      github
        .route(`${method} /caches`)
        .query({ name: "a b", page: 1 })
        .query({ page: 2, list: [1, 2] }),
    );
    expect(explanation.parameters).toStrictEqual([
      {
        name: "name",
        value: '"a b"',
        layer: "step 2",
        overrode: [],
        place: "query",
        reason: "set by query()",
        became: "name=a%20b",
      },
      {
        name: "page",
        value: "2",
        layer: "step 3",
        overrode: [{ value: "1", layer: "step 2" }],
        place: "query",
        reason: "set by query()",
        became: "page=2",
      },
      {
        name: "list",
        value: "a list of 2",
        layer: "step 3",
        overrode: [],
        place: "query",
        reason: "set by query() (list: C9)",
        became: "list=1,2",
      },
    ]);
    expect(String(explanation)).toContain("set by query()");
  });

  test("distinguishes it from other parameters of the same name", () => {
    expect(rows(github.route("DELETE /caches/{id}").param("id", "path").query({ id: "query" }))).toStrictEqual([
      ["id", "step 2", "path", "P1", "path"],
      ["id", "step 3", "query", undefined, "id=query"],
    ]);
    expect(rows(github.route("POST /caches").param("id", "body").query({ id: "query" }))).toStrictEqual([
      ["id", "step 2", "body", "P3", undefined],
      ["id", "step 3", "query", undefined, "id=query"],
    ]);
    expect(rows(github.route("GET /caches").param("id", "one").query({ id: "two" }))).toStrictEqual([
      ["id", "step 3", "query", undefined, "id=two"],
    ]);
  });

  test("marks missing values as dropped and reports invalid ones", () => {
    expect(rows(github.route("POST /x").query({ a: null, b: [] }))).toStrictEqual([
      ["a", "step 2", "dropped", "A5", undefined],
      ["b", "step 2", "dropped", "C9", undefined],
    ]);
    const explanation = explain(github.route("POST /x").query({ a: NaN }));
    expect(explanation.error?.code).toBe("ERR_INVALID_PARAMETER");
    expect(explanation.parameters).toMatchObject([{ name: "a", place: "query", reason: "at fault: set by query()" }]);
    expect(explain(github.builder().query({ a: 1 })).parameters).toMatchObject([
      { name: "a", place: "unknown", reason: "the call failed earlier" },
    ]);
  });

  test("hides secrets in the row and in the url (D6)", () => {
    const explanation = explain(
      github.route("POST /x").query({ token: "hunter2", at: "https://a:hunter2@b.example/" }),
    );
    expect(explanation.url).toBe("https://api.github.com/x?token=***&at=***");
    expect(explanation.parameters.map(({ value, became }) => [value, became])).toStrictEqual([
      ["***", "token=***"],
      ['"https://***@b.example/"', "at=***"],
    ]);
    expect(JSON.stringify(explanation) + String(explanation)).not.toContain("hunter2");
    expect(explanation.warnings).toMatchObject([{ code: "secret-in-url", names: ["token"] }]);
  });

  test("does not warn about a placeholder with a similar name", () => {
    const chain = github.route("GET /x/{owner}").params({ owner: "a" }).query({ ownr: 1, header: 2 });
    expect(explain(chain).warnings).toStrictEqual([]);
  });
});

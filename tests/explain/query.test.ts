// The parameters that query() gives in a chain: they have a place of their own.
import { describe, expect, test } from "@jest/globals";
import { explain } from "../../src/explain/index.js";
import { Endpoint, type Buildable } from "../../src/index.js";

const github = new Endpoint();

const rows = (chain: Buildable<unknown>) =>
  explain(chain).parameters.map(({ name, layer, place, rule, became }) => [name, layer, place, rule, became]);

describe("query()", () => {
  test.each(["GET", "POST"])("%s: each is told, with who gave it and what it became", (verb) => {
    const told = explain(
      github
        .route(`${verb} /caches`)
        .query({ name: "a b", page: 1 })
        .query({ page: 2, list: [1, 2] }),
    );
    expect(told.parameters).toStrictEqual([
      {
        name: "name",
        value: '"a b"',
        layer: "step 2",
        overrode: [],
        place: "query",
        reason: "given by query()",
        became: "name=a%20b",
      },
      {
        name: "page",
        value: "2",
        layer: "step 3",
        overrode: [{ value: "1", layer: "step 2" }],
        place: "query",
        reason: "given by query()",
        became: "page=2",
      },
      {
        name: "list",
        value: "a list of 2",
        layer: "step 3",
        overrode: [],
        place: "query",
        reason: "given by query() (list: C9)",
        became: "list=1,2",
      },
    ]);
    expect(String(told)).toContain("given by query()");
  });

  test("beside what else goes by the same name", () => {
    expect(rows(github.route("DELETE /caches/{id}").param("id", "path").query({ id: "query" }))).toStrictEqual([
      ["id", "step 2", "path", "P1", "path"],
      ["id", "step 3", "query", undefined, "id=query"],
    ]);
    expect(rows(github.route("POST /caches").param("id", "body").query({ id: "query" }))).toStrictEqual([
      ["id", "step 2", "body", "P3", undefined],
      ["id", "step 3", "query", undefined, "id=query"],
    ]);
    expect(rows(github.route("GET /caches").param("id", "one").query({ id: "two" }))).toStrictEqual([
      ["id", "step 2", "query", "P2", "id=one"],
      ["id", "step 3", "query", undefined, "id=two"],
    ]);
  });

  test("what is absent is dropped, and what is at fault is told", () => {
    expect(rows(github.route("POST /x").query({ a: null, b: [] }))).toStrictEqual([
      ["a", "step 2", "dropped", "A5", undefined],
      ["b", "step 2", "dropped", "C9", undefined],
    ]);
    const told = explain(github.route("POST /x").query({ a: NaN }));
    expect(told.error?.code).toBe("ERR_INVALID_PARAMETER");
    expect(told.parameters).toMatchObject([{ name: "a", place: "query", reason: "at fault: given by query()" }]);
    expect(explain(github.builder().query({ a: 1 })).parameters).toMatchObject([
      { name: "a", place: "unknown", reason: "the call failed before" },
    ]);
  });

  test("decision D6: secrets are hidden, in the row and in the url", () => {
    const told = explain(github.route("POST /x").query({ token: "hunter2", at: "https://a:hunter2@b.example/" }));
    expect(told.url).toBe("https://api.github.com/x?token=***&at=***");
    expect(told.parameters.map(({ value, became }) => [value, became])).toStrictEqual([
      ["***", "token=***"],
      ['"https://***@b.example/"', "at=***"],
    ]);
    expect(JSON.stringify(told) + String(told)).not.toContain("hunter2");
    expect(told.warnings).toMatchObject([{ code: "secret-in-url", names: ["token"] }]);
  });

  test("a placeholder of nearly the same name is not meant", () => {
    const chain = github.route("GET /x/{owner}").params({ owner: "a" }).query({ ownr: 1, header: 2 });
    expect(explain(chain).warnings).toStrictEqual([]);
  });
});

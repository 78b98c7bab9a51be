import { readFileSync } from "node:fs";

import { describe, expect, test } from "@jest/globals";
import { explain } from "../../src/explain/index.js";
import { Endpoint, endpoint, VERSION } from "../../src/index.js";

const api = new Endpoint({ headers: { authorization: "token secret", "x-trace": "1" }, per_page: 30 })
  .withDefaults({ owner: "octokit", per_page: 50, headers: { "x-trace": "2" } })
  .withDefaults({ assignee: "octocat", mediaType: { previews: ["mercy"] } });

const EXPLANATION = explain(api, "POST /repos/{owner}/{repo}/issues{?dry_run}", { repo: "rest.js", title: "Bug" });

describe("the table of an explanation", () => {
  test("is shown in docs/debugging.md", () => {
    const page = readFileSync(new URL("../../docs/debugging.md", import.meta.url), "utf8");
    const shown = /```text\n([^]*?)\n```/.exec(page)![1]!;
    const acme = Endpoint.for({ name: "acme", baseUrl: "https://api.acme.example" });
    const team = acme
      .withDefaults({ limit: 30, headers: { authorization: "Bearer secret" } })
      .withDefaults({ limit: 50 });
    const explanation = explain(team, "POST /users/{id}/orders{?dry_run}", { id: 7, item: "tea" });
    expect(shown.replace(/endpoint\.js\/\S+/, `endpoint.js/${VERSION}`)).toBe(String(explanation));
  });

  test("lists parameters, headers and options with their sources and reasons", () => {
    expect(`\n${String(EXPLANATION)}\n`).toBe(`
POST https://api.github.com/repos/octokit/rest.js/issues

PARAMETER           FROM        PLACE  BECAME        WHY
per_page            defaults 2  body   50            P3 POST, no placeholder
                    defaults 1         overrides 30
owner               defaults 2  path   octokit       P1 {owner}
assignee            defaults 3  body   "octocat"     P3 POST, no placeholder
repo                call        path   rest.js       P1 {repo}
title               call        body   "Bug"         P3 POST, no placeholder

HEADER              FROM        STATE  VALUE                                      WHY
accept              vendor      sent   application/vnd.github.mercy-preview+json  E2 amended
user-agent          vendor      sent   github-endpoint.js/${VERSION}
authorization       defaults 1  sent   token ***
x-trace             defaults 2  sent   2
                    defaults 1         overrides 1
content-type        build       sent   application/json; charset=utf-8            D3 JSON body

OPTION              FROM               VALUE                                   WHY
method              call               POST
                    vendor             overrides GET
baseUrl             vendor             https://api.github.com
url                 call               /repos/{owner}/{repo}/issues{?dry_run}
mediaType.previews  defaults 3         mercy

NOT FILLED: {dry_run}

ACCEPT, STEP BY STEP
as given (vendor)
  application/vnd.github.v3+json
E2 previews mercy (defaults 3)
  application/vnd.github.mercy-preview+json

WARNINGS
  - default parameters without a placeholder are sent in the body: "per_page", "assignee"; set query
    parameters with .query()
`);
  });
});

describe("the table is at most 100 columns wide", () => {
  test("truncates long values and wraps warnings between words", () => {
    const explanation = explain(
      endpoint.endpoint.withDefaults({ ["n".repeat(60)]: "v".repeat(200) }),
      "POST /x{?short}",
      {
        short: "s",
        headers: { "x-a": "a".repeat(200) },
        data: "x",
      },
    );
    const lines = String(explanation).split("\n");
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.includes("…")).length).toBeGreaterThanOrEqual(2);
    expect(lines.filter((line) => line.startsWith("    ")).length).toBeGreaterThan(0);
    expect(explanation.parameters[0]!.value).toBe(`"${"v".repeat(99)}" and 101 more`);
  });

  test("counts two columns for wide characters and none for combining marks", () => {
    const given = { 日本語: 1, "e\u0301": 2, plain: 3 };
    const rows = String(explain(endpoint, "/x", given))
      .split("\n")
      .slice(3, 6);
    const [wide, marked, plain] = rows.map((row) => row.indexOf("call"));
    expect([wide, marked]).toStrictEqual([plain! - 3, plain! + 1]);
  });

  test("shows control characters as dots", () => {
    const explanation = explain(endpoint, "POST /x", {
      "\u001b[31mred": "\u001b[2J\n\u2028",
      headers: { "x-tab": "a\tb" },
    });
    for (const mark of ["\u001b", "\t", "\u2028"]) expect(String(explanation)).not.toContain(mark);
    expect(String(explanation)).toContain("·[31mred");
  });

  test("starts with the error and its carets", () => {
    const [first, ...rest] = String(explain(endpoint, "GET /repos/{owner}/{repo}", { owner: "octokit" })).split("\n");
    expect(first).toBe('MissingParameterError: Missing parameter: "repo" is required');
    expect(rest.slice(0, 2)).toStrictEqual(["  /repos/{owner}/{repo}", "                 ^^^^^^"]);
  });

  test("omits empty sections", () => {
    expect(String(explain(endpoint, "/x"))).toBe(
      [
        "GET https://api.github.com/x",
        "",
        "HEADER      FROM    STATE  VALUE                           WHY",
        "accept      vendor  sent   application/vnd.github.v3+json",
        `user-agent  vendor  sent   github-endpoint.js/${VERSION}`,
        "",
        "OPTION      FROM           VALUE                   WHY",
        "method      call           GET",
        "            vendor         overrides GET",
        "baseUrl     vendor         https://api.github.com",
        "url         call           /x",
      ].join("\n"),
    );
  });
});

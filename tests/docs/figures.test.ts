// The figures of README.md are those of the tests, and of the page of figures; its table says what is sent.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";
import { endpoint as octokit } from "@octokit/endpoint";
import createClient from "openapi-fetch";

import * as core from "../../src/index.js";
import { sectionsOf } from "../calls/index.mjs";
import { ROOT } from "./blocks.js";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const [, FIGURES = ""] = /\n## Figures\n([^]*?)\n## /.exec(read("README.md")) ?? [];

test("hostile inputs that are refused: those of the table of calls", () => {
  const hostile = ["ERR_UNSAFE_PATH", "ERR_UNSAFE_ORIGIN", "ERR_INVALID_HEADER"];
  const refused = sectionsOf(core)
    .flatMap(({ rows }) => rows)
    .filter(([, , expected]) => hostile.includes(String(Array.isArray(expected) ? expected[0] : expected)));

  const [, stated] = /^- More than (\d+) hostile paths, hosts and headers/m.exec(FIGURES) ?? [];
  expect(refused.length).toBeGreaterThan(Number(stated));
});

test("sizes", () => {
  const [, table = ""] = /<!-- figures: page -->([^]*?)<!-- end/.exec(read("docs/performance.md")) ?? [];
  const sizes = [FIGURES, read("docs/migrating.md")].flatMap((text) => text.match(/[\d.]+ kB/g) ?? []);

  expect(sizes).toHaveLength(5);
  expect(sizes.filter((size) => !table.includes(` ${size} |`))).toEqual([]);
});

const VALUES: Readonly<Record<string, string | undefined>> = {
  "`..`": "..",
  empty: "",
  "`7?all=true`": "7?all=true",
  missing: undefined,
};
const sent = (url: string): string => {
  const { pathname, search } = new URL(url, "https://api.acme.example");
  return `\`DELETE ${pathname}${search}\``;
};

test("what happens if an id is hostile", async () => {
  const rows = Array.from(
    read("README.md").matchAll(/^\| (.+?) +\| (`DELETE.+?`) +\| (.+?) +\|$/gm),
    ([, ...row]) => row,
  );
  const acme = core.Endpoint.for({ baseUrl: "https://api.acme.example" });
  const built = (id: string): string => {
    try {
      return sent(acme.build("DELETE /users/{id}", { id }).url);
    } catch (error) {
      return `\`${(error as Error).name}\`, nothing is sent`;
    }
  };

  expect(rows).toEqual(
    Object.entries(VALUES).map(([name, id]) => [
      name,
      sent(`/users/${id}`),
      // The types of the route say so: tests/types/ has the error.
      id === undefined ? "does not compile" : built(id),
    ]),
  );

  let url = "";
  const fetch = (request: Request) => ((url = request.url), Promise.resolve(new Response()));
  await createClient<never>({ baseUrl: "https://api.acme.example", fetch }).DELETE(
    "/users/{id}" as never,
    { params: { path: { id: ".." } } } as never,
  );
  expect([sent(url), sent(octokit("DELETE /users/{id}", { id: ".." }).url)]).toEqual(["`DELETE /`", "`DELETE /`"]);
});

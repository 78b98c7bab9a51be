// The completions that editors offer, and how long they take.
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { Editor, latency } from "./editor.mjs";
import { githubCalls, programOf } from "./programs.mjs";

const issues = "GET /repos/{owner}/{repo}/issues";
const path = "/repos/{owner}/{repo}/issues";

/** The code that is typed for each library: a route, then a parameter, key by key. */
const typing = {
  ours: {
    route: (/** @type {string} */ text) => `api.build("${text}¦");`,
    parameters: `api.build("${issues}", { @¦ });`,
  },
  chain: {
    route: (/** @type {string} */ text) => `api.route("${text}¦");`,
    parameters: `api.route("${issues}").param("@¦");`,
  },
  octokit: { route: (/** @type {string} */ text) => `api("${text}¦");`, parameters: `api("${issues}", { @¦ });` },
  fetch: {
    route: (/** @type {string} */ text) => `api.GET("${text.replace("GET ", "")}¦");`,
    parameters: `api.GET("${path}", { params: { query: { @¦ } } });`,
  },
};

/** @type {Record<string, keyof typeof typing>} */
const subjects = {
  "call, layout 6": "ours",
  "call, layout 7": "ours",
  "chain, layout 6": "chain",
  "chain, layout 7": "chain",
  template: "ours",
  "@octokit/request": "octokit",
  "openapi-fetch, layout 6": "fetch",
  "openapi-fetch, layout 7": "fetch",
};

/** @typedef {{ first: number, warm: number, offered: number }} Latency */

/**
 * @param {string} workspace
 * @returns {Promise<Record<string, { route: Latency, parameters: Latency }>>}
 */
export async function latencies(workspace) {
  const calls = await githubCalls(20);
  /** @type {Record<string, { route: Latency, parameters: Latency }>} */
  const results = {};
  for (const [subject, kind] of Object.entries(subjects)) {
    const text = programOf(subject, calls);
    const measured = (/** @type {string[]} */ keys) => {
      const { first, warm, names } = latency(workspace, text, keys);
      return { first: Math.round(first), warm: Math.round(warm), offered: names.filter(Boolean).length };
    };
    results[subject] = {
      route: measured(["", "G", "GE", "GET", "GET ", "GET /", "GET /r", "GET /re"].map(typing[kind].route)),
      parameters: measured(
        ["", "s", "st", "sta", "stat", "state"].map((key) => typing[kind].parameters.replace("@", key)),
      ),
    };
  }
  return results;
}

/**
 * Checks the completions that editors must offer.
 *
 * @param {string} workspace
 * @returns {string[]}
 */
export function missingOffers(workspace) {
  mkdirSync(workspace, { recursive: true });
  /** @type {string[]} */
  const failures = [];
  for (const module of ["@octokit/openapi-types", "./github-7.js"]) {
    const text = [
      'import type { Endpoint } from "fluent-endpoint";',
      `import type { paths } from "${module}";`,
      "declare const api: Endpoint<paths>;",
      "",
    ].join("\n");
    const editor = new Editor(join(workspace, "editor.ts"), text);
    /**
     * @param {string} typed
     * @param {(names: string[]) => boolean} isRight
     */
    const expect = (typed, isRight) => {
      const { names } = editor.complete(typed);
      if (!isRight(names)) failures.push(`${module}: ${typed} offers ${names.length}: ${names.slice(0, 8).join(", ")}`);
    };
    const startsWith = (/** @type {string[]} */ first) => (/** @type {string[]} */ names) =>
      first.every((name, index) => names[index] === name);
    const isAllRoutes = (/** @type {string[]} */ names) => names.length === 1223 && names.includes("PATCH /orgs/{org}");
    const isEnum = (/** @type {string[]} */ names) => names.sort().join() === "all,closed,open";

    expect('api.build("¦");', isAllRoutes);
    expect('api.build("GET /re¦");', isAllRoutes);
    expect('api.merge("¦");', isAllRoutes);
    expect('api.route("¦");', isAllRoutes);
    expect('api.toFunction()("¦");', isAllRoutes);
    expect('api.builder().route("¦");', isAllRoutes);
    expect(`api.build("${issues}", { ¦ });`, startsWith(["owner", "repo"]));
    expect(`api.build("${issues}", { owner: "o", ¦ });`, startsWith(["repo"]));
    expect(`api.build("${issues}", { ¦ });`, (names) =>
      ["state", "per_page", "headers"].every((name) => names.includes(name)),
    );
    expect(`api.build("${issues}", { owner: "o", repo: "r", state: "¦" });`, isEnum);
    expect(`api.route("${issues}").param("¦");`, startsWith(["owner", "repo"]));
    expect(`api.route("${issues}").param("owner", "o").param("¦");`, startsWith(["repo"]));
    expect(`api.route("${issues}").param("state", "¦");`, isEnum);
    expect(`api.route("${issues}").params({ ¦ });`, (names) => names.includes("owner") && names.includes("per_page"));
    expect(
      `api.route("${issues}").param("owner", "o").¦`,
      (names) => names.includes("param") && !names.includes("build"),
    );
    expect(`api.route("${issues}").param("owner", "o").param("repo", "r").¦`, (names) => names.includes("build"));
  }
  return failures;
}

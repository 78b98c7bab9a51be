// The measured files: the same calls, written for each library.
import { vendorOf, writeModule } from "fluent-endpoint/openapi";

import { callForm, callsOf, chain } from "../../tests/types/catalogue/calls.mjs";
import { read } from "../../tests/types/documents.mjs";

/** Twenty typical calls: path, query and body; GET, POST, PATCH, PUT and DELETE. */
const typical = [
  ["GET /repos/{owner}/{repo}/issues", { owner: "o", repo: "r" }, { state: "open", per_page: 5 }],
  ["GET /repos/{owner}/{repo}/issues/{issue_number}", { owner: "o", repo: "r", issue_number: 1 }],
  ["POST /repos/{owner}/{repo}/issues", { owner: "o", repo: "r" }, { title: "t", body: "b" }],
  [
    "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
    { owner: "o", repo: "r", issue_number: 1 },
    { state: "closed" },
  ],
  [
    "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
    { owner: "o", repo: "r", issue_number: 1 },
    { body: "b" },
  ],
  ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", { owner: "o", repo: "r", comment_id: 1 }],
  ["GET /repos/{owner}/{repo}/pulls", { owner: "o", repo: "r" }, { sort: "created" }],
  ["POST /repos/{owner}/{repo}/pulls", { owner: "o", repo: "r" }, { head: "h", base: "b", title: "t" }],
  [
    "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge",
    { owner: "o", repo: "r", pull_number: 1 },
    { merge_method: "squash" },
  ],
  ["GET /orgs/{org}/repos", { org: "o" }, { type: "private" }],
  ["POST /orgs/{org}/repos", { org: "o" }, { name: "n", private: true }],
  ["GET /user", {}],
  ["GET /users/{username}", { username: "u" }],
  ["GET /repos/{owner}/{repo}", { owner: "o", repo: "r" }],
  ["PATCH /repos/{owner}/{repo}", { owner: "o", repo: "r" }, { description: "d" }],
  ["DELETE /repos/{owner}/{repo}", { owner: "o", repo: "r" }],
  ["GET /repos/{owner}/{repo}/commits", { owner: "o", repo: "r" }, { sha: "s" }],
  ["PUT /repos/{owner}/{repo}/contents/{path}", { owner: "o", repo: "r", path: "p" }, { message: "m", content: "c" }],
  ["GET /search/issues", {}, { q: "q", sort: "created" }],
  ["POST /repos/{owner}/{repo}/releases", { owner: "o", repo: "r" }, { tag_name: "t", draft: true }],
];

/** @typedef {import("../../tests/types/catalogue/calls.mjs").Call & { inPath: Record<string, unknown> }} Call */

/**
 * The twenty typical calls, or `count` operations spread over GitHub's document, with their required parameters.
 *
 * @param {number} count
 * @returns {Promise<Call[]>}
 */
export async function githubCalls(count) {
  if (count === typical.length) {
    return typical.map(([route, inPath, rest = {}]) => ({
      route: /** @type {string} */ (route),
      inPath: /** @type {Record<string, unknown>} */ (inPath),
      parameters: { .../** @type {object} */ (inPath), .../** @type {object} */ (rest) },
      headers: {},
      data: undefined,
    }));
  }
  const all = callsOf(await read("github"));
  return Array.from({ length: count }, (_, index) => {
    const call = /** @type {Call} */ (all[Math.floor((index * all.length) / count)]);
    const names = [...call.route.matchAll(/\{(\w+)\}/g)].map(([, name]) => /** @type {string} */ (name));
    return { ...call, inPath: Object.fromEntries(names.map((name) => [name, call.parameters[name]])) };
  });
}

/** Methods whose other parameters form the body. */
const withBody = /^(?:POST|PUT|PATCH|DELETE) /;

/** @param {Call} call */
function openapiFetch({ route, inPath, parameters, headers, data }) {
  const [method, path, listed = ""] = route.split(/ |\{\?/);
  const others = Object.entries(parameters).filter(([name]) => !(name in inPath));
  const isBody = withBody.test(route);
  const inQuery = others.filter(([name]) => !isBody || listed.slice(0, -1).split(",").includes(name));
  const rest = Object.fromEntries(others.filter((one) => !inQuery.includes(one)));
  const hasRest = Object.keys(rest).length > 0;
  const params = {
    ...(Object.keys(inPath).length > 0 && { path: inPath }),
    ...(inQuery.length > 0 && { query: Object.fromEntries(inQuery) }),
    ...(Object.keys(headers).length > 0 && { header: headers }),
  };
  const body = data ? data.value : isBody && hasRest ? rest : undefined;
  const init = { ...(Object.keys(params).length > 0 && { params }), ...(body !== undefined && { body }) };
  const argument = Object.keys(init).length > 0 ? `, ${JSON.stringify(init)}` : "";
  return `api.${method}(${JSON.stringify(path)}${argument});`;
}

/** @param {Call} call */
function severalAtOnce({ route, parameters, headers, data }) {
  const params = Object.keys(parameters).length > 0 ? `.params(${JSON.stringify(parameters)})` : "";
  const fields = Object.keys(headers).length > 0 ? `.headers(${JSON.stringify(headers)})` : "";
  return `api.route(${JSON.stringify(route)})${params}${fields}${data ? `.data(${JSON.stringify(data.value)})` : ""}.build();`;
}

/** @param {Call} call */
const octokit = (call) => callForm({ ...call, route: call.route.replace(/\{\?.*/, "") }).replace("api.build(", "api(");

const ours = 'import type { Endpoint } from "fluent-endpoint";';

/** @param {string} module */
const paths = (module) => `import type { paths } from ${JSON.stringify(module)};`;

/**
 * The compared libraries: the head of a file of calls, and how each call is written.
 *
 * @type {Record<string, { head: string[], write: (call: Call) => string }>}
 */
export const subjects = {};
for (const [layout, module] of /** @type {const} */ ([
  ["6", "@octokit/openapi-types"],
  ["7", "./github-7.js"],
])) {
  const head = [ours, paths(module), "declare const api: Endpoint<paths>;"];
  subjects[`call, layout ${layout}`] = { head, write: callForm };
  subjects[`chain, layout ${layout}`] = { head, write: chain };
  subjects[`chain of params, layout ${layout}`] = { head, write: severalAtOnce };
  subjects[`openapi-fetch, layout ${layout}`] = {
    head: ['import type { Client } from "openapi-fetch";', paths(module), "declare const api: Client<paths>;"],
    write: openapiFetch,
  };
}
// The vendor that `fluent-endpoint-cli vendor` writes, which takes all parameters by name.
const vendor = ['import type { Github } from "./github.js";', "declare const api: Github;"];
subjects["call, vendor"] = { head: vendor, write: callForm };
subjects["chain, vendor"] = { head: vendor, write: chain };
subjects["chain of params, vendor"] = { head: vendor, write: severalAtOnce };
const template = [ours, "declare const api: Endpoint;"];
subjects["template"] = { head: template, write: callForm };
subjects["template, chain"] = { head: template, write: chain };
subjects["@octokit/request"] = { head: ['import { request as api } from "@octokit/request";'], write: octokit };

/**
 * A file of exported calls.
 *
 * @param {string} subject
 * @param {readonly Call[]} calls
 * @returns {string}
 */
export function programOf(subject, calls) {
  const { head, write } = /** @type {NonNullable<(typeof subjects)[string]>} */ (subjects[subject]);
  const lines = calls.map((call, index) => `export const r${index} = ${write(call)}`);
  return [...head, ...lines, ""].join("\n");
}

/**
 * The module of GitHub's vendor. Its types are in `./github.paths.js`.
 *
 * @returns {Promise<string>}
 */
export async function githubVendor() {
  return writeModule(vendorOf(await read("github"), { name: "github" }));
}

/**
 * A document with `size` paths in the layout of openapi-typescript 7, and twenty calls of it.
 *
 * @param {number} size
 * @returns {{ document: string, calls: string }}
 */
export function syntheticProgram(size) {
  const rest = "header?: never; cookie?: never";
  const responses = `responses: { 200: { headers: {}; content: { "application/json": { id: number; name: string } } } }`;
  const items = Array.from({ length: size }, (_, index) => {
    const path = `path: { a: string; b: number }; ${rest}`;
    const get = `get: { parameters: { query?: { q?: string; kind?: "x" | "y" }; ${path} }; requestBody?: never; ${responses} }`;
    const body = `requestBody: { content: { "application/json": { title: string; size?: number } } }`;
    const post = `post: { parameters: { query?: never; ${path} }; ${body}; ${responses} }`;
    const absent = ["put", "delete", "options", "head", "patch", "trace"]
      .map((method) => `${method}?: never`)
      .join("; ");
    return `"/r${index}/{a}/s/{b}": { parameters: { query?: never; ${rest}; path?: never }; ${get}; ${post}; ${absent} };`;
  });
  const calls = Array.from({ length: 20 }, (_, index) => {
    const path = `/r${Math.floor((index * size) / 20)}/{a}/s/{b}`;
    return index % 2 === 0
      ? `export const r${index} = api.build("GET ${path}", { a: "a", b: 1, kind: "x" });`
      : `export const r${index} = api.build("POST ${path}", { a: "a", b: 1, title: "t" });`;
  });
  return {
    document: `export interface paths {\n${items.join("\n")}\n}\n`,
    calls: [ours, paths(`./synthetic-${size}.js`), "declare const api: Endpoint<paths>;", ...calls, ""].join("\n"),
  };
}

// What the compiler does for calls of GitHub's API, beside openapi-fetch: instantiations, which are the same on every machine, and
// seconds of checking.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { operations } from "./calls.mjs";

/** @typedef {import("../tests/conformance/github/catalogue.js").Operation} Operation */

const FOLDER = "reports/types-benchmark";

/** Those whose time is measured for more calls, too. */
const LARGE = ["`build()`", "chain", "openapi-fetch"];

/** The options of most users: libraries are not checked. openapi-fetch needs the types of browsers. */
const compilerOptions = {
  ...{
    strict: true,
    noUncheckedIndexedAccess: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  ...{ module: "nodenext", target: "es2022", lib: ["es2023", "dom"] },
};

const DOCUMENT = 'import type { paths } from "@octokit/openapi-types";';

/**
 * What is compared: the head of a program, how each call is written, and how many instantiations 20 calls may take.
 *
 * @type {Readonly<Record<string, { head: readonly string[], write: (call: Operation) => string, budget?: number }>>}
 */
const SUBJECTS = {
  "`build()`": {
    head: ['import type { Endpoint } from "fluent-endpoint";', DOCUMENT, "declare const api: Endpoint<paths>;"],
    write: build,
    budget: 3750,
  },
  chain: {
    head: ['import type { Endpoint } from "fluent-endpoint";', DOCUMENT, "declare const api: Endpoint<paths>;"],
    write: chain,
    budget: 6950,
  },
  "`build()` of a class from a document": {
    head: ['import type { GitHub } from "./vendor.js";', "declare const api: GitHub;"],
    write: build,
    budget: 3750,
  },
  "chain of a class from a document": {
    head: ['import type { GitHub } from "./vendor.js";', "declare const api: GitHub;"],
    write: chain,
    budget: 6950,
  },
  "`build()` without a document": {
    head: ['import type { Endpoint } from "fluent-endpoint";', "declare const api: Endpoint;"],
    write: build,
    budget: 3100,
  },
  "chain without a document": {
    head: ['import type { Endpoint } from "fluent-endpoint";', "declare const api: Endpoint;"],
    write: chain,
    budget: 4600,
  },
  "openapi-fetch": {
    head: ['import type { Client } from "openapi-fetch";', DOCUMENT, "declare const api: Client<paths>;"],
    write: openapiFetch,
  },
};

/** @param {Operation} call */
function build(call) {
  const { data, ...given } = valuesOf(call);
  const options = data === undefined ? "" : `, ${quoted({ data })}`;
  return `api.build(${quoted(call.route)}${isEmpty(given) && !options ? "" : `, ${quoted(given)}`}${options});`;
}

/** @param {Operation} call */
function chain(call) {
  const { data, ...values } = valuesOf(call);
  const steps = Object.entries(values).map(([name, value]) => `.param(${quoted(name)}, ${quoted(value)})`);
  return `api.route(${quoted(call.route)})${steps.join("")}${data === undefined ? "" : `.data(${quoted(data)})`}.build();`;
}

/** @param {Operation} call */
function openapiFetch(call) {
  const { data, ...values } = valuesOf(call);
  const pick = (/** @type {(name: string) => boolean} */ wanted) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
  const isPath = (/** @type {string} */ name) => call.pathParameters.includes(name);
  const isQuery = (/** @type {string} */ name) => !isPath(name) && call.queryParameters.includes(name);
  const [path, query, body] = [pick(isPath), pick(isQuery), pick((name) => !isPath(name) && !isQuery(name))];
  const params = { ...(!isEmpty(path) && { path }), ...(!isEmpty(query) && { query }) };
  const init = {
    ...(!isEmpty(params) && { params }),
    // Its types require a body wherever the document has one.
    ...(data === undefined ? (call.bodyKind !== "none" || !isEmpty(body)) && { body } : { body: data }),
  };
  return `api.${call.method}(${quoted(call.path)}${isEmpty(init) ? "" : `, ${quoted(init)}`});`;
}

const quoted = (/** @type {unknown} */ value) => JSON.stringify(value);
const isEmpty = (/** @type {object} */ value) => Object.keys(value).length === 0;

/** The required parameters of a call. @param {Operation} call @returns {Record<string, unknown>} */
function valuesOf({ options, required }) {
  return Object.fromEntries(Object.entries(options).filter(([name]) => required.includes(name) || name === "data"));
}

/**
 * @typedef {object} Cost
 * @property {number} instantiations
 * @property {number} seconds
 * @property {number} errors
 */

/** @param {string} name @param {readonly string[]} lines @returns {Cost} */
function compile(name, lines) {
  const project = join(FOLDER, `tsconfig.${name}.json`);
  writeFileSync(join(FOLDER, `${name}.ts`), `${lines.join("\n")}\n`);
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  const args = ["node_modules/typescript/bin/tsc", "-p", project, "--extendedDiagnostics"];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const read = (/** @type {string} */ label) => Number(new RegExp(`^${label}:\\s+([\\d.]+)`, "m").exec(stdout)?.[1]);
  const errors = [...stdout.matchAll(/: error TS/g)].length;
  if (errors > 0) console.error(stdout.split("\n").slice(0, 3).join("\n"));
  return { instantiations: read("Instantiations"), seconds: read("Check time"), errors };
}

/**
 * @param {boolean} isShort 20 calls alone
 * @returns {Promise<{ rows: [name: string, ...costs: Cost[]][], failures: string[] }>}
 */
export async function types(isShort) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const all = (await operations())().filter(
    ({ reserved, bodyKind, bodyProperties, method, queryParameters, required }) =>
      isEmpty(reserved) &&
      (bodyKind === "none" || (bodyKind === "object" && bodyProperties.length > 0)) &&
      // Their query would be named in the route.
      (method === "GET" || !queryParameters.some((name) => required.includes(name))),
  );
  writeFileSync(
    join(FOLDER, "vendor.ts"),
    [
      'import { Endpoint, type Exact } from "fluent-endpoint";',
      DOCUMENT,
      `export type Route = ${all.map(({ route }) => quoted(route)).join(" | ")};`,
      "export class GitHub extends Endpoint<Exact<paths, Route>> {}",
    ].join("\n"),
  );
  /** @type {string[]} */
  const failures = [];
  /** @type {[string, ...Cost[]][]} */
  const rows = [];
  for (const [index, [name, { head, write, budget = Infinity }]] of Object.entries(SUBJECTS).entries()) {
    const costs = (!isShort && LARGE.includes(name) ? [20, 200, 1000] : [20]).map((count) => {
      const calls = Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]);
      const lines = calls.map((call, index) => `export const r${index} = ${write(/** @type {Operation} */ (call))}`);
      return compile(`subject-${index}-${count}`, [...head, ...lines]);
    });
    const [{ instantiations, errors } = { instantiations: NaN, errors: 0 }] = costs;
    if (!(instantiations <= budget)) failures.push(`20 calls, ${name}: ${instantiations} instantiations of ${budget}`);
    if (errors > 0) failures.push(`20 calls, ${name}: ${errors} errors`);
    rows.push([name, ...costs]);
  }
  return { rows, failures };
}

// Every operation of public OpenAPI documents compiles with correct arguments, as a call and as a chain.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { callForm, callsOf, chain } from "./catalogue/calls.mjs";
import { compile, strict, versionOf } from "./compilers.mjs";
import { declarationsOf, documents, layouts, read } from "./documents.mjs";

const workspace = fileURLToPath(new URL("../../reports/types/catalogue/", import.meta.url));

/**
 * Operations that must fail because openapi-typescript writes wrong types for them: version 6 takes the end of
 * "application/json" for the name of an alternative, and requires `accountNumberType: "json"`.
 *
 * @type {Record<string, string[]>}
 */
const wrongTypes = { "rebilly, openapi-typescript 6": ["POST /bank-accounts", "PUT /bank-accounts/{id}"] };

/**
 * @typedef {object} Source
 * @property {string} name
 * @property {string} paths the module of the `paths` type
 * @property {import("./catalogue/calls.mjs").Call[]} calls
 */

/** @returns {Promise<Source[]>} */
async function prepare() {
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  /** @type {Source[]} */
  const sources = [];
  for (const name of /** @type {import("./documents.mjs").DocumentName[]} */ (Object.keys(documents))) {
    const calls = callsOf(await read(name));
    for (const layout of layouts) {
      cpSync(await declarationsOf(name, layout), join(workspace, `${name}-${layout}.d.ts`));
      sources.push({ name: `${name}, openapi-typescript ${layout}`, paths: `./${name}-${layout}.js`, calls });
    }
    if (name === "github")
      sources.push({ name: "github, @octokit/openapi-types", paths: "@octokit/openapi-types", calls });
  }
  return sources;
}

/**
 * @param {readonly string[]} compilers
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkCatalogue(compilers) {
  const passed = [];
  const failures = [];
  const sources = await prepare();
  /** @type {Map<string, string[]>} */
  const statements = new Map();
  /** @type {Set<string>} */
  const mustFail = new Set();
  for (const { name, paths, calls } of sources) {
    for (const [form, write] of Object.entries({ call: callForm, chain })) {
      const head = [
        `import type { Endpoint } from "fluent-endpoint";`,
        `import type { paths } from ${JSON.stringify(paths)};`,
        "declare const api: Endpoint<paths>;",
      ];
      const lines = [...head, ...calls.map((call) => write(call))];
      const file = join(workspace, `${name.replaceAll(/[^\w]+/g, "-")}-${form}.ts`);
      writeFileSync(file, lines.join("\n"));
      statements.set(file, lines);
      for (const [index, { route }] of calls.entries()) {
        if (wrongTypes[name]?.includes(route)) mustFail.add(`${file}:${head.length + index + 1}`);
      }
    }
  }
  for (const compiler of compilers) {
    const project = join(workspace, `tsconfig.${compiler}.json`);
    const options = { ...strict, exactOptionalPropertyTypes: true, skipLibCheck: true };
    const { diagnostics } = await compile(compiler, project, options, [...statements.keys()]);
    const places = new Set(diagnostics.map(({ file, line }) => `${file}:${line}`));
    const wrong = diagnostics.filter(({ file, line }) => !mustFail.has(`${file}:${line}`));
    for (const { file, line, message } of wrong) {
      const statement = statements.get(file)?.[line - 1];
      failures.push(`TypeScript ${versionOf(compiler)}, ${basename(file)}: ${statement}\n  ${message}`);
    }
    for (const place of mustFail) if (!places.has(place)) failures.push(`${place} no longer fails`);
    if (wrong.length === 0) passed.push(`TypeScript ${versionOf(compiler)}, as a call and as a chain`);
  }
  for (const { name, calls } of sources)
    passed.push(`${name}: ${calls.length} operations, ${wrongTypes[name]?.length ?? 0} of them with wrong types`);
  return { passed, failures };
}

// The cost of compiling one file, in a process of its own.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { compile, strict } from "../../tests/types/compilers.mjs";

/**
 * @typedef {object} Cost
 * @property {number} instantiations
 * @property {number} check seconds
 * @property {number} memory megabytes
 * @property {number} errors
 */

/** The options of most users: libraries are not checked. openapi-fetch needs the types of browsers. */
const options = { ...strict, verbatimModuleSyntax: false, skipLibCheck: true, lib: ["es2023", "dom"] };

/**
 * @param {string} workspace
 * @param {string} name of a file in the workspace, without extension
 * @param {number} runs the number of runs: times are medians, counts are the same in each run
 * @returns {Promise<Cost>}
 */
export async function costOf(workspace, name, runs) {
  /** @type {Cost[]} */
  const costs = [];
  for (let run = 0; run < runs; run++) {
    const project = join(workspace, `tsconfig.${name}.json`);
    const file = join(workspace, `${name}.ts`);
    const { diagnostics, output } = await compile("typescript", project, options, [file], ["--extendedDiagnostics"]);
    const read = (/** @type {string} */ label) => Number(new RegExp(`^${label}:\\s+([\\d.]+)`, "m").exec(output)?.[1]);
    costs.push({
      instantiations: read("Instantiations"),
      check: read("Check time"),
      memory: Math.round(read("Memory used") / 1024),
      errors: diagnostics.length,
    });
  }
  const first = /** @type {Cost} */ (costs[0]);
  const middle = (/** @type {"check" | "memory"} */ key) =>
    /** @type {number} */ (costs.map((cost) => cost[key]).sort((a, b) => a - b)[Math.floor(costs.length / 2)]);
  return { ...first, check: middle("check"), memory: middle("memory") };
}

/**
 * The size of the emitted declarations of a file.
 *
 * @param {string} workspace
 * @param {string} name
 * @returns {Promise<number>} bytes
 */
export async function declarationBytes(workspace, name) {
  const project = join(workspace, `tsconfig.${name}.emit.json`);
  const emit = { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: "emitted" };
  await compile("typescript", project, emit, [join(workspace, `${name}.ts`)]);
  return readFileSync(join(workspace, "emitted", `${name}.d.ts`)).length;
}

// Mutation tests: `npm run test:mutation`, or only some folders with `npm run test:mutation template route`. Each folder has
// its own run of Stryker, because each has its own tests. The table at the end counts the mutants of all of them.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { AREAS } from "./areas.mjs";

/** @typedef {{ line: number, column: number }} Position */
/** @typedef {{ status: string, mutatorName: string, replacement: string, location: { start: Position, end: Position } }} Mutant */
/** @typedef {Mutant & { file: string }} MutantOfFile */

const GOAL = 90;

const wanted = process.argv.slice(2);
const areas = wanted.length > 0 ? wanted : Object.keys(AREAS);
const unknown = areas.filter((area) => !Object.hasOwn(AREAS, area));
if (unknown.length > 0) {
  console.error(`No folder is called ${unknown.join(", ")}. There are ${Object.keys(AREAS).join(", ")}.`);
  process.exit(1);
}

const rows = areas.map((area) => {
  const mutants = run(area);
  const survivors = mutants.filter(({ status }) => status === "Survived");
  for (const mutant of survivors) console.log(`survived: ${idOf(mutant)}`);
  const total = mutants.filter(({ status }) => status !== "Ignored").length;
  const timedOut = mutants.filter(({ status }) => status === "Timeout").length;
  return {
    area,
    mutants: total,
    timedOut,
    survived: survivors.length,
    score: percent(total - survivors.length, total),
  };
});
console.table(rows);
process.exit(rows.some(({ score }) => score < GOAL) ? 1 : 0);

/**
 * Runs Stryker.
 *
 * @param {string} area - the name of the folder, which is that of the report too
 * @returns {MutantOfFile[]}
 */
function run(area) {
  const stryker = ["node_modules/@stryker-mutator/core/bin/stryker.js", "run"];
  const { status } = spawnSync(process.execPath, stryker, {
    stdio: "inherit",
    env: { PROPERTY_RUNS: "20", PROPERTY_SEED: "1", ...process.env, MUTATION_AREA: area },
  });
  const file = `reports/mutation/${area}.json`;
  if (status !== 0 || !existsSync(file)) process.exit(1);
  /** @type {{ files: Record<string, { mutants: Mutant[] }> }} */
  const { files } = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(files).flatMap(([name, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file: name })));
}

/** @param {MutantOfFile} mutant */
function idOf({ file, location: { start }, mutatorName, replacement }) {
  return `${file}:${start.line}:${start.column} ${mutatorName} ${JSON.stringify(replacement)}`;
}

/**
 * @param {number} part
 * @param {number} whole
 */
function percent(part, whole) {
  return Math.floor((1000 * part) / whole) / 10;
}

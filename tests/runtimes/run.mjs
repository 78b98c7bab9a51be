// One suite in every runtime: `npm run test:runtimes`. Prints a table, and fails if a case fails anywhere, if an output
// differs between two runtimes, or if a runtime is missing.
import { compare } from "./compare.mjs";
import { installTools } from "./install.mjs";
import { createJob } from "./job.mjs";
import { formatFailures, formatTable } from "./report.mjs";
import { ROWS } from "./rows.mjs";
import { runRow } from "./run-row.mjs";
import { missingImports } from "./start/package.mjs";

/** Chromium alone starts a dozen processes. */
const AT_ONCE = 3;

/** The number of problems that are shown. */
const MOST = 20;

installTools();
const job = await createJob();

/** @type {import("./run-row.mjs").Finished[]} */
const finished = [];
const waiting = [...ROWS.entries()];
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, row] = next;
    finished[index] = await runRow(row, job);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));

const results = compare(finished);
const problems = [...missingImports(), ...formatFailures(results)];
for (const problem of problems.slice(0, MOST)) console.error(problem);
if (problems.length > MOST) console.error(`… and ${problems.length - MOST} more`);
console.log(formatTable(results));
if (problems.length > 0) process.exitCode = 1;

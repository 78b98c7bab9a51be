// One suite in every runtime: `npm run test:runtimes`. Prints a table, and fails if a case fails anywhere, if an output differs from
// that of the first runtime, or if a runtime is missing.
import { installTools } from "./install.mjs";
import { createJob } from "./job.mjs";
import { ROWS } from "./rows.mjs";
import { runRow } from "./run-row.mjs";
import { missingImports } from "./start/package.mjs";

/** Chromium alone starts a dozen processes. */
const AT_ONCE = 2;
/** The number of problems that are shown, and of characters of each. */
const [MOST, WIDTH] = [20, 700];

installTools();
const job = createJob();

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

/** Every runtime runs the cases in the same order. */
const reference = finished[0]?.results ?? [];
/** Each problem with the runtimes that have it. @type {Map<string, string[]>} */
const problems = new Map(missingImports().map((problem) => [problem, []]));
for (const { title: row, version, results, error } of finished) {
  const failed = results.flatMap(({ title, output, failure }, index) => {
    if (failure !== undefined) return `${title}\n    ${failure}`;
    const expected = reference[index]?.output ?? "";
    return output === expected ? [] : `${title}\n    ${output}\n    differs from\n    ${expected}`;
  });
  if (error !== undefined) failed.push(error);
  else if (results.length !== reference.length) failed.push(`${results.length} of ${reference.length} cases ran`);
  for (const problem of failed) problems.set(problem, [...(problems.get(problem) ?? []), row]);
  console.log(`${row.padEnd(28)}${version.padEnd(18)}${results.length} cases, ${failed.length} failed`);
}

for (const [problem, rows] of [...problems].slice(0, MOST))
  console.error(`${rows.join("; ")}:\n  ${problem.slice(0, WIDTH)}`);
if (problems.size > MOST) console.error(`… and ${problems.size - MOST} more`);
if (problems.size > 0) process.exitCode = 1;

// Runs the compiled tests of an area with the mutant that Stryker names in the environment, and fails at the first failure:
// one test is enough to find a mutant.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addEventHandler, resetState, run } from "jest-circus";

import { AREAS } from "./areas.mjs";

const area = AREAS[process.env["MUTATION_AREA"] ?? "template"];
if (!area) throw new Error("There is no such area.");
const files = area.tests.flatMap((path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith(".test.ts"))
        .map((name) => join(path, name))
    : [path],
);

// One file after the other: most mutants are found before generators of random cases are loaded.
for (const file of files) {
  resetState();
  addEventHandler(failFast);
  await import(pathToFileURL(file.replace(/ts$/, "js")).href);
  const { unhandledErrors } = await run();
  if (unhandledErrors.length > 0) process.exit(1);
}
process.exit(0);

/** @param {import("jest-circus").Event} event */
function failFast(event) {
  // Tests with a long limit have large inputs, which take too long for each mutant.
  if (event.name === "test_start" && (event.test.timeout ?? 0) > 30_000) event.test.mode = "skip";
  if (event.name === "error" || event.name === "hook_failure") process.exit(1);
  if (event.name === "test_done" && event.test.errors.length > 0) {
    console.error(event.test.name, event.test.errors[0]);
    process.exit(1);
  }
}

// Runs the compiled tests with the mutant that Stryker names in the environment, and fails at the first failure: one test is
// enough to find a mutant. Fast files come first.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addEventHandler, resetState, run } from "jest-circus";

const TESTS = [
  "calls",
  "template",
  "kernel",
  "endpoint",
  "media-types",
  "links",
  "path/path-tag.test.ts",
  "routes",
  "limits.test.ts",
  "bodies/encode-body.test.ts",
  "errors",
  "vendor",
  "conformance/rfc6570.test.ts",
  "properties",
];

const files = TESTS.map((path) => join("tests", path))
  .filter((path) => existsSync(path))
  .flatMap((path) => (statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]))
  .filter((path) => path.endsWith(".test.ts"))
  // What counts the mutants is a global itself.
  .filter((path) => !path.endsWith("unchanged.test.ts"));

process.env["PROPERTY_RUNS"] ??= "20";
process.env["PROPERTY_SEED"] ??= "1";
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

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { AREAS } from "./tests/mutation/areas.mjs";

const area = process.env["MUTATION_AREA"] ?? "template";
const report = process.env["MUTATION_REPORT"] ?? area;
const ranges = process.env["MUTATION_RANGES"];
const { mutate, tests } = AREAS[area];

const testFiles = tests.flatMap((path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith(".test.ts"))
        .map((name) => join(path, name))
    : [path],
);
// Imported by tests/mutation/selected-tests.ts.
process.env["MUTATION_TESTS"] = JSON.stringify(testFiles.map((file) => `../../${file}`));
process.env["PROPERTY_RUNS"] ??= "10";

/** @type {ConstructorParameters<typeof import("@stryker-mutator/core").Stryker>[0]} */
export default {
  mutate: ranges ? ranges.split(",") : mutate,
  packageManager: "npm",
  testRunner: "jest",
  testRunnerNodeArgs: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
  plugins: ["@stryker-mutator/jest-runner"],
  jest: { projectType: "custom", configFile: "tests/mutation/jest.config.mjs", enableFindRelatedTests: false },
  coverageAnalysis: ranges ? "off" : "perTest",
  concurrency: Number(process.env["MUTATION_CONCURRENCY"] ?? 2),
  timeoutMS: 20_000,
  // Stryker copies everything else for its run.
  ignorePatterns: ["/reports", "/dist", "/benchmarks", "/docs/benchmarks"],
  tempDirName: "reports/stryker",
  cleanTempDir: "always",
  incremental: !ranges,
  incrementalFile: `reports/mutation/${report}.incremental.json`,
  // Node keeps the modules of earlier runs in memory.
  maxTestRunnerReuse: 40,
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: `reports/mutation/${report}.json` },
  htmlReporter: { fileName: `reports/mutation/${report}.html` },
  allowEmpty: false,
};

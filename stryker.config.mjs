import { AREAS } from "./tests/mutation/areas.mjs";

const area = process.env["MUTATION_AREA"] ?? "template";
const mutate = process.env["MUTATION_RANGES"]?.split(",") ?? AREAS[area]?.mutate ?? [];

/** @type {ConstructorParameters<typeof import("@stryker-mutator/core").Stryker>[0]} */
export default {
  mutate,
  packageManager: "npm",
  // The test runner is the default, a command.
  buildCommand: "node tests/mutation/compile.mjs",
  commandRunner: { command: "node tests/mutation/run-tests.mjs" },
  plugins: [],
  concurrency: Number(process.env["MUTATION_CONCURRENCY"] ?? 2),
  timeoutMS: 60_000,
  // Stryker copies everything else for its run.
  ignorePatterns: ["/reports", "/dist", "/benchmarks"],
  tempDirName: "reports/stryker",
  cleanTempDir: "always",
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: `reports/mutation/${area}.json` },
  htmlReporter: { fileName: `reports/mutation/${area}.html` },
  allowEmpty: false,
};

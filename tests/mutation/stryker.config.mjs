// Mutation tests of the kernel and of templates, by hand: `npm run test:mutation`, or some files with
// `npm run test:mutation -- --mutate src/kernel/path.ts`. Its tests run without Jest's loader, which takes longer than they do.

/** @type {ConstructorParameters<typeof import("@stryker-mutator/core").Stryker>[0]} */
export default {
  mutate: ["src/{kernel,template}/*.ts"],
  packageManager: "npm",
  plugins: [],
  // Once, in Stryker's copy of the repository.
  buildCommand: "node tests/mutation/compile.mjs",
  commandRunner: { command: "node tests/mutation/run-tests.mjs" },
  timeoutMS: 60_000,
  concurrency: 2,
  ignorePatterns: ["/reports", "/dist", "/docs", "/examples", "/benchmarks"],
  tempDirName: "reports/stryker",
  cleanTempDir: "always",
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: "reports/mutation.json" },
  thresholds: { high: 95, low: 90, break: 90 },
};

import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** @type {import("jest").Config} */
export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/tests/**/*.test.ts"],
  // Copies of the repository for mutation tests.
  modulePathIgnorePatterns: ["<rootDir>/reports/stryker/"],

  // Native ES modules, as users load them; needs node --experimental-vm-modules (see "test" in package.json).
  extensionsToTreatAsEsm: [".ts"],
  // Imports name the file that will exist, "./x.js"; on disk it is still x.ts.
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  // Types are checked by `npm run typecheck`, once, not again by every test file.
  transform: { "^.+\\.ts$": ["ts-jest", { useESM: true, transpilation: true }] },
  // What the build puts in its place: see src/version.ts.
  globals: { __VERSION__: version },

  // A property that is asked to try more cases may take longer: see tests/properties/check.ts.
  testTimeout: 5_000 + 100 * Number(process.env.PROPERTY_RUNS ?? 0),

  reporters: ["<rootDir>/tests/progress-reporter.mjs", ["summary", { summaryThreshold: Infinity }]],

  collectCoverageFrom: ["src/**/*.ts"],
  coverageDirectory: "reports/coverage",
  // The table of all files is behind `npm run coverage`.
  coverageReporters: ["lcovonly"],
  coverageThreshold: { global: { lines: 98, branches: 98, functions: 98, statements: 98 } },
};

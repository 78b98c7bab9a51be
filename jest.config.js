import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** Left to `npm run test:full`, because they take most of the time and find least from one save to the next. */
const ONLY_IN_FULL = [
  // They run shells and curl, which not every machine has.
  "/tests/adapters/curl/fuzz\\.test",
  // They need the packages of the command, which cli/ installs.
  "/cli/tests/(?:mcp|vendor)/",
  // It needs an older ESLint, which lint/ installs.
  "/lint/tests/eslint-9\\.test",
  // They compile programs.
  "/tests/docs/compiled-examples\\.test",
  // They read large documents, and compare with packages that tests/oracles/ installs.
  "/tests/openapi/large-documents\\.test",
  "/tests/oracles/",
];

// What each property tries (tests/properties/check.ts): few random cases. CI tries the same ones each time, so that a red run is
// the fault of a change; every other run tries new ones, and prints the seed that repeats them.
process.env.PROPERTY_RUNS ??= "100";
if (process.env.PROPERTY_SEED === undefined) {
  process.env.PROPERTY_SEED = process.env.CI ? "1" : String(Math.trunc(Math.random() * 2 ** 31));
  console.error(`PROPERTY_RUNS=${process.env.PROPERTY_RUNS} PROPERTY_SEED=${process.env.PROPERTY_SEED}`);
}

/**
 * The quick suite, `npm test`; with `--coverage`, it fails where too little of src/ runs. jest.full.config.js has all tests.
 *
 * @type {import("jest").Config}
 */
export default {
  testEnvironment: "node",
  roots: ["src", "cli/src", "cli/tests", "lint/src", "lint/tests", "tests"].map((folder) => `<rootDir>/${folder}`),
  testMatch: ["<rootDir>/{tests,cli/tests,lint/tests}/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", ...ONLY_IN_FULL],
  // Nothing else waits for the tests: every core may run them.
  maxWorkers: "100%",

  // Native ES modules, as users load them; needs node --experimental-vm-modules (see "test" in package.json).
  extensionsToTreatAsEsm: [".ts"],
  // Imports name the file that will exist, "./x.js"; on disk it is still x.ts.
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  // Types are checked by `npm run typecheck`, once, not again by every test file.
  transform: { "^.+\\.ts$": ["ts-jest", { useESM: true, transpilation: true }] },
  // What the build puts in its place: see src/version.ts.
  globals: { __VERSION__: version },

  // A property that tries more cases may take longer.
  testTimeout: 5_000 + 100 * Number(process.env.PROPERTY_RUNS),

  collectCoverageFrom: ["src/**/*.ts"],
  coverageDirectory: "reports/coverage",
  coverageReporters: ["lcovonly", "text-summary"],
  coverageThreshold: { global: { lines: 97 } },

  reporters: ["<rootDir>/tests/progress-reporter.mjs", ["summary", { summaryThreshold: Infinity }]],
};

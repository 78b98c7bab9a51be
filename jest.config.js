import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** They use long texts, count steps, or try every name with every call: `npm run test:slow`. */
export const SLOW = [
  "/tests/adapters/long-bodies\\.test",
  "/tests/properties/(large-inputs|linear|polluted-prototype|kept-memory)\\.test",
];

/** Left to `npm run test:full`, because they take most of the time and find least from one save to the next. */
const ONLY_IN_FULL = [
  // They run shells and curl, which not every machine has.
  "/tests/adapters/(framing|curl/(sent|triples|fuzz))\\.test",
  // They need the packages of the command, which cli/ installs.
  "/cli/tests/vendor/",
  // They compile programs.
  "/tests/docs/compiled-examples\\.test",
  // They read large documents, and compare with packages that tests/oracles/ installs.
  "/tests/openapi/large-documents\\.test",
  "/tests/oracles/",
  ...SLOW,
];

// What each property tries (tests/properties/check.ts): few random cases, the same ones every time.
process.env.PROPERTY_RUNS ??= "100";
process.env.PROPERTY_SEED ??= "1";

/**
 * The quick suite, `npm test`. jest.full.config.js and jest.slow.config.js are all tests.
 *
 * @type {import("jest").Config}
 */
export default {
  testEnvironment: "node",
  roots: ["<rootDir>/src", "<rootDir>/cli/src", "<rootDir>/cli/tests", "<rootDir>/tests"],
  testMatch: ["<rootDir>/{tests,cli/tests}/**/*.test.ts"],
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

  reporters: ["<rootDir>/tests/progress-reporter.mjs", ["summary", { summaryThreshold: Infinity }]],
};

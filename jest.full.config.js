// All tests but the slow ones, with coverage: `npm run test:coverage`. Each run tries other random cases; PROPERTY_SEED repeats one.
process.env.PROPERTY_RUNS ??= "2000";
process.env.PROPERTY_SEED ??= String(Math.trunc(Math.random() * 2 ** 31));
process.stderr.write(`PROPERTY_RUNS=${process.env.PROPERTY_RUNS} PROPERTY_SEED=${process.env.PROPERTY_SEED}\n`);

const { default: quick, SLOW } = await import("./jest.config.js");

/** @type {import("jest").Config} */
export default {
  ...quick,
  testPathIgnorePatterns: ["/node_modules/", ...SLOW],
  // Copies of the repository for mutation tests.
  modulePathIgnorePatterns: ["<rootDir>/reports/stryker/"],
  collectCoverage: true,
  collectCoverageFrom: ["src/**/*.ts", "cli/src/**/*.ts"],
  coverageDirectory: "reports/coverage",
  // The table of all files is behind `npm run coverage`.
  coverageReporters: ["lcovonly"],
  coverageThreshold: { global: { lines: 98, branches: 98, functions: 98, statements: 98 } },
};

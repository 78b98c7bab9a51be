// All tests, for the night: `npm run test:full`. Each run tries other random cases, and more of them; PROPERTY_SEED repeats one.
process.env.PROPERTY_RUNS ??= "2000";
process.env.PROPERTY_SEED ??= String(Math.trunc(Math.random() * 2 ** 31));
console.error(`PROPERTY_RUNS=${process.env.PROPERTY_RUNS} PROPERTY_SEED=${process.env.PROPERTY_SEED}`);

const { default: quick } = await import("./jest.config.js");

/** @type {import("jest").Config} */
export default {
  ...quick,
  testPathIgnorePatterns: ["/node_modules/"],
  // Copies of the repository for mutation tests.
  modulePathIgnorePatterns: ["<rootDir>/reports/stryker/"],
};

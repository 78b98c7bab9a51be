/** @type {import("knip").KnipConfig} */
export default {
  // What users, tests and readers start from; every other file must be reached from there.
  entry: ["src/index.ts", "tests/**/*.test.{ts,mjs}", "tests/package/consumer/*", "examples/**/*.test.{ts,mjs}"],
  project: ["src/**", "tests/**", "examples/**"],
  // Data: read by its path, never imported.
  ignoreDependencies: ["@octokit/openapi"],
};

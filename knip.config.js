/** @type {import("knip").KnipConfig} */
export default {
  // What users, tests and readers start from; every other file must be reached from there.
  entry: [
    "src/index.ts",
    "src/adapters/index.ts",
    "src/explain/index.ts",
    "src/cli/index.ts",
    "tests/**/*.test.{ts,mjs}",
    "tests/package/consumer/*",
    "examples/**/*.test.{ts,mjs}",
    "benchmarks/{run,suite}.ts",
  ],
  project: ["src/**", "tests/**", "examples/**", "benchmarks/**"],
  // Data: read by its path, never imported.
  ignoreDependencies: [
    "@octokit/openapi",
    // Peers, clients and schemas that the checks of adapters, types and speed are about to use.
    "@figma/rest-api-spec",
    "@octokit/request",
    "@octokit/types",
    "openapi-typescript",
    "openapi-typescript-6",
    "typescript-5.4",
    "typescript-5.9",
  ],
};

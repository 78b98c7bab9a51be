/** @type {import("knip").KnipConfig} */
export default {
  workspaces: {
    ".": {
      // What users, tests and readers start from; every other file must be reached from there.
      entry: [
        "src/{index,*/index}.ts",
        "tests/**/*.test.{ts,mjs}",
        "tests/package/consumer/*",
        // Started by Stryker: stryker.config.mjs.
        "tests/mutation/{run,compile,globals,run-tests}.mjs",
        // Writes the tables of code pages.
        "tests/adapters/curl/read-code-pages.mjs",
        // Started in other runtimes, by tests/runtimes/run.mjs.
        "tests/runtimes/entries/*",
        "examples/**/*.test.{ts,mjs}",
        // Written by the command.
        "examples/vendors/figma/figma*.ts",
        "benchmarks/{run,suite}.ts",
        "docs/.vitepress/{config.ts,theme/index.ts,throws.mjs}",
        "docs/.vitepress/playground/Playground.vue",
      ],
      // Fixtures are compiled one by one, by tests/types/check.mjs: they hold mistakes on purpose.
      project: [
        "src/**",
        "tests/**",
        "!tests/types/{fixtures,modules}/**",
        "examples/**",
        "benchmarks/**",
        "docs/.vitepress/**",
      ],
      ignoreDependencies: [
        // Named in docs/.vitepress/typedoc.json.
        "typedoc-plugin-markdown",
        // Loaded by their names, as the command does, or because they are CommonJS.
        "@scalar/openapi-upgrader",
        "swagger-client",
        // Named in the programs that the tests and the benchmark of the types write, and compilers run by their path.
        "@octokit/request",
        "@octokit/types",
        "typescript-5.4",
        "typescript-5.9",
      ],
    },
    // Packages of their own. The library is a peer dependency, because their tests install that of this repository.
    "examples/starter": { entry: ["src/main.ts"], project: ["src/**"], ignoreDependencies: ["fluent-endpoint"] },
    "examples/frameworks/*": {
      entry: ["src/{main,app.test}.{ts,tsx}"],
      project: ["src/**"],
      ignoreDependencies: [
        "fluent-endpoint",
        // Peers of the framework's packages, whose manifests are not there before their installation.
        "@nestjs/platform-express",
        "@testing-library/dom",
        "axios",
        "jsdom",
        "react-dom",
        "reflect-metadata",
        "typebox",
      ],
    },
  },
};

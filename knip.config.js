/** @type {import("knip").KnipConfig} */
export default {
  workspaces: {
    ".": {
      // What users, tests and readers start from; every other file must be reached from there.
      entry: [
        "src/{index,*/index}.ts",
        "tests/**/*.test.{ts,mjs}",
        // Read by the tests of other runtimes.
        "tests/conformance/github/catalogue.ts",
        // Run by its path, in a process of its own.
        // Writes the tables of code pages.
        "tests/adapters/curl/read-code-pages.mjs",
        // Started in other runtimes, by tests/runtimes/run.mjs.
        "tests/runtimes/entries/*",
        "examples/**/*.test.{ts,mjs}",
        "benchmarks/{run,race}.mjs",
        // Written by the command.
        "examples/vendors/datadog/datadog-api*.ts",
      ],
      project: ["src/**", "tests/**", "examples/**", "benchmarks/**"],
      ignoreDependencies: [
        // Named in the programs that the tests and the benchmark of the types write.
        "@octokit/request",
        "@octokit/types",
        // SDKs that vendors are compared with, of tests/oracles.
        "@datadog/datadog-api-client",
        "algoliasearch",
        "openai",
        "@gitbeaker/rest",
        "@notionhq/client",
        "@octokit/rest",
        "gitea-js",
        "stripe",
      ],
    },
    // The command. Its tests are in the quick suite and in the full one.
    cli: {
      entry: ["src/{index,vendor/thread}.ts", "tests/**/*.test.ts"],
      project: ["**/*.{ts,mjs}"],
    },
    // Packages of their own, which `node scripts/install.mjs` installs. They use those of the repository, too.
    "docs/.vitepress": {
      entry: ["{config.ts,theme/index.ts,throws.mjs}", "playground/Playground.vue", "test/*.test.mjs"],
      project: ["**"],
      // Named in typedoc.json.
      ignoreDependencies: ["typedoc-plugin-markdown", "twoslash"],
    },
    // Their programs are run by their paths.
    scripts: { entry: ["*.mjs"], project: ["*.mjs"], ignoreDependencies: ["dependency-cruiser"] },
    "tests/mutation": {
      entry: ["{run,compile,globals,run-tests}.mjs"],
      project: ["**"],
      ignoreDependencies: ["@stryker-mutator/core"],
    },
    "tests/oracles": {
      entry: ["*.test.ts", "github/write-operations.mjs"],
      project: ["**"],
      ignoreDependencies: [
        // Loaded by their names, because they are CommonJS or documents, or by the tests of the examples.
        "@datadog/datadog-api-client",
        "algoliasearch",
        "openai",
        "@gitbeaker/rest",
        "@notionhq/client",
        "@readme/oas-examples",
        "@twilio/cli-core",
        "gitea-js",
        "stripe",
        "swagger-client",
        // Named in the module that octokit-packages.test.ts bundles.
        /^@octokit\/(?:core|graphql|plugin-.*)$/,
        // The peer of openapi-typescript.
        "typescript",
      ],
    },
    "tests/package": {
      entry: ["*.test.mjs", "consumer/*"],
      project: ["**"],
      // Run by their paths.
      ignoreDependencies: ["@arethetypeswrong/cli", "deno", "es-check", "publint"],
    },
    // Fixtures are compiled one by one, by check.mjs: they hold mistakes on purpose.
    "tests/types": {
      entry: ["check.mjs"],
      project: ["**", "!{fixtures,modules}/**"],
      // Compilers run by their path.
      ignoreDependencies: ["typescript-5.4", "typescript-5.9", "typescript-7"],
    },
    // The library is a peer dependency, because their tests install that of this repository.
    "examples/frameworks/*": {
      entry: ["{src/*.test,src/{acme,main},app.test}.{mjs,ts,tsx}"],
      project: ["src/**"],
      ignoreDependencies: [
        "fluent-endpoint",
        // Begins like a URL, which knip takes for no package.
        "http-message-signatures",
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

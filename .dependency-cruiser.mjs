// "Who may know whom": the sources are the stages of a way (merge, parse, adapters), and a stage does not look back.

/** An import that is gone once compiled. */
const TYPE_ONLY = ["type-only"];

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no-cycle",
      "No import cycles. A builder and what made it may know each other's type.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: TYPE_ONLY } },
    ),
    rule("no-unresolved", "Every import exists.", {}, { couldNotResolve: true }),
    rule("merge-not-parse", "merge/ does not know parse/.", { path: "^src/merge/" }, { path: "^src/parse/" }),
    rule("parse-not-merge", "parse/ does not know merge/.", { path: "^src/parse/" }, { path: "^src/merge/" }),
    rule(
      "stages-not-faces",
      "merge/ and parse/ are functions beneath; Endpoint and the other faces stand on them.",
      { path: "^src/(merge|parse)/" },
      { path: "^src/(index|endpoint|endpoint-function|request-builder)\\.ts$" },
    ),
    rule(
      "builder-knows-endpoint-as-type",
      "The builder is handed the pipeline of the Endpoint that made it: it knows neither but as a type.",
      { path: "^src/request-builder\\.ts$" },
      { path: "^src/(endpoint|pipeline)\\.ts$", dependencyTypesNot: TYPE_ONLY },
    ),
    rule(
      "adapters-know-the-result",
      "An adapter is RequestOptions in, a client's arguments out, and an EndpointError where there is no way (decision F1): of the library it knows that type, that class, and the leaves that say what values, header fields and credentials are.",
      { path: "^src/adapters/" },
      { pathNot: "^src/((adapters|types|errors)/|shared/(credentials|header-syntax|origin|value-kind)\\.ts$)" },
    ),
    rule(
      "adapters-know-types",
      "… and of types/ it takes types.",
      { path: "^src/adapters/" },
      { path: "^src/types/", dependencyTypesNot: TYPE_ONLY },
    ),
    rule(
      "types-import-types",
      "types/ imports nothing that runs.",
      { path: "^src/types/" },
      { dependencyTypesNot: TYPE_ONLY },
    ),
    rule(
      "extras-stay-out-of-the-core",
      "Who does not use explain(), an adapter or the command does not ship it: each has an entry of its own.",
      { path: "^src/", pathNot: "^src/(adapters|explain|cli)/" },
      { path: "^src/(adapters|explain|cli)/" },
    ),
    rule(
      "command-calls-the-public-face",
      "The command calls the public API, as every user does. Only the suggestions for misspelt names come from inside: they are not worth a public function, nor a second implementation.",
      { path: "^src/cli/" },
      {
        path: "^src/",
        pathNot: ["^src/cli/", "^src/index\\.ts$", "^src/(adapters|explain)/index\\.ts$", "^src/errors/closest\\.ts$"],
      },
    ),
    rule(
      "index-is-for-users",
      "Sources import from the file that has it, not from the public face.",
      { path: "^src/", pathNot: "^src/cli/" },
      { path: "^src/index\\.ts$" },
    ),
    rule(
      "one-place-expands-templates",
      "Its faults are settled around it, in one file (decision C1).",
      { path: "^src/", pathNot: "^src/parse/url-template\\.ts$" },
      { path: "url-template/lib/" },
    ),
    rule(
      "one-runtime-dependency",
      "No other package; Node's own modules in the command alone.",
      { path: "^src/" },
      {
        dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown"],
        pathNot: "url-template/lib/",
      },
    ),
    rule(
      "platform-neutral",
      "The library runs in browsers and at the edge as well.",
      { path: "^src/", pathNot: "^src/cli/" },
      { dependencyTypes: ["core"] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.build.json" },
    // Sees `import type` too, which is gone after compilation.
    tsPreCompilationDeps: true,
  },
};

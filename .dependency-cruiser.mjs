// Who may know whom: the kernel knows nothing of what attaches to it, what attaches nothing of endpoints, and endpoints nothing of the faces.

/** An import that is gone once compiled. */
const TYPE_ONLY = ["type-only"];

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule("no-cycle", "No import cycles, type-only ones included.", {}, { circular: true }),
    rule("no-unresolved", "Every import exists.", {}, { couldNotResolve: true }),
    rule(
      "no-flat-files",
      "Only the faces and the version are at the top of src/; every other file has a folder.",
      { path: "^src/[^/]+\\.ts$", pathNot: "^src/(index|endpoint|endpoint-function|request-builder|version)\\.ts$" },
      {},
    ),
    rule("errors-know-nothing", "Errors are the ground floor.", { path: "^src/errors/" }, { pathNot: "^src/errors/" }),
    rule(
      "shared-knows-errors",
      "What several folders use knows none of them, but what values are.",
      { path: "^src/shared/" },
      { pathNot: "^src/(shared|errors|types)/|^src/kernel/values\\.ts$" },
    ),
    rule(
      "kernel-knows-errors-by-code",
      "The path of a call: it knows the codes of errors, syntax and types. What attaches to it knows it, not the other way round.",
      { path: "^src/kernel/" },
      { pathNot: "^src/(kernel|shared|types)/|^src/errors/(fault|longest-text)\\.ts$" },
    ),
    rule(
      "template-knows-the-kernel",
      "RFC 6570 knows nothing of vendors and endpoints.",
      { path: "^src/template/" },
      { pathNot: "^src/(template|kernel|shared|errors|types)/|node_modules/url-template/" },
    ),
    rule(
      "attachments-not-endpoints",
      "What attaches to the kernel knows it, and each other where one writes for another: not the state of endpoints, and no face.",
      { path: "^src/(accept|safety|vendor)/" },
      { pathNot: "^src/(accept|safety|vendor|template|bodies|kernel|shared|errors|types|version\\.ts$)" },
    ),
    rule(
      "stages-not-faces",
      "The faces use the stages, not the other way round.",
      { path: "^src/(api|vendor|accept|safety|kernel|template|shared|errors)/" },
      { path: "^src/(index|endpoint|endpoint-function|request-builder)\\.ts$" },
    ),
    rule(
      "builder-not-endpoint",
      "A builder needs the state of an endpoint, not its class.",
      { path: "^src/request-builder\\.ts$" },
      { path: "^src/endpoint\\.ts$" },
    ),
    rule(
      "adapters-know-the-result",
      "An adapter is RequestOptions in, a client's arguments out, and an EndpointError where there is no way (decision F1): of the library it knows that type, that class, and the leaves that say what values, header fields and credentials are.",
      { path: "^src/adapters/" },
      {
        pathNot:
          "^src/((adapters|types|errors)/|bodies/(is-file|json-text)\\.ts$|shared/(headers|named-values|request-mark|secret-names|secret-text|time-limit|urls|well-formed)\\.ts$|kernel/values\\.ts$)",
      },
    ),
    rule(
      "adapters-know-types",
      "… and of types/ it takes types.",
      { path: "^src/adapters/" },
      { path: "^src/types/", dependencyTypesNot: TYPE_ONLY },
    ),
    rule(
      "bodies-know-the-parameters",
      "A body encoder is parameters in, a body out: it writes them by the rules for queries.",
      { path: "^src/bodies/" },
      { pathNot: "^src/(bodies|types|errors|kernel|shared)/|^src/vendor/query-pairs\\.ts$" },
    ),
    rule(
      "mini-is-the-kernel",
      "A page that imports mini has the kernel and nothing else: no prose of errors, and nothing that attaches, unless it imports that.",
      { path: "^src/mini/", pathNot: "^src/mini/(attachments|encoders)\\.ts$" },
      {
        pathNot: "^src/(mini/|kernel/|types/|shared/|version\\.ts$|errors/(fault|longest-text)\\.ts$)",
        dependencyTypesNot: TYPE_ONLY,
      },
    ),
    rule(
      "mini-attaches-what-the-library-has",
      "What a page may attach to mini is the code that the library attaches: a policy, an encoder, a hook.",
      { path: "^src/mini/(attachments|encoders)\\.ts$" },
      {
        pathNot:
          "^src/(mini|kernel|types)/|^src/(api/finalize|bodies/(encode-body|encoded|write-form)|vendor/(encode-query|query-pairs|styles))\\.ts$",
        dependencyTypesNot: TYPE_ONLY,
      },
    ),
    rule(
      "links-know-errors",
      "Links are read from the headers of a response: of the library, their reader needs the errors, and whether a url is one.",
      { path: "^src/links/" },
      { pathNot: "^src/((links|errors)/|shared/(urls|header-fields)\\.ts$)" },
    ),
    rule(
      "responses-know-one-adapter",
      "A response is read by its status and its header fields: of the library, that takes what a request tells, toFetch to send it, and what messages hide of it.",
      { path: "^src/response/" },
      {
        pathNot:
          "^src/((response|errors|shared|types)/|adapters/(to-fetch|redaction/hidden-values)\\.ts$|kernel/values\\.ts$)",
      },
    ),
    rule(
      "path-is-small",
      "Who imports the tag for template strings has that, and what values are: no class of errors but its own.",
      { path: "^src/path/" },
      { pathNot: "^src/path/|^src/kernel/values\\.ts$|^src/shared/(urls|path-segments)\\.ts$" },
    ),
    rule(
      "match-knows-templates",
      "Routes are matched by their templates, and base URLs and empty parts of a path are read as in the pass.",
      { path: "^src/match/" },
      { pathNot: "^src/(match|errors|template|kernel|types)/|^src/(shared/(urls|path-segments)|safety/origins)\\.ts$" },
    ),
    rule(
      "queries-know-the-key",
      "A query is the key of a request and a function that sends it: of the library, that takes the key, the next link, and the chain that follows it.",
      { path: "^src/tanstack-query/" },
      {
        pathNot:
          "^src/((tanstack-query|errors|types)/|adapters/(to-query-key|abort-signal)\\.ts$|links/find-link\\.ts$|response/send-with\\.ts$|api/follow\\.ts$|request-builder\\.ts$|shared/urls\\.ts$)",
      },
    ),
    rule(
      "types-import-types",
      "types/ imports nothing that runs.",
      { path: "^src/types/" },
      { dependencyTypesNot: TYPE_ONLY },
    ),
    rule(
      "extras-stay-out-of-the-core",
      "Who does not use explain() or an adapter does not ship it: each has an entry of its own.",
      {
        path: "^src/",
        pathNot: "^src/(adapters|bodies|explain|links|mini|openapi|path|response|routes|match|tanstack-query)/",
      },
      {
        path: "^src/(adapters|bodies|explain|links|mini|openapi|path|response|routes|match|tanstack-query)/",
        pathNot: "^src/bodies/encode-body\\.ts$",
      },
    ),
    rule(
      "routes-know-the-core",
      "The rules of routes are a part of a build that few need: of the other modules they have the styles of forms alone.",
      { path: "^src/routes/" },
      {
        path: "^src/(adapters|bodies|explain|links|openapi|path|response|tanstack-query)/",
        pathNot: "^src/bodies/write-style\\.ts$",
      },
    ),
    rule(
      "openapi-knows-the-public-face",
      "A vendor is made from a document by what users have: the endpoint, the encoders and the rules of routes. What mini has, mini itself tells.",
      { path: "^src/openapi/" },
      {
        pathNot:
          "^src/((openapi|types|errors|shared)/|kernel/values\\.ts$|(bodies|routes)/index\\.ts$|mini/endpoint\\.ts$|vendor/vendor\\.ts$|endpoint\\.ts$)",
      },
    ),
    rule(
      "command-calls-the-public-face",
      "The command calls the public API, as every user does. Only the suggestions for misspelt names, what a terminal can show, how a literal is written, the grammar of JSON, the media types of forms and which members a whole query has come from inside: they are not worth a public function, nor a second implementation.",
      { path: "^cli/src/" },
      {
        path: "^src/",
        pathNot: [
          "^src/index\\.ts$",
          "^src/(adapters|explain|openapi)/index\\.ts$",
          "^src/openapi/(document|parameter|source-text)\\.ts$",
          "^src/shared/json-syntax\\.ts$",
          "^src/errors/(did-you-mean|format|terminal-text)\\.ts$",
          "^src/shared/headers\\.ts$",
        ],
      },
    ),
    rule(
      "index-is-for-users",
      "Sources import from the file that has it, not from the public face.",
      { path: "^src/" },
      { path: "^src/index\\.ts$" },
    ),
    rule(
      "one-place-expands-templates",
      "Its faults are settled around it, in one file (decision C1).",
      { path: "^src/", pathNot: "^src/template/expand\\.ts$" },
      { path: "url-template/lib/" },
    ),
    rule(
      "one-runtime-dependency",
      "No other package. The command is a package of its own, which has dependencies.",
      { path: "^src/" },
      {
        dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown"],
        pathNot: "url-template/lib/",
      },
    ),
    rule("library-not-command", "The library does not know its command.", { path: "^src/" }, { path: "^cli/" }),
    rule(
      "platform-neutral",
      "The library runs in browsers and at the edge as well.",
      { path: "^src/" },
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

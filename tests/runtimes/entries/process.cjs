// Node and Bun: the CommonJS build.
const library = {
  ...require("fluent-endpoint"),
  ...require("fluent-endpoint/adapters"),
  ...require("fluent-endpoint/bodies"),
  ...require("fluent-endpoint/explain"),
  ...require("fluent-endpoint/links"),
  ...require("fluent-endpoint/mcp"),
  ...require("fluent-endpoint/openapi"),
  ...require("fluent-endpoint/routes"),
  ...require("fluent-endpoint/path"),
  ...require("fluent-endpoint/response"),
  // Its names are names of the core, too.
};

void import("../suite/main.mjs").then(({ main }) => main(library, String(process.argv[2])));

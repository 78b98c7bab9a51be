// Node and Bun: the CommonJS build.
const library = {
  ...require("fluent-endpoint"),
  ...require("fluent-endpoint/adapters"),
  ...require("fluent-endpoint/explain"),
};

void import("../suite/main.mjs").then(({ main }) => main(library, String(process.argv[2])));

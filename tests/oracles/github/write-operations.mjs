// Writes tests/conformance/github/github-operations.ts: `node tests/oracles/github/write-operations.mjs`.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { operationsModule } from "./operations-module.mjs";

writeFileSync(
  fileURLToPath(new URL("../../conformance/github/github-operations.ts", import.meta.url)),
  await operationsModule(),
);

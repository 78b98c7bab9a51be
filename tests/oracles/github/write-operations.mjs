// Writes tests/conformance/github/operations.json: `node tests/oracles/github/write-operations.mjs`.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { operationsFile } from "./operations-file.mjs";

writeFileSync(
  fileURLToPath(new URL("../../conformance/github/operations.json", import.meta.url)),
  await operationsFile(),
);

import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

import { operationsFile } from "./github/operations-file.mjs";

test("the operations of the quick tests are those of GitHub's document: node tests/oracles/github/write-operations.mjs", async () => {
  const file = new URL("../conformance/github/operations.json", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(await operationsFile());
}, 60_000);

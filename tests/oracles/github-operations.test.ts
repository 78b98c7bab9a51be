import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

import { operationsModule } from "./github/operations-module.mjs";

test("the operations of the quick tests are those of GitHub's document: node tests/oracles/github/write-operations.mjs", async () => {
  const file = new URL("../conformance/github/github-operations.ts", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(await operationsModule());
}, 60_000);

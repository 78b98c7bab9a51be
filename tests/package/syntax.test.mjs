// The level of JavaScript that docs/frameworks.md promises to browsers.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

import { ROOT } from "./packed.mjs";

/** Which the package does not export. */
const TOOL = join(import.meta.dirname, "../types/node_modules/es-check/lib/cli/index.js");

/** Of ES2024, which every browser of the page has. */
const NEWER = "StringIsWellFormed,StringToWellFormed";

for (const files of [["--module", "dist/*.js"], ["dist/*.cjs"]]) {
  test(`${files.at(-1)}: syntax and built-in methods of ES2023`, () => {
    const args = [TOOL, "es2023", "--checkFeatures", "--noColor", `--allowList=${NEWER}`, ...files];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
    assert.equal(status, 0, stdout + stderr);
  });
}

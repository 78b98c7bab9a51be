// The level of JavaScript that docs/browsers-and-runtimes.md promises to browsers.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Which the package does not export. */
const TOOL = join(import.meta.dirname, "node_modules/es-check/lib/cli/index.js");

/** Of ES2024, which every browser of the page has. */
const NEWER = "StringIsWellFormed,StringToWellFormed";

/**
 * @param {string} level
 * @param {readonly string[]} options
 */
function check(level, options) {
  const args = [TOOL, level, "--checkFeatures", "--noColor", ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  return { passed: status === 0, output: stdout + stderr };
}

for (const files of [["--module", "--allowHashBang", "dist/*.js"], ["dist/*.cjs"]]) {
  test(`${files.at(-1)}: syntax and built-in methods of ES2023`, () => {
    const { passed, output } = check("es2023", [`--allowList=${NEWER}`, ...files]);
    assert.ok(passed, output);
  });

  test(`${files.at(-1)}: the check finds what is newer`, () => {
    const { passed, output } = check("es2023", files);
    assert.ok(!passed && output.includes("StringIsWellFormed"), output);
  });
}

test("docs/browsers-and-runtimes.md names the level", () => {
  assert.match(readFileSync(new URL("../../docs/browsers-and-runtimes.md", import.meta.url), "utf8"), /ES2023/);
});

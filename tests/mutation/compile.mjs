// Compiles sources and tests, each file beside itself, for run-tests.mjs.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const define = { __VERSION__: JSON.stringify(version) };
// What tests import from Jest, without Jest.
const jest = new URL(
  `data:text/javascript,${encodeURIComponent(`export { jestExpect as expect } from "${import.meta.resolve("@jest/expect")}";
export { afterAll, afterEach, beforeAll, beforeEach, describe, test } from "${import.meta.resolve("jest-circus")}";`)}`,
);

for (const folder of ["src", "tests"]) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!/(?<!\.d)\.ts$/.test(path) || path.includes("node_modules")) continue;
    const settings = /** @type {const} */ ({ loader: "ts", format: "esm", target: "es2022", define });
    const { code } = transformSync(readFileSync(path, "utf8"), settings);
    writeFileSync(path.replace(/ts$/, "js"), code.replaceAll('"@jest/globals"', JSON.stringify(jest.href)));
  }
}

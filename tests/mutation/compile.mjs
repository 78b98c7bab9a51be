// Compiles sources and tests, each file beside itself, for run-tests.mjs: Node runs them without Jest's loader, which takes
// longer than the tests. Stryker calls it once, in its copy of the repository.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const globals = pathToFileURL("tests/mutation/globals.mjs").href;

for (const folder of ["src", "tests"]) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/(?<!\.d)\.ts$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { code } = transformSync(readFileSync(path, "utf8"), {
      loader: "ts",
      format: "esm",
      target: "es2022",
      define: { __VERSION__: JSON.stringify(version) },
    });
    writeFileSync(path.replace(/ts$/, "js"), code.replaceAll('"@jest/globals"', JSON.stringify(globals)));
  }
}

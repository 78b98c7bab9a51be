// Writes what JSR publishes: `node scripts/jsr.mjs FOLDER` puts the sources into the folder as Deno reads them. Imports name files
// with their endings, and the version is a text. Publish from there, with `deno publish`.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { relinkCopy } from "./packed-links.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const folder = resolve(process.argv[2] ?? "reports/jsr");
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");
const { version, devDependencies } = JSON.parse(read("package.json"));

/** The end of an import of a file of the sources. */
const SPECIFIER = /(\b(?:from|import)\s*\(?\s*"\.{1,2}\/[^"]*)\.js(?=")/g;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of ["src", "README.md", "CHANGELOG.md", "LICENSE", "docs/errors.md", "package.json"]) {
  cpSync(join(ROOT, file), join(folder, file), { recursive: true });
}
relinkCopy(folder, ROOT);
// Deno would take its dependencies.
rmSync(join(folder, "package.json"));
for (const file of readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".ts")) continue;
  const path = join(folder, "src", file);
  const text = readFileSync(path, "utf8");
  const rewritten = text
    .replace(SPECIFIER, "$1.ts")
    // The build bundles it.
    .replace('from "url-template"', `from "npm:url-template@${devDependencies["url-template"]}"`)
    .replace("declare const __VERSION__: string;\n", "")
    .replace("= __VERSION__;", `= ${JSON.stringify(version)};`);
  writeFileSync(path, rewritten);
}
writeFileSync(join(folder, "jsr.json"), JSON.stringify({ ...JSON.parse(read("scripts/jsr.json")), version }, null, 2));

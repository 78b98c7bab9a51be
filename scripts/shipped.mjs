// Describes what the package contains, as a project of its own in reports/shipped/fluent-endpoint/: this package, with the packages that the
// build has put into it as dependencies. `npm audit` and `npm sbom` know dependencies only. Run after a build.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));

/** The source maps name every file of the build, also those of packages: ../node_modules/NAME/… */
function bundledPackages() {
  const maps = readdirSync("dist").filter((file) => file.endsWith(".map"));
  const sources = maps.flatMap((file) => readJson(`dist/${file}`).sources);
  const names = sources.map((source) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

const { name, version, license, engines } = readJson("package.json");
const folder = `reports/shipped/${name}`;
const { packages, ...lock } = readJson("package-lock.json");

/** @type {Record<string, string>} */
const dependencies = {};
/** @type {Record<string, object>} */
const locked = {};
for (const bundled of bundledPackages()) {
  const path = `node_modules/${bundled}`;
  dependencies[bundled] = packages[path].version;
  locked[path] = { ...packages[path], dev: undefined };
}

const manifest = { name, version, license, engines, dependencies };
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/package.json`, JSON.stringify(manifest, null, 2));
writeFileSync(
  `${folder}/package-lock.json`,
  JSON.stringify({ ...lock, packages: { "": manifest, ...locked } }, null, 2),
);

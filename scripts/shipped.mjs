// Describes what the packages contain, each as a project of its own in reports/shipped/: its manifest, with the packages that the build
// has put into it as dependencies. `npm audit` and `npm sbom` know dependencies only. Run after a build.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));

/** The source maps name every file of the build, also those of packages: ../node_modules/NAME/… */
function bundledPackages() {
  const maps = readdirSync("dist").filter((file) => file.endsWith(".map"));
  const sources = maps.flatMap((file) => readJson(`dist/${file}`).sources);
  const names = sources.map((source) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

const { packages } = readJson("package-lock.json");

/** @type {Record<string, string>} */
const dependencies = {};
/** @type {Record<string, object>} */
const locked = {};
for (const bundled of bundledPackages()) {
  const path = `node_modules/${bundled}`;
  dependencies[bundled] = packages[path].version;
  locked[path] = { ...packages[path], dev: undefined };
}

// The command contains the library, and so what is in it.
for (const root of [".", "cli"]) {
  const { name, version, license, engines, dependencies: own = {} } = readJson(`${root}/package.json`);
  const manifest = { name, version, license, engines, dependencies: { ...own, ...dependencies } };
  const { packages: all, ...lock } = readJson(`${root}/package-lock.json`);
  const installed = Object.entries(all).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional);
  const folder = `reports/shipped/${name}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest, null, 2));
  writeFileSync(
    `${folder}/package-lock.json`,
    JSON.stringify({ ...lock, packages: { "": manifest, ...Object.fromEntries(installed), ...locked } }, null, 2),
  );
}

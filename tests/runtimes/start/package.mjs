import { readFileSync } from "node:fs";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/**
 * The ES module of each subpath in `exports` of package.json, for runtimes that do not read it: "fluent-endpoint/adapters"
 * is at "dist/adapters.js".
 *
 * @type {Readonly<Record<string, string>>}
 */
export const PACKAGE = Object.fromEntries(
  Object.entries(JSON.parse(read("package.json")).exports)
    .filter(([subpath]) => subpath !== "./package.json")
    .map(([subpath, { import: file }]) => [`fluent-endpoint${subpath.slice(1)}`, file.default.slice(2)]),
);

/** The subpaths that an entry of the suite does not load. */
export const missingImports = () =>
  ["library.mjs", "process.cjs"].flatMap((entry) => {
    const text = read(`tests/runtimes/entries/${entry}`);
    return Object.keys(PACKAGE).flatMap((name) =>
      text.includes(`"${name}"`) ? [] : [`${entry} does not load ${name}`],
    );
  });

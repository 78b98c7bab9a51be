import { readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

import typescript from "@rollup/plugin-typescript";
import { dts } from "rollup-plugin-dts";

import { thirdPartyLicenses } from "./scripts/third-party-licenses.mjs";

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const { version, exports: subpaths } = readJson("package.json");
const { dependencies } = readJson("cli/package.json");

/**
 * What users may import, by the name of its file in `dist`. `exports` of package.json is the only list: "." is built from
 * src/index.ts, "./adapters" from src/adapters/index.ts.
 */
const faces = Object.fromEntries(
  Object.entries(subpaths).flatMap(([subpath, { import: isModule }]) => {
    const name = subpath.slice("./".length);
    return isModule ? [[name || "index", resolve("src", name, "index.ts")]] : [];
  }),
);

/**
 * What several entries share is in one file each, so that a class is the same class everywhere: `core` is what
 * index.js needs, and `shared` the rest.
 */
function sharedFile(id, { getModuleInfo }) {
  const seen = new Set([id]);
  for (const module of seen) {
    const { importers, dynamicImporters } = getModuleInfo(module);
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer);
  }
  const entries = Object.keys(faces).filter((name) => seen.has(faces[name]));
  if (entries.length < 2) return null;
  return entries.includes("index") ? "core" : "shared";
}

/**
 * The types that carry the response are declared once: a program with both formats would have two symbols otherwise, and lose
 * the type between them. An ES module may import CommonJS, so they are declared in that.
 */
const importResponse = {
  name: "import-response",
  resolveId: (source) => (/\/response\.js$/.test(source) ? { id: "./carried", external: "relative" } : null),
};

/** Drops types, and keeps names: to minify is the business of who bundles. `npm run typecheck` checks the types. */
const compile = (outDir, sourceMap) => [
  typescript({
    ...{ tsconfig: "tsconfig.build.json", outDir, sourceMap },
    // The declarations are made below.
    ...{ noCheck: true, declaration: false, isolatedDeclarations: false },
  }),
  versionInside,
  packagesInside,
  thirdPartyLicenses,
];

const versionInside = {
  name: "version-inside",
  transform: (code, id) =>
    /\bsrc\/version\.ts$/.test(id) ? { code: code.replace("__VERSION__", JSON.stringify(version)), map: null } : null,
};

/** url-template is ES module only, and small: inside, there is nothing else to find, to read or to `require`. */
const packagesInside = {
  name: "packages-inside",
  resolveId: (source, importer) =>
    importer && /^[a-z]/.test(source) && !source.startsWith("node:")
      ? fileURLToPath(import.meta.resolve(source))
      : null,
};

const output = (format, ending) => ({
  dir: "dist",
  format,
  entryFileNames: `[name].${ending}`,
  chunkFileNames: `[name].${ending}`,
  // A bundler would warn of an import without names.
  hoistTransitiveImports: false,
  manualChunks: sharedFile,
  // For scripts/shipped.mjs: the code that ships has its names, and nobody needs a map to read it.
  sourcemap: "hidden",
});

const types = dts({ tsconfig: "tsconfig.build.json" });

for (const folder of ["dist", "cli/dist", "lint/dist"]) rmSync(folder, { recursive: true, force: true });

export default [
  {
    input: faces,
    external: /^node:/,
    plugins: compile("dist", true),
    output: [output("es", "js"), output("cjs", "cjs")],
  },
  {
    input: faces,
    plugins: [importResponse, types],
    // The same declarations twice: TypeScript tells the format of a module from the ending of its file.
    output: ["ts", "cts"].map((ending) => ({
      dir: "dist",
      entryFileNames: `[name].d.${ending}`,
      chunkFileNames: `[name].d.${ending}`,
      paths: { "./carried": "./carried.cjs" },
    })),
  },
  // The command, in a package of its own. Node runs it, and nobody imports it: it has one format, and what it needs of the
  // library is inside, so that it always fits.
  {
    input: {
      cli: "cli/src/index.ts",
      thread: "cli/src/vendor/thread.ts",
      "document-thread": "cli/src/mcp/document-thread.ts",
    },
    // Also what a dependency has under a name of its own: @modelcontextprotocol/sdk/types.js.
    external: (id) =>
      id.startsWith("node:") || Object.keys(dependencies).some((name) => `${id}/`.startsWith(`${name}/`)),
    plugins: compile("cli/dist", false),
    output: { ...output("es", "js"), dir: "cli/dist", sourcemap: false },
  },
  // The rules of ESLint, in a package of their own, which ESLint imports.
  {
    input: { index: "lint/src/index.ts" },
    // It has no package inside.
    plugins: compile("lint/dist", false).filter((plugin) => plugin !== thirdPartyLicenses),
    output: { ...output("es", "js"), dir: "lint/dist", sourcemap: false },
  },
  {
    input: { index: "lint/src/index.ts" },
    external: "eslint",
    plugins: [types],
    output: { dir: "lint/dist", entryFileNames: "[name].d.ts" },
  },
  {
    input: { carried: "src/types/response.ts" },
    plugins: [types],
    output: { dir: "dist", entryFileNames: "[name].d.cts" },
  },
];

import { readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { transform } from "esbuild";
import { dts } from "rollup-plugin-dts";

import { mapsBesideSources } from "./scripts/maps-beside-sources.mjs";
import { thirdPartyLicenses } from "./scripts/third-party-licenses.mjs";

const { version, exports: subpaths } = JSON.parse(readFileSync("package.json", "utf8"));

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
const { index, mini, ...extras } = faces;

/** What the core exports: known once it is built, which is first. */
const publicNames = new Set();

const rememberExports = {
  name: "remember-exports",
  generateBundle(_, bundle) {
    for (const { exports = [] } of Object.values(bundle)) exports.forEach((name) => publicNames.add(name));
  },
};

/**
 * Outside of the core, what users may import is imported from the file that they have: a class is the same class everywhere,
 * and an `instanceof` finds it. Other code of the core is copied, so that the core stays one file: every import of it would
 * wait for each further one.
 */
const importFaces = {
  name: "import-faces",
  async resolveId(source, importer) {
    const found = importer && (await this.resolve(source, importer));
    if (!found || found.external) return null;
    const isPublic = ({ exports }) => exports.length > 0 && exports.every((name) => publicNames.has(name));
    const ownFace = Object.keys(faces).find((name) => faces[name] === found.id);
    const face = ownFace ?? (isPublic(await this.load(found)) ? "index" : undefined);
    return face ? { id: `./face-${face}`, external: "relative" } : found;
  },
};

/** What several entries share is in one file. */
function sharedFile(id, { getModuleInfo }) {
  const seen = new Set([id]);
  for (const module of seen) getModuleInfo(module).importers.forEach((importer) => seen.add(importer));
  return [...seen].filter((module) => getModuleInfo(module).isEntry).length > 1 ? "shared" : null;
}

/**
 * The types that carry the response are declared once: a program with both formats would have two symbols otherwise, and lose
 * the type between them. An ES module may import CommonJS, so they are declared in that.
 */
const importResponse = {
  name: "import-response",
  resolveId: (source) => (/\/response\.js$/.test(source) ? { id: "./response", external: "relative" } : null),
};

/**
 * Drops types and comments, and keeps names and the marks of what a bundler may leave out; to minify is the business of who
 * bundles. Types are checked before anything is packed, by `prepack`.
 */
const compileTypeScript = {
  name: "compile-typescript",
  resolveId: (source, importer) =>
    importer?.endsWith(".ts") && /^\..*\.js$/.test(source)
      ? resolve(importer, "..", source.replace(/js$/, "ts"))
      : null,
  transform(code, id) {
    if (!id.endsWith(".ts")) return null;
    const tsconfigRaw = { compilerOptions: { target: "esnext", verbatimModuleSyntax: true } };
    const define = { __VERSION__: JSON.stringify(version) };
    return transform(code, { loader: "ts", target: "esnext", charset: "utf8", sourcemap: true, tsconfigRaw, define });
  },
};

/** url-template is ES module only, and small: inside, there is nothing else to find, to read or to `require`. */
const packagesInside = {
  name: "packages-inside",
  resolveId: (source, importer) =>
    importer && /^[a-z]/.test(source) && !source.startsWith("node:")
      ? fileURLToPath(import.meta.resolve(source))
      : null,
};

const compile = [compileTypeScript, packagesInside, mapsBesideSources, thirdPartyLicenses];

const output = (format, ending) => ({
  dir: "dist",
  format,
  entryFileNames: `[name].${ending}`,
  chunkFileNames: `[name].${ending}`,
  // A bundler would warn of an import without names.
  hoistTransitiveImports: false,
  paths: (id) => id.replace(/^.*\/face-([\w-]+)$/, `./$1.${ending}`),
  sourcemap: true,
});

/** The same for `import` and for `require`. */
const formats = [output("es", "js"), output("cjs", "cjs")];
const types = dts({ tsconfig: "tsconfig.build.json" });

rmSync("dist", { recursive: true, force: true });

export default [
  { input: { index }, plugins: [...compile, rememberExports], output: formats },
  {
    input: extras,
    plugins: [importFaces, ...compile],
    output: formats.map((format) => ({ ...format, manualChunks: sharedFile })),
  },
  // A page that imports it has nothing else of the library: it shares no file.
  { input: { mini }, plugins: compile, output: formats },
  {
    // Run by Node, imported by nobody: one format, and no declarations.
    input: { cli: "src/cli/index.ts" },
    external: /^node:/,
    plugins: [importFaces, ...compile],
    output: { ...output("es", "js"), chunkFileNames: "cli-[name].js" },
  },
  {
    input: faces,
    plugins: [importResponse, types],
    // The same declarations twice: TypeScript tells the format of a module from the ending of its file.
    output: ["ts", "cts"].map((ending) => ({
      dir: "dist",
      entryFileNames: `[name].d.${ending}`,
      chunkFileNames: `[name].d.${ending}`,
      paths: { "./response": "./response.cjs" },
    })),
  },
  {
    input: { response: "src/types/response.ts" },
    plugins: [types],
    output: { dir: "dist", entryFileNames: "[name].d.cts" },
  },
];

import { readFileSync, rmSync } from "node:fs";

import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import typescript from "@rollup/plugin-typescript";
import { dts } from "rollup-plugin-dts";
import { minify } from "terser";

const { version, exports: subpaths } = JSON.parse(readFileSync("package.json", "utf8"));

const core = { index: "src/index.ts" };

/** `exports` of package.json is the only list of subpaths: `./adapters` is built from src/adapters/index.ts. */
const extras = Object.fromEntries(
  Object.entries(subpaths).flatMap(([subpath, { import: isModule }]) => {
    const name = subpath.slice("./".length);
    return isModule && name ? [[name, `src/${name}/index.ts`]] : [];
  }),
);

/**
 * Each subpath is built by itself, except that adapters and body encoders write JSON by the same code and throw the same
 * class of errors: these are in a file that both import.
 */
const groups = ({ adapters, bodies, ...others }) => [
  { adapters, bodies },
  ...Object.entries(others).map(([name, file]) => ({ [name]: file })),
];

/** The command takes the library from the files that users import: its needs do not cut those into pieces. */
const libraryBesideCommand = {
  name: "library-beside-command",
  resolveId(source) {
    const [found, name = "index"] = /^(?:\.\.\/)+(?:([a-z]+)\/)?index\.js$/.exec(source) ?? [];
    return found && name in { ...core, ...extras } ? { id: `./${name}.js`, external: "relative" } : null;
  },
};

/**
 * The other modules take the public classes from the core, where they are the user's own: an `instanceof` finds them. It
 * stays a single file, because each further one would be waited for by every import; functions are copied.
 */
const coreBesideExtras = {
  name: "core-beside-extras",
  resolveId(source) {
    const isPublicClass = /\/(?:endpoint|request-builder|(?!invalid-(?:request|document))[a-z-]+-error)\.js$/.test(
      source,
    );
    return isPublicClass ? { id: "./core", external: "relative" } : null;
  },
};

/**
 * What carries the type of a response is declared once: a program that has both formats would have two symbols otherwise, and
 * lose the type between them. An ES module may import CommonJS, so it is that.
 */
const responseBesideDeclarations = {
  name: "response-beside-declarations",
  resolveId: (source) => (/\/response\.js$/.test(source) ? { id: "./response", external: "relative" } : null),
};

/** A module that uses another one imports the file that users import: a class of errors is the same class everywhere. */
const extrasBesideExtras = {
  name: "extras-beside-extras",
  resolveId(source) {
    const name = /^\.\.\/([a-z]+)\/index\.js$/.exec(source)?.[1];
    return name && name in extras ? { id: `./extra-${name}`, external: "relative" } : null;
  },
};

/** The licences of the packages that the build contains, by name. */
const licenses = new Map();

/** Packages that the build contains are named at its beginning, and their licences travel with it. */
const thirdPartyLicenses = {
  name: "third-party-licenses",
  banner(chunk) {
    const names = packagesIn(chunk).map((name) => `${name}, ${readPackage(name).license}`);
    return names.length > 0 ? `/*! Contains ${names.join("; ")}: see THIRD-PARTY-LICENSES.txt */` : "";
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle).filter(({ type }) => type === "chunk")) {
      for (const name of packagesIn(chunk)) licenses.set(name, readFileSync(`node_modules/${name}/LICENSE`, "utf8"));
    }
    const texts = [...licenses].map(([name, text]) => `The package ${name} is part of this one:\n\n${text}`);
    this.emitFile({ type: "asset", fileName: "THIRD-PARTY-LICENSES.txt", source: texts.join("\n\n") });
  },
};

function packagesIn({ moduleIds }) {
  const names = moduleIds.map((id) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

function readPackage(name) {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
}

/** The package contains `src`, so that its source maps need not contain the same files again. */
const mapsBesideSources = {
  name: "maps-beside-sources",
  generateBundle(_, bundle) {
    for (const { fileName, source } of Object.values(bundle)) {
      if (!fileName.endsWith(".map")) continue;
      const map = JSON.parse(source);
      map.sourcesContent = map.sources.map((file, index) =>
        file.startsWith("../src/") ? null : map.sourcesContent[index],
      );
      bundle[fileName].source = JSON.stringify(map);
    }
  },
};

/**
 * Properties that only modules of this library read, in objects that users never see or cannot use. Each has the same short
 * name in all files: explain() reads what the core has planned.
 */
const INTERNAL = [
  ...["variableIndexes", "restIndexes", "restNames", "liveIndexes", "optionIndexes", "defaultNames", "lastNames"],
  ...["hasOptions", "pathValues", "isRelative", "lastInPath", "pathStart", "hasBody", "ifEmpty"],
  ...["buildSteps", "findPlan", "expandEach", "applyPatch", "negotiateParsed", "negotiator"],
  ...["literals", "expressions", "outline", "indexes"],
  ...[
    "queryNames",
    "queryIndexes",
    "baseNames",
    "baseIndexes",
    "ofDefaults",
    "withFinalize",
    "baseExpanded",
    "buildRequest",
    "findRule",
    "extras",
    "createPlan",
    "isReplaced",
    "optionNames",
    "flattenOption",
    "configOf",
    "planned",
    "bare",
    "typed",
  ],
];

/** A letter each. */
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const shortNames = Object.fromEntries(INTERNAL.map((name, index) => [`$${name}`, LETTERS[index]]));

/**
 * What every import reads is short. The names of functions and classes stay, for stack traces, and so do the marks of what
 * a bundler may leave out; other names are in the source map. Its lines are short, because Node prints the whole of one
 * where an error is not caught.
 */
const compact = {
  name: "compact",
  renderChunk: (code) =>
    minify(code, {
      ecma: 2020,
      keep_classnames: true,
      keep_fnames: true,
      compress: { inline: false, reduce_funcs: false },
      format: { max_line_len: 160, comments: /^!/, preserve_annotations: true, ascii_only: true },
      sourceMap: true,
      mangle: { properties: { regex: new RegExp(`^(?:${INTERNAL.join("|")})$`) } },
      nameCache: { props: { props: { ...shortNames } } },
    }),
};

const compile = [
  replace({
    preventAssignment: true,
    values: {
      __VERSION__: JSON.stringify(version),
      // In one file the class would have to give up its name to the constant, which only its type needs.
      "export const RequestBuilder = Builder as unknown as RequestBuilderConstructor":
        "export { Builder as RequestBuilder }",
    },
  }),
  typescript({ tsconfig: "tsconfig.build.json", noEmitOnError: true }),
  compact,
  mapsBesideSources,
  thirdPartyLicenses,
];

const output = { dir: "dist", sourcemap: true };

/** The same for `import` and for `require`. */
const formats = [
  { ...output, format: "es", ending: "js" },
  { ...output, format: "cjs", ending: "cjs" },
].map(({ ending, ...format }) => ({
  ...format,
  entryFileNames: `[name].${ending}`,
  chunkFileNames: `json-text.${ending}`,
  paths: (id) => {
    const name = /\/(?:extra-([a-z]+)|core)$/.exec(id);
    return name ? `./${name[1] ?? "index"}.${ending}` : id;
  },
}));

rmSync("dist", { recursive: true, force: true });

export default [
  {
    input: core,
    // url-template is ES module only, and small: inside, there is nothing else to find, to read or to `require`.
    plugins: [nodeResolve(), ...compile],
    output: formats,
  },
  ...groups(extras).map((input) => ({
    input,
    plugins: [coreBesideExtras, extrasBesideExtras, nodeResolve(), ...compile],
    output: formats,
  })),
  {
    // Run by Node, imported by nobody: one format, and no declarations.
    input: { cli: "src/cli/index.ts" },
    external: /^node:/,
    plugins: [libraryBesideCommand, ...compile],
    output: { ...output, format: "es", chunkFileNames: "cli-[name].js" },
  },
  {
    input: { ...core, ...extras },
    plugins: [responseBesideDeclarations, dts({ tsconfig: "tsconfig.build.json" })],
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
    plugins: [dts({ tsconfig: "tsconfig.build.json" })],
    output: { dir: "dist", entryFileNames: "[name].d.cts" },
  },
];

import { readFileSync, rmSync } from "node:fs";

import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import typescript from "@rollup/plugin-typescript";
import { dts } from "rollup-plugin-dts";

// One line per subpath of `exports`. What entries share becomes a file of its own; a single entry stays a single file.
const input = { index: "src/index.ts", adapters: "src/adapters/index.ts", explain: "src/explain/index.ts" };

/** The command takes the library from the files that users import: its needs do not cut those into pieces. */
const libraryBesideCommand = {
  name: "library-beside-command",
  resolveId(source) {
    const files = { "../index.js": "index", "../adapters/index.js": "adapters", "../explain/index.js": "explain" };
    return Object.hasOwn(files, source) ? { id: `./${files[source]}.js`, external: "relative" } : null;
  },
};

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/** The licence of what the CommonJS build carries inside must travel with it. */
const thirdPartyLicenses = {
  name: "third-party-licenses",
  generateBundle() {
    const source = `dist/*.cjs contain the package url-template:\n\n${readFileSync("node_modules/url-template/LICENSE", "utf8")}`;
    this.emitFile({ type: "asset", fileName: "THIRD-PARTY-LICENSES.txt", source });
  },
};

const compile = [
  replace({ preventAssignment: true, values: { __VERSION__: JSON.stringify(version) } }),
  typescript({ tsconfig: "tsconfig.build.json", noEmitOnError: true }),
];

const output = { dir: "dist", sourcemap: true };

rmSync("dist", { recursive: true, force: true });

export default [
  {
    input,
    // External: a bundler or Node shares one copy with whoever else uses it.
    external: ["url-template"],
    plugins: compile,
    output: { ...output, format: "es", entryFileNames: "[name].js", chunkFileNames: "[name].js" },
  },
  {
    input,
    // url-template is ESM only. Bundled, so that `require()` works on every supported Node.
    plugins: [nodeResolve(), ...compile, thirdPartyLicenses],
    output: {
      ...output,
      format: "cjs",
      entryFileNames: "[name].cjs",
      chunkFileNames: "[name].cjs",
      banner: "/*! Contains url-template, BSD-3-Clause: see THIRD-PARTY-LICENSES.txt */",
    },
  },
  {
    // Run by Node, imported by nobody: one format, and no declarations.
    input: { cli: "src/cli/index.ts" },
    external: /^node:/,
    plugins: [libraryBesideCommand, ...compile],
    output: { ...output, format: "es" },
  },
  {
    input,
    plugins: [dts({ tsconfig: "tsconfig.build.json" })],
    // The same declarations twice: TypeScript tells the format of a module from the ending of its file.
    output: ["ts", "cts"].map((ending) => ({
      dir: "dist",
      entryFileNames: `[name].d.${ending}`,
      chunkFileNames: `[name].d.${ending}`,
    })),
  },
];

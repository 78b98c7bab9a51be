import { readFileSync, rmSync } from "node:fs";

import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import typescript from "@rollup/plugin-typescript";
import { dts } from "rollup-plugin-dts";

// One line per subpath of `exports`. What entries share becomes a file of its own; a single entry stays a single file.
const input = { index: "src/index.ts", adapters: "src/adapters/index.ts", explain: "src/explain/index.ts" };

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
    // The command is for Node alone, and nobody imports it.
    input: { ...input, cli: "src/cli/index.ts" },
    // External: a bundler or Node shares one copy with whoever else uses it.
    external: ["url-template", /^node:/],
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

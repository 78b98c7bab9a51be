import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { BENCHMARKS } from "../root.js";

/** The size in kB of what a browser loads: bundled with all that it needs, minified and gzipped. */
export async function gzippedSize(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: BENCHMARKS },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length / 1000;
}

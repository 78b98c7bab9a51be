import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { build, transform } from "esbuild";

import type { Comparison } from "../report/result.js";
import { ROOT } from "../root.js";

/** The promises of the core, and the sources that keep them. */
const PROMISES: readonly (readonly [promise: string, sources: RegExp])[] = [
  ["errors: sentences, carets, no secrets", /^src\/errors\/(?!did-you-mean)/],
  ["errors: did you mean", /^src\/errors\/did-you-mean/],
  ["RFC 6570: syntax, values, expansion", /^src\/template\//],
  ["RFC 6570: url-template", /^node_modules\/url-template\//],
  ["kernel: safe paths", /^src\/kernel\/path\./],
  ["kernel: urls and queries", /^src\/kernel\/(?:base-url|query|values)/],
  ["kernel: header fields", /^src\/(?:kernel\/(?:headers|credential)|shared\/header-syntax)/],
  ["kernel: options and defaults", /^src\/kernel\/(?:options|defaults|settings)/],
  ["kernel: routes and methods", /^src\/kernel\/(?:route|template)/],
  ["kernel: the pass, bodies, faults", /^src\/kernel\/(?:build-request|body|call|faults)/],
  ["origins and credentials", /^src\/(?:safety\/|shared\/origin)/],
  ["media types", /^src\/accept\//],
  ["encoders of bodies", /^src\/bodies\//],
  ["vendors and policies", /^src\/vendor\//],
  ["Endpoint and its function", /^src\/(?:api\/|endpoint|index|version)/],
  ["chains", /^src\/(?:request-builder|kernel\/steps)/],
];

/** Weighs what each promise adds to the core: all of it, minified and gzipped, less the same without those sources. */
export async function promiseCosts(): Promise<Comparison> {
  const texts = await minifiedSources();
  const sizeOf = (isKept: (file: string) => boolean): number => {
    const kept = [...texts].filter(([file]) => isKept(file)).map(([, text]) => text);
    return gzipSync(kept.join("\n"), { level: 9 }).length / 1000;
  };
  const all = sizeOf(() => true);
  const costs = PROMISES.map(([name, sources]) => ({ name, value: all - sizeOf((file) => !sources.test(file)) }));
  const rows = [
    { name: "all sources of the core", value: all },
    ...costs.sort((one, other) => other.value - one.value),
  ];
  return {
    kind: "comparison",
    name: "promises",
    title: "What each promise costs",
    unit: "kB",
    rows: rows.map((row) => ({ ...row, ratio: row.value / all })),
  };
}

/** The sources of the core, each minified by itself; those of which a bundler drops most are left out. */
async function minifiedSources(): Promise<ReadonlyMap<string, string>> {
  const { metafile } = await build({
    entryPoints: [join(ROOT, "src/index.ts")],
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: "esm",
    define: { __VERSION__: '"0.0.0"' },
    write: false,
    metafile: true,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const texts = new Map<string, string>();
  for (const [file, { bytesInOutput }] of inputs) {
    const source = readFileSync(join(ROOT, file), "utf8").replaceAll(/^(?:import|export \{|export \*)[^;]*;/gm, "");
    const loader = file.endsWith(".ts") ? "ts" : "js";
    const { code } = await transform(source, { loader, minify: true, target: "es2022" });
    if (bytesInOutput > code.length / 2) texts.set(file, code);
  }
  return texts;
}

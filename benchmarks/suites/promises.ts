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
  ["safe paths", /^src\/request\/path-safety/],
  ["safe origins", /^src\/(?:request\/origin-safety|shared\/origin)/],
  ["urls and queries", /^src\/request\/(?:url|query)/],
  ["header fields", /^src\/(?:options\/headers|shared\/header-syntax)/],
  ["media types", /^src\/(?:options\/media-type|request\/accept)/],
  ["other options: read, merge, flatten", /^src\/options\/(?!headers|media-type)/],
  ["routes, methods and call plans", /^src\/route\//],
  ["vendors and policies", /^src\/(?:vendor\/|api\/create-config|request\/(?:vendor-steps|base-url))/],
  ["requests: body and composition", /^src\/request\/(?:build-request|body|call)/],
  ["Endpoint and its function", /^src\/(?:api\/api-config|endpoint|endpoint-function|index|version)\.ts$/],
  ["chains", /^src\/request-builder/],
  ["own properties, kinds of values, caches", /^src\/shared\/(?:own-properties|value-kind|bounded-cache)/],
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

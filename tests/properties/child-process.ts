// Runs a script in a process of its own, with flags of Node.js, on a bundle of the sources.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Runs a module that prints one JSON text, and returns its value.
 *
 * @param script - its path, from this folder; it imports the subpaths as `fluent-endpoint/adapters`
 * @param flags - of Node.js
 */
export function runInChild(script: string, flags: readonly string[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-"));
  try {
    const source = (subpath: string): string => join(ROOT, "src", subpath, "index.ts");
    const subpaths = [
      "adapters",
      "bodies",
      "explain",
      "links",
      "match",
      "mini",
      "openapi",
      "path",
      "response",
      "routes",
    ];
    const outfile = join(folder, "script.mjs");
    buildSync({
      entryPoints: [join(import.meta.dirname, script)],
      alias: {
        ...Object.fromEntries(subpaths.map((subpath) => [`fluent-endpoint/${subpath}`, source(subpath)])),
        "fluent-endpoint": source("."),
      },
      bundle: true,
      format: "esm",
      platform: "node",
      define: { __VERSION__: '"0.0.0"' },
      outfile,
      logLevel: "error",
    });
    writeFileSync(join(folder, "package.json"), "{}");
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, outfile], {
      encoding: "utf8",
      maxBuffer: 100_000_000,
    });
    if (stdout === "") throw new Error(stderr);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

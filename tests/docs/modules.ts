import { readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./blocks.js";

const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { exports: object };

/** The source of every module that the package exports: fluent-endpoint/adapters is src/adapters/index.ts. */
export const SOURCES: ReadonlyMap<string, string> = new Map(
  Object.entries(exports)
    .filter(([, target]) => typeof target === "object")
    .map(([subpath]) => [`fluent-endpoint${subpath.slice(1)}`, join(ROOT, "src", subpath, "index.ts")]),
);

/**
 * The modules whose exports a comment of a source may name, because it has no room for imports. Of a name that several have,
 * the first one counts: mini has an `Endpoint` of its own.
 */
export function modulesFor(file: string): readonly string[] {
  const mini = "fluent-endpoint/mini";
  const others = [...SOURCES.keys()].filter((name) => name !== mini);
  return file.startsWith("src/mini/") ? [mini, ...others] : [...others, mini];
}

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

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { UsageError } from "../usage-error.js";

/** A package that the user installs, found from the working directory, and otherwise from this package. */
export interface Peer {
  readonly file: string;
  readonly load: () => Promise<unknown>;
}

/**
 * Finds an optional peer dependency.
 *
 * @param from - the package that depends on it, if it is not the user's
 * @throws {UsageError} When it is not installed, with the line that installs it.
 */
export function findPeer(name: string, install: string, cwd: string, from?: Peer): Peer {
  for (const base of [from?.file ?? join(cwd, "package.json"), import.meta.url]) {
    try {
      const file = moduleOf(name, createRequire(base).resolve(name));
      return { file, load: () => import(pathToFileURL(file).href) as Promise<unknown> };
    } catch {
      // Looked for in the next place.
    }
  }
  throw new UsageError(`${name} is required: npm install --save-dev ${install}`);
}

/** The ES module of a package, if it has one: its CommonJS may require others, which older versions of Node cannot. */
function moduleOf(name: string, file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (!existsSync(manifest)) continue;
    const { name: found, exports } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
    if (found !== name) continue;
    const entry = exports?.["."]?.import;
    const path = typeof entry === "string" ? entry : entry?.default;
    return path ? join(folder, path) : file;
  }
  return file;
}

/** What is read of a package.json. */
interface Manifest {
  readonly name?: string;
  readonly exports?: { readonly "."?: { readonly import?: string | { readonly default?: string } } };
}

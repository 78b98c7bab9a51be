import { createRequire } from "node:module";
import { join } from "node:path";
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
      const file = createRequire(base).resolve(name);
      return { file, load: () => import(pathToFileURL(file).href) as Promise<unknown> };
    } catch {
      // Looked for in the next place.
    }
  }
  throw new UsageError(`${name} is required: npm install --save-dev ${install}`);
}

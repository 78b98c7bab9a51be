import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { UsageError } from "../usage-error.js";

/** An optional peer dependency that is installed. */
export interface Peer {
  readonly file: string;
  /** @throws {UsageError} When the package cannot be imported. */
  readonly load: () => Promise<unknown>;
}

/**
 * Finds an optional peer dependency: in the project, in the folders of `npx --package`, or beside this package.
 *
 * @param install - the packages that must be installed
 * @param from - the package that depends on it, if it is not the project
 * @throws {UsageError} When it is not installed. The message says how to install it.
 */
export function findPeer(name: string, install: string, cwd: string, from?: Peer): Peer {
  const cure = cureFor(install, cwd);
  for (const base of [from?.file ?? join(cwd, "package.json"), ...npxManifests(), import.meta.url]) {
    try {
      const file = moduleOf(name, createRequire(base).resolve(name));
      return { file, load: () => importModule(name, file, cure) };
    } catch {
      // Try the next folder.
    }
  }
  throw new UsageError(`${name} is required: ${cure}`);
}

/** The command that installs what is missing. TypeScript 7 has no compiler API, and TypeScript 5 must not replace it. */
function cureFor(install: string, cwd: string): string {
  if (!install.includes("typescript@5") || majorOfTypeScript(cwd) < 7) return `npm install --save-dev ${install}`;
  const packages = `fluent-endpoint ${install}`.replace(/ ?(\S+)/g, " --package $1");
  return `npx${packages} -- fluent-endpoint vendor with the same arguments: TypeScript ${majorOfTypeScript(cwd)} of your project has no compiler API`;
}

/** The major version of TypeScript in the project; 0 without it. */
function majorOfTypeScript(cwd: string): number {
  try {
    const manifest = createRequire(join(cwd, "package.json")).resolve("typescript/package.json");
    return Number.parseInt((JSON.parse(readFileSync(manifest, "utf8")) as Manifest).version ?? "", 10) || 0;
  } catch {
    return 0;
  }
}

/** `npx --package` installs packages into a folder of its own, and adds the programs of the folder to the PATH. */
function npxManifests(): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.filter((folder) => /[\\/]_npx[\\/]/.test(folder)).map((folder) => join(folder, "../../package.json"));
}

async function importModule(name: string, file: string, cure: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    // openapi-typescript 7 fails here with TypeScript 7, which has no compiler API.
    throw new UsageError(`${name} cannot be loaded (${(error as Error).message}); try ${cure}`);
  }
}

/**
 * Returns the ES module of a package, if it has one: its CommonJS build may require ES modules, which older versions of
 * Node do not support.
 */
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

/** The properties of a package.json that are read. */
interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly exports?: { readonly "."?: { readonly import?: string | { readonly default?: string } } };
}

import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Runs a command and returns its output; an error contains the output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function run(command, args, cwd) {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    throw new Error([`${command} ${args.join(" ")}`, stdout, stderr].join("\n"), { cause: error });
  }
}

/**
 * Copies the files that a commit of the work tree would contain: no `dist/`, no `node_modules/`.
 *
 * @param {string} folder
 */
export function cloneInto(folder) {
  const files = run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], ROOT);
  for (const file of files.split("\0").filter((file) => file && existsSync(join(ROOT, file)))) {
    cpSync(join(ROOT, file), join(folder, file));
  }
}

/**
 * The subpaths that the package exports as modules: `.`, `./adapters`, …
 *
 * @param {{ exports: Record<string, string | { import: object, require: object }> }} manifest
 */
export function modulesOf({ exports }) {
  return Object.keys(exports).filter((subpath) => typeof exports[subpath] === "object");
}

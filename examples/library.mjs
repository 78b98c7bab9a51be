// The library as npm would publish it: packed from `dist/`, and unpacked where a program would have it installed.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL("../", import.meta.url));

/**
 * Packs the library, which must be built.
 *
 * @param {string} folder where the tarball goes
 * @returns {string} the path of the tarball
 */
export function packLibrary(folder) {
  mkdirSync(folder, { recursive: true });
  // Without `prepack`, which would build again.
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const output = execFileSync("npm", args, { cwd: ROOT, encoding: "utf8", shell: process.platform === "win32" });
  return join(folder, JSON.parse(output)[0].filename);
}

/**
 * Unpacks the library into `node_modules` of a program, where it replaces another version.
 *
 * @param {string} tarball
 * @param {string} folder the folder of the program
 */
export function unpackLibrary(tarball, folder) {
  const installed = join(folder, "node_modules/fluent-endpoint");
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
}

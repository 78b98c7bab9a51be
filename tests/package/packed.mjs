// The packages as `npm pack` makes them of the build, installed in an empty folder.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** The names of all modules: `fluent-endpoint`, `fluent-endpoint/adapters`, … */
export const modules = Object.keys(manifest.exports)
  .filter((subpath) => !subpath.endsWith(".json"))
  .map((subpath) => `fluent-endpoint${subpath.slice(1)}`);

/** A folder outside of the repository, until the tests end. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-"));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * Runs a command and returns its output; an error contains the output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, args, cwd, env = process.env) {
  try {
    return execFileSync(command, args, { cwd, env, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    throw new Error([`${command} ${args.join(" ")}`, stdout, stderr].join("\n"), { cause: error });
  }
}

/**
 * Packs the library, `.`, the command, `cli`, or the rules of ESLint, `lint`.
 *
 * @param {string} name
 * @param {string} folder
 * @returns {{ tarball: string, files: string[] }}
 */
export function pack(name, folder) {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const [{ filename, files }] = JSON.parse(run("npm", args, join(ROOT, name)));
  return {
    tarball: join(folder, filename),
    files: files.map((/** @type {{ path: string }} */ { path }) => path),
  };
}

/**
 * Installs a tarball in a new project.
 *
 * @param {string} tarball
 * @param {string} folder
 * @param {string[]} options
 */
export function install(tarball, folder, ...options) {
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", ...options, tarball], folder);
}

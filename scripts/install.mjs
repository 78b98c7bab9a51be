// Installs the packages of folders that have a package.json and a lock file of their own, unless they are installed:
// `node scripts/install.mjs cli tests/oracles`.
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

const results = await Promise.all(process.argv.slice(2).map(install));
if (results.includes(false)) process.exitCode = 1;

/**
 * @param {string} name
 * @returns {Promise<boolean>} whether its packages are installed
 */
async function install(name) {
  const folder = join(ROOT, name);
  const lock = join(folder, "package-lock.json");
  const installedLock = join(folder, "node_modules/installed-lock.json");
  if (existsSync(installedLock) && readFileSync(installedLock, "utf8") === readFileSync(lock, "utf8")) return true;
  console.error(`Installing the packages of ${name}/ …`);
  // No install script is needed: the binaries are in the packages. Several at a time would write in the same line.
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const child = spawn("npm", args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const succeeded = await new Promise((resolve) => child.once("close", (status) => resolve(status === 0)));
  if (!succeeded) return false;
  // A package imports itself by its name, but not from a folder with a package.json of its own.
  const library = join(folder, "node_modules/fluent-endpoint");
  symlinkSync(relative(join(folder, "node_modules"), ROOT), library, "junction");
  copyFileSync(lock, installedLock);
  return true;
}

// Each framework and each integration has a package of its own, with a lock file. It is installed by that, gets the packed library,
// and is tested.
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { unpackLibrary } from "./library.mjs";

const EXAMPLES = fileURLToPath(new URL("./", import.meta.url));

/** The folders of examples that are packages, such as `frameworks/react`. */
export const PACKAGES = ["frameworks", "integrations"]
  .flatMap((folder) => readdirSync(join(EXAMPLES, folder)).map((name) => `${folder}/${name}`))
  .filter((name) => existsSync(join(EXAMPLES, name, "package.json")));

/**
 * Tests examples that are packages, several at a time, and prints what they print.
 *
 * @param {readonly string[]} names some of PACKAGES
 * @param {string} tarball the packed library
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function testPackages(names, tarball) {
  const waiting = [...names];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { succeeded, output } = await testPackage(name, tarball);
      if (!succeeded) failed.push(name);
      console.log(`\n=== ${name}: ${succeeded ? "passed" : "failed"}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: Math.ceil(availableParallelism() / 2) }, work));
  return failed;
}

/**
 * @param {string} name
 * @param {string} tarball
 */
async function testPackage(name, tarball) {
  const folder = join(EXAMPLES, name);
  const lock = join(folder, "package-lock.json");
  const installedLock = join(folder, "node_modules/installed-lock.json");
  let output = "";
  const npm = (/** @type {string[]} */ ...args) => {
    const child = spawn("npm", args, { cwd: folder, shell: process.platform === "win32" });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    return new Promise((resolve) => child.once("close", (status) => resolve(status === 0)));
  };
  const isInstalled = existsSync(installedLock) && readFileSync(installedLock, "utf8") === readFileSync(lock, "utf8");
  if (!isInstalled) {
    if (!(await npm("ci", "--ignore-scripts", "--no-audit", "--no-fund"))) return { succeeded: false, output };
    copyFileSync(lock, installedLock);
  }
  unpackLibrary(tarball, folder);
  return { succeeded: await npm("test"), output };
}

// Packs the library for npm: `node scripts/pack.mjs FOLDER` builds it and puts the tarball into the folder. Unlike
// `npm pack`, which it runs, it leaves no link in the documents that leads nowhere.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { rewriteLinks } from "./packed-links.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const destination = resolve(process.argv[2] ?? ".");
const folder = mkdtempSync(join(tmpdir(), "pack-"));

/**
 * @param {string} cwd
 * @param {string[]} args
 * @returns {string} the description of the tarball, as JSON
 */
function pack(cwd, ...args) {
  const shell = process.platform === "win32";
  return execFileSync("npm", ["pack", "--json", "--pack-destination", ...args], {
    cwd,
    encoding: "utf8",
    shell,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

try {
  const [{ filename }] = JSON.parse(pack(ROOT, folder));
  execFileSync("tar", ["-xzf", filename], { cwd: folder });
  // The work tree stays as it is: a copy is changed, and packed again.
  const copy = join(folder, "package");
  rewriteLinks(copy, ROOT);
  mkdirSync(destination, { recursive: true });
  process.stdout.write(pack(copy, destination, "--ignore-scripts"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

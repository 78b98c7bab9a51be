// Packs the library and its command for npm: `node scripts/pack.mjs FOLDER` builds them and puts two tarballs into the folder. Unlike
// `npm pack`, which it runs, it leaves no link in the documents that leads nowhere.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { rewriteLinks } from "./packed-links.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const destination = resolve(process.argv[2] ?? ".");

/**
 * @param {string} cwd
 * @param {string[]} args
 * @returns {object[]} the description of the tarball
 */
function pack(cwd, ...args) {
  const shell = process.platform === "win32";
  const output = execFileSync("npm", ["pack", "--json", "--pack-destination", ...args], {
    cwd,
    encoding: "utf8",
    shell,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(output);
}

/**
 * Packs a copy of what npm would pack, with other links. The work tree stays as it is.
 *
 * @param {string} cwd
 * @param {string[]} args
 */
function packCopy(cwd, ...args) {
  const folder = mkdtempSync(join(tmpdir(), "pack-"));
  try {
    const [{ filename }] = pack(cwd, folder, ...args);
    execFileSync("tar", ["-xzf", filename], { cwd: folder });
    const copy = join(folder, "package");
    rewriteLinks(copy, cwd);
    return pack(copy, destination, "--ignore-scripts");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

mkdirSync(destination, { recursive: true });
// The first one builds both.
const packed = [...packCopy(ROOT), ...packCopy(join(ROOT, "cli"), "--ignore-scripts")];
process.stdout.write(JSON.stringify(packed, null, 2));

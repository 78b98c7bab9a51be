/** The runtimes: npm packages with a lock file of their own, and the Chromium of the system. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const TOOLS = fileURLToPath(new URL("tools/", import.meta.url));
const LOCK = join(TOOLS, "package-lock.json");
const INSTALLED = join(TOOLS, "node_modules/installed-lock.json");

/** Loads a package that is installed there. */
export const requireTool = createRequire(LOCK);

/** Runs `npm ci` unless these versions are installed. The binaries are in the packages: no install script is needed. */
export function installTools() {
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, "utf8") === readFileSync(LOCK, "utf8")) return;
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", args, { cwd: TOOLS, stdio: "inherit" });
  if (status !== 0) throw new Error("`npm ci` in tests/runtimes/tools failed: the runtimes are for Linux on x64");
  copyFileSync(LOCK, INSTALLED);
}

const FILES = {
  "node-20": "node-20/bin/node",
  "node-24": "node-24/bin/node",
  bun: "@oven/bun-linux-x64/bin/bun",
  deno: "@deno/linux-x64-glibc/deno",
  workerd: "@cloudflare/workerd-linux-64/bin/workerd",
};

/** @typedef {keyof typeof FILES} Tool */

/** The path of a runtime. */
export const fileOf = (/** @type {Tool} */ tool) => join(TOOLS, "node_modules", FILES[tool]);

/** The system's Chromium, or the file that the variable `CHROMIUM` names. */
export function chromiumFile() {
  const file = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  if (!existsSync(file)) throw new Error(`${file} is missing (Debian: apt install chromium; elsewhere, set CHROMIUM)`);
  return file;
}

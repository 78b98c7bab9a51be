/** The runtimes: npm packages with a lock file of their own, and the browsers of the system. */
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
  "node-20.9": "node-20.9/bin/node",
  "node-20": "node-20/bin/node",
  "node-22": "node-22/bin/node",
  "node-24": "node-24/bin/node",
  bun: "@oven/bun-linux-x64/bin/bun",
  hermes: "hermes-engine-cli/linux64-bin/hermes",
  deno: "@deno/linux-x64-glibc/deno",
  workerd: "@cloudflare/workerd-linux-64/bin/workerd",
};

/** @typedef {keyof typeof FILES} Tool */

/** The path of a runtime. */
export const fileOf = (/** @type {Tool} */ tool) => join(TOOLS, "node_modules", FILES[tool]);

/** The system's Chromium, or the file that the variable `CHROMIUM` names. */
export const chromiumFile = () => browser("chromium", "CHROMIUM");

/** The system's Firefox, or the file that the variable `FIREFOX` names. */
export const firefoxFile = () => browser("firefox-esr", "FIREFOX");

/**
 * @param {string} name
 * @param {string} variable
 */
function browser(name, variable) {
  const file = process.env[variable] ?? `/usr/bin/${name}`;
  if (!existsSync(file))
    throw new Error(`${file} is missing (Debian: apt install ${name}; elsewhere, set ${variable})`);
  return file;
}

/** Starts a runtime as a process, and resolves when it has ended. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";

const execute = promisify(execFile);
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {AbortSignal} [signal]
 */
export async function run(file, args, signal) {
  const env = { ...process.env, NODE_OPTIONS: undefined, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" };
  const { stdout } = await execute(file, args, { cwd: ROOT, env, signal });
  return stdout;
}

/**
 * The version that `--version` prints: "v20.20.2" and "deno 2.9.6 (stable, …)" give the number alone.
 *
 * @param {string} file
 */
export async function versionOf(file) {
  const output = await run(file, ["--version"]);
  return /\d[\d.-]*\d/.exec(output)?.[0] ?? output.trim();
}

/** Starts Hermes, the engine of React Native, with the package and the suite as a bundle. */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { fileOf } from "../install.mjs";
import { bundle } from "./metro.mjs";
import { run } from "./process.mjs";

const REPORTS = fileURLToPath(new URL("../../../reports/runtimes/", import.meta.url));

/** A global of React Native. */
const GLOBAL = "var global = globalThis;\n";

/**
 * Hermes cannot fetch its job nor post its report.
 *
 * @param {string} origin
 * @param {AbortSignal} signal
 */
export async function startHermes(origin, signal) {
  /** @type {any} */
  const job = await (await fetch(`${origin}/job`)).json();
  const file = resolve(REPORTS, "hermes.js");
  const text = JSON.stringify(JSON.stringify({ ...job, origin }));
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(file, `${GLOBAL}globalThis.JOB = JSON.parse(${text});\n${await bundle("entries/hermes.mjs")}`);
  await fetch(`${origin}/report`, { method: "POST", body: await run(fileOf("hermes"), ["-w", file], signal) });
}

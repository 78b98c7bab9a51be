/** Starts workerd, the runtime of Cloudflare Workers, with the package and the suite as modules. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { fileOf } from "../install.mjs";
import { PACKAGE } from "./package.mjs";
import { run } from "./process.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const REPORTS = resolve(ROOT, "reports/runtimes");

/**
 * @param {string} origin
 * @param {AbortSignal} signal
 */
export async function startWorkerd(origin, signal) {
  const file = resolve(REPORTS, "workerd.capnp");
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(file, config(origin));
  await run(fileOf("workerd"), ["test", file], signal);
}

const ENTRIES = "tests/runtimes/entries";

/**
 * The worker comes first. workerd takes the name of a package for a path beside the module that imports it; there, the file
 * of the package is exported again, so that each is loaded once.
 */
function modules() {
  const suite = ["tests/calls", "tests/runtimes/suite", "tests/runtimes/cases"].flatMap(filesIn);
  // The command is for Node.
  const built = readdirSync(resolve(ROOT, "dist")).filter((name) => /\.js$/.test(name) && name !== "cli.js");
  const files = [`${ENTRIES}/worker.mjs`, `${ENTRIES}/library.mjs`, ...suite, ...built.map((name) => `dist/${name}`)];
  const embedded = files.map((path) => [path, `embed "${relative(REPORTS, resolve(ROOT, path))}"`]);
  const named = Object.entries(PACKAGE).map(([name, path]) => [`${ENTRIES}/${name}`, `"export * from '/${path}';"`]);
  return [...embedded, ...named].map(([name, code]) => `    (name = "${name}", esModule = ${code}),`);
}

const filesIn = (/** @type {string} */ folder) =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => `${folder}/${name}`);

/** @param {string} origin */
function config(origin) {
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "suite", worker = .suite),
    (name = "internet", network = (allow = ["private"])),
  ],
);

const suite :Workerd.Worker = (
  modules = [
${modules().join("\n")}
  ],
  bindings = [(name = "ORIGIN", text = "${origin}")],
  compatibilityDate = "2026-01-01",
);
`;
}

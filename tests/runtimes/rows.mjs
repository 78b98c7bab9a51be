/** The rows of the table: a runtime, how it is started, and what it lacks on purpose. */
import { chromiumFile, fileOf } from "./install.mjs";
import { startChromium } from "./start/chromium.mjs";
import { run, versionOf } from "./start/process.mjs";
import { startWorkerd } from "./start/workerd.mjs";

/**
 * @typedef {{ allowsEval: boolean, sendsStreams: boolean, sendsUserAgent: boolean }} Facts
 * @typedef {{
 *   title: string,
 *   facts: Facts,
 *   version: () => Promise<string>,
 *   start: (origin: string, signal: AbortSignal) => Promise<unknown>,
 * }} Row
 */

/** @type {Facts} */
const USUAL = { allowsEval: true, sendsStreams: true, sendsUserAgent: true };

/**
 * Node, Bun or Deno: a process with these arguments.
 *
 * @param {string} title
 * @param {import("./install.mjs").Tool} tool
 * @param {readonly string[]} args
 * @param {"mjs" | "cjs"} [ending]
 * @returns {Row}
 */
const processRow = (title, tool, args = [], ending = "mjs") => ({
  title,
  facts: USUAL,
  version: () => versionOf(fileOf(tool)),
  start: (origin, signal) => run(fileOf(tool), [...args, `tests/runtimes/entries/process.${ending}`, origin], signal),
});

/** All rows are compared with the first. @type {readonly Row[]} */
export const ROWS = [
  processRow("Node 20", "node-20"),
  processRow("Node 20, CommonJS", "node-20", [], "cjs"),
  processRow("Node 24", "node-24"),
  processRow("Bun", "bun"),
  processRow("Deno", "deno", ["run", "--quiet", "--no-lock", "--allow-net=127.0.0.1", "--allow-read"]),
  {
    title: "workerd, no eval",
    facts: { ...USUAL, allowsEval: false },
    version: () => versionOf(fileOf("workerd")),
    start: startWorkerd,
  },
  {
    title: "Chromium, no eval",
    // It sends streams over HTTP/2 and later only, and its own user agent.
    facts: { allowsEval: false, sendsStreams: false, sendsUserAgent: false },
    version: () => versionOf(chromiumFile()),
    start: startChromium,
  },
];

/** The rows of the table: a runtime, how it is started, and what it lacks on purpose. */
import { chromiumFile, fileOf, firefoxFile } from "./install.mjs";
import { startChromium } from "./start/chromium.mjs";
import { startFirefox } from "./start/firefox.mjs";
import { startHermes } from "./start/hermes.mjs";
import { run, versionOf } from "./start/process.mjs";
import { startWorkerd } from "./start/workerd.mjs";

/**
 * @typedef {{
 *   allowsEval: boolean,
 *   hasFetch: boolean,
 *   hasNewerMethods: boolean,
 *   hasPunycode: boolean,
 *   isCompiled: boolean,
 *   isFrozen: boolean,
 *   proto: "sets the prototype" | "throws" | "an ordinary property",
 *   sendsStreams: boolean,
 *   sendsUserAgent: boolean,
 * }} Facts
 * @typedef {{
 *   name: string,
 *   format: "ES module" | "CommonJS" | "bundle",
 *   facts: Facts,
 *   isPinned: boolean,
 *   version: () => Promise<string>,
 *   start: (origin: string, signal: AbortSignal) => Promise<unknown>,
 * }} Row
 */

/** @type {Facts} */
const USUAL = {
  allowsEval: true,
  hasFetch: true,
  hasNewerMethods: true,
  hasPunycode: true,
  isCompiled: false,
  isFrozen: false,
  proto: "sets the prototype",
  sendsStreams: true,
  sendsUserAgent: true,
};

/**
 * Node, Bun or Deno: a process with these arguments.
 *
 * @param {string} name
 * @param {import("./install.mjs").Tool} tool
 * @param {readonly string[]} args
 * @param {Partial<Facts>} [facts]
 * @param {"mjs" | "cjs"} [ending]
 * @returns {Row}
 */
function processRow(name, tool, args, facts, ending = "mjs") {
  return {
    name,
    format: ending === "mjs" ? "ES module" : "CommonJS",
    facts: { ...USUAL, ...facts },
    isPinned: true,
    version: () => versionOf(fileOf(tool)),
    start: (origin, signal) => run(fileOf(tool), [...args, `tests/runtimes/entries/process.${ending}`, origin], signal),
  };
}

const NO_EVAL = "--disallow-code-generation-from-strings";
const OLDER = ["--import", "./tests/runtimes/entries/older-methods.mjs"];
const DENO = ["run", "--quiet", "--no-lock", "--allow-net=127.0.0.1", "--allow-read"];

/** All rows are compared with the first. @type {readonly Row[]} */
export const ROWS = [
  processRow("Node 20.9", "node-20.9", []),
  processRow("Node 20.9", "node-20.9", [], {}, "cjs"),
  processRow("Node 20", "node-20", []),
  processRow("Node 20, older methods", "node-20", OLDER, { hasNewerMethods: false }),
  processRow("Node 22", "node-22", []),
  processRow("Node 22, __proto__ throws", "node-22", ["--disable-proto=throw"], { proto: "throws" }),
  processRow("Node 24", "node-24", []),
  processRow("Node 24", "node-24", [], {}, "cjs"),
  processRow("Node 24, frozen intrinsics", "node-24", ["--frozen-intrinsics"], { isFrozen: true }),
  processRow("Node 24, no eval", "node-24", [NO_EVAL], { allowsEval: false }),
  processRow("Bun", "bun", []),
  processRow("Bun", "bun", [], {}, "cjs"),
  processRow("Deno", "deno", DENO, { proto: "an ordinary property" }),
  processRow("Deno, __proto__ setter", "deno", [...DENO, "--unstable-unsafe-proto"]),
  {
    name: "workerd, no eval",
    format: "ES module",
    facts: { ...USUAL, allowsEval: false },
    isPinned: true,
    version: () => versionOf(fileOf("workerd")),
    start: startWorkerd,
  },
  {
    name: "Chromium, no eval",
    format: "ES module",
    // It sends streams over HTTP/2 and later only, and its own user agent.
    facts: { ...USUAL, allowsEval: false, sendsStreams: false, sendsUserAgent: false },
    isPinned: false,
    version: () => versionOf(chromiumFile()),
    start: startChromium,
  },
  {
    name: "Firefox, no eval",
    format: "ES module",
    // It does not send streams, and sends its own user agent.
    facts: { ...USUAL, allowsEval: false, sendsStreams: false, sendsUserAgent: false },
    isPinned: false,
    version: () => versionOf(firefoxFile()),
    start: startFirefox,
  },
  {
    name: "Hermes, no fetch",
    format: "bundle",
    // The engine of React Native has no network, so that it runs the groups that send nothing.
    // Its preset compiles fields to assignments, and the polyfill of URL has no Punycode.
    facts: { ...USUAL, hasFetch: false, hasNewerMethods: false, hasPunycode: false, isCompiled: true },
    isPinned: true,
    version: () => versionOf(fileOf("hermes")),
    start: startHermes,
  },
];

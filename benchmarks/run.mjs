// The benchmarks: `npm run bench` prints the tables of docs/performance.md, `-- --record` writes them there. `-- query` measures
// one case, `-- types` or `-- sizes` these. `-- --short` only shows that everything works, and that the types are within their
// budget: its times mean nothing.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";

import { format, resolveConfig } from "prettier";

import { CASES } from "./calls.mjs";
import { sizes } from "./sizes.mjs";
import { types } from "./types.mjs";

/** @typedef {import("./race.mjs").Row} Row */

const PAGE = "docs/performance.md";

const {
  values: { short: isShort, record: isRecording },
  positionals,
} = parseArgs({
  allowPositionals: true,
  options: { short: { type: "boolean", default: false }, record: { type: "boolean", default: false } },
});
const isWanted = (/** @type {string} */ name) => positionals.length === 0 || positionals.includes(name);

/** The tables by their place on the page. @type {Record<string, string>} */
const tables = {};

/** Races one case in a process of its own. @param {string} name @returns {Row[]} */
function race(name) {
  const args = ["--expose-gc", "benchmarks/race.mjs", name, isShort ? "short" : "full"];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }));
}

/** @param {string} name @param {readonly (readonly string[])[]} rows the first is the head */
function print(name, [head = [], ...rows]) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((cell, index) => (index === 0 || cell === "Does not do" ? "---" : "--:"));
  tables[name] = [head, rule, ...rows].map(line).join("\n");
  console.log(`\n${tables[name]}`);
}

const three = (/** @type {number} */ value) => (value < 100 ? value.toPrecision(3) : value.toFixed(0));
const duration = (/** @type {number} */ time) => (time < 1000 ? `${three(time)} ns` : `${three(time / 1000)} µs`);
const times = (/** @type {number | undefined} */ ratio) => (ratio === undefined ? "" : `${ratio.toFixed(2)} ×`);

if (isWanted("catalogue")) {
  const rows = race("catalogue").map(({ name, time, ratio, omits }) => [name, duration(time), times(ratio), omits]);
  print("build", [["Building GitHub's 1,223 operations", "A call", "Of `build()`", "Does not do"], ...rows]);
}

const hot = Object.keys(CASES).filter((name) => name !== "catalogue" && isWanted(name));
if (hot.length > 0) {
  const others = ["chain, one params()", "hand-written", "@octokit/endpoint"];
  const rows = [];
  for (const name of hot) {
    const { title } = (await CASES[name]?.()) ?? { title: name };
    const raced = race(name);
    const [first] = raced;
    const ratios = others.map((other) => times(raced.find((row) => row.name === other)?.ratio));
    rows.push([title, duration(first?.time ?? NaN), ...ratios]);
  }
  print("hot", [["One route, called again", "`build()`", ...others], ...rows]);
}

if (isWanted("sending")) {
  const args = ["--expose-gc", "benchmarks/sending.mjs", isShort ? "short" : "full"];
  const raced = execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const { GET, POST } = /** @type {Record<"GET" | "POST", Row[]>} */ (JSON.parse(raced));
  const rows = GET.map(({ name, time, ratio }, index) => [
    ...[name, duration(time * 1000), times(ratio)],
    ...[duration((POST[index]?.time ?? NaN) * 1000), times(POST[index]?.ratio)],
  ]);
  print("sending", [["Sending, and reading a small answer", "GET", "Of `fetch`", "POST", "Of `fetch`"], ...rows]);
}

if (isWanted("sizes")) {
  const rows = (await sizes()).map(([name, kilobytes]) => [name, `${three(kilobytes)} kB`]);
  print("page", [["Added to the page", "Size"], ...rows]);
}

if (isWanted("types")) {
  const { rows, failures } = await types(isShort);
  const counts = isShort ? [20] : [20, 200, 1000];
  print("compile", [
    [
      "Calls of GitHub's API",
      "20 calls, instantiations",
      ...counts.map((count) => `${count.toLocaleString("en")} calls, s`),
    ],
    ...rows.map(([name, ...costs]) => [
      name,
      costs[0]?.instantiations.toLocaleString("en") ?? "",
      ...counts.map((_, index) => costs[index]?.seconds.toFixed(2) ?? ""),
    ]),
  ]);
  for (const failure of failures) console.log(`failed  ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

const { node, v8 } = process.versions;
tables["machine"] =
  `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${node} (V8 ${v8}), ${process.platform} ${process.arch}, ` +
  `${availableParallelism()} cores, ${cpus()[0]?.model.trim()}.`;
console.log(`\n${tables["machine"]}`);

if (isRecording) {
  if (isShort || positionals.length > 0) throw new Error("Only a full run is recorded.");
  const filled = readFileSync(PAGE, "utf8").replaceAll(
    /<!-- figures: (\S+) -->[^]*?<!-- end of figures -->/g,
    (_, name) => `<!-- figures: ${name} -->\n\n${tables[name]}\n\n<!-- end of figures -->`,
  );
  writeFileSync(PAGE, await format(filled, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
}

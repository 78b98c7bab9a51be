/** The table and the number of cases in docs/spec/tested-runtimes.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { format } from "prettier";

const PAGE = fileURLToPath(new URL("../../docs/spec/tested-runtimes.md", import.meta.url));

/** @typedef {import("./rows.mjs").Row} Row */
/** @typedef {import("./compare.mjs").Compared} Compared */

/**
 * Describes what the page says wrongly; writes its table first if `isWritten`.
 *
 * @param {readonly Row[]} rows
 * @param {readonly Compared[]} results
 * @param {boolean} isWritten
 * @returns {Promise<string[]>}
 */
export async function checkPage(rows, results, isWritten) {
  const table = markdown(rows, results);
  const before = readFileSync(PAGE, "utf8");
  const after = await format(before.replace(/\| Runtime .*?\n\n/s, `${table}\n\n`), {
    parser: "markdown",
    printWidth: 120,
  });
  const least = Number(/more than ([\d,]+)\s+cases/.exec(before)?.[1]?.replace(",", ""));
  const complete = results.filter((_, index) => rows[index]?.facts.hasFetch);
  const problems =
    Math.min(...complete.map(({ passed }) => passed)) > least ? [] : ["docs/spec/tested-runtimes.md: fewer cases"];
  if (isWritten) writeFileSync(PAGE, after);
  else if (before !== after)
    problems.push("docs/spec/tested-runtimes.md: other runtimes; npm run test:runtimes -- --write");
  return problems;
}

/**
 * @param {readonly Row[]} rows
 * @param {readonly Compared[]} results
 */
function markdown(rows, results) {
  const lines = rows.map(({ name, format, isPinned }, index) => {
    const version = isPinned ? results[index]?.version : "of Debian";
    return `| ${name.replace("__proto__", "`$&`")} | ${version} | ${format} |`;
  });
  return ["| Runtime | Version | Loaded as |", "| --- | --- | --- |", ...lines].join("\n");
}

/** @typedef {import("./compare.mjs").Compared} Compared */

/**
 * A line for each runtime, with the digests of all outputs: of what is built, and of what `fetch` sends.
 *
 * @param {readonly Compared[]} rows
 */
export function formatTable(rows) {
  const lines = rows.map(({ title, version, passed, built, sent, failures }) => [
    title,
    version,
    String(passed),
    String(failures.length),
    built.slice(0, 16),
    sent.slice(0, 16),
  ]);
  const cells = [["RUNTIME", "VERSION", "PASSED", "FAILED", "BUILT", "SENT"], ...lines];
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((line) => (line[column] ?? "").length)));
  const format = (/** @type {readonly string[]} */ line) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return cells.map((line) => format(line).trimEnd()).join("\n");
}

/**
 * Every failure once, with the runtimes that have it.
 *
 * @param {readonly Compared[]} rows
 */
export function formatFailures(rows) {
  /** @type {Map<string, string[]>} */
  const where = new Map();
  for (const { title, failures } of rows) {
    for (const failure of failures) where.set(failure, [...(where.get(failure) ?? []), title]);
  }
  return [...where].map(([failure, titles]) => {
    const list = titles.length === rows.length ? "everywhere" : titles.join("; ");
    return `${list}:\n  ${failure}`;
  });
}

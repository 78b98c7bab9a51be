// Writes the results to reports/types.json, and as tables to the page that shows them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

import { format } from "prettier";

/**
 * @typedef {object} Report
 * @property {string} typescript
 * @property {Record<string, Record<string, import("./compile.mjs").Cost>>} calls
 * @property {Record<string, import("./compile.mjs").Cost>} sizes
 * @property {Record<string, number>} bytes
 * @property {Record<string, { route: import("./completion.mjs").Latency, parameters: import("./completion.mjs").Latency }>} completion
 */

const number = new Intl.NumberFormat("en");

/** The titles of the compared libraries on the page. */
const titles = /** @type {const} */ ([
  ["call", "`build(route, parameters)`"],
  ["chain of params", "`.route().params({…}).build()`"],
  ["chain", "`.route().param()….build()`"],
  ["openapi-fetch", "openapi-fetch"],
]);

/** @param {string} subject */
function title(subject) {
  if (subject === "template") return "`build()`, no document";
  if (subject === "template, chain") return "chain, no document";
  const [name, layout] = subject.split(", layout ");
  const known = titles.find(([one]) => one === name)?.[1] ?? String(name);
  return layout ? `${known}, openapi-typescript ${layout}` : known;
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

/** @param {Report} report */
function tables({ calls, sizes, bytes, completion, typescript }) {
  const counts = ["20", "200", "1000"];
  const cost = table(
    ["", ...counts.flatMap((count) => [`${number.format(Number(count))} calls`, "check, s", "MB"])],
    Object.entries(calls).map(([subject, costs]) => [
      title(subject),
      ...counts.flatMap((count) => {
        const one = costs[count];
        return one ? [number.format(one.instantiations), one.check.toFixed(2), String(one.memory)] : ["", "", ""];
      }),
    ]),
  );
  const size = table(
    ["Paths in the document", "20 calls", "check, s", "MB"],
    Object.entries(sizes).map(([paths, one]) => [
      number.format(Number(paths)),
      number.format(one.instantiations),
      one.check.toFixed(2),
      String(one.memory),
    ]),
  );
  const editor = table(
    ["Milliseconds in the editor", "routes offered", "first", "per key", "parameters offered", "first", "per key"],
    Object.entries(completion).map(([subject, { route, parameters }]) => [
      title(subject),
      ...[route, parameters].flatMap(({ offered, first, warm }) =>
        [offered, first, warm].map((one) => number.format(one)),
      ),
    ]),
  );
  const emitted = table(
    ["20 exported results", "bytes of declarations"],
    Object.entries(bytes).map(([subject, one]) => [title(subject), number.format(one)]),
  );
  const setting = `TypeScript ${typescript}, Node ${process.versions.node}, ${cpus().length} cores. The columns named after calls are instantiations: counts, the same on every machine.`;
  return [setting, cost, size, editor, emitted].join("\n\n");
}

const begin = "<!-- figures: written by npm run bench:types -->";
const end = "<!-- end of figures -->";

/**
 * @param {string} root
 * @param {Report} report
 */
export async function publish(root, report) {
  mkdirSync(join(root, "reports"), { recursive: true });
  writeFileSync(join(root, "reports/types.json"), `${JSON.stringify(report, undefined, 2)}\n`);
  const page = join(root, "docs/types-benchmark.md");
  const text = readFileSync(page, "utf8");
  const [before, rest = ""] = text.split(begin);
  const after = rest.split(end)[1] ?? "\n";
  const figures = tables(report);
  const written = `${before}${begin}\n\n${figures}\n\n${end}${after}`;
  writeFileSync(page, await format(written, { parser: "markdown", printWidth: 120 }));
  console.log(figures);
}

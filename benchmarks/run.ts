// Runs the benchmarks: `npm run bench`, see docs/benchmarks.md.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { writeCharts } from "./charts/index.js";
import { machine, versions } from "./report/machine.js";
import { writePage } from "./report/page.js";
import { isComparison, isOverview, sectionsOf, type Report } from "./report/report.js";
import type { Result } from "./report/result.js";
import { overviewTable, plainTable, tableOf } from "./report/table.js";
import { GENERATED, REPORTS, ROOT } from "./root.js";
import { chooseSuites } from "./suites/choose.js";
import { SUITES } from "./suites/index.js";
import type { Suite } from "./suites/suite.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
    /** Measures nothing: takes the figures of the run before. */
    again: { type: "boolean", default: false },
  },
});
const FILE = join(REPORTS, "bench.json");

const chosen = chooseSuites(SUITES, positionals);
const report = values.again ? (JSON.parse(readFileSync(FILE, "utf8")) as Report) : measured();
for (const section of sectionsOf(report).filter(isOverview)) {
  console.log(`\nAll ${section.name}\n${plainTable(overviewTable(section.results.filter(isComparison)))}`);
}
if (positionals.length === 0) {
  writeFileSync(FILE, `${JSON.stringify(report, undefined, 2)}\n`);
  writeCharts(report, join(REPORTS, "benchmarks/charts"));
}
if (values.record) {
  if (report.effort === "short" || positionals.length > 0) throw new Error("only a full run is recorded");
  writeCharts(report, join(ROOT, "docs/benchmarks"));
  await writePage(report);
}

function measured(): Report {
  rmSync(GENERATED, { recursive: true, force: true });
  mkdirSync(GENERATED, { recursive: true });
  return {
    date: new Date().toISOString().slice(0, "2026-01-01".length),
    effort: values.short ? "short" : "full",
    machine: machine(),
    versions: versions(),
    results: chosen.flatMap(run),
  };
}

/** Runs a suite in a process of its own and prints what it found. */
function run({ name, flags = [] }: Suite): readonly Result[] {
  const entry = fileURLToPath(new URL("suite.js", import.meta.url));
  const args = ["--expose-gc", ...flags, entry, name, values.short ? "short" : "full"];
  const output = execFileSync(process.execPath, args, {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const results = JSON.parse(output) as readonly Result[];
  for (const result of results) console.log(`\n${result.title}\n${plainTable(tableOf(result))}`);
  return results;
}

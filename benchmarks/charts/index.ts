import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { isComparison, isGrowth, sectionsOf, type Report } from "../report/report.js";
import { bars } from "./bars.js";
import { lines } from "./lines.js";

/** Draws one chart for each section of a report. */
export function writeCharts(report: Report, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, results } of sectionsOf(report)) {
    const growths = results.filter(isGrowth);
    const chart = growths.length > 0 ? lines(growths) : bars(results.filter(isComparison));
    writeFileSync(join(folder, `${name}.svg`), chart);
  }
}

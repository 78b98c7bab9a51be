import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { format, resolveConfig } from "prettier";

import { ROOT } from "../root.js";
import { fillPerformance } from "./performance.js";
import { isComparison, isGrowth, isOverview, sectionsOf, type Report, type Section } from "./report.js";
import { growthTable, losses, markdownTable, overviewTable, tableOf } from "./table.js";

/** The page that shows all figures; what stands between its markers is the run's. */
const PAGE = join(ROOT, "docs/benchmarks.md");

/** The page that shows a few of them. */
const PERFORMANCE = join(ROOT, "docs/performance.md");

/**
 * Writes the figures of a report into the pages.
 *
 * @throws Error where the page has no place for a section, or a place that no section fills
 */
export async function writePage(report: Report): Promise<void> {
  const texts = new Map([
    ["machine", machineText(report)],
    ["losses", markdownTable(losses(report.results))],
    ...sectionsOf(report).map((section) => [section.name, sectionText(section)] as const),
  ]);
  const filled = new Set<string>();
  const page = readFileSync(PAGE, "utf8").replaceAll(MARKED, (_, name: string) => {
    filled.add(name);
    return `<!-- figures: ${name} -->\n\n${texts.get(name) ?? "Not measured yet."}\n\n<!-- end of figures -->`;
  });
  const homeless = [...texts.keys()].filter((name) => !filled.has(name));
  if (homeless.length > 0) throw new Error(`docs/benchmarks.md has no place for ${homeless.join(", ")}`);
  await write(PAGE, page);
  const types = readFileSync(join(ROOT, "docs/types-benchmark.md"), "utf8");
  await write(PERFORMANCE, fillPerformance(readFileSync(PERFORMANCE, "utf8"), page, types));
}

async function write(file: string, page: string): Promise<void> {
  writeFileSync(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
}

const MARKED = /<!-- figures: (\S+) -->[^]*?<!-- end of figures -->/g;

function machineText({ date, machine, versions }: Report): string {
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `Measured on ${date} with Node ${machine.node} (V8 ${machine.v8}), ${machine.system}, ${machine.cores} cores, ${machine.cpu}.

Versions: ${packages.join(", ")}.`;
}

function sectionText(section: Section): string {
  const { name, results } = section;
  const comparisons = results.filter(isComparison);
  const growths = results.filter(isGrowth);
  const tables = isOverview(section)
    ? [[markdownTable(overviewTable(comparisons))]]
    : comparisons.map((result) => [
        ...(results.length > 1 ? [`**${result.title}**`] : []),
        markdownTable(tableOf(result)),
      ]);
  return [
    `![${altText(section)}](benchmarks/${name}.svg)`,
    ...tables.flat(),
    ...(growths.length > 0 ? [markdownTable(growthTable(growths))] : []),
  ].join("\n\n");
}

/** What a chart shows, for those who do not see it: its figures are those of the tables that follow. */
function altText({ results }: Section): string {
  const kind = results.some(isGrowth) ? "Line chart" : "Bar chart";
  const titles = results.map(({ title }) => title.replaceAll("`", ""));
  return `${kind} with the figures that follow as text. ${titles.join("; ")}.`;
}

import type { Machine } from "./machine.js";
import type { Comparison, Growth, Result } from "./result.js";

/** What a run leaves in reports/bench.json. */
export interface Report {
  readonly date: string;
  readonly effort: "full" | "short";
  readonly machine: Machine;
  readonly versions: Readonly<Record<string, string>>;
  readonly results: readonly Result[];
}

/** What belongs together on the page and in one chart. */
export interface Section {
  readonly name: string;
  readonly results: readonly Result[];
}

const SECTIONS: Readonly<Record<string, RegExp>> = {
  catalogue: /^catalogue$/,
  company: /^catalogue-/,
  names: /^names$/,
  hot: /^hot-/,
  values: /^values-/,
  shapes: /^shapes-/,
  vendors: /^vendors-/,
  mini: /^mini-/,
  adapters: /^adapter-/,
  cold: /^cold$/,
  allocation: /^allocation-/,
  kept: /^kept-/,
  growth: /^growth-/,
  load: /^load-/,
  page: /^page$/,
  size: /^size$/,
  promises: /^promises$/,
};

/** The results of a report in the order of the page; a section without any is left out. */
export function sectionsOf({ results }: Report): Section[] {
  return Object.entries(SECTIONS)
    .map(([name, pattern]) => ({ name, results: results.filter((result) => pattern.test(result.name)) }))
    .filter((section) => section.results.length > 0);
}

/** Whether a section shows all its comparisons in one table, because a table for each would be too long. */
export const isOverview = ({ name }: Section): boolean => name === "shapes" || name === "mini";

export const isGrowth = (result: Result): result is Growth => result.kind === "growth";
export const isComparison = (result: Result): result is Comparison => result.kind === "comparison";

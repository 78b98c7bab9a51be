import { digits, figure } from "./figure.js";
import type { Comparison, Growth, Line, Result, Unit } from "./result.js";

/** What a row omits that only shows what nothing costs: nobody is ahead by that. */
export const EVERYTHING = "everything";

/** Rows of cells, the first of them the headings. */
export type Table = readonly (readonly string[])[];

/** A result as a table. */
export function tableOf(result: Result): Table {
  return result.kind === "comparison" ? comparisonTable(result) : growthTable([result]);
}

/** Contenders in the order of the run, with how they compare to the first. */
function comparisonTable({ rows, unit }: Comparison): Table {
  const hasRead = rows.some(({ read }) => read);
  const hasOmits = rows.some(({ omits }) => omits);
  const first = rows[0]?.name ?? "";
  const headings = ["measured", WHAT[unit], `of ${first}`, ...(hasRead ? ["url read", `of ${first}`] : [])];
  const body = rows.map(({ name, value, ratio, read, omits }) => [
    name,
    figure(value, unit),
    `${digits(ratio)} ×`,
    ...(read ? [figure(read.value, unit), `${digits(read.ratio)} ×`] : []),
    ...(hasOmits ? [omits ?? ""] : []),
  ]);
  return [[...headings, ...(hasOmits ? ["does not do"] : [])], ...body];
}

const WHAT: Readonly<Record<Unit, string>> = { ns: "a build", B: "a build", ms: "first load", kB: "size", MB: "heap" };

/** Comparisons in one table: the first row of each beside every other. */
export function overviewTable(results: readonly Comparison[]): Table {
  const body = results.flatMap(({ title, unit, rows: [ours, ...others] }) =>
    others.map(({ name, value, ratio, omits }, index) => [
      index === 0 ? title : "",
      index === 0 && ours ? figure(ours.value, unit) : "",
      name,
      figure(value, unit),
      `${digits(ratio)} ×`,
      omits ?? "",
    ]),
  );
  return [["measured", "fluent-endpoint", "other", "takes", "of ours", "does not do"], ...body];
}

/** What grows, from its smallest size to its largest. */
export function growthTable(results: readonly Growth[]): Table {
  const headings = ["grows", "contender", "smallest", "largest", "one more costs", "exponent"];
  const body = results.flatMap(({ title, unit, lines }) =>
    lines.map(({ name, points, exponent }, index) => [
      index === 0 ? title : "",
      name,
      ...[points[0], points.at(-1)].map((point) =>
        point ? `${figure(point[1], unit)} at ${point[0].toLocaleString("en")}` : "",
      ),
      exponent === undefined ? "" : figure(costOfOne(points), unit),
      exponent === undefined ? "" : digits(exponent),
    ]),
  );
  return [headings, ...body];
}

/** The slope between the middle and the largest size. */
function costOfOne(points: Line["points"]): number {
  const [[fromSize, fromCost] = [0, 0], [toSize, toCost] = [0, 0]] = [
    points[Math.floor(points.length / 2)],
    points.at(-1),
  ];
  return (toCost - fromCost) / (toSize - fromSize);
}

/** Where somebody else is ahead of ours: found by the run, so that none is left out. */
export function losses(results: readonly Result[]): Table {
  return [
    ["measured", "ahead", "takes", "of ours", "does not do"],
    // The promises are parts of ours, not contenders.
    ...results
      .filter(({ name }) => name !== "promises")
      .flatMap((result) => (result.kind === "comparison" ? lostTo(result) : outgrownBy(result))),
  ];
}

function lostTo({ title, unit, rows }: Comparison): Table {
  const ahead = rows.filter(({ name, ratio, omits }) => ratio < 1 && !isOurs(name) && omits !== EVERYTHING);
  return ahead.map(({ name, value, ratio, omits }) => [
    title,
    name,
    figure(value, unit),
    `${digits(ratio)} ×`,
    omits ?? "",
  ]);
}

/** At the largest size. */
function outgrownBy({ title, unit, lines }: Growth): Table {
  const endOf = ({ points }: Line): number => points.at(-1)?.[1] ?? Number.NaN;
  const ours = lines.find(({ name }) => isOurs(name));
  const ahead = lines.filter((line) => ours && endOf(line) < endOf(ours));
  return ahead.map((line) => {
    const ratio = endOf(line) / (ours ? endOf(ours) : Number.NaN);
    return [`${title}, the most`, line.name, figure(endOf(line), unit), `${digits(Math.max(ratio, 0))} ×`, ""];
  });
}

/** Whether a row is of this library. */
export function isOurs(name: string): boolean {
  return /^(?:build\(\)|endpoint\(\)|chain, |fluent-endpoint|mini, |toFetch\(\)|new Endpoint\(|withDefaults\()/.test(
    name,
  );
}

/** A table for a terminal. */
export function plainTable(table: Table): string {
  const columns = (table[0] ?? []).map((_, column) => ({
    width: Math.max(...table.map((row) => row[column]?.length ?? 0)),
    isNumeric: isNumeric(table, column),
  }));
  const line = (row: readonly string[]): string =>
    columns
      .map(({ width, isNumeric }, column) => {
        const cell = row[column] ?? "";
        return isNumeric ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return table.map(line).join("\n");
}

/** A table for a page. */
export function markdownTable(table: Table): string {
  const [headings = [], ...rows] = table;
  const rule = headings.map((_, column) => (isNumeric(table, column) ? "--:" : "---"));
  return [headings, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

const isNumeric = (table: Table, column: number): boolean =>
  table.slice(1).every((row) => /^(?:-?[\d.]+(?: \S+)?)?$/.test(row[column] ?? ""));

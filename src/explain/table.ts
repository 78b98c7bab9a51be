import { withDots } from "../errors/terminal-text.js";
import type { Explanation } from "./explanation.js";

/** Name, from, place, value, why. */
type Row = readonly string[];

/** The longest cell that is shown whole, but for the last one of a row. */
const LONGEST = 40;

/** Formats an explanation as a table; all sections have the same columns. */
export function tableOf({ method, url, error, parameters, headers, options, unfilled }: Explanation): string {
  const sections: Row[][] = [
    [
      ["PARAMETER", "FROM", "PLACE", "BECAME", "WHY"],
      ...parameters.map(({ name, layer, place, became, value, reason }) => [
        name,
        layer,
        place,
        became ?? value,
        reason,
      ]),
    ],
    [
      ["HEADER", "FROM", "STATE", "VALUE", "WHY"],
      ...headers.map(({ name, layer, state, value, reason = "" }) => [name, layer, state, value, reason]),
    ],
    [
      ["OPTION", "FROM", "", "VALUE", "WHY"],
      ...options.map(({ name, layer, value, reason = "" }) => [name, layer, "", value, reason]),
    ],
  ];
  const shown = sections.filter((rows) => rows.length > 1).map((rows) => rows.map((row) => row.map(cut)));
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...shown.flat().map((row) => row[column]!.length)));
  const lines = shown.map((rows) =>
    rows
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd(),
      )
      .join("\n"),
  );
  const first = error ? `${error.name}: ${error.message}` : `${method!} ${url!}`;
  const last = unfilled.length > 0 ? [`NOT FILLED: ${unfilled.map((name) => `{${name}}`).join(", ")}`] : [];
  return [first, ...lines, ...last].join("\n\n");
}

function cut(cell: string, column: number): string {
  const text = withDots(cell.slice(0, 999));
  return column === 4 || text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

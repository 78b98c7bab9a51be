import { withDots } from "../errors/terminal-text.js";
import { splitAccept } from "../accept/media-type-negotiator.js";
import type { ContributedValue, Explanation } from "./explanation.js";

/** The width of a terminal. */
const WIDTH = 100;
const GAP = "  ";

/** Name, from, place, value, why. */
type Row = readonly string[];
type Widths = [name: number, from: number, place: number, value: number, why: number];
const LONGEST_NAME = 30;
/** Characters of East Asian scripts and emoji take two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu;

/** Formats an explanation as a table; all sections have the same columns. */
export function tableOf(explanation: Explanation): string {
  const { method, url, error, unfilled, warnings } = explanation;
  const accept = explanation.accept.map(own);
  const sections = sectionsOf(explanation).filter((rows) => rows.length > 1);
  const widths = widthsOf(sections.flat());
  const ranges = accept.flatMap(({ accept: value, step, rule = "", layers }) => [
    `${rule} ${step} (${layers.join(", ")})`.trim(),
    ...splitAccept(value).flatMap((range) => wrap(withDots(range).trim(), GAP)),
  ]);
  const parts = [
    [error ? `${error.name}: ${error.message}` : `${method!} ${url!}`],
    ...sections.map((rows) => linesOf(rows, widths)),
    unfilled.length > 0 ? wrap(`NOT FILLED: ${unfilled.map((name) => `{${name}}`).join(", ")}`) : [],
    accept.length > 1 ? ["ACCEPT, STEP BY STEP", ...ranges] : [],
    warnings.length > 0 ? ["WARNINGS", ...warnings.flatMap(({ message }) => wrap(`- ${message}`, GAP))] : [],
  ];
  return parts.flatMap((lines) => (lines.length > 0 ? [lines.join("\n")] : [])).join("\n\n");
}

/** A copy without a prototype, so that absent fields are not read from Object.prototype (decision T1). */
function own<Part extends object>(part: Part): Part {
  return { ...part, __proto__: null };
}

function sectionsOf({ parameters, headers, options }: Explanation): Row[][] {
  const overridden = (given: readonly ContributedValue[]): Row[] =>
    given.map(({ value, layer }) => ["", layer, "", `overrides ${value}`, ""]);
  const why = ({ rule = "", reason = "" }: { rule?: string; reason?: string }): string => `${rule} ${reason}`.trim();
  return [
    [
      ["PARAMETER", "FROM", "PLACE", "BECAME", "WHY"],
      ...parameters
        .map(own)
        .flatMap((row) => [
          [row.name, row.layer, row.place, row.became ?? row.value, why(row)],
          ...overridden(row.overrode),
        ]),
    ],
    [
      ["HEADER", "FROM", "STATE", "VALUE", "WHY"],
      ...headers
        .map(own)
        .flatMap((row) => [[row.name, row.layer, row.state, row.value, why(row)], ...overridden(row.overrode)]),
    ],
    [
      ["OPTION", "FROM", "", "VALUE", "WHY"],
      ...options
        .map(own)
        .flatMap((row) => [[row.name, row.layer, "", row.value, why(row)], ...overridden(row.overrode)]),
    ],
  ];
}

/** Returns the required width of each column. */
function widthsOf(rows: readonly Row[]): Widths {
  const widths: Widths = [0, 0, 0, 0, 0];
  for (const row of rows) {
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column]!, widthOf(cell.slice(0, WIDTH)))));
  }
  return widths;
}

/** The lines of a section: all sections share the widths of the first columns, and the last two divide the rest. */
function linesOf(rows: readonly Row[], shared: Widths): string[] {
  const [name, from, place] = shared;
  const [, , , value, why] = widthsOf(rows);
  const first = [Math.min(name, LONGEST_NAME), from, place];
  const room = first.reduce((left, width) => left - width, WIDTH - GAP.length * (shared.length - 1));
  const last = Math.min(why, Math.max(room - value, Math.floor(room / 2)));
  const widths = [...first, Math.min(value, room - last), last];
  return rows.map((row) => {
    const cells = row.map((cell, column) => fit(cell, widths[column]!));
    return cells.join(GAP).trimEnd();
  });
}

/** Cuts or pads a text to the width of its column. */
function fit(cell: string, width: number): string {
  const text = withDots(cell.slice(0, WIDTH));
  const isWhole = widthOf(text) <= width && cell.length <= WIDTH;
  const characters = Array.from(text);
  while (!isWhole && widthOf(characters.join("")) >= width) characters.pop();
  const shown = characters.join("") + (isWhole ? "" : "…");
  return shown + " ".repeat(Math.max(0, width - widthOf(shown)));
}

/** Returns the width of a text in a terminal. */
function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return Array.from(text.replace(/\p{M}/gu, "")).length + (text.match(WIDE)?.length ?? 0);
}

/** Breaks a text between words. */
function wrap(text: string, indent = ""): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line && indent.length + line.length + word.length >= WIDTH) lines.push(`${GAP}${word}`);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.map((line) => indent + line);
}

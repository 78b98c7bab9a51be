import { mediaRanges } from "../parse/media-type-negotiator.js";
import type { Explanation, Given } from "./explanation.js";
import { shownText } from "./shown-value.js";

/** What a terminal shows without breaking lines. */
const WIDTH = 100;
const GAP = "  ";

/** Name, from, place, value, why. */
type Row = readonly string[];
type Widths = [name: number, from: number, place: number, value: number, why: number];
const LONGEST_NAME = 30;
/** What East Asian scripts and emoji write takes two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu;

/** Writes an explanation as a table, all its parts in the same columns. */
export function tableOf(explanation: Explanation): string {
  const { method, url, error, unfilled, accept, warnings } = explanation;
  const sections = sectionsOf(explanation).filter((rows) => rows.length > 1);
  const widths = widthsOf(sections.flat());
  const ranges = accept.flatMap(({ accept: value, step, rule = "", layers }) => [
    `${rule} ${step} (${layers.join(", ")})`.trim(),
    ...mediaRanges(value).flatMap((range) => wrapped(shownText(range).trim(), GAP)),
  ]);
  const told = [
    [error ? `${error.name}: ${error.message}` : `${method!} ${url!}`],
    ...sections.map((rows) => linesOf(rows, widths)),
    unfilled.length > 0 ? wrapped(`NOT FILLED: ${unfilled.map((name) => `{${name}}`).join(", ")}`) : [],
    accept.length > 1 ? ["ACCEPT, STEP BY STEP", ...ranges] : [],
    warnings.length > 0 ? ["WARNINGS", ...warnings.flatMap(({ message }) => wrapped(`- ${message}`, GAP))] : [],
  ];
  return told.flatMap((lines) => (lines.length > 0 ? [lines.join("\n")] : [])).join("\n\n");
}

function sectionsOf({ parameters, headers, options }: Explanation): Row[][] {
  const overridden = (given: readonly Given[]): Row[] =>
    given.map(({ value, layer }) => ["", layer, "", `over ${value}`, ""]);
  const why = ({ rule = "", reason = "" }: { rule?: string; reason?: string }): string => `${rule} ${reason}`.trim();
  return [
    [
      ["PARAMETER", "FROM", "PLACE", "BECAME", "WHY"],
      ...parameters.flatMap((told) => [
        [told.name, told.layer, told.place, told.became ?? told.value, why(told)],
        ...overridden(told.overrode),
      ]),
    ],
    [
      ["HEADER", "FROM", "STATE", "VALUE", "WHY"],
      ...headers.flatMap((told) => [
        [told.name, told.layer, told.state, told.value, why(told)],
        ...overridden(told.overrode),
      ]),
    ],
    [
      ["OPTION", "FROM", "", "VALUE", "WHY"],
      ...options.flatMap((told) => [[told.name, told.layer, "", told.value, why(told)], ...overridden(told.overrode)]),
    ],
  ];
}

/** How wide each column would be. */
function widthsOf(rows: readonly Row[]): Widths {
  const widths: Widths = [0, 0, 0, 0, 0];
  for (const row of rows) {
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column]!, widthOf(cell.slice(0, WIDTH)))));
  }
  return widths;
}

/** The rows of a section, its first columns as wide as those of all; the last two share what is left of the line. */
function linesOf(rows: readonly Row[], shared: Widths): string[] {
  const [name, from, place] = shared;
  const [, , , value, why] = widthsOf(rows);
  const first = [Math.min(name, LONGEST_NAME), from, place];
  const room = first.reduce((left, width) => left - width, WIDTH - GAP.length * (shared.length - 1));
  const last = Math.min(why, Math.max(room - value, Math.floor(room / 2)));
  const widths = [...first, Math.min(value, room - last), last];
  return rows.map((row) => {
    const cells = row.map((cell, column) => clipped(cell, widths[column]!));
    return cells.join(GAP).trimEnd();
  });
}

/** A text in a column: cut where it is too long, filled up where it is short. */
function clipped(cell: string, width: number): string {
  const text = shownText(cell.slice(0, WIDTH));
  const isWhole = widthOf(text) <= width && cell.length <= WIDTH;
  const characters = Array.from(text);
  while (!isWhole && widthOf(characters.join("")) >= width) characters.pop();
  const shown = characters.join("") + (isWhole ? "" : "…");
  return shown + " ".repeat(Math.max(0, width - widthOf(shown)));
}

/** How many columns of a terminal a text takes. */
function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return Array.from(text.replace(/\p{M}/gu, "")).length + (text.match(WIDE)?.length ?? 0);
}

/** Breaks a text between words, as lines of a list. */
function wrapped(text: string, indent = ""): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line && indent.length + line.length + word.length >= WIDTH) lines.push(`${GAP}${word}`);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.map((line) => indent + line);
}

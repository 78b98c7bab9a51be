// The charts of docs/benchmarks.md show the figures that its tables have, so that a chart of another run is found. So does
// docs/performance.md; WRITE_PERFORMANCE=1 writes its figures again.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

import { describe, expect, test } from "@jest/globals";
import { format, resolveConfig } from "prettier";

import { fillPerformance } from "../../benchmarks/report/performance.js";

const PAGE = readFileSync("docs/benchmarks.md", "utf8");
const TYPES = readFileSync("docs/types-benchmark.md", "utf8");
const FOLDER = "docs/benchmarks";
const FIGURE = /^[\d.]+ (?:ns|µs|ms|s|B|kB|MB)$/;

/** The sections with a chart: its name, its alternative text, and the rows of the tables that follow. */
const SECTIONS = [...PAGE.matchAll(/<!-- figures: (\S+) -->([^]*?)<!-- end of figures -->/g)].flatMap(
  ([, name, text]) => {
    const image = /^!\[(.*)\]\(benchmarks\/(\w+)\.svg\)$/m.exec(text!);
    return image ? [{ name: name!, alt: image[1]!, file: image[2]!, rows: rowsOf(text!) }] : [];
  },
);

/** The cells of all rows but headings and rules. */
function rowsOf(text: string): string[][] {
  return text
    .split("\n")
    .filter(
      (line, index, lines) => line.startsWith("|") && !line.startsWith("| -") && !lines[index + 1]?.startsWith("| -"),
    )
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function textsOf(file: string): string[] {
  const svg = readFileSync(`${FOLDER}/${file}.svg`, "utf8");
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!.replaceAll("&#160;", " "));
}

test("every chart is on the page, and every chart of the page exists", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".svg"));
  expect(SECTIONS.map(({ file }) => `${file}.svg`).sort()).toEqual(files.sort());
  expect(SECTIONS.map(({ file }) => file)).toEqual(SECTIONS.map(({ name }) => name));
});

describe("docs/performance.md", () => {
  const file = "docs/performance.md";
  const page = readFileSync(file, "utf8");

  test("has the figures of the recorded pages", async () => {
    const filled = fillPerformance(page, PAGE, TYPES);
    const written = await format(filled, { ...(await resolveConfig(file)), filepath: file });
    if (process.env["WRITE_PERFORMANCE"] === "1") writeFileSync(file, written);
    expect(readFileSync(file, "utf8")).toBe(written);
  });

  test("has one chart and three tables", () => {
    expect(page.match(/^!\[.*\]\(benchmarks\/catalogue\.svg\)$/gm)).toHaveLength(1);
    expect(page.match(/^\| -/gm)).toHaveLength(3);
  });

  test("names what it cannot fill", () => {
    expect(() => fillPerformance("<!-- figures: x --><!-- end of figures -->", PAGE, TYPES)).toThrow(/place for x/);
  });
});

describe.each(SECTIONS)("the chart $name", ({ file, alt, rows }) => {
  const texts = textsOf(file);

  test("has the figures of the tables", () => {
    const isShown = file === "growth" ? /: (?:exponent|ends at) / : FIGURE;
    const shown = texts.filter((text) => isShown.test(text));
    // The tables of all shapes and of mini have a second contender in each row.
    const expected =
      file === "growth"
        ? rows.map(([, name, , largest, , exponent]) =>
            exponent ? `${name!}: exponent ${exponent}` : `${name!}: ends at ${largest!.replace(/ at .*/, "")}`,
          )
        : rows.flatMap((row) => (/^(?:shapes|mini)$/.test(file) ? [row[1]!, row[3]!] : [row[1]!]).filter(Boolean));
    expect(expected.length).toBeGreaterThan(1);
    expect(shown.map((text) => text.trim()).sort()).toEqual(expected.sort());
  });

  test("has an alternative text, and colours for a dark page", () => {
    expect(alt).toMatch(/^(?:Bar|Line) chart with the figures that follow as text\. .{4,}\.$/);
    expect(readFileSync(`${FOLDER}/${file}.svg`, "utf8")).toContain("prefers-color-scheme: dark");
  });
});

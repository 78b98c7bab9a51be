/** Fills docs/performance.md, which users read, with a few of the figures of the two pages that are recorded. */
export function fillPerformance(page: string, benchmarks: string, types: string): string {
  const texts: Readonly<Record<string, string>> = {
    build: `${imageOf(benchmarks, "catalogue")}\n\n${tableOf(blockOf(benchmarks, "catalogue"), BUILD)}`,
    page: tableOf(blockOf(benchmarks, "page"), PAGE),
    compile: tableOf(types, COMPILE, (name) => COMPILED.has(name)),
    machine: blockOf(benchmarks, "machine").split("\n\n", 1).join(""),
  };
  return page.replaceAll(MARKED, (_, name: string) => {
    const text = texts[name];
    if (text === undefined)
      throw new Error(`docs/performance.md has a place for ${name}, which is nothing that it shows`);
    return `<!-- figures: ${name} -->\n\n${text}\n\n<!-- end of figures -->`;
  });
}

const MARKED = /<!-- figures: (\S+) -->[^]*?<!-- end of figures -->/g;

/** The columns of a recorded table by their number, and what the page calls them. */
type Columns = ReadonlyMap<number, string>;

const BUILD: Columns = new Map([
  [0, "Building GitHub's 1,223 operations"],
  [1, "A call"],
  [2, "Of `build()`"],
  [5, "Does not do"],
]);
const PAGE: Columns = new Map([
  [0, "A page that lists and creates"],
  [1, "Size"],
]);
const COMPILE: Columns = new Map([
  [0, "Calls of GitHub's API, with its document"],
  [2, "20 calls, s"],
  [5, "200 calls, s"],
  [8, "1,000 calls, s"],
]);
const COMPILED: ReadonlySet<string> = new Set(
  ["`build(route, parameters)`", "`.route().param()….build()`", "openapi-fetch"].map(
    (name) => `${name}, openapi-typescript 7`,
  ),
);

/** The text between the markers of a recorded page. */
function blockOf(page: string, name: string): string {
  const [, text] = new RegExp(`<!-- figures: ${name} -->\n\n([^]*?)\n\n<!-- end of figures -->`).exec(page) ?? [];
  if (text === undefined) throw new Error(`docs/benchmarks.md has no figures of ${name}`);
  return text;
}

const imageOf = (page: string, name: string): string => blockOf(page, name).split("\n", 1).join("");

/** The first table of a text, with some of its columns and rows. */
function tableOf(text: string, columns: Columns, isShown: (name: string) => boolean = () => true): string {
  const lines = (/(?:^\|.*$\n?)+/m.exec(text)?.[0] ?? "").trim().split("\n");
  const cellsOf = (line: string): string[] =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [, rule = [], ...rows] = lines.map(cellsOf);
  const shown = rows.filter(([name = ""]) => isShown(name));
  if (shown.length === 0) throw new Error("docs/performance.md has a table without a row");
  const numbers = [...columns.keys()];
  const pick = (row: readonly string[]): string[] => numbers.map((number) => row[number] ?? "");
  return [[...columns.values()], pick(rule), ...shown.map(pick)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A fenced block of code, as a reader would copy it. */
export interface Block {
  /** The file, and the line of its first line of code. */
  readonly file: string;
  readonly line: number;
  /** The language that the fence names. */
  readonly language: string;
  readonly code: string;
  /** The file of an example that the paragraph before the block links to: the block shows lines of it, and does not run by itself. */
  readonly source?: string;
}

/**
 * The pages for users whose code runs here. Those of docs/spec/ are the rules, and show nothing that runs;
 * the playground is a program.
 */
export const PAGES: readonly string[] = ["README.md", ...filesIn("docs", ".md")].filter(
  (file) => !/^docs\/(?:spec\/|playground\.md)/.test(file),
);

/** A link to a source of an example that is a package. */
const EXAMPLE = /^[^]*\]\(([./]*examples\/(?:frameworks|vendors)\/[^)]+\.tsx?)\)/;

const ALL_BLOCKS: readonly Block[] = [...PAGES, ...filesIn("src", ".ts")].flatMap(blocksOf);

/** Every block of code in the pages for users and in the comments of the sources, but for those that show an example. */
export const BLOCKS: readonly Block[] = ALL_BLOCKS.filter(({ source }) => source === undefined);

/** The blocks of the pages for users that show lines of an example. */
export const EXCERPTS: readonly Block[] = ALL_BLOCKS.filter(({ source }) => source !== undefined);

function filesIn(folder: string, ending: string): string[] {
  return (
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      // The packages of the site are below docs/.
      .filter((entry) => !entry.parentPath.includes("node_modules"))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .sort()
  );
}

/** The blocks of code of a page, or of the comments of a source. */
function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  // In a comment, each line has the comment's own mark before it.
  const fence = file.endsWith(".ts") ? /^ *\* ?```(\w*)$/ : /^ *```(\w*)$/;
  let open: { language: string; line: number; lines: string[]; indent: number } | undefined;
  let paragraph = "";
  let last = "";
  for (const [index, text] of readFileSync(join(ROOT, file), "utf8").split("\n").entries()) {
    const language = fence.exec(text)?.[1];
    if (open && language === undefined) open.lines.push(text.slice(open.indent));
    else if (open) {
      const [, example] = EXAMPLE.exec(paragraph) ?? [];
      const source = example && { source: relative(ROOT, join(ROOT, dirname(file), example)) };
      blocks.push({ file, line: open.line, language: open.language, code: open.lines.join("\n"), ...source });
      open = undefined;
      paragraph = "";
    } else if (language !== undefined) open = { language, line: index + 2, lines: [], indent: text.indexOf("```") };
    else if (text !== "") paragraph = last === "" ? text : `${paragraph} ${text}`;
    last = text;
  }
  if (open) throw new Error(`${file}:${open.line}: the block has no end`);
  return blocks;
}

// The home page: what the site shows otherwise than the file.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { createTransformerFactory, rendererRich } from "@shikijs/twoslash/core";
import { createTwoslasher } from "twoslash";

const INSTALL = "npm install fluent-endpoint";
const MANAGERS = [
  ["npm", INSTALL],
  ["pnpm", "pnpm add fluent-endpoint"],
  ["yarn", "yarn add fluent-endpoint"],
  ["bun", "bun add fluent-endpoint"],
  ["deno", "deno add npm:fluent-endpoint"],
] as const;

/** The installation as tabs, and sections of the README. */
export function homePage(text: string): string {
  const tabs = MANAGERS.map(([name, command]) => `\`\`\`sh [${name}]\n${command}\n\`\`\``).join("\n\n");
  return text
    .replace(`\`\`\`sh\n${INSTALL}\n\`\`\``, `::: code-group\n\n${tabs}\n\n:::`)
    .replace(/<!-- README: (.*) -->/g, (_, title: string) => sectionOf(title));
}

function sectionOf(title: string): string {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const section = readme.split(/\n(?=## )/).find((one) => one.startsWith(`## ${title}\n`));
  if (section === undefined) throw new Error(`README.md has no section "${title}"`);
  return section.replaceAll("](docs/", "](");
}

/** A mistake that the tests expect is one that editors underline. */
const EXPECTED = /^(\s*)\/\/ @ts-expect-error.*$/gm;

/** Shows the errors of the compiler, and the types that `//  ^?` asks for, as an editor does. */
export const asInEditor = createTransformerFactory(
  createTwoslasher({ vfsRoot: dirname(fileURLToPath(import.meta.url)) }),
  rendererRich({ jsdoc: false, errorRendering: "line", queryRendering: "line" }),
)({
  langs: ["ts"],
  filter: (lang, code) => lang === "ts" && /@errors|\^\?/.test(code),
  twoslashOptions: {
    compilerOptions: { module: 199, moduleResolution: 99, target: 99, types: ["node"], strict: true },
    shouldGetHoverInfo: () => false,
  },
});

/** The carets below a route. The transformer would take them for a mark of its own, unless another sign is before them. */
const CARETS = /^(\s*\/\/)(?=\s+\^{2,}\s*$)/gm;

/** The code of a block of the home page, for the transformer above. */
export function withErrors(code: string): string {
  return code.replace(EXPECTED, "$1// @errors: 2345").replace(CARETS, "$1\u200b");
}

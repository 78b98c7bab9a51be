import { readFileSync } from "node:fs";

/** By code page and by special character, the codes of the characters that Windows turns into it: see read-code-pages.mjs. */
const pages = JSON.parse(readFileSync(new URL("best-fit.json", import.meta.url), "utf8")) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** The characters that a code page of Windows turns into characters that are special for a shell or a program. */
export const BEST_FIT: ReadonlySet<string> = new Set(
  Object.values(pages)
    .flatMap((page) => Object.values(page).flatMap((codes) => codes.split(" ")))
    .map((code) => String.fromCharCode(parseInt(code, 16))),
);

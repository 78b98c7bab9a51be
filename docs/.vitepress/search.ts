// The search of the site. VitePress writes the functions into each page as text, so they name nothing outside of them;
// only extractField runs in the build alone.
import type { DefaultTheme } from "vitepress";

import { KEYWORDS } from "./keywords.js";

/** A section of a page. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly titles: readonly string[];
  readonly text: string;
}

/** The words of a text. Parts of names are words, too: `onUploadProgress` is found by "progress". */
function tokenize(text: string): string[] {
  return [
    ...text.replace(/\b(log|sign) in\b/gi, "$1in").split(/[\n\r\p{Z}\p{P}$+<=>^`|~]+/u),
    // Dots that stand alone: people look for what becomes of "..".
    ...(text.match(/(?<![.\w])\.\.(?![.\w])/g) ?? []),
    ...(text.match(/\b\w+\(\)|\b[a-z]+(?:_[a-z]+)+\b/gi) ?? []),
    ...(text.match(/\b\w+\.js\b/g) ?? []).map((name) => name.replace(".", "")),
    ...(text.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? []).flatMap((name) => name.split(/(?=[A-Z])/)),
  ];
}

/** The stem of a word: "retries" and "retrying" are "retry". Words that every question has are left out. */
function processTerm(term: string): string | null {
  const common =
    /^(?:\w|about|all|an|and|any|are|as|at|be|best|by|can|com(?:e|ing)|could|did|do|doesn?|don|every|examples?|for|from|go(?:es)?|ha[ds]|happens?|have|how|if|in|into|is|it|its|me|means?|my|not?|of|on|or|our|please|should|so|some|tell|than|that|the|their|them|then|there|these|they|this|to|us|used?|using|want|was|way|we|what|when|where|which|who|will|with|would|you|your)$/;
  const word = term.toLowerCase();
  if (common.test(word)) return null;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|sh|ch|x|z)es$/, "")
    .replace(/(?<=\w\w[^siu])s$/, "")
    .replace(/(?<=[aeiouy]\w*[^e])ed$|(?<=[aeiouy]\w+)ing$/, "+")
    .replace(/([bdgmnprt])\1\+$/, "$1")
    .replace(/\+$/, "")
    .replace(/(?<=at)ion$/, "")
    .replace(/(?<=\w\w)e$/, "")
    .replace(/^param$/, "parameter");
}

const options = {
  fields: ["title", "titles", "keywords", "text"],
  tokenize,
  processTerm,
  extractField(section: Section, field: string): unknown {
    if (field !== "keywords") return section[field as keyof Section];
    const id = section.id.slice((process.env["DOCS_BASE"] ?? "/").length);
    const [page = ""] = id.split("#");
    const keywords = `${section.titles.length === 0 ? (KEYWORDS[page] ?? "") : ""} ${KEYWORDS[id] ?? ""}`;
    // A word of the title counts once.
    const known = new Set(tokenize(section.title).map(processTerm));
    return keywords
      .split(" ")
      .filter((word) => !known.has(processTerm(word)))
      .join(" ");
  },
};

export const search: { provider: "local"; options: DefaultTheme.LocalSearchOptions } = {
  provider: "local",
  options: {
    miniSearch: {
      options,
      searchOptions: {
        boost: { title: 8, keywords: 7, titles: 1, text: 2 },
        bm25: { k: 0.6, b: 0.5, d: 0.5 },
        weights: { fuzzy: 0.1, prefix: 0.1 },
        // Short words have too many neighbours: "404" is not "400".
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        // Only the last word may be unfinished.
        prefix: (term, index, terms) => term.length > 2 && index === terms.length - 1,
        // Words that are on every page say little.
        boostTerm: (term) =>
          /^(?:request|api|http|client|endpoint|value|call|send|get|set|add|put|mak|work|support|giv|chang|show|handl|creat|pass|need|data|library|vendor)$/.test(
            term,
          )
            ? 0.4
            : 1,
        boostDocument(id, term, stored) {
          const { title, titles } = stored as { title: string; titles: string[] };
          if (/\/reference(?:#|$)/.test(id)) {
            // The reference answers who types a name of it, such as toFetch or build().
            const names: string[] = title.match(/\w*[a-z][A-Z]\w*|\w+\(\)/g) ?? [];
            const isName = (name: string): boolean => /^s?$/.test(name.toLowerCase().replace(term, ""));
            return names.some(isName) ? 2 : titles.length === 0 ? 1 : 0.2;
          }
          if (/\/(?:examples|cli)\/|\/#/.test(id)) return titles.length === 0 ? 0.6 : 0.4;
          // What goes wrong with a subject, and how long it takes, is not the subject.
          if (/\/(?:errors|performance)#/.test(id) && titles.length > 0) return 0.8;
          // The top of a page is about its subject, a section of a section about a detail.
          return [1.2, 1][titles.length] ?? 0.8;
        },
      },
    },
    _render(source, env, md) {
      const { relativePath = "" } = env as { relativePath?: string };
      // People search the guides.
      if (relativePath === "CHANGELOG.md") return "";
      // The playground is a program without text.
      if (relativePath === "docs/playground.md")
        return md.render("# Playground\n\nBuild a request in the browser.", env);
      return md.render(source, env);
    },
  },
};

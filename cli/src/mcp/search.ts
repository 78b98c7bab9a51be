import MiniSearch from "minisearch";

import type { Tool } from "../library.js";

/** What is searched of an operation. */
interface Entry {
  readonly id: number;
  readonly title: string;
  readonly name: string;
  readonly path: string;
  readonly tags: string;
  readonly verbs: string;
  readonly description: string;
}

/** An index of operations by words. */
export class OperationIndex {
  readonly #tools: readonly Tool[];
  readonly #index: MiniSearch<Entry>;

  constructor(tools: readonly Tool[]) {
    this.#tools = tools;
    this.#index = new MiniSearch<Entry>({
      fields: ["title", "name", "path", "tags", "verbs", "description"],
      tokenize: wordsOf,
      processTerm: stemOf,
      searchOptions: {
        boost: { title: 3, verbs: 2, path: 0.5, description: 0.3 },
        bm25: { k: 1.2, b: 0.9, d: 0.5 },
        // Of operations that fit alike, the one of the shorter path is the more usual.
        boostDocument: (id) => 1 / (1 + 0.1 * tools[id as number]!.path.split("/").length),
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      },
    });
    this.#index.addAll(tools.map(entryOf));
  }

  /** The operations that fit best, the best first. */
  search(query: string, most: number): readonly Tool[] {
    return this.#index
      .search(query.slice(0, LONGEST_QUERY))
      .slice(0, most)
      .map(({ id }) => this.#tools[id as number]!);
  }
}

/** Each word of a query is looked for. */
const LONGEST_QUERY = 500;

function entryOf({ title, name, path, tags, method, description }: Tool, id: number): Entry {
  return {
    id,
    title,
    name,
    path,
    tags: tags.join(" "),
    verbs: verbsOf(method, path),
    description,
  };
}

/** What people say for a method. */
function verbsOf(method: string, path: string): string {
  if (method !== "GET") return VERBS[method] ?? "";
  return path.slice(path.lastIndexOf("/")).includes("}")
    ? "get read retrieve fetch show find one single"
    : "get read list all show find search";
}

const VERBS: Readonly<Record<string, string>> = {
  POST: "create add new make start submit",
  PUT: "update replace set change edit",
  PATCH: "update modify change edit set",
  DELETE: "delete remove cancel destroy",
};

/** The words of a text; those of `listUserRepos` and `list_user_repos`, too. */
function wordsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Words that are in every question, and say nothing. */
const COMMON =
  /^(?:an?|the|of|to|by|in|on|for|with|from|and|or|its|it|is|are|there|which|what|how|i|my|me|do|that|this)$/;

/** A word without the ending of its plural; nothing for a word that says nothing. */
function stemOf(term: string): string | null {
  const word = term.toLowerCase();
  if (COMMON.test(word)) return null;
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, "y");
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

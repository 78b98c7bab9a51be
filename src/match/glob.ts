/** A variable in a path: text without "/", text with it, or a list with a separator. */
export interface Wildcard {
  readonly name: string;
  readonly kind: "one" | "many" | "list";
  /** Between the items of a list. */
  readonly separator: string;
}

/** Literals and variables alternate; a literal, which may be empty, is first and last. */
export interface Glob {
  readonly literals: readonly string[];
  readonly wildcards: readonly Wildcard[];
}

/**
 * Returns the text of each variable; `undefined` if the text does not match. Each variable has at least one character. It reads the
 * text once: the first place of each literal is as good as any other, because variables take any text.
 */
export function matchGlob({ literals, wildcards }: Glob, text: string): readonly string[] | undefined {
  const [first, last] = [literals[0]!, literals.at(-1)!];
  if (wildcards.length === 0) return text === first ? [] : undefined;
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const found: string[] = [];
  let start = first.length;
  for (const literal of literals.slice(1, -1)) {
    const next = text.indexOf(literal, start + 1);
    if (next < 0) return undefined;
    found.push(text.slice(start, next));
    start = next + literal.length;
  }
  return start < end ? [...found, text.slice(start, end)] : undefined;
}

/** Joins literals that are adjacent. */
export function globOf(tokens: readonly (string | Wildcard)[]): Glob {
  const literals = [""];
  const wildcards: Wildcard[] = [];
  for (const token of tokens) {
    if (typeof token === "string") literals.push((literals.pop() ?? "") + token);
    else {
      wildcards.push(token);
      literals.push("");
    }
  }
  return { literals, wildcards };
}

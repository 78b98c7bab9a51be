import type { ParsedTemplate, TemplateVariable } from "../kernel/template.js";
import { attempt, encodeLiteral } from "../kernel/values.js";

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

/** The query of a route. */
export interface QueryPattern {
  /** Pairs that a url must have. */
  readonly required: readonly { readonly name: string; readonly value: Glob }[];
  /** Variables of `{?x}` and `{&x}`, which it may have. */
  readonly optional: readonly TemplateVariable[];
}

/** @param start - the index of the literal or the expression with which the query starts */
export function queryOf({ literals, expressions }: ParsedTemplate, start: number): QueryPattern {
  const pairs: (string | Wildcard)[][] = [[]];
  const optional: TemplateVariable[] = [];
  for (let index = start; index < literals.length; index += 1) {
    const literal = index === start ? literals[index]!.replace(/^[^?#]*/, "") : literals[index]!;
    const [text = ""] = literal.split("#");
    text.split(/[?&]/).forEach((part, position) => {
      if (position > 0) pairs.push([]);
      pairs.at(-1)!.push(encodeLiteral(part));
    });
    const expression = expressions[index];
    if (text !== literal || !expression || expression.operator === "#") break;
    if (/[?&]/.test(expression.operator)) optional.push(...expression.variables);
    else for (const { name } of expression.variables) pairs.at(-1)!.push({ name, kind: "one", separator: "," });
  }
  const required = pairs.flatMap((tokens) => {
    const { literals: texts, wildcards } = globOf(tokens);
    const [first = "", ...others] = texts;
    if (first === "" && wildcards.length === 0) return [];
    const [name = "", ...rest] = first.split("=");
    return [{ name: decodeForm(name) ?? name, value: { literals: [rest.join("="), ...others], wildcards } }];
  });
  return { required, optional };
}

/** Finds the variables of a query: texts by name; `undefined` if it lacks what the route requires. */
export function matchQuery(
  pattern: QueryPattern,
  query: string,
): readonly (readonly [string, string | string[]])[] | undefined {
  const found: [string, string | string[]][] = [];
  if (pattern.required.length + pattern.optional.length === 0) return found;
  const values = readQuery(query);
  for (const { name, value } of pattern.required) {
    const wanted = { ...value, literals: value.literals.map((literal) => decodeForm(literal) ?? literal) };
    const matches = (values.get(name) ?? []).flatMap((text) => {
      const texts = matchGlob(wanted, text);
      return texts ? [texts] : [];
    });
    if (matches.length === 0) return undefined;
    value.wildcards.forEach((wildcard, index) => found.push([wildcard.name, matches[0]![index]!]));
  }
  for (const { name, modifier } of pattern.optional) {
    const texts = values.get(attempt(() => decodeURIComponent(name)) ?? name);
    if (texts) found.push([name, modifier === "*" ? texts : texts[0]!]);
  }
  return found;
}

/** The decoded texts of each name. A pair that is not valid is skipped. */
function readQuery(query: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const pair of query.split("&")) {
    const equals = pair.indexOf("=");
    const name = decodeForm(equals < 0 ? pair : pair.slice(0, equals));
    const text = equals < 0 ? "" : decodeForm(pair.slice(equals + 1));
    if (name === undefined || text === undefined || pair === "") continue;
    const texts = values.get(name);
    if (texts) texts.push(text);
    else values.set(name, [text]);
  }
  return values;
}

/** In a query, forms and many clients write "+" for a space; a "+" itself is always encoded. */
function decodeForm(text: string): string | undefined {
  return attempt(() => decodeURIComponent(text.replaceAll("+", "%20")));
}

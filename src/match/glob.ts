import type { Operator, TemplateExpression } from "../kernel/template.js";
import { OPERATORS } from "../template/operators.js";
import { normalize } from "./read-url.js";

/** A variable in a text. */
export interface Wildcard {
  readonly name: string;
  readonly operator: Operator;
  /** Between the items of a list; `undefined` for a single text. */
  readonly separator: string | undefined;
  /** Whether its text may be empty; `"loosely"` if a text that is not empty is preferred. */
  readonly mayBeEmpty: boolean | "loosely";
}

export type Token = string | Wildcard;

/** Literals and variables alternate; a literal, which may be empty, is first and last. */
export interface Glob {
  readonly literals: readonly string[];
  readonly wildcards: readonly Wildcard[];
}

/** Joins literals that are adjacent. */
export function globOf(tokens: readonly Token[]): Glob {
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

/**
 * What an expression may be, by the row of its operator in RFC 6570, appendix A: all its variables, or fewer if they are optional.
 * The text of a variable with a name begins with "=", or is empty.
 *
 * @param place - in a host, nothing is empty; in a query, nothing is required
 */
export function choicesOf({ operator, variables }: TemplateExpression, place: "host" | "path" | "query"): Token[][] {
  const { first, separator, named } = OPERATORS[operator];
  const mayBeEmpty: Wildcard["mayBeEmpty"] = place !== "host" && (operator === "." || named || "loosely");
  const parts = variables.map(({ name, modifier }, index): Token[] => {
    const mark = named ? normalize(name) : "";
    const wildcard = { name, operator, separator: modifier === "*" ? separator + mark : undefined, mayBeEmpty };
    return [(index > 0 || first ? separator : "") + mark, wildcard];
  });
  // Names tell which of the variables there are.
  if (named)
    return parts.reduce<Token[][]>(
      (choices, part) => choices.flatMap((choice) => [[...choice, ...part], choice]),
      [[]],
    );
  const least = first ? 0 : place === "query" ? 1 : parts.length;
  return [...parts, []]
    .map((_, fewer) => parts.slice(0, parts.length - fewer).flat())
    .slice(0, parts.length - least + 1);
}

/** Whether a variable takes several segments of a path. */
export function isOfSegments({ operator, separator }: Wildcard): boolean {
  return operator === "+" || separator === "/";
}

/** A form of an expression, a segment or a pair, as it is tried. */
export interface Reading<Form> {
  readonly form: Form;
  /** Whether variables may be empty where a text that is not empty is preferred. */
  readonly isLoose: boolean;
}

/**
 * Returns the forms in the order in which they are tried. Of a text such as ".gitignore", a variable before an optional extension is
 * the whole: a dot may be a part of a value. Other delimiters are none, because values have them encoded.
 */
export function readingsOf<Form>(forms: readonly Form[], globsOf: (form: Form) => readonly Glob[]): Reading<Form>[] {
  const last: Reading<Form>[] = [];
  const readings = forms.flatMap((form): Reading<Form>[] => {
    const globs = globsOf(form);
    const strict = { form, isLoose: false };
    if (!globs.some(mayMatchLoosely)) return [strict];
    const loose = { form, isLoose: true };
    const operators = globs.flatMap(({ wildcards }) => wildcards.map(({ operator }) => operator));
    if (operators.includes(";") || !operators.includes(".")) return [strict, loose];
    last.push(loose);
    return [strict];
  });
  return [...readings, ...last];
}

function mayMatchLoosely({ wildcards }: Glob): boolean {
  return wildcards.some(({ mayBeEmpty }) => mayBeEmpty === "loosely");
}

/**
 * Returns the text of each variable; `undefined` if the text does not match. It reads the text once: the first place of each literal
 * is as good as any other, because variables take any text.
 *
 * @param loosely - whether variables may be empty where a text that is not empty is preferred
 */
export function matchGlob(
  { literals, wildcards }: Glob,
  text: string,
  loosely: boolean,
): readonly string[] | undefined {
  const [first, last] = [literals[0]!, literals.at(-1)!];
  if (wildcards.length === 0) return text === first ? [] : undefined;
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const found: string[] = [];
  let start = first.length;
  for (const [index, { mayBeEmpty }] of wildcards.entries()) {
    const isLast = index === wildcards.length - 1;
    const literal = literals[index + 1]!;
    // A delimiter that values have encoded ends each value, an empty one, too.
    const isDelimited = !isLast && /^[^\w.~%-]/.test(literal);
    const isEmptyAllowed = mayBeEmpty === true || (mayBeEmpty === "loosely" && (loosely || isDelimited));
    const least = isEmptyAllowed ? start : start + 1;
    let next = isLast ? end : text.indexOf(literal, least);
    while (!isLast && next >= 0 && !isName(next + literal.length, index + 1)) next = text.indexOf(literal, next + 1);
    if (next < least) return undefined;
    found.push(text.slice(start, next));
    start = next + literal.length;
  }
  return found;

  /** Whether the name of a variable ends here: a longer one may begin with it. */
  function isName(position: number, index: number): boolean {
    const { operator, separator } = wildcards[index]!;
    if (!OPERATORS[operator].named || text[position] === "=") return true;
    if (separator !== undefined && text.startsWith(separator, position)) return true;
    return index === wildcards.length - 1 ? position === end : text.startsWith(literals[index + 1]!, position);
  }
}

/** Returns the value of a variable: a text, or a list; `undefined` if its text is not valid. */
export function valueOf(
  { operator, separator }: Wildcard,
  text: string,
  decode: (text: string) => string | undefined,
): string | string[] | undefined {
  const isNamed = OPERATORS[operator].named;
  const read = (item: string): string | undefined => {
    if (!isNamed || item === "") return decode(item);
    return item.startsWith("=") ? decode(item.slice(1)) : undefined;
  };
  if (separator === undefined) return read(text);
  const items = text.split(separator).map(read);
  return items.includes(undefined) ? undefined : (items as string[]);
}

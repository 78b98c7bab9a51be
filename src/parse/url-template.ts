import { parseTemplate } from "url-template";
import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { InvalidTemplateError } from "../errors/invalid-template-error.js";
import { ownNames } from "../own-names.js";
import type { Observer } from "./observer.js";
import { isUnreserved } from "./percent-encoding.js";
import { readTemplate, type Operator, type TemplateSyntax, type Varspec } from "./template-syntax.js";
import { expandable, isTexts, type Expandable } from "./value.js";

/** A variable of a template, with the operator of its expression. */
export interface TemplateVariable extends Varspec {
  readonly operator: Operator;
}

/** A template, read once and ready to be expanded any number of times. */
export interface CompiledTemplate extends TemplateSyntax {
  readonly text: string;
  /** The place of each variable: values are handed over in this order. */
  readonly places: ReadonlyMap<string, number>;
}

/**
 * A URI template, compiled once and expanded as RFC 6570 level 4 has it: absent variables vanish, lists and maps
 * explode. Nothing of what routes add (`:name`, the checks of the path's shape) happens here.
 *
 * ```ts
 * const search = new UrlTemplate("/search{?q,sort*}");
 * search.expand({ q: "a b", sort: ["name", "date"] }); // => "/search?q=a%20b&sort=name&sort=date"
 * search.expand(); // => "/search"
 * search.variables[1]; // => { name: "sort", modifier: "*", operator: "?" }
 * ```
 *
 * The expansion itself is that of the `url-template` package (decision C1).
 *
 * @see RFC 6570
 */
export class UrlTemplate {
  readonly #compiled: CompiledTemplate;

  /**
   * @param template - a URI template of RFC 6570
   * @throws InvalidTemplateError where RFC 6570 does not allow the template, with the position
   */
  constructor(template: string) {
    this.#compiled = compileTemplate(template, false);
  }

  /** The variables in the order of the template: name, modifier and the operator of their expression. */
  get variables(): readonly TemplateVariable[] {
    return this.#compiled.expressions.flatMap(({ operator, varspecs }) =>
      varspecs.map((varspec) => ({ ...varspec, operator })),
    );
  }

  /**
   * Expands the template.
   *
   * @param values - the variables by name: a string, a finite number, a bigint, a boolean, a Date, a URL, or a list or
   * plain object of these; `null` and `undefined` are absent
   * @throws InvalidParameterError where a value is none of these, or a list or map meets a prefix modifier; it names
   * all such variables (decision C4)
   * @throws InvalidOptionError where `values` is no object with properties of its own
   */
  expand(values: object = {}): string {
    const own = new Set(ownNames(values, "values"));
    const read = [...this.#compiled.places.keys()].map((name) =>
      own.has(name) ? (values as Record<string, unknown>)[name] : undefined,
    );
    const faults: Fault[] = [];
    const pieces = expandPieces(this.#compiled, expandables(this.#compiled, read, faults), faults);
    throwFaults(InvalidParameterError, faults);
    return joinPieces(this.#compiled, pieces);
  }
}

/** Reads and prepares a template. */
export function compileTemplate(text: string, isRoute: boolean): CompiledTemplate {
  if (typeof text !== "string") throw new InvalidTemplateError("", 0, "no text");
  const { literals, expressions } = readTemplate(text, isRoute);
  const places = new Map<string, number>();
  for (const { varspecs } of expressions) {
    for (const { name } of varspecs) if (!places.has(name)) places.set(name, places.size);
  }
  return { text, literals: literals.map(expandLiteral), expressions, places };
}

/** Of what a literal may hold, all of ASCII stands for itself (RFC 6570, section 3.1). */
function expandLiteral(literal: string): string {
  return /[\u0080-\uffff]/.test(literal) ? parseTemplate(literal).expand({}) : literal;
}

/** The values of all variables in their normal form, by their places; what is wrong with them joins `faults`. */
export function expandables(
  { places }: CompiledTemplate,
  values: readonly unknown[],
  faults: Fault[],
): readonly Expandable[] {
  const normal: Expandable[] = [];
  for (const [name, place] of places) normal.push(expandable(name, values[place], faults));
  return normal;
}

/** What each expression expands to. */
export function expandPieces(
  { places, expressions }: CompiledTemplate,
  values: readonly Expandable[],
  faults: Fault[],
  observer?: Observer,
): string[] {
  return expressions.map((expression) => {
    const { operator, varspecs } = expression;
    const joint = isUnmarked(operator) ? "," : "";
    let piece: string | undefined;
    for (const varspec of varspecs) {
      const value = values[places.get(varspec.name)!];
      if (value === undefined) continue;
      if (varspec.modifier.length > 1 && typeof value !== "string") {
        faults.push({
          name: varspec.name,
          problem: `it takes a string: "${varspec.modifier}" keeps the first characters of one`,
        });
      }
      const expanded = expandVarspec(operator, varspec, value);
      observer?.expanded(expression, varspec, expanded);
      piece = piece === undefined ? expanded : piece + joint + expanded;
    }
    if (piece === undefined) return "";
    return operator === "#" ? operator + piece : operator === "?" ? operator + piece.slice(1) : piece;
  });
}

/**
 * What texts expand to in simple expressions of their own. For `url-template` they are one list, because a call costs it
 * more than an item; a "," in an item is encoded, so that those between items part them again.
 */
export function expandTexts(texts: readonly string[]): string[] {
  return delegate("", texts).split(",");
}

/** Literals and pieces in turn. */
export function joinPieces({ literals }: CompiledTemplate, pieces: readonly string[]): string {
  let text = literals[0]!;
  for (let index = 1; index < literals.length; index += 1) text += pieces[index - 1]! + literals[index]!;
  return text;
}

/** Whether what a variable expands to starts with its value, and not with a mark of its own. */
function isUnmarked(operator: Operator): boolean {
  return operator === "" || operator === "+" || operator === "#";
}

/** One variable of an expression: its value, or all members where it explodes, each with the mark before it. */
function expandVarspec(operator: Operator, { name, modifier }: Varspec, value: NonNullable<Expandable>): string {
  const expand = (text: string | readonly string[]): string => {
    // Decision C2: such a value stands for itself.
    if (operator === "" && typeof text === "string" && isUnreserved(text)) return text;
    const expansion = delegate(operator, text);
    return /[;?&]/.test(operator) ? expansion.charAt(0) + name + expansion.slice(2) : expansion;
  };
  if (typeof value === "string") {
    return expand(modifier.length > 1 ? firstCharacters(value, Number(modifier.slice(1))) : value);
  }
  // Where nothing stands before an item, an exploded list is like any other.
  if (isTexts(value)) return modifier && !isUnmarked(operator) ? value.map(expand).join("") : expand(value);
  const members = Object.entries(value);
  if (!modifier) return expand(members.flat());
  // RFC 6570, section 3.2.1: an empty value is "name=" in form-style expressions only.
  const expanded = members.map(([key, text]) => {
    const member = delegate(operator, text, key);
    return text !== "" || /[?&]/.test(operator) ? member : member.slice(0, -1);
  });
  return expanded.join(isUnmarked(operator) ? "," : "");
}

/** RFC 6570, section 2.4.1: code points are counted, and none takes more than two code units. */
function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join("");
}

/**
 * What `url-template` expands is always one value, or one member of a map, under one name: names with percent-encoded
 * characters, which it encodes again, stay ours.
 */
function delegate(operator: Operator, value: string | readonly string[], key?: string): string {
  // "?" differs from "&", and "#" from "+", in the first character of the whole expression only.
  const sign = operator === "?" ? "&" : operator === "#" ? "+" : operator;
  // It leaves a whole value unencoded where a "%" opens no triplet; where it reads "%25" it does not.
  const escape = (text: string): string => (sign === "+" ? text.replace(/%(?![\dA-Fa-f]{2})/g, "%25") : text);
  const v = isTexts(value) ? value.map(escape) : key === undefined ? escape(value) : { [key]: escape(value) };
  // RFC 6570, section 3.1: a literal expands as a reserved value does, and there is no expression to be read.
  if (sign === "+" && typeof v === "string" && !/[{}]/.test(v)) return parseTemplate(v).expand({});
  return parseTemplate(`{${sign}v${key === undefined ? "" : "*"}}`).expand({ v });
}

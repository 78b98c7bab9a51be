import { ownProperties } from "../shared/passed-values.js";
import { isWellFormed } from "../shared/well-formed.js";
import { parseTemplate } from "url-template";
import { invalidOption } from "../errors/invalid-option.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { InvalidTemplateError } from "../errors/invalid-template-error.js";
import type { Issue } from "../errors/issue.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { expandExpression, type ExpandOne } from "./expand.js";
import { readTemplate, type Expression, type TemplateVariable } from "./syntax.js";
import { normalizeValue, type NormalizedValue } from "./values.js";

/** A query parameter: its name, and its pairs. */
export type QueryPart = readonly [name: string, text: string];

/**
 * A URI template of RFC 6570, level 4. It is parsed once. It does not support `:name`, and does not check the path.
 *
 * ```ts
 * const search = new UrlTemplate("/search{?q,sort*}");
 * search.expand({ q: "a b", sort: ["name", "date"] }); // => "/search?q=a%20b&sort=name&sort=date"
 * search.expand(); // => "/search"
 * search.variables[1]; // => { name: "sort", modifier: "*", operator: "?" }
 * ```
 *
 * The expansion is delegated to the `url-template` package.
 *
 * @see RFC 6570
 */
export class UrlTemplate {
  /** @internal Literals and expressions alternate; a literal is first and last. */
  readonly literals: readonly string[];
  /** @internal */
  readonly expressions: readonly Expression[];
  /** @internal The template with a delimiter or "{" instead of each character of its expressions. */
  readonly outline: string;
  /** @internal The names in the query that are text, because the call has no parameters with these names (C3). */
  readonly textNames: ReadonlySet<string>;
  /** @internal The index of each variable: values are passed in this order. */
  readonly indexes: ReadonlyMap<string, number>;
  readonly #names: readonly string[];
  /** For each expression, the indexes of its variables. */
  readonly #indexesOf: readonly (readonly number[])[];

  /**
   * @param template - a URI template of at most 1,048,576 characters
   * @throws {InvalidTemplateError} When the template is invalid according to RFC 6570. It contains the position.
   */
  constructor(template: string);
  /** @internal See `readTemplate()`. */
  // eslint-disable-next-line @typescript-eslint/unified-signatures -- only the first signature is public
  constructor(template: string, isRoute: boolean, queryNames?: ReadonlySet<string>);
  constructor(template: string, isRoute = false, queryNames?: ReadonlySet<string>) {
    if (typeof template !== "string") throw new InvalidTemplateError("", 0, "text");
    if (template.length > LONGEST_TEXT)
      throw new InvalidTemplateError(template.slice(0, LONGEST_TEXT + 1), LONGEST_TEXT, "length");
    const { literals, expressions, outline, textNames } = readTemplate(template, isRoute, queryNames);
    this.textNames = textNames;
    // ASCII characters of a literal expand to themselves (RFC 6570, section 3.1).
    this.literals = /[\u0080-\uffff]/.test(outline) ? literals.map((text) => parseTemplate(text).expand({})) : literals;
    this.expressions = expressions;
    this.outline = outline;
    const indexes = new Map<string, number>();
    this.#indexesOf = expressions.map(({ variables }) => {
      for (const { name } of variables) if (!indexes.has(name)) indexes.set(name, indexes.size);
      return variables.map(({ name }) => indexes.get(name)!);
    });
    this.indexes = indexes;
    this.#names = [...indexes.keys()];
  }

  /** The variables in the order of the template: name, modifier and the operator of their expression. */
  get variables(): readonly TemplateVariable[] {
    return this.expressions.flatMap(({ variables }) => variables.map((variable) => ({ ...variable })));
  }

  /**
   * Expands the template.
   *
   * @param values - the variables by name: a string, a finite number, a bigint, a boolean, a Date, a URL, or a list or
   * plain object of these; `null` and `undefined` are absent
   * @throws {InvalidParameterError} When a value has another type, when a list or map has a prefix modifier, or when the
   * result has more than 1,048,576 characters. It names all such variables.
   * @throws {InvalidOptionError} When `values` is not an object with its own properties.
   */
  expand(values: object = {}): string {
    const own = new Map(Object.entries(ownProperties(values, "values")));
    const inOrder = this.#names.map((name) => own.get(name));
    const issues: Issue[] = [];
    const normalized = this.normalize(inOrder, issues);
    const expansions = this.expandEach(normalized, issues);
    if (issues.length > 0) throw new InvalidParameterError(issues);
    const url = this.join(expansions);
    return url.length > LONGEST_TEXT ? this.rejectLength(normalized) : url;
  }

  /** @internal Normalizes the values of all variables; adds their issues to `issues`. */
  normalize(values: readonly unknown[], issues: Issue[]): NormalizedValue[] {
    const normalized: NormalizedValue[] = [];
    for (let index = 0; index < this.#names.length; index += 1) {
      const value = values[index];
      // Most values are text, and most text is well-formed.
      const isText = typeof value === "string" && value.length <= LONGEST_TEXT && isWellFormed(value);
      normalized.push(isText ? value : normalizeValue(this.#names[index]!, value, issues));
    }
    return normalized;
  }

  /** @internal Expands each expression, until the url is too long (F5). */
  expandEach(
    values: readonly NormalizedValue[],
    issues: Issue[],
    onExpanded?: (variable: TemplateVariable, expansion: string) => void,
  ): string[] {
    const expansions: string[] = [];
    let length = 0;
    for (let index = 0; index < this.expressions.length; index += 1) {
      const ordered = this.#indexesOf[index]!.map((variable) => values[variable]);
      const expression = this.expressions[index]!;
      const isTooLong = length > LONGEST_TEXT;
      const expansion = isTooLong
        ? ""
        : expandExpression(expression, ordered, issues, expandWithUrlTemplate, onExpanded);
      length += expansion.length;
      expansions.push(expansion);
    }
    return expansions;
  }

  /**
   * @internal Throws the error of a url that is too long: it names the longest parameter, unless the url is too long
   * without parameters (F5).
   *
   * @param query - the names and the texts of further parameters
   * @param base - the length of the base url
   */
  rejectLength(values: readonly NormalizedValue[], query: readonly QueryPart[] = [], base = 0): never {
    const parts = [...query];
    this.expandEach(values, [], ({ name }, text) => parts.push([name, text]));
    const literals = this.join(this.expressions.map(() => ""));
    const [longest] = parts.toSorted(([, one], [, other]) => other.length - one.length);
    if (!longest || base + literals.length > LONGEST_TEXT) throw invalidOption("url", "length");
    throw new InvalidParameterError([{ name: longest[0], reason: "length" }]);
  }

  /** @internal Joins literals and expansions. */
  join(expansions: readonly string[]): string {
    const { literals } = this;
    let text = literals[0]!;
    for (let index = 1; index < literals.length; index += 1) text += expansions[index - 1]! + literals[index]!;
    return text;
  }
}

/**
 * Calls `url-template` with one value. This function and the normalized values avoid its faults, which C1 lists: it
 * encodes encoded names again, and a "%" without two hex digits turns its encoding off.
 */
const expandWithUrlTemplate: ExpandOne = (operator, value) => {
  if (operator !== "+") return parseTemplate(`{${operator}v}`).expand({ v: value as string | string[] });
  const v = typeof value === "string" ? escapePercent(value) : value.map(escapePercent);
  // A literal expands like a reserved value (RFC 6570, section 3.1), without an expression to parse.
  const isLiteral = typeof v === "string" && !/[{}]/.test(v);
  return isLiteral ? parseTemplate(v).expand({}) : parseTemplate("{+v}").expand({ v });
};

/** Escapes each "%" that two hex digits do not follow. */
function escapePercent(text: string): string {
  return text.includes("%") ? text.replace(/%(?![\dA-Fa-f]{2})/g, "%25") : text;
}

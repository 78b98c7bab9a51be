import { parseTemplate } from "url-template";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { InvalidTemplateError } from "../errors/invalid-template-error.js";
import type { Issue } from "../errors/issue.js";
import { ownProperties } from "../shared/own-properties.js";
import { expandExpression, type ExpandOne } from "./expand.js";
import { readTemplate, type Expression, type TemplateVariable } from "./syntax.js";
import { normalizeValue, type NormalizedValue } from "./values.js";

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
  /** @internal The index of each variable: values are passed in this order. */
  readonly indexes: ReadonlyMap<string, number>;
  readonly #names: readonly string[];
  /** For each expression, the indexes of its variables. */
  readonly #indexesOf: readonly (readonly number[])[];

  /**
   * @param template - a URI template
   * @throws {InvalidTemplateError} When the template is invalid according to RFC 6570. It contains the position.
   */
  constructor(template: string);
  /** @internal `isRoute`: `:name` means `{name}`, and names may have hyphens (C3). */
  // eslint-disable-next-line @typescript-eslint/unified-signatures -- only the first signature is public
  constructor(template: string, isRoute: boolean);
  constructor(template: string, isRoute = false) {
    if (typeof template !== "string") throw new InvalidTemplateError("", 0, "text");
    const { literals, expressions, outline } = readTemplate(template, isRoute);
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
   * @throws {InvalidParameterError} When a value has another type, or when a list or map has a prefix modifier. It
   * names all such variables.
   * @throws {InvalidOptionError} When `values` is not an object with its own properties.
   */
  expand(values: object = {}): string {
    const own = new Map(Object.entries(ownProperties(values, "values")));
    const inOrder = this.#names.map((name) => own.get(name));
    const issues: Issue[] = [];
    const expansions = this.expandEach(this.normalize(inOrder, issues), issues);
    if (issues.length > 0) throw new InvalidParameterError(issues);
    return this.join(expansions);
  }

  /** @internal Normalizes the values of all variables; adds their issues to `issues`. */
  normalize(values: readonly unknown[], issues: Issue[]): NormalizedValue[] {
    const normalized: NormalizedValue[] = [];
    for (let index = 0; index < this.#names.length; index += 1) {
      const value = values[index];
      // Most values are text, and most text is well-formed.
      const isText = typeof value === "string" && value.isWellFormed();
      normalized.push(isText ? value : normalizeValue(this.#names[index]!, value, issues));
    }
    return normalized;
  }

  /** @internal Expands each expression. */
  expandEach(
    values: readonly NormalizedValue[],
    issues: Issue[],
    onExpanded?: (variable: TemplateVariable, expansion: string) => void,
  ): string[] {
    const expansions: string[] = [];
    for (let index = 0; index < this.expressions.length; index += 1) {
      const ordered = this.#indexesOf[index]!.map((variable) => values[variable]);
      const expression = this.expressions[index]!;
      expansions.push(expandExpression(expression, ordered, issues, expandWithUrlTemplate, onExpanded));
    }
    return expansions;
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

import { parseTemplate } from "url-template";
import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { ownNames } from "../own-names.js";
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
  expand(values: Readonly<Record<string, unknown>> = {}): string {
    const own = new Set(ownNames(values, "values"));
    const read = [...this.#compiled.places.keys()].map((name) => (own.has(name) ? values[name] : undefined));
    const faults: Fault[] = [];
    const pieces = expandPieces(this.#compiled, expandables(this.#compiled, read, faults));
    throwFaults(InvalidParameterError, faults);
    return joinPieces(this.#compiled, pieces);
  }
}

/** Reads and prepares a template. */
export function compileTemplate(text: string, isRoute: boolean): CompiledTemplate {
  const { literals, expressions } = readTemplate(text, isRoute);
  const names = new Set(expressions.flatMap(({ varspecs }) => varspecs.map(({ name }) => name)));
  const places = new Map([...names].map((name, place) => [name, place]));
  return { text, literals: literals.map((literal) => parseTemplate(literal).expand({})), expressions, places };
}

/** The values of all variables in their normal form, by their places; what is wrong with them joins `faults`. */
export function expandables(
  template: CompiledTemplate,
  values: readonly unknown[],
  faults: Fault[],
): readonly Expandable[] {
  const normal = [...template.places].map(([name, place]) => expandable(name, values[place], faults));
  for (const { name, modifier } of template.expressions.flatMap(({ varspecs }) => varspecs)) {
    if (modifier.length > 1 && typeof normal[template.places.get(name)!] === "object") {
      faults.push({ name, problem: `it takes a string: "${modifier}" keeps the first characters of one` });
    }
  }
  return normal;
}

/** What each expression expands to. */
export function expandPieces({ places, expressions }: CompiledTemplate, values: readonly Expandable[]): string[] {
  return expressions.map(({ operator, varspecs }) => {
    const parts = varspecs.flatMap((varspec) => {
      const value = values[places.get(varspec.name)!];
      return value === undefined ? [] : expandVarspec(operator, varspec, value);
    });
    if (parts.length === 0) return "";
    const piece = parts.join(isUnmarked(operator) ? "," : "");
    return operator === "#" ? `#${piece}` : operator === "?" ? `?${piece.slice(1)}` : piece;
  });
}

/** Literals and pieces in turn. */
export function joinPieces({ literals }: CompiledTemplate, pieces: readonly string[]): string {
  return literals.map((literal, index) => literal + (pieces[index] ?? "")).join("");
}

/** Whether what a variable expands to starts with its value, and not with a mark of its own. */
function isUnmarked(operator: Operator): boolean {
  return operator === "" || operator === "+" || operator === "#";
}

/** One variable of an expression: its value, or each member where it explodes; with the mark before it. */
function expandVarspec(
  operator: Operator,
  { name, modifier }: Varspec,
  value: NonNullable<Expandable>,
): readonly string[] {
  const expand = (text: NonNullable<Expandable>): string => {
    // Decision C2: such a value stands for itself.
    if (operator === "" && typeof text === "string" && isUnreserved(text)) return text;
    const expansion = delegate(operator, "", text);
    return isUnmarked(operator) || operator === "." || operator === "/" ? expansion : expansion.replace(VARIABLE, name);
  };
  if (typeof value === "string") return [expand(modifier ? prefixOf(value, modifier) : value)];
  if (!modifier) return [expand(value)];
  if (isTexts(value)) return value.map(expand);
  return Object.keys(value).map((key) => {
    const member = delegate(operator, "*", { [key]: value[key]! });
    // RFC 6570, section 3.2.1: an empty value is "name=" in form-style expressions only.
    return value[key] || operator === "?" || operator === "&" ? member : member.slice(0, -1);
  });
}

/** The first characters of a text, as many as the modifier says, counted as code points (RFC 6570, section 2.4.1). */
function prefixOf(text: string, modifier: Varspec["modifier"]): string {
  // No character takes more than two code units.
  const length = Number(modifier.slice(1));
  return modifier === "*"
    ? text
    : Array.from(text.slice(0, length * 2))
        .slice(0, length)
        .join("");
}

// What `url-template` expands is always one of these few expressions, with the variable under one name: so it is
// prepared once for all templates, and names with percent-encoded characters, which it encodes again, stay ours.
const VARIABLE = "v";
const prepared = /* @__PURE__ */ new Map<string, ReturnType<typeof parseTemplate>>();

function delegate(operator: Operator, modifier: "" | "*", value: NonNullable<Expandable>): string {
  // "?" differs from "&", and "#" from "+", in the first character of the whole expression only.
  const sign = operator === "?" ? "&" : operator === "#" ? "+" : operator;
  const expression = `{${sign}${VARIABLE}${modifier}}`;
  let template = prepared.get(expression);
  if (!template) prepared.set(expression, (template = parseTemplate(expression)));
  const context = Object.create(null) as Record<string, string>;
  context[VARIABLE] = (sign === "+" ? withoutStrayPercents(value) : value) as string;
  return template.expand(context);
}

/** `url-template` leaves a whole value unencoded where a "%" opens no triplet; where it reads "%25" it does not. */
function withoutStrayPercents(value: NonNullable<Expandable>): NonNullable<Expandable> {
  const escape = (text: string): string => text.replace(/%(?![\dA-Fa-f]{2})/g, "%25");
  if (typeof value === "string") return escape(value);
  if (isTexts(value)) return value.map(escape);
  return Object.fromEntries(Object.keys(value).map((key) => [key, escape(value[key]!)]));
}

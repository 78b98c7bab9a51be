// A template, as a grammar reads it.

/** The operators of RFC 6570, section 2.2; the empty string is simple expansion. */
export type Operator = "" | "+" | "#" | "." | "/" | ";" | "?" | "&";

/** A variable of a template (RFC 6570, section 2.3), with its modifier and the operator of its expression. */
export interface TemplateVariable {
  readonly name: string;
  /** `*` explodes a list or a map, `:3` takes the first three characters. */
  readonly modifier: "" | "*" | `:${number}`;
  readonly operator: Operator;
  /** The name as a url has it, where that is not the name. */
  readonly written?: string;
}

/** A part of a template in braces, or a `:name` of a route. */
export interface TemplateExpression {
  /** Its position in the template; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly operator: Operator;
  readonly variables: readonly TemplateVariable[];
  /** Whether it is after the authority, and before the query and the fragment. */
  readonly isInPath: boolean;
}

/** A template, as a grammar reads it. */
export interface ParsedTemplate {
  /** Literals and expressions alternate; a literal is first and last. */
  readonly literals: readonly string[];
  readonly expressions: readonly TemplateExpression[];
  /** The template in which each character of an expression is its delimiter, "/", "?" or "#", or "{". */
  readonly outline: string;
  /** The names of the query that stand in the text of the url, decoded. */
  readonly literalNames: ReadonlySet<string>;
}

/** An expression of a compiled route. */
export interface Expression extends TemplateExpression {
  /** The slots of its variables. */
  readonly slots: readonly number[];
  /** The slot of the variable of `{x}`, as nearly every expression of a path is; -1 for any other expression. */
  readonly slot: number;
  /** Whether the pass expands texts and lists of it by itself: `{x}`, `{x*}`, `{?x,y*}` and `{&x,y*}`. */
  readonly isCommon: boolean;
}

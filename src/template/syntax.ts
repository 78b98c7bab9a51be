import { invalidTemplate } from "../errors/invalid-template.js";
import { attempt } from "../kernel/values.js";
import { authorityOf, WHOLE_URL } from "../kernel/url.js";
import type { Operator, ParsedTemplate, TemplateExpression, TemplateVariable } from "../kernel/template.js";

// RFC 6570, section 2.2: an expression. The operators "=,!@|" are reserved and not supported. In a route also `:name`,
// unless it follows a word; a percent triplet is one character (C3).
const EXPRESSION = /\{([+#./;?&]?)[^{}]*\}|(?:(?<![\w}%])|(?<=%[\dA-Fa-f]{2})):([A-Za-z_]\w*)/g;
let letterAtEnd: RegExp | undefined;
// RFC 6570, section 2.1, with the apostrophe of erratum 6937: characters that literals must not contain.
const NO_LITERAL =
  /[\0-\x20"<>\\^`{|}\x7f-\x9f\ufdd0-\ufdef\ufff0-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|%(?![\dA-Fa-f]{2})/;
// RFC 6570, sections 2.3 and 2.4: varname and modifier. Only routes allow "-", as in OpenAPI documents.
const VARSPEC = /^([\w%][\w.%-]*)(\*|:[1-9]\d{0,3})?$/;
const NO_VARNAME = /\.\.|\.$|%(?![\dA-Fa-f]{2})/;

/**
 * Parses a template to alternating literals and expressions; the first and the last part are literals. The outline is
 * the template in which all characters of an expression are replaced by its delimiter, "/", "?" or "#", or by "{", so
 * that indexes do not change.
 *
 * @param isRoute - whether `:name` means `{name}`, and names may have hyphens
 * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when RFC 6570 does not allow the template, with the position.
 */
export function readTemplate(text: string, isRoute: boolean): ParsedTemplate {
  const literals: string[] = [];
  let outline = "";
  const expressions: TemplateExpression[] = [];
  let end = 0;
  let authority: string | undefined;
  let isQuery = false;
  let read = 0;
  EXPRESSION.lastIndex = 0;
  // Several times as fast as matchAll() with destructuring, and used by every new route.
  for (let found = EXPRESSION.exec(text); found; found = EXPRESSION.exec(text)) {
    const start = found.index;
    const operator = (found[1] ?? "") as Operator;
    const colonName = found[2];
    if (colonName && (!isRoute || start < (authority ??= authorityOf(text)).length || followsLetter(text, start)))
      continue;
    isQuery ||= /[?#]/.test(text.slice(read, start));
    read = EXPRESSION.lastIndex;
    isQuery ||= /[?#]/.test(operator);
    // A template literal without backticks. Write "%24" for a "$" before a value.
    if (isRoute && !colonName && text[start - 1] === "$") throw invalidTemplate(text, start - 1, "dollar", NO_DOLLAR);
    literals.push(readLiteral(text, end, start));
    end = start + found[0].length;
    outline += literals.at(-1)! + (/[/?#]/.test(operator) ? operator : "{").repeat(end - start);
    const variables: readonly TemplateVariable[] = colonName
      ? [{ name: colonName, modifier: "", operator }]
      : readVariables(text, { operator, start, end }, isRoute);
    expressions.push({ operator, variables, start, end, isInPath: !isQuery });
  }
  literals.push(readLiteral(text, end, text.length));
  outline += literals.at(-1)!;
  const { length } = authorityOf(outline);
  return {
    literals,
    expressions: expressions.map((one) => (one.start < length ? { ...one, isInPath: false } : one)),
    outline,
    literalNames: literalNamesOf(literals, expressions),
  };
}

/** Reads the url of a route. */
export function readRouteTemplate(url: string): ParsedTemplate {
  const template = readTemplate(url, true);
  checkOneQuery(url, template);
  return template;
}

/** The names of the query that stand in the text of a url; of `a[]` and `a[b]`, also `a`. One with an expression in it is none. */
function literalNamesOf(literals: readonly string[], expressions: readonly TemplateExpression[]): ReadonlySet<string> {
  const names = new Set<string>();
  if (!literals.some((literal) => /[?&]/.test(literal))) return names;
  const [first, ...others] = literals;
  const marks = expressions.map(({ operator }) => (/[?&#]/.test(operator) ? operator : "{"));
  const outline = first! + others.map((literal, index) => marks[index]! + literal).join("");
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(outline) ?? [];
  for (const pair of query.split("&")) {
    const name = pair.split("=", 1)[0]!;
    if (!pair || name.includes("{")) continue;
    const decoded = attempt(() => decodeURIComponent(name)) ?? name;
    names.add(decoded).add(decoded.replace(/\[.*/, ""));
  }
  return names;
}

/** Whether a character outside of ASCII before this index is a letter or a digit. */
function followsLetter(text: string, index: number): boolean {
  if (!(text.charCodeAt(index - 1) > 127)) return false;
  letterAtEnd ??= /[\p{L}\p{N}]$/u;
  return letterAtEnd.test(text.slice(Math.max(0, index - 2), index));
}

const NO_DOLLAR = 'must not be "$" before "{"; write {name}, or use backticks';

/** What a literal must be, where it has a character that it must not have. */
const LITERAL = {
  brace: "needs a matching brace",
  percent: 'must be followed by two hex digits, or written "%25"',
  encode: "must be percent-encoded",
};

function readLiteral(text: string, start: number, end: number): string {
  const literal = text.slice(start, end);
  const found = NO_LITERAL.exec(literal);
  if (!found) return literal;
  const [character] = found;
  const reason = /[{}]/.test(character) ? "brace" : character === "%" ? "percent" : "encode";
  throw invalidTemplate(text, start + found.index, reason, LITERAL[reason]);
}

function readVariables(
  text: string,
  { operator, start, end }: Pick<TemplateExpression, "operator" | "start" | "end">,
  isRoute: boolean,
): TemplateVariable[] {
  let position = start + 1 + operator.length;
  return text
    .slice(position, end - 1)
    .split(",")
    .map((varspec) => {
      const [, name, modifier = ""] = VARSPEC.exec(varspec) ?? [];
      if (!name || NO_VARNAME.test(name) || (!isRoute && name.includes("-"))) {
        throw invalidTemplate(text, position, "varspec", "must be variables as in {a,b*,c:3}");
      }
      position += varspec.length + 1;
      return { name, modifier: modifier as TemplateVariable["modifier"], operator };
    });
}

/**
 * Checks that the expressions `{?x}` and `{&x}` of a url make one query (C12).
 *
 * @throws {EndpointError} `ERR_INVALID_TEMPLATE` with the text to write.
 */
function checkOneQuery(text: string, { literals, expressions }: ParsedTemplate): void {
  if (WHOLE_URL.test(text)) return;
  const inQuery = expressions.filter(({ operator }) => operator === "?" || operator === "&");
  const names = inQuery.map(({ start, end }) => text.slice(start + 2, end - 1)).join(",");
  /** A query that begins with `{?x}` may be absent: no `{&x}` continues it. */
  let place: "path" | "literal query" | "query" | "fragment" = "path";
  expressions.forEach(({ operator, start }, index) => {
    const literal = literals[index]!;
    if (place === "path" && /^[^#]*\?/.test(literal)) place = "literal query";
    if (literal.includes("#") || operator === "#") place = "fragment";
    if (!inQuery.includes(expressions[index]!)) return;
    const isRight = place === (operator === "?" ? "path" : "literal query");
    if (!isRight) {
      const right = place === "literal query" ? `{&${names}}` : `{?${names}}`;
      const detail = `must be part of one query; write ${place === "fragment" ? 'it before the "#"' : right}`;
      throw invalidTemplate(text, start, "oneQuery", detail);
    }
    if (operator === "?") place = "query";
  });
}

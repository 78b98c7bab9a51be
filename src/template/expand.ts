import { parseTemplate, type Template } from "url-template";
import type { Issue } from "../errors/endpoint-error.js";
import type { Call } from "../kernel/call.js";
import type { Expression, Operator, TemplateExpression, TemplateVariable } from "../kernel/template.js";
import { percentEncode } from "../kernel/values.js";
import { OPERATORS } from "./operators.js";
import { isTextList, normalizeValue, type NormalizedValue } from "./normalized-value.js";

/** Expands an expression of a route that is more than texts and lists in `{x}` and `{?x,y}`, by RFC 6570. */
export function expandByRfc6570(
  { values, faults }: Call,
  expression: Expression,
  index: number,
  onExpanded?: (variable: TemplateVariable, expansion: string) => void,
): string {
  const issues: Issue[] = [];
  const normalized = expression.variables.map(({ name }, position) =>
    normalizeValue(name, values[expression.slots[position]!], issues),
  );
  const text = expandTemplateExpression(expression, normalized, issues, onExpanded);
  for (const issue of issues) faults.push({ code: "ERR_INVALID_PARAMETER", ...issue, expression: index });
  return text;
}

/**
 * Expands an expression (RFC 6570, section 3.2.1). Variables without a value are skipped; without any value, the result
 * is empty.
 *
 * @param values - the normalized value of each variable
 * @param onExpanded - called for each variable with a value
 */
export function expandTemplateExpression(
  { operator, variables }: TemplateExpression,
  values: readonly NormalizedValue[],
  issues: Issue[],
  onExpanded?: (variable: TemplateVariable, expansion: string) => void,
): string {
  const { first, separator } = OPERATORS[operator];
  let expansion = "";
  let mark: string = first;
  for (let index = 0; index < variables.length; index += 1) {
    const variable = variables[index]!;
    const value = values[index];
    if (value === undefined) continue;
    const { name, modifier } = variable;
    if (modifier.length > 1 && typeof value !== "string")
      issues.push({ name, reason: "prefix", detail: `must be text: "${modifier}" takes its first characters` });
    const text = expandVariable(variable, value);
    onExpanded?.(variable, /[,&]/.test(separator) ? text : separator + text);
    expansion += mark + text;
    mark = separator;
  }
  return expansion;
}

/** Expands one variable: its value, or all members of an exploded value, without the prefix of the first one. */
function expandVariable(variable: TemplateVariable, value: NonNullable<NormalizedValue>): string {
  const { operator, modifier, written: name = variable.name } = variable;
  const { first, separator, named, ifEmpty, reserved } = OPERATORS[operator];
  const isExploded = modifier === "*";
  // Texts in a simple or form-style expression only need percent-encoding.
  const isPlain = (!modifier || isExploded) && !reserved && (named ? ifEmpty : !first);
  if (typeof value === "string") {
    if (isPlain) return named ? `${name}=${percentEncode(value)}` : percentEncode(value);
    const text = modifier.length > 1 ? firstCharacters(value, Number(modifier.slice(1))) : value;
    return expandText(operator, name, text);
  }
  if (isTextList(value)) {
    const start = named ? `${name}=` : "";
    if (isPlain) return start + value.map(percentEncode).join(isExploded ? separator + start : ",");
    // An exploded list with commas between its items is like any other list.
    if (!isExploded || separator === ",") return expandText(operator, name, value);
    return value.map((item) => expandText(operator, name, item)).join(separator);
  }
  const members = Object.entries(value);
  if (!isExploded) return expandText(operator, name, members.flat());
  // RFC 6570, appendix A: names of members are encoded as their values are.
  const encode = (text: string): string => expandOne(reserved ? "+" : "", text);
  // RFC 6570, section 3.2.1: an empty value is "name=" in form-style expressions only.
  return members.map(([key, text]) => encode(key) + (text ? `=${encode(text)}` : ifEmpty)).join(separator);
}

/**
 * The result of the package contains a first character and the name "v", which are replaced, because it would encode
 * encoded names again.
 */
function expandText(operator: Operator, name: string, text: string | readonly string[]): string {
  const { first, named, reserved } = OPERATORS[operator];
  if (named) return name + expandOne(operator, text).slice(2);
  return reserved ? expandOne("+", text) : expandOne(operator, text).slice(first.length);
}

/** The templates of url-template with one variable, by their operator. */
const templates = /* @__PURE__ */ new Map<Operator, Template>();

/**
 * Expands one value as the only variable of an expression. This function and the normalized values avoid the faults of
 * url-template, which C1 lists: it encodes encoded names again, and a "%" without two hex digits turns its encoding off.
 *
 * @param operator - for "#", it is "+"
 */
function expandOne(operator: Operator, value: string | readonly string[]): string {
  // What an operator leaves as it is may be copied (C2; RFC 3986, section 2.2).
  if (operator === "+" && typeof value === "string" && /^[\w.~:/?#[\]@!$&'()*+,;=-]*$/.test(value)) return value;
  let template = templates.get(operator);
  if (!template) templates.set(operator, (template = parseTemplate(`{${operator}v}`)));
  const escape = operator === "+" ? escapePercent : (text: string): string => text;
  return template.expand({ v: typeof value === "string" ? escape(value) : value.map(escape) });
}

/** Escapes each "%" that two hex digits do not follow. */
function escapePercent(text: string): string {
  return text.includes("%") ? text.replace(/%(?![\dA-Fa-f]{2})/g, "%25") : text;
}

/** RFC 6570, section 2.4.1 counts code points, which have at most two code units. */
function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join("");
}

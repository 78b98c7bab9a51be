import type { Issue } from "../errors/issue.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { OPERATORS, type Operator } from "./operators.js";
import { percentEncode } from "./percent-encoding.js";
import type { Expression, TemplateVariable } from "./syntax.js";
import { isTexts, type NormalizedValue, SegmentsValue } from "./values.js";

/** Expands one value as the only variable of an expression `{v}`. For "#", the operator is "+". */
export type ExpandOne = (operator: Operator, value: string | readonly string[]) => string;

/**
 * Expands an expression (RFC 6570, section 3.2.1). Variables without a value are skipped; without any value, the result
 * is empty.
 *
 * @param values - the normalized value of each variable
 * @param expandOne - expands a value that needs more than percent-encoding
 * @param onExpanded - called for each variable with a value
 */
export function expandExpression(
  { operator, variables, isInPath }: Expression,
  values: readonly NormalizedValue[],
  issues: Issue[],
  expandOne: ExpandOne,
  onExpanded?: (variable: TemplateVariable, expansion: string) => void,
): string {
  const { first, separator } = OPERATORS[operator];
  let expansion = "";
  let mark: string = first;
  for (let index = 0; index < variables.length; index += 1) {
    const variable = variables[index]!;
    const given = values[index];
    if (given === undefined) continue;
    const isSegments = given instanceof SegmentsValue;
    const value = isSegments ? given.text : given;
    // It is too long already (F5).
    if (expansion.length > LONGEST_TEXT) break;
    const { name, modifier } = variable;
    if (modifier.length > 1 && typeof value !== "string") issues.push({ name, reason: "prefix", detail: modifier });
    const text =
      isSegments && isInPath && OF_SEGMENTS.includes(operator) && modifier.length < 2
        ? expandSegments(value as string)
        : expandVariable(variable, value, expandOne);
    onExpanded?.(variable, /[,&]/.test(separator) ? text : separator + text);
    expansion += mark + text;
    mark = separator;
  }
  return expansion;
}

/** The operators of one value whose slashes may be those of a path (C13). */
const OF_SEGMENTS: readonly Operator[] = ["", "+", "/"];

/** Percent-encodes each part between slashes (C13). An encoded "%2F" of the text is "%252F". */
function expandSegments(text: string): string {
  return percentEncode(text).replaceAll("%2F", "/");
}

/** Expands one variable: its value, or all members of an exploded value, without the prefix of the first one. */
function expandVariable(
  { operator, name, modifier }: TemplateVariable,
  value: Exclude<NonNullable<NormalizedValue>, SegmentsValue>,
  expandOne: ExpandOne,
): string {
  const { first, separator, named, ifEmpty, reserved } = OPERATORS[operator];
  const isExploded = modifier === "*";
  // Texts in a simple or form-style expression only need percent-encoding (C2).
  const isPlain = (!modifier || isExploded) && !reserved && (named ? ifEmpty : !first);
  if (typeof value === "string") {
    if (isPlain) return named ? `${name}=${percentEncode(value)}` : percentEncode(value);
    const text = modifier.length > 1 ? firstCharacters(value, Number(modifier.slice(1))) : value;
    return expandText(operator, name, text, expandOne);
  }
  if (isTexts(value)) {
    const start = named ? `${name}=` : "";
    if (isPlain) return start + joinEach(value, isExploded ? separator + start : ",", percentEncode);
    // An exploded list with commas between its items is like any other list.
    if (!isExploded || separator === ",") return expandText(operator, name, value, expandOne);
    return joinEach(value, separator, (item) => expandText(operator, name, item, expandOne));
  }
  const members = Object.entries(value);
  if (!isExploded) return expandText(operator, name, members.flat(), expandOne);
  // RFC 6570, appendix A: names of members are encoded as their values are.
  const encode = (text: string): string => expandOne(reserved ? "+" : "", text);
  // RFC 6570, section 3.2.1: an empty value is "name=" in form-style expressions only.
  return joinEach(members, separator, ([key, text]) => encode(key) + (text ? `=${encode(text)}` : ifEmpty));
}

/** Joins the expansions of items, until they are too long (F5). */
function joinEach<Item>(items: readonly Item[], separator: string, expand: (item: Item) => string): string {
  let joined = "";
  for (let index = 0; index < items.length && joined.length <= LONGEST_TEXT; index += 1)
    joined += (index > 0 ? separator : "") + expand(items[index]!);
  return joined;
}

/**
 * The result of the package contains a first character and the name "v", which are replaced, because it would encode
 * encoded names again.
 */
function expandText(operator: Operator, name: string, text: string | readonly string[], expandOne: ExpandOne): string {
  const { first, named, reserved } = OPERATORS[operator];
  if (named) return name + expandOne(operator, text).slice(2);
  return reserved ? expandOne("+", text) : expandOne(operator, text).slice(first.length);
}

/** RFC 6570, section 2.4.1 counts code points, which have at most two code units. */
function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join("");
}

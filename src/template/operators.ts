/** The operators of RFC 6570, section 2.2; the empty string is simple expansion. */
export type Operator = "" | "+" | "#" | "." | "/" | ";" | "?" | "&";

/**
 * How each operator expands (RFC 6570, appendix A): what precedes the first value and separates the others, whether
 * values have names, what follows the name of an empty value, and whether reserved characters stay as they are.
 */
export const OPERATORS = {
  "": { first: "", separator: ",", named: false, ifEmpty: "", reserved: false },
  "+": { first: "", separator: ",", named: false, ifEmpty: "", reserved: true },
  "#": { first: "#", separator: ",", named: false, ifEmpty: "", reserved: true },
  ".": { first: ".", separator: ".", named: false, ifEmpty: "", reserved: false },
  "/": { first: "/", separator: "/", named: false, ifEmpty: "", reserved: false },
  ";": { first: ";", separator: ";", named: true, ifEmpty: "", reserved: false },
  "?": { first: "?", separator: "&", named: true, ifEmpty: "=", reserved: false },
  "&": { first: "&", separator: "&", named: true, ifEmpty: "=", reserved: false },
} as const;

/** Whether an expression has to expand to something: any other vanishes together with its first character (C5). */
export function isRequired(operator: Operator): boolean {
  return OPERATORS[operator].first === "";
}

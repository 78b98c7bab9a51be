import type { Parameter } from "./parameter.js";

/** The operators of RFC 6570 for the styles of OpenAPI. */
const OPERATORS: Readonly<Record<string, string>> = { __proto__: null as never, label: ".", matrix: ";" };

/** Converts a path to a template of RFC 6570, with the style of each parameter. */
export function pathTemplateOf(path: string, parameters: readonly Parameter[]): string {
  const ofPath = new Map(parameters.filter((one) => one.in === "path").map((one) => [one.name, one]));
  return path.replace(/\{([^{}]*)\}/g, (expression, name: string) => {
    const parameter = ofPath.get(name);
    if (!parameter) return expression;
    const { style, explode, isObject, isList } = parameter;
    // OpenAPI 3.2, section 4.12.2.2: reserved expansion, which other operators do not have.
    const operator = OPERATORS[style] ?? (parameter.allowReserved ? "+" : "");
    // A list in a simple expression is joined by commas, exploded or not.
    const isExploded = explode && (isObject || (isList && /[.;]/.test(operator)));
    return `{${operator}${name}${isExploded ? "*" : ""}}`;
  });
}

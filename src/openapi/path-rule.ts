import type { Parameter } from "./parameter.js";

/** The operators of RFC 6570 that the styles of OpenAPI mean. */
const OPERATORS: Readonly<Record<string, string>> = { __proto__: null as never, label: ".", matrix: ";" };

/** The path as a template of RFC 6570, in which each parameter has the style that the document gives it. */
export function pathTemplateOf(path: string, parameters: readonly Parameter[]): string {
  const ofPath = new Map(parameters.filter((one) => one.in === "path").map((one) => [one.name, one]));
  return path.replace(/\{([^{}]*)\}/g, (expression, name: string) => {
    const parameter = ofPath.get(name);
    if (!parameter) return expression;
    const { style, explode, isObject, isList } = parameter;
    const operator = OPERATORS[style] ?? "";
    // A list in a simple expression has commas, exploded or not.
    const isExploded = explode && (isObject || (isList && operator !== ""));
    return `{${operator}${name}${isExploded ? "*" : ""}}`;
  });
}

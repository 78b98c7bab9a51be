import { functionOf, returnsOf } from "./functions.js";
import { isText, partsOf } from "./parts.js";
import { type Node, type Source, unwrap, variableOf } from "./tree.js";
import { writesOf } from "./variables.js";

/** How many variables and functions are followed. */
const DEPTH = 5;

/**
 * The texts that an expression may be, or start with, as far as the file shows them: `"?q="` and `""` of `q ? "?q=" + q : ""`.
 */
export function knownTexts(source: Source, node: Node, depth: number = DEPTH): string[] {
  const inner = unwrap(node);
  const next = (one: Node): string[] => (depth > 0 ? knownTexts(source, one, depth - 1) : []);
  const parts = partsOf(inner);
  if (parts) {
    const [first] = parts;
    if (!first) return [""];
    return isText(first) ? [first.text] : next(first.node);
  }
  switch (inner.type) {
    case "Literal":
      return typeof inner.value === "string" ? [inner.value] : [];
    case "ConditionalExpression":
      return [...next(inner.consequent), ...next(inner.alternate)];
    case "LogicalExpression":
      return [...next(inner.left), ...next(inner.right)];
    case "Identifier": {
      const variable = variableOf(source, inner);
      return variable ? writesOf(variable).expressions.flatMap(next) : [];
    }
    case "CallExpression": {
      const fn = functionOf(source, inner);
      return fn ? returnsOf(source, fn).flatMap(next) : [];
    }
    default:
      return [];
  }
}

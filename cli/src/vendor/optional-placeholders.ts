import ts from "typescript";

import { elementName } from "./method-types.js";
import { schemaDefault, eachValue, isPart, type Part } from "./part.js";

// openapi-typescript requires every parameter of a path. One with a default value is optional in calls (I11), so its name is marked in
// the document, and the mark becomes a "?" in the types.

/** A character of private use, which no name has. */
const MARK = "\ue000";

/** Marks the parameters of paths that have a default value. Changes the document. */
export function markPlaceholders(root: Part): void {
  for (const { value } of eachValue(root)) {
    if (!isPart(value) || value["in"] !== "path" || typeof value["name"] !== "string") continue;
    const fallback = schemaDefault(root, value["schema"]);
    if (fallback !== undefined && fallback !== null && fallback !== "") value["name"] += MARK;
  }
}

/** Whether a document as JSON without other characters than those of ASCII has marked names. */
export function hasMarks(json: string): boolean {
  return json.includes("\\ue000");
}

/** Makes the marked members of declarations optional. */
export function optionalPlaceholders(declarations: readonly ts.Node[]): ts.Node[] {
  const isMarked = (node: ts.Node): node is ts.PropertySignature =>
    ts.isPropertySignature(node) && elementName(node).endsWith(MARK);
  const visit = (node: ts.Node): ts.Node => {
    if (!isMarked(node)) return ts.visitEachChild(node, visit, undefined);
    const { modifiers, type } = node;
    const name = ts.factory.createStringLiteral(elementName(node).slice(0, -MARK.length));
    const optional = ts.factory.createToken(ts.SyntaxKind.QuestionToken);
    return ts.factory.updatePropertySignature(node, modifiers, name, optional, type);
  };
  return declarations.map(visit);
}

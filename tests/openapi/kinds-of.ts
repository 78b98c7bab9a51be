import { expect } from "@jest/globals";
import ts from "typescript";

/** The kinds of expressions that the modules may have, besides names and types; the first literal token is a number. */
const VALUES = [
  "StringLiteral",
  "FirstLiteralToken",
  "ObjectLiteralExpression",
  "PropertyAssignment",
  "ArrayLiteralExpression",
  "ComputedPropertyName",
  "TrueKeyword",
  "FalseKeyword",
  "NullKeyword",
];
const CALLS = ["defineRoutes", "defineVendor", "withStyles", "withTypes"];

/** The kinds of statements, each once; an error where something is called or read that is not ours. */
export function kindsOf(source: string, isTypes = false): string[] {
  // What editors show as another text, or as the end of a line.
  expect(source).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/u);
  const file = ts.createSourceFile("acme.ts", source, ts.ScriptTarget.Latest, true);
  expect((file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
  const visit = (node: ts.Node): void => {
    const kind = ts.SyntaxKind[node.kind];
    if (ts.isCallExpression(node)) {
      expect(isTypes).toBe(false);
      expect(CALLS).toContain(node.expression.getText());
    } else if (
      ts.isExpression(node) &&
      !ts.isIdentifier(node) &&
      !ts.isTypeNode(node) &&
      !ts.isExpressionWithTypeArguments(node)
    ) {
      expect(VALUES).toContain(kind);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const kinds = file.statements.map(({ kind }) => ts.SyntaxKind[kind].replace("FirstStatement", "VariableStatement"));
  return [...new Set(kinds)].sort();
}

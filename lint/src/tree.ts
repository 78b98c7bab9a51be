import type { TSESLint, TSESTree } from "@typescript-eslint/utils";

/** What the parser of a file has read: ESLint's own, or TypeScript's. */
export type Source = TSESLint.SourceCode;
export type Node = TSESTree.Node;
export type Variable = TSESLint.Scope.Variable;

export type FunctionNode =
  | TSESTree.ArrowFunctionExpression
  | TSESTree.FunctionDeclaration
  | TSESTree.FunctionExpression
  | TSESTree.TSEmptyBodyFunctionExpression;

/** The types of nodes around an expression that change nothing of its value. */
const WRAPPERS = new Set<string>([
  "AwaitExpression",
  "ChainExpression",
  "TSAsExpression",
  "TSNonNullExpression",
  "TSSatisfiesExpression",
  "TSTypeAssertion",
]);

/** An expression without `as`, `!`, `await` and `?.` around it. */
export function unwrap(node: Node): Node {
  let inner = node;
  while (isWrapper(inner)) inner = "expression" in inner ? inner.expression : inner.argument;
  return inner;
}

type Wrapper =
  | TSESTree.AwaitExpression
  | TSESTree.ChainExpression
  | TSESTree.TSAsExpression
  | TSESTree.TSNonNullExpression
  | TSESTree.TSSatisfiesExpression
  | TSESTree.TSTypeAssertion;

/** Whether a node has the value of the expression in it. */
export function isWrapper(node: Node): node is Wrapper {
  return WRAPPERS.has(node.type);
}

export function isFunction(node: Node | null | undefined): node is FunctionNode {
  return !!node && /^(?:ArrowFunctionExpression|Function(?:Declaration|Expression))$/.test(node.type);
}

/** The variable that an identifier means; `undefined` for a global. */
export function variableOf(source: Source, identifier: TSESTree.Identifier): Variable | undefined {
  let scope: TSESLint.Scope.Scope | null = source.getScope(identifier);
  while (scope) {
    const variable = scope.set.get(identifier.name);
    if (variable) return variable.defs.length > 0 ? variable : undefined;
    scope = scope.upper;
  }
  return undefined;
}

/** The nearest function around a node. */
export function functionAround(node: Node): FunctionNode | undefined {
  let outer = node.parent;
  while (outer && !isFunction(outer)) outer = outer.parent;
  return outer;
}

/** The nearest class around a node. */
export function classAround(node: Node): TSESTree.ClassBody | undefined {
  let outer = node.parent;
  while (outer && outer.type !== "ClassBody") outer = outer.parent;
  return outer;
}

/** The name of a property, a member or a parameter; `undefined` if it is computed. */
export function nameOf(node: Node): string | undefined {
  if (node.type === "Identifier" || node.type === "PrivateIdentifier") return node.name;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  return undefined;
}

/** The name of a member, `b` of `a.b` and of `a["b"]`. */
export function memberName(node: TSESTree.MemberExpression): string | undefined {
  return node.computed && node.property.type !== "Literal" ? undefined : nameOf(node.property);
}

/** The name of what is called: `b` of `a.b()` and of `b()`. */
export function calleeName(call: TSESTree.CallExpression | TSESTree.NewExpression): string | undefined {
  const callee = unwrap(call.callee);
  return callee.type === "MemberExpression" ? memberName(callee) : nameOf(callee);
}

/** The words of a name, in lower case: `["fetch", "json"]` of `fetchJSON`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])(?=[A-Z][a-z])/g, "$1 ")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

/** All nodes below a node. */
export function* nodesBelow(source: Source, node: Node): Generator<Node> {
  for (const key of source.visitorKeys[node.type] ?? []) {
    const child = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key];
    for (const one of Array.isArray(child) ? child : [child]) {
      if (!one) continue;
      yield one;
      yield* nodesBelow(source, one);
    }
  }
}

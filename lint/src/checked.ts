import type { FunctionNode } from "./tree.js";
import { calleeName, functionAround, type Node, nodesBelow, type Source, wordsOf } from "./tree.js";

/** Functions that throw for a wrong value: `validateId(id)`. */
const GUARD = /^(?:validate|assert|ensure|check|verify|invariant)$/;

/** Functions that tell whether a value is one of the expected ones: `PATTERN.test(id)`, `isUuid(id)`. */
const TEST = /^(?:test|has|includes|is(?!String|Array|Object|Empty|Nil|Error)[A-Z]\w*)$/;

/** Where each function has checked which values, by their text. */
const checked = new WeakMap<FunctionNode, ReadonlyMap<string, number>>();

/** Whether the function has checked a value before: `validateId(id);`, or `if (!/^\d+$/.test(id)) throw …`. */
export function isChecked(source: Source, node: Node): boolean {
  if (node.type !== "Identifier" && node.type !== "MemberExpression") return false;
  const fn = functionAround(node);
  if (!fn) return false;
  let values = checked.get(fn);
  if (!values) checked.set(fn, (values = checkedBy(source, fn)));
  const end = values.get(source.getText(node));
  return end !== undefined && end <= node.range[0];
}

function checkedBy(source: Source, fn: FunctionNode): Map<string, number> {
  const values = new Map<string, number>();
  for (const statement of fn.body?.type === "BlockStatement" ? fn.body.body : [])
    for (const value of checksOf(source, statement)) {
      const text = source.getText(value);
      if (!values.has(text)) values.set(text, statement.range[1]);
    }
  return values;
}

/** The values that a statement checks. */
function checksOf(source: Source, statement: Node): readonly Node[] {
  if (statement.type === "ExpressionStatement") {
    const { expression } = statement;
    const call = expression.type === "AwaitExpression" ? expression.argument : expression;
    const isGuard = call.type === "CallExpression" && GUARD.test(wordsOf(calleeName(call) ?? "")[0] ?? "");
    return isGuard ? call.arguments : [];
  }
  if (statement.type !== "IfStatement") return [];
  const { test, consequent } = statement;
  const last = consequent.type === "BlockStatement" ? consequent.body.at(-1) : consequent;
  if (last?.type !== "ThrowStatement" && last?.type !== "ReturnStatement") return [];
  return [test, ...nodesBelow(source, test)].flatMap((part) => {
    const call = part.type === "UnaryExpression" && part.operator === "!" ? part.argument : undefined;
    return call?.type === "CallExpression" && TEST.test(calleeName(call) ?? "") ? call.arguments : [];
  });
}

import type { TSESTree } from "@typescript-eslint/utils";

import { indexOf } from "./file-index.js";
import {
  calleeName,
  classAround,
  type FunctionNode,
  isFunction,
  nameOf,
  type Node,
  type Source,
  unwrap,
  variableOf,
} from "./tree.js";

/** The function of the file that a call means: `get(…)`, or `this.get(…)` in a class that has it. */
export function functionOf(source: Source, call: TSESTree.CallExpression): FunctionNode | undefined {
  const callee = unwrap(call.callee);
  if (callee.type === "Identifier") {
    const definition = variableOf(source, callee)?.defs[0];
    const node = definition?.type === "Variable" ? definition.node.init : definition?.node;
    return isFunction(node) ? node : undefined;
  }
  const name = calleeName(call);
  if (callee.type !== "MemberExpression" || callee.object.type !== "ThisExpression" || name === undefined)
    return undefined;
  for (const member of classAround(call)?.body ?? [])
    if ("key" in member && "value" in member && nameOf(member.key) === name && isFunction(member.value))
      return member.value;
  return undefined;
}

/** The expressions that a function returns. */
export function returnsOf(source: Source, fn: FunctionNode): readonly Node[] {
  return indexOf(source).returns.get(fn) ?? [];
}

/** The calls of a function of the file: of its name, or of `this.name` in its class. */
export function callsOf(source: Source, fn: FunctionNode): TSESTree.CallExpression[] {
  return usesOf(source, fn).flatMap((use) => callOf(use) ?? []);
}

/** The calls of a function that the file does nothing else with: it is not exported, passed on or a method. */
export function onlyCallsOf(source: Source, fn: FunctionNode): TSESTree.CallExpression[] | undefined {
  const isMethod = /^(?:MethodDefinition|Property|PropertyDefinition)$/.test(fn.parent.type);
  const declaration = fn.parent.type === "VariableDeclarator" ? fn.parent.parent : fn;
  if (isMethod || declaration.parent.type.startsWith("Export")) return undefined;
  const calls = usesOf(source, fn).map(callOf);
  return calls.every((call) => call !== undefined) ? calls : undefined;
}

function callOf(use: Node): TSESTree.CallExpression | undefined {
  const { parent } = use;
  return parent?.type === "CallExpression" && parent.callee === use ? parent : undefined;
}

function usesOf(source: Source, fn: FunctionNode): readonly Node[] {
  const { parent } = fn;
  if (parent.type === "MethodDefinition" || parent.type === "PropertyDefinition") {
    const name = nameOf(parent.key);
    return name === undefined ? [] : membersOfThis(source, parent.parent, name);
  }
  const declaration = parent.type === "VariableDeclarator" ? parent : fn;
  const name = parent.type === "VariableDeclarator" ? parent.id : fn.id;
  const references =
    source.getDeclaredVariables(declaration).find((one) => one.name === (name && nameOf(name)))?.references ?? [];
  return references.filter((reference) => reference.isRead()).map(({ identifier }) => identifier);
}

/** Where a class uses its own member of a name. */
export function membersOfThis(source: Source, body: Node, name: string): readonly TSESTree.MemberExpression[] {
  return indexOf(source).members.get(body)?.get(name) ?? [];
}

import type { TSESTree } from "@typescript-eslint/utils";

import { addTo, indexOf } from "./file-index.js";
import {
  classAround,
  type FunctionNode,
  isFunction,
  memberName,
  nameOf,
  type Node,
  type Source,
  unwrap,
  variableOf,
} from "./tree.js";

/** The function of the file that a call means: `get(…)`, and `this.get(…)`, `users.get(…)` of a class or an object that has it. */
export function functionOf(source: Source, call: TSESTree.CallExpression): FunctionNode | undefined {
  const callee = unwrap(call.callee);
  if (callee.type === "MemberExpression") return functionIn(source, callee);
  const node = callee.type === "Identifier" ? declared(source, callee) : undefined;
  return isFunction(node) ? node : undefined;
}

/** What a name of the file is: a function, a class, or what its variable is initialised with. */
function declared(source: Source, identifier: TSESTree.Identifier): Node | null | undefined {
  const definition = variableOf(source, identifier)?.defs[0];
  return definition?.type === "Variable" ? definition.node.init : definition?.node;
}

/** The function that a member is: of `this`, a class, an instance or an object of the file. */
function functionIn(source: Source, member: TSESTree.MemberExpression): FunctionNode | undefined {
  const name = memberName(member);
  const holder = name === undefined ? undefined : holderOf(source, member);
  return holder && functionsIn(holder).get(name!);
}

type Holder = TSESTree.ClassBody | TSESTree.ObjectExpression;

function holderOf(source: Source, { object }: TSESTree.MemberExpression): Holder | undefined {
  if (object.type === "ThisExpression") return classAround(object);
  let value = object.type === "Identifier" ? declared(source, object) : undefined;
  if (value?.type === "NewExpression" && value.callee.type === "Identifier") value = declared(source, value.callee);
  if (value?.type === "ClassDeclaration") return value.body;
  return value?.type === "ObjectExpression" ? value : undefined;
}

const functions = new WeakMap<Holder, Map<string, FunctionNode>>();

/** The functions of a class or an object, by name. */
function functionsIn(holder: Holder): Map<string, FunctionNode> {
  const known = functions.get(holder);
  if (known) return known;
  const found = new Map<string, FunctionNode>();
  functions.set(holder, found);
  for (const member of holder.type === "ClassBody" ? holder.body : holder.properties)
    if ("key" in member && isFunction(member.value)) found.set(nameOf(member.key) ?? "", member.value);
  return found;
}

/** The expressions that a function returns. */
export function returnsOf(source: Source, fn: FunctionNode): readonly Node[] {
  return indexOf(source).returns.get(fn) ?? [];
}

/** Where the results of a function of the file are: the calls of its name, or of the member that it is, and the uses of a getter. */
export function resultsOf(source: Source, fn: FunctionNode): readonly Node[] {
  const isGetter = fn.parent.type === "MethodDefinition" && fn.parent.kind === "get";
  return isGetter ? usesOf(source, fn) : usesOf(source, fn).flatMap((use) => callOf(use) ?? []);
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
  if ("key" in parent) return usesOfMembers(source).get(fn) ?? [];
  const declaration = parent.type === "VariableDeclarator" ? parent : fn;
  const name = parent.type === "VariableDeclarator" ? parent.id : fn.id;
  const references =
    source.getDeclaredVariables(declaration).find((one) => one.name === (name && nameOf(name)))?.references ?? [];
  return references.filter((reference) => reference.isRead()).map(({ identifier }) => identifier);
}

const uses = new WeakMap<Source, Map<FunctionNode, Node[]>>();

/** Where the file uses the functions that are members. */
function usesOfMembers(source: Source): Map<FunctionNode, Node[]> {
  const known = uses.get(source);
  if (known) return known;
  const found = new Map<FunctionNode, Node[]>();
  uses.set(source, found);
  for (const member of indexOf(source).allMembers) addTo(found, functionIn(source, member), member);
  return found;
}

/** Where a class uses its own member of a name. */
export function membersOfThis(source: Source, body: Node, name: string): readonly TSESTree.MemberExpression[] {
  return indexOf(source).members.get(body)?.get(name) ?? [];
}

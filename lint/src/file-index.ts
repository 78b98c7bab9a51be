import type { TSESTree } from "@typescript-eslint/utils";

import {
  classAround,
  functionAround,
  type FunctionNode,
  memberName,
  type Node,
  nodesBelow,
  type Source,
} from "./tree.js";

/** What is asked of a file again and again, read once. */
export interface FileIndex {
  /** What each function returns. */
  readonly returns: ReadonlyMap<FunctionNode, readonly Node[]>;
  /** Functions that throw. */
  readonly throwing: ReadonlySet<FunctionNode>;
  readonly allMembers: readonly TSESTree.MemberExpression[];
  /** The members of `this` that a class uses, by name. */
  readonly members: ReadonlyMap<Node, ReadonlyMap<string, readonly TSESTree.MemberExpression[]>>;
  /** The names of variables, in any scope, and of globals that the file uses. */
  readonly names: ReadonlySet<string>;
}

const indexes = new WeakMap<Source, FileIndex>();

export function indexOf(source: Source): FileIndex {
  const known = indexes.get(source);
  if (known) return known;
  const index = readFile(source);
  indexes.set(source, index);
  return index;
}

function readFile(source: Source): FileIndex {
  const returns = new Map<FunctionNode, Node[]>();
  const throwing = new Set<FunctionNode>();
  const allMembers: TSESTree.MemberExpression[] = [];
  const members = new Map<Node, Map<string, TSESTree.MemberExpression[]>>();
  for (const node of nodesBelow(source, source.ast)) {
    if (node.type === "ReturnStatement" && node.argument) addTo(returns, functionAround(node), node.argument);
    else if (node.type === "ArrowFunctionExpression" && node.body.type !== "BlockStatement")
      addTo(returns, node, node.body);
    else if (node.type === "ThrowStatement") {
      const fn = functionAround(node);
      if (fn) throwing.add(fn);
    } else if (node.type === "MemberExpression") {
      allMembers.push(node);
      if (node.object.type !== "ThisExpression") continue;
      const [body, name] = [classAround(node), memberName(node)];
      if (!body || name === undefined) continue;
      const ofClass = members.get(body) ?? new Map<string, TSESTree.MemberExpression[]>();
      members.set(body, ofClass);
      addTo(ofClass, name, node);
    }
  }
  return { returns, throwing, allMembers, members, names: namesIn(source) };
}

function namesIn({ scopeManager }: Source): Set<string> {
  const names = new Set((scopeManager?.scopes ?? []).flatMap(({ set }) => [...set.keys()]));
  for (const { identifier } of scopeManager?.globalScope?.through ?? []) names.add(identifier.name);
  return names;
}

export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key | undefined, value: Value): void {
  if (key === undefined) return;
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

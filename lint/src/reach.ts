import type { TSESTree } from "@typescript-eslint/utils";

import { argumentKind, hasMethod, isUrlProperty, passesUrl } from "./clients.js";
import { functionOf, membersOfThis, resultsOf } from "./functions.js";
import { isConcatenation, isPlus, isText, partsOf } from "./parts.js";
import {
  classAround,
  functionAround,
  type FunctionNode,
  isFunction,
  isWrapper,
  memberName,
  nameOf,
  type Node,
  type Source,
  unwrap,
  type Variable,
  variableOf,
} from "./tree.js";

/** Methods of a text that return a url, too. */
const TEXT_METHODS = /^(?:toString|trim|replace|replaceAll|concat|toLowerCase)$/;

/** How many steps a url is followed: a longer way would use up the stack. */
const DEPTH = 200;

/** Follows urls through the variables and functions of a file, until a client gets them. */
export class Reach {
  readonly #source: Source;
  readonly #clients: readonly RegExp[];
  /** What is being followed, or has been: a loop reaches nothing by itself. */
  readonly #urls = new Map<Node | Variable, boolean>();
  readonly #options = new Map<Node | Variable, boolean>();
  #depth = 0;

  constructor(source: Source, clients: readonly RegExp[]) {
    this.#source = source;
    this.#clients = clients;
  }

  /** Whether the value of an expression reaches a client as a url. */
  isSent(node: Node): boolean {
    if (this.#depth > DEPTH) return false;
    this.#depth += 1;
    const isSent = once(this.#urls, node, () => this.#isSentBy(node, node.parent));
    this.#depth -= 1;
    return isSent;
  }

  #isSentBy(node: Node, parent: Node | undefined): boolean {
    if (!parent) return false;
    if (isWrapper(parent)) return this.isSent(parent);
    switch (parent.type) {
      case "ConditionalExpression":
        return parent.test !== node && this.isSent(parent);
      case "LogicalExpression":
        return this.isSent(parent);
      case "TemplateLiteral":
      case "BinaryExpression":
        return (isConcatenation(parent) || isPlus(parent)) && isStart(parent, node) && this.isSent(parent);
      case "VariableDeclarator":
        return parent.init === node && this.#isVariableSent(parent.id, "url");
      case "PropertyDefinition":
        return parent.value === node && this.#isFieldSent(parent.parent, nameOf(parent.key));
      case "AssignmentExpression":
        return parent.right === node && this.#isTargetSent(parent.left);
      case "Property":
        if (parent.value !== node || parent.parent.type !== "ObjectExpression") return false;
        return isUrlProperty(parent) && this.#areOptionsSent(parent.parent);
      case "CallExpression":
      case "NewExpression":
        return this.#isArgumentSent(parent, node);
      case "MemberExpression":
        return parent.object === node && this.#isMemberSent(parent);
      case "ReturnStatement":
      case "ArrowFunctionExpression":
        return this.#isReturnSent(parent.type === "ReturnStatement" ? functionAround(parent) : parent);
      default:
        return false;
    }
  }

  #isArgumentSent(call: TSESTree.CallExpression | TSESTree.NewExpression, argument: Node): boolean {
    if (argumentKind(this.#source, call, argument, this.#clients)) return true;
    if (call.type === "NewExpression") return false;
    if (passesUrl(call, argument) && this.isSent(call)) return true;
    const fn = functionOf(this.#source, call);
    const parameter = fn?.params[call.arguments.indexOf(argument as TSESTree.CallExpressionArgument)];
    return parameter !== undefined && this.#isVariableSent(parameter, "url");
  }

  /** Whether a variable or a parameter is sent: as a url, or as an object with the url in it. */
  #isVariableSent(pattern: Node, as: "url" | "options"): boolean {
    const target = pattern.type === "AssignmentPattern" ? pattern.left : pattern;
    if (target.type === "ObjectPattern" && as === "options")
      return target.properties.some(
        (property) =>
          property.type === "Property" && isUrlProperty(property) && this.#isVariableSent(property.value, "url"),
      );
    if (target.type !== "Identifier") return false;
    const variable = variableOf(this.#source, target);
    if (!variable) return false;
    return once(as === "url" ? this.#urls : this.#options, variable, () =>
      variable.references.some(({ identifier }) =>
        as === "url" ? this.isSent(identifier) : this.#areOptionsSent(identifier),
      ),
    );
  }

  #isTargetSent(target: Node): boolean {
    if (target.type === "Identifier") return this.#isVariableSent(target, "url");
    if (target.type !== "MemberExpression") return false;
    const name = memberName(target) ?? "";
    if (target.object.type === "ThisExpression") return this.#isFieldSent(classAround(target), name);
    // `url.pathname = …`, `options.url = …`
    if (target.object.type !== "Identifier" || !/^(?:url|uri|path|pathname|endpoint|href)$/.test(name)) return false;
    return this.#isVariableSent(target.object, "options") || this.#isVariableSent(target.object, "url");
  }

  #isFieldSent(body: Node | undefined, name: string | undefined): boolean {
    if (!body || name === undefined) return false;
    return membersOfThis(this.#source, body, name).some((use) => this.isSent(use));
  }

  /** Whether an object with a url in it reaches a client. */
  #areOptionsSent(node: Node): boolean {
    return once(this.#options, node, () => this.#areOptionsSentBy(node, node.parent));
  }

  #areOptionsSentBy(node: Node, parent: Node | undefined): boolean {
    if (!parent) return false;
    if (hasMethod(node) && node.type === "ObjectExpression") return true;
    if (isWrapper(parent)) return this.#areOptionsSent(parent);
    switch (parent.type) {
      case "VariableDeclarator":
        return parent.init === node && this.#isVariableSent(parent.id, "options");
      case "ConditionalExpression":
      case "LogicalExpression":
      case "SpreadElement":
        return this.#areOptionsSent(parent);
      case "ObjectExpression":
        return this.#areOptionsSent(parent);
      case "Property":
        return (
          parent.value === node && parent.parent.type === "ObjectExpression" && this.#areOptionsSent(parent.parent)
        );
      case "CallExpression":
      case "NewExpression": {
        if (argumentKind(this.#source, parent, node, this.#clients)) return true;
        const fn = parent.type === "CallExpression" ? functionOf(this.#source, parent) : undefined;
        const parameter = fn?.params[parent.arguments.indexOf(node as TSESTree.CallExpressionArgument)];
        return parameter !== undefined && this.#isVariableSent(parameter, "options");
      }
      default:
        return false;
    }
  }

  #isMemberSent(member: TSESTree.MemberExpression): boolean {
    const name = memberName(member) ?? "";
    if (name === "href") return this.isSent(member);
    const call = member.parent;
    return TEXT_METHODS.test(name) && call.type === "CallExpression" && call.callee === member && this.isSent(call);
  }

  #isReturnSent(fn: FunctionNode | undefined): boolean {
    if (!fn || !isFunction(fn)) return false;
    return once(this.#urls, fn, () => resultsOf(this.#source, fn).some((result) => this.isSent(result)));
  }
}

/** Whether a part of a text stands at its start, or behind a base: `${BASE}${path}`. */
function isStart(text: Node, part: Node): boolean {
  const parts = partsOf(text) ?? [];
  const index = parts.findIndex((one) => !isText(one) && unwrap(one.node) === unwrap(part));
  if (index === -1) return true;
  return !parts.slice(0, index).some((one) => isText(one) && /[?#]/.test(one.text));
}

function once<Key>(known: Map<Key, boolean>, key: Key, find: () => boolean): boolean {
  const found = known.get(key);
  if (found !== undefined) return found;
  known.set(key, false);
  const isFound = find();
  known.set(key, isFound);
  return isFound;
}

import type { TSESTree } from "@typescript-eslint/utils";

import { isHarmlessType, typeOf } from "./annotations.js";
import { isChecked } from "./checked.js";
import { indexOf } from "./file-index.js";
import { functionOf, membersOfThis, onlyCallsOf, returnsOf } from "./functions.js";
import { partsOf, isText } from "./parts.js";
import {
  calleeName,
  classAround,
  isFunction,
  memberName,
  nameOf,
  type Node,
  type Source,
  unwrap,
  variableOf,
  wordsOf,
} from "./tree.js";
import { writesOf } from "./variables.js";

/** How many variables and functions are followed. */
const DEPTH = 6;

/** Functions whose results are numbers, dates or random: no caller chooses them. */
const FUNCTIONS =
  /^(?:(?:Number(?:\.parse(?:Int|Float))?|BigInt|Boolean|parseInt|parseFloat|Date\.(?:now|UTC)|Math\.\w+|performance\.now)|(?:\w+\.)?(?:randomUUID|randomInt|uuid(?:v\d)?|nanoid|ulid|cuid2?|createId))$/;

/** Methods whose results are numbers, dates or hexadecimal. */
const METHODS =
  /^(?:toISOString|toFixed|toPrecision|toExponential|getTime|getFullYear|getMonth|getDate|getHours|getMinutes|getSeconds|valueOf|indexOf|lastIndexOf|findIndex|charCodeAt|codePointAt|digest|toUnixInteger|unix)$/;

/** Methods that leave a harmless text harmless. */
const TEXT_METHODS =
  /^(?:toString|toLowerCase|toUpperCase|trim|trimStart|trimEnd|padStart|padEnd|slice|substring|join|at|replace|replaceAll)$/;

/** Methods of a list that call a function with an item and its index. */
const ITEM_METHODS = /^(?:map|flatMap|forEach|filter|some|every|find)$/;

/** Functions that leave a harmless value harmless. */
const TEXT_FUNCTIONS = /^(?:String|encodeURIComponent|encodeURI)$/;

/** Functions of the file that check a value, if they throw. */
const CHECKING = /^(?:assert|check|clean|encode|ensure|escape|normalize|parse|require|safe|sanitize|to|validate)$/;

/** What the environment of the program chooses. */
const ENVIRONMENT = /^(?:process\.env|import\.meta(?:\.env)?|Deno\.env|Bun\.env)\b/;

/** Constants by their spelling: `API_VERSION`. */
const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;

/** Members of an enum by their spelling: `Region.Europe`. */
const ENUM_MEMBER = /^(?:\w+\.)?[A-Z]\w*\.[A-Z]\w*$/;

/** Whether a value cannot change a url, whoever calls the program. */
export function isHarmless(source: Source, node: Node, ignore: readonly RegExp[], depth: number = DEPTH): boolean {
  if (depth === 0) return false;
  const type = typeOf(source, node);
  if (type && isHarmlessType(source, type)) return true;
  const inner = unwrap(node);
  const isIt = (one: Node | null): boolean => one !== null && isHarmless(source, one, ignore, depth - 1);
  const text = source.getText(inner);
  if (isIgnored(inner, text, ignore) || ENVIRONMENT.test(text) || isChecked(source, inner)) return true;
  switch (inner.type) {
    case "Literal":
    case "UpdateExpression":
    case "UnaryExpression":
    case "MetaProperty":
      return true;
    case "TaggedTemplateExpression":
      // The function of the tag sees the values.
      return source.getText(inner.tag) !== "String.raw" || inner.quasi.expressions.every(isIt);
    case "TemplateLiteral":
      return inner.expressions.every(isIt);
    case "BinaryExpression":
      return inner.operator !== "+" || isSum(inner) || (isIt(inner.left) && isIt(inner.right));
    case "ConditionalExpression":
      return isIt(inner.consequent) && isIt(inner.alternate);
    case "LogicalExpression":
      return isIt(inner.left) && isIt(inner.right);
    case "ArrayExpression":
      return inner.elements.every((element) => element !== null && element.type !== "SpreadElement" && isIt(element));
    case "ObjectExpression":
      return inner.properties.every((property) => property.type === "Property" && isIt(property.value));
    case "CallExpression":
      return isHarmlessCall(source, inner, isIt);
    case "MemberExpression":
      return isHarmlessMember(source, inner, isIt);
    case "Identifier":
      return isHarmlessName(source, inner, isIt);
    default:
      return false;
  }
}

/** Whether a name is one of the option `ignore`. */
function isIgnored(node: Node, text: string, ignore: readonly RegExp[]): boolean {
  const name = node.type === "CallExpression" ? (calleeName(node) ?? "") : text;
  return ignore.some((pattern) => pattern.test(name));
}

/** `index + 1`. */
function isSum({ left, right }: TSESTree.BinaryExpression): boolean {
  return [left, right].some((side) => side.type === "Literal" && typeof side.value === "number");
}

function isHarmlessCall(source: Source, call: TSESTree.CallExpression, isIt: (node: Node) => boolean): boolean {
  const callee = unwrap(call.callee);
  const name = calleeName(call) ?? "";
  if (FUNCTIONS.test(source.getText(callee))) return true;
  if (TEXT_FUNCTIONS.test(source.getText(callee))) return call.arguments.every(isIt);
  // What this library writes.
  if (name === "segments" || name === "build") return true;
  if (callee.type === "MemberExpression") {
    if (METHODS.test(name)) return true;
    if (name === "toString" && /^\(["'](?:hex|base64url)["']\)$/.test(argumentsText(source, call))) return true;
    if (TEXT_METHODS.test(name) && isIt(callee.object)) return call.arguments.every(isIt);
  }
  const fn = functionOf(source, call);
  if (!fn?.body) return false;
  if (CHECKING.test(wordsOf(name)[0] ?? "") && indexOf(source).throwing.has(fn)) return true;
  const returned = returnsOf(source, fn);
  return returned.length > 0 && returned.every(isIt);
}

function argumentsText(source: Source, call: TSESTree.CallExpression): string {
  return `(${call.arguments.map((argument) => source.getText(argument)).join(", ")})`;
}

function isHarmlessMember(source: Source, member: TSESTree.MemberExpression, isIt: (node: Node) => boolean): boolean {
  const name = memberName(member);
  if (name !== undefined && (/^(?:length|size)$/.test(name) || CONSTANT.test(name))) return true;
  if (ENUM_MEMBER.test(source.getText(member))) return true;
  if (member.object.type === "ThisExpression" && name !== undefined) return isHarmlessField(source, member, name, isIt);
  // A member of a constant of the file: any of them, if it is computed.
  return isIt(member.object);
}

/** Whether a field of a class is set once, in its declaration, to a constant. */
function isHarmlessField(source: Source, node: Node, name: string, isIt: (node: Node) => boolean): boolean {
  const body = classAround(node);
  const field = body?.body.find((member) => member.type === "PropertyDefinition" && nameOf(member.key) === name);
  if (field?.type !== "PropertyDefinition" || !field.value || !isIt(field.value)) return false;
  return membersOfThis(source, body!, name).every(
    ({ parent }) => parent.type !== "AssignmentExpression" || isIt(parent.right),
  );
}

function isHarmlessName(source: Source, identifier: TSESTree.Identifier, isIt: (node: Node) => boolean): boolean {
  if (/^(?:undefined|NaN|Infinity)$/.test(identifier.name)) return true;
  const variable = variableOf(source, identifier);
  const definition = variable?.defs[0];
  if (definition?.type === "TSEnumName") return true;
  if (!variable || !definition || definition.type === "ImportBinding") return CONSTANT.test(identifier.name);
  if (definition.type === "Parameter")
    return (
      isHarmlessDefault(definition.name) ||
      isHarmlessItem(definition.node, definition.name, isIt) ||
      isHarmlessParameter(source, definition.node, definition.name, isIt)
    );
  if (definition.type !== "Variable") return false;
  const { expressions, isComplete } = writesOf(variable);
  if (isComplete) return expressions.every(isIt);
  // A part of a constant, and a loop over one.
  const { node } = definition;
  const loop = node.parent.parent;
  const whole = loop.type === "ForOfStatement" && loop.left === node.parent ? loop.right : node.init;
  return (
    whole !== null &&
    variable.references.every((reference) => reference.init === true || !reference.isWrite()) &&
    isIt(whole)
  );
}

/** A parameter whose default is a number is a number: `(page = 1)`. */
function isHarmlessDefault(name: Node): boolean {
  const { parent } = name;
  if (parent?.type !== "AssignmentPattern" || parent.left !== name) return false;
  const { right } = parent;
  return right.type === "Literal" && (typeof right.value === "number" || typeof right.value === "boolean");
}

/** Whether a parameter is an item of a harmless list, or its index: `ids.map((id, index) => …)`. */
function isHarmlessItem(fn: Node, name: Node, isIt: (node: Node) => boolean): boolean {
  const { parent: call } = fn;
  if (!isFunction(fn) || call?.type !== "CallExpression" || call.arguments[0] !== fn) return false;
  if (call.callee.type !== "MemberExpression" || !ITEM_METHODS.test(memberName(call.callee) ?? "")) return false;
  const index = fn.params.indexOf(name as TSESTree.Parameter);
  return index === 1 || (index === 0 && isIt(call.callee.object));
}

/** Whether all calls of a function that the file keeps to itself pass a harmless argument. */
function isHarmlessParameter(source: Source, fn: Node, name: Node, isIt: (node: Node) => boolean): boolean {
  if (!isFunction(fn)) return false;
  const index = fn.params.indexOf(name as TSESTree.Parameter);
  const calls = index === -1 ? undefined : onlyCallsOf(source, fn);
  return !!calls?.length && calls.every(({ arguments: given }) => given[index] !== undefined && isIt(given[index]));
}

/** Whether a value is written by `encodeURIComponent()`, which leaves `..` as it is. */
export function isEncoded(source: Source, node: Node, depth: number = DEPTH): boolean {
  const inner = unwrap(node);
  if (depth === 0) return false;
  if (inner.type === "CallExpression") {
    const name = calleeName(inner) ?? "";
    if (/^(?:encodeURIComponent|(?:encode|escape|urlEncode)\w*)$/.test(name)) return name !== "encodeURI";
    const fn = functionOf(source, inner);
    const returned = fn ? returnsOf(source, fn) : [];
    if (returned.length > 0) return returned.every((one) => isEncoded(source, one, depth - 1));
    // `x.map(encodeURIComponent).join("/")`
    return name === "join" && /\bencodeURIComponent\b/.test(source.getText(inner.callee));
  }
  if (inner.type === "ConditionalExpression")
    return isEncoded(source, inner.consequent, depth - 1) && isEncoded(source, inner.alternate, depth - 1);
  if (inner.type !== "Identifier") return false;
  const variable = variableOf(source, inner);
  if (!variable) return false;
  const { expressions, isComplete } = writesOf(variable);
  return isComplete && expressions.length > 0 && expressions.every((one) => isEncoded(source, one, depth - 1));
}

/** Whether a value is written into a query by what encodes it: `URLSearchParams`. */
export function isQueryText(source: Source, node: Node): boolean {
  const parts = partsOf(node);
  return /\bURLSearchParams\b/.test(source.getText(node)) || (parts?.every(isText) ?? false);
}

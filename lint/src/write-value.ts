import type { TSESTree } from "@typescript-eslint/utils";

import { functionOf, returnsOf } from "./functions.js";
import { isEncoded } from "./harmless.js";
import type { Imports } from "./imports.js";
import { knownTexts } from "./known-texts.js";
import { calleeName, memberName, nameOf, type Node, type Source, unwrap, variableOf, wordsOf } from "./tree.js";
import type { UrlValue } from "./url.js";

export interface WrittenValue {
  /** The text of the tag up to here, with the value. */
  readonly text: string;
  /** What changes elsewhere. */
  readonly other?: readonly [Node, string];
}

/** Writes a value into the tag, which encodes it: `encodeURIComponent()` goes. `undefined` if a function of the program encodes it. */
export function writeValue(
  source: Source,
  { node, place }: UrlValue,
  imports: Imports,
  { hasSlashes, text }: { readonly hasSlashes: boolean; readonly text: string },
): WrittenValue | undefined {
  const inner = unwrap(node);
  const add = (value: string): WrittenValue => ({ text: `${text}\${${value}}` });
  const addSegments = (value: string): WrittenValue => add(`${imports.nameOf("segments")}(${value})`);
  if (place === "path") {
    const joined = joinedBySlashes(source, inner);
    if (joined !== undefined) return addSegments(joined);
  } else {
    const list = joinedByCommas(source, inner);
    // An object writes the list of a pair, with its commas.
    const pair = /([?&])([A-Za-z_]\w*)=$/.exec(text);
    if (list && pair)
      return { text: `${text.slice(0, pair.index + 1)}\${{ ${pair[2] === list ? list : `${pair[2]!}: ${list}`} }}` };
  }
  const encoded = argumentOf(inner, /^encodeURIComponent$/) ?? argumentOfEncoder(source, inner);
  if (encoded) return add(source.getText(encoded));
  if (isEncoded(source, inner)) {
    const held = inner.type === "Identifier" ? heldBy(source, inner) : undefined;
    if (!held) return undefined;
    return held.isMovable
      ? { ...add(source.getText(node)), other: [held.call, source.getText(held.value)] }
      : add(source.getText(held.value));
  }
  const name = inner.type === "MemberExpression" ? memberName(inner) : nameOf(inner);
  const isPath = /^(?:path|pathname)$/.test(wordsOf(name ?? "").at(-1) ?? "");
  const isKnown = knownTexts(source, inner).some((known) => known.includes("/"));
  return hasSlashes || (place === "path" && (isPath || isKnown))
    ? addSegments(source.getText(node))
    : add(source.getText(node));
}

/** The only argument of a call. */
function argumentOf(node: Node, name: RegExp): TSESTree.CallExpressionArgument | undefined {
  if (node.type !== "CallExpression" || node.arguments.length !== 1) return undefined;
  return node.callee.type === "Identifier" && name.test(node.callee.name) ? node.arguments[0] : undefined;
}

/** The argument of a function of the file that does nothing but encode it: `(id) => encodeURIComponent(id)`. */
function argumentOfEncoder(source: Source, node: Node): Node | undefined {
  const fn = node.type === "CallExpression" && node.arguments.length === 1 ? functionOf(source, node) : undefined;
  const [parameter] = fn?.params ?? [];
  if (!fn || parameter?.type !== "Identifier") return undefined;
  const isEncoder = returnsOf(source, fn).every((one) => {
    const encoded = argumentOf(unwrap(one), /^encodeURIComponent$/);
    return encoded?.type === "Identifier" && encoded.name === parameter.name;
  });
  return isEncoder && returnsOf(source, fn).length > 0 ? (node as TSESTree.CallExpression).arguments[0] : undefined;
}

/** The text whose slashes are slashes: `name` of `name.split("/").map(encodeURIComponent).join("/")`. */
function joinedBySlashes(source: Source, node: Node): string | undefined {
  const whole = argumentOf(node, /^encodeURI$/);
  if (whole) return source.getText(whole);
  const list = joined(source, node, "/");
  if (!list) return undefined;
  const plain = withoutEncoding(source, list);
  if (!plain) return undefined;
  if (plain.type === "CallExpression" && calleeName(plain) === "split" && plain.callee.type === "MemberExpression")
    return source.getText(plain.callee.object);
  return `${source.getText(plain)}.join("/")`;
}

function joinedByCommas(source: Source, node: Node): string | undefined {
  const list = joined(source, argumentOf(node, /^encodeURIComponent$/) ?? node, ",");
  const plain = list && withoutEncoding(source, list);
  return plain && source.getText(plain);
}

/** The list of `list.join("/")`. */
function joined(source: Source, node: Node, delimiter: string): Node | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || calleeName(node) !== "join")
    return undefined;
  const [argument] = node.arguments;
  return argument?.type === "Literal" && argument.value === delimiter ? node.callee.object : undefined;
}

/** The list of `list.map(encodeURIComponent)`, or the list itself; `undefined` for any other use of it. */
function withoutEncoding(source: Source, list: Node): Node | undefined {
  if (!source.getText(list).includes("encodeURIComponent")) return list;
  if (list.type !== "CallExpression" || calleeName(list) !== "map" || list.callee.type !== "MemberExpression")
    return undefined;
  const [mapper] = list.arguments;
  const isEach =
    mapper?.type === "Identifier" ||
    /^\(?(\w+)(?:: string)?\)? => encodeURIComponent\(\1\)$/.test(mapper ? source.getText(mapper) : "");
  return isEach ? list.callee.object : undefined;
}

/** The value that a variable holds encoded, `id` of `const encodedId = encodeURIComponent(id)`. */
function heldBy(
  source: Source,
  identifier: TSESTree.Identifier,
): { readonly call: Node; readonly value: Node; readonly isMovable: boolean } | undefined {
  const variable = variableOf(source, identifier);
  const definition = variable?.defs[0];
  const init = definition?.type === "Variable" ? definition.node.init : undefined;
  const value = init ? argumentOf(init, /^encodeURIComponent$/) : undefined;
  if (!init || !value) return undefined;
  const reads = variable!.references.filter((reference) => reference.isRead());
  if (reads.length === 1) return { call: init, value, isMovable: true };
  return /^(?:Identifier|MemberExpression)$/.test(value.type) ? { call: init, value, isMovable: false } : undefined;
}

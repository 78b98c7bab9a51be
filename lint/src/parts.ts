import type { TSESTree } from "@typescript-eslint/utils";

import { type Node, unwrap } from "./tree.js";

/** A part of a text: what the program wrote, or an expression. */
export type Part = TextPart | ValuePart;

export interface TextPart {
  readonly text: string;
  /** As it stands in a template string. */
  readonly raw: string;
}

export interface ValuePart {
  readonly node: Node;
}

export function isText(part: Part | undefined): part is TextPart {
  return part !== undefined && "text" in part;
}

/**
 * The parts of a template string or a concatenation, with those of template strings inside; `undefined` for other expressions, and for
 * sums of numbers.
 */
export function partsOf(node: Node): Part[] | undefined {
  if (!isConcatenation(node)) return undefined;
  const merged: Part[] = [];
  for (const part of flatten(node)) {
    const last = merged.at(-1);
    if (isText(part) && isText(last))
      merged[merged.length - 1] = { text: last.text + part.text, raw: last.raw + part.raw };
    else merged.push(part);
  }
  return merged;
}

/** Sums with a text in them, found once: a long one is a sum of a sum of a sum. */
const concatenations = new WeakMap<Node, boolean>();

/** Whether an expression is a template string, or a concatenation with a text in it. */
export function isConcatenation(node: Node): node is TSESTree.TemplateLiteral | TSESTree.BinaryExpression {
  if (node.type === "TemplateLiteral") return true;
  if (!isPlus(node)) return false;
  const known = concatenations.get(node) ?? hasText(node);
  concatenations.set(node, known);
  return known;
}

function hasText(node: TSESTree.BinaryExpression): boolean {
  return [node.left, node.right].some((side) => textOf(unwrap(side)) !== undefined || isConcatenation(side));
}

export function isPlus(node: Node): node is TSESTree.BinaryExpression {
  return node.type === "BinaryExpression" && node.operator === "+";
}

function flatten(node: Node): Part[] {
  const inner = unwrap(node);
  const text = textOf(inner);
  if (text !== undefined) return text === "" ? [] : [{ text, raw: text.replace(/[\\`]|\$(?=\{)/g, "\\$&") }];
  // In `a + (b + "/")`, what is in parentheses may be a sum: it stays one value.
  if (isPlus(inner) && isConcatenation(inner))
    return [...flatten(inner.left), ...(isPlus(unwrap(inner.right)) ? [{ node: inner.right }] : flatten(inner.right))];
  if (inner.type !== "TemplateLiteral") return [{ node }];
  return inner.quasis.flatMap(({ value: { cooked, raw } }, index): Part[] => {
    const value = inner.expressions[index];
    // Only a tag can have a text without a value, `\u{`.
    return [...(raw ? [{ text: cooked ?? "", raw }] : []), ...(value ? flatten(value) : [])];
  });
}

/** The text of a literal. */
function textOf(node: Node): string | undefined {
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

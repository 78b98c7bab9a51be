import type { TSESLint } from "@typescript-eslint/utils";

import { Imports } from "./imports.js";
import { isText, type Part, type TextPart } from "./parts.js";
import { isWrapper, type Node, type Source } from "./tree.js";
import type { Url, UrlValue } from "./url.js";
import { writeValue } from "./write-value.js";

/** What no text of the `path` tag may have, and what it throws for. */
const WRONG = /[\0-\x20"<>\\^`{|}\x7f]|(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * Writes a url with the `path` tag; `undefined` if it cannot be.
 *
 * @param unsafe - the values for which it is written
 * @param slashes - the value whose slashes are slashes
 */
export function suggest(
  source: Source,
  url: Url,
  unsafe: ReadonlySet<UrlValue>,
  slashes?: UrlValue,
): TSESLint.ReportFixFunction | undefined {
  if (url.isMore) return undefined;
  const imports = new Imports(source);
  const written = writeTag(source, url, unsafe, imports, slashes);
  if (written === undefined) return undefined;
  const { node } = url;
  return (fixer) => [
    ...imports.fix(fixer),
    ...written.others.map(([other, text]) => fixer.replaceText(other, text)),
    fixer.replaceText(
      node,
      needsParentheses(node) && written.text.includes(" + ") ? `(${written.text})` : written.text,
    ),
  ];
}

interface Written {
  readonly text: string;
  /** What changes elsewhere: the variable that holds an encoded value. */
  readonly others: (readonly [Node, string])[];
}

function writeTag(
  source: Source,
  { parts, values }: Url,
  unsafe: ReadonlySet<UrlValue>,
  imports: Imports,
  slashes?: UrlValue,
): Written | undefined {
  const start = writeBase(source, parts, imports);
  if (!start) return undefined;
  const others: (readonly [Node, string])[] = [];
  let text = start.text;
  let isWorthIt = false;
  for (const [index, part] of start.rest) {
    if (isText(part)) {
      if (WRONG.test(part.text)) return undefined;
      text += part.raw;
      continue;
    }
    const value = values.get(index);
    if (!value) return isWorthIt ? { text: cut(source, text, parts.slice(index), imports), others } : undefined;
    isWorthIt ||= unsafe.has(value);
    const inTag = writeValue(source, value, imports, { hasSlashes: value === slashes, text });
    if (!inTag) return undefined;
    if (inTag.other) others.push(inTag.other);
    text = inTag.text;
  }
  return { text: `${imports.nameOf("path")}\`${text}\``, others };
}

interface Start {
  readonly text: string;
  readonly rest: (readonly [number, Part])[];
}

/** The base: what stands before the path, unless that is the text of a host. */
function writeBase(source: Source, parts: readonly Part[], imports: Imports): Start | undefined {
  const indexed = parts.map((part, index) => [index, part] as const);
  const [first] = parts;
  if (isText(first) && /^(?:\/|https?:\/\/[^/?#]+[/?#])/i.test(first.text)) return { text: "", rest: indexed };
  // A value in the host, or the base.
  const end = parts.findIndex((part, index) => index > 0 && isText(part) && pathStart(part.text) >= 0);
  const last = parts[end];
  if (!isText(last)) return undefined;
  const at = pathStart(last.raw);
  const host = [
    ...parts.slice(0, end),
    ...(at > 0 ? [{ text: last.raw.slice(0, at), raw: last.raw.slice(0, at) }] : []),
  ];
  const rest: TextPart = { text: last.text.slice(pathStart(last.text)), raw: last.raw.slice(at) };
  return {
    text: `\${${imports.nameOf("base")}(${writeHost(source, host)})}`,
    rest: [[end, rest], ...indexed.slice(end + 1)],
  };
}

/** Where the path starts: not at the two slashes before a host. */
function pathStart(text: string): number {
  return text.search(/(?<!\/)[/?#](?!\/)/);
}

function writeHost(source: Source, host: readonly Part[]): string {
  const [only] = host;
  if (host.length === 1 && only && !isText(only)) {
    const text = source.getText(only.node);
    // In a template string, a value that may be undefined compiles.
    if (!/\?\.|^process\.env|^import\.meta/.test(text)) return text;
  }
  return writeTemplate(source, host);
}

function writeTemplate(source: Source, parts: readonly Part[]): string {
  return `\`${parts.map((part) => (isText(part) ? part.raw : `\${${source.getText(part.node)}}`)).join("")}\``;
}

/** Ends the tag before a part that it would encode: a whole query, or more of the path. */
function cut(source: Source, text: string, rest: readonly Part[], imports: Imports): string {
  const [, kept = "", delimiter = ""] = /^([^]*?)([?&]?)$/.exec(text) ?? [];
  const parts = delimiter ? [{ text: delimiter, raw: delimiter }, ...rest] : rest;
  const [only] = parts;
  const isOne = parts.length === 1 && only && !isText(only);
  const tail = isOne && isSimple(only.node) ? source.getText(only.node) : writeTemplate(source, parts);
  return `${imports.nameOf("path")}\`${kept}\` + ${tail}`;
}

/** Whether an expression needs no parentheses behind a `+`. */
function isSimple(node: Node): boolean {
  return /^(?:Identifier|MemberExpression|CallExpression|TemplateLiteral)$/.test(node.type);
}

/** Whether a `+` in the place of a template string needs parentheses. */
function needsParentheses(node: Node): boolean {
  const { parent } = node;
  if (!parent || node.type === "BinaryExpression") return false;
  if (parent.type === "MemberExpression") return parent.object === node;
  return isWrapper(parent) || /^(?:BinaryExpression|UnaryExpression|SpreadElement)$/.test(parent.type);
}

import { knownTexts } from "./known-texts.js";
import { isText, type Part, partsOf } from "./parts.js";
import { Position } from "./position.js";
import { memberName, nameOf, type Node, type Source, unwrap, wordsOf } from "./tree.js";

/** A url that the program writes. */
export interface Url {
  readonly node: Node;
  readonly parts: readonly Part[];
  /** Whether it adds to a url that may have a query: `url += "?q=" + q`, and `${url}&q=${q}`. */
  readonly isMore: boolean;
  /** The values in its path and in its query, by the index of their part. */
  readonly values: ReadonlyMap<number, UrlValue>;
}

export interface UrlValue {
  readonly node: Node;
  readonly place: "path" | "query";
  /** Whether no text of the program stands beside it in its path segment, so that it may make a `..` segment. */
  readonly isSegment: boolean;
}

/** Names of what is a whole query: `/users${query}`. */
const QUERY = /^(?:query|search|qs|querystring|params|args|suffix|filter|filters)$/;

/** Names of a path that a function which wraps a client is called with: `${BASE}/${path}`. */
const PATH = /^(?:path|pathname|endpoint|uri|url|route|href|resource)$/;

/** Reads a template string or a concatenation; `undefined` if it is no url. */
export function readUrl(source: Source, node: Node): Url | undefined {
  const written = partsOf(node);
  if (!written?.some((part) => !isText(part))) return undefined;
  const { parent } = node;
  const isAdded = parent?.type === "AssignmentExpression" && parent.operator === "+=" && !isUrl(written);
  const parts = isAdded ? [{ node: parent.left }, ...written] : written;
  if (!isUrl(parts)) return undefined;
  const isMore = isAdded || parts.find(isText)!.text.startsWith("&");
  return { node, parts, isMore, values: placeValues(source, parts) };
}

/** A url starts with `/` or `http(s)://`, or with a value and `/`, `?` or `&` behind it: the base, or a url. */
function isUrl(parts: readonly Part[]): boolean {
  const start = parts.find(isText);
  return start !== undefined && (start === parts[0] ? /^(?:\/|https?:\/\/)/i : /^[/?&]/).test(start.text);
}

function placeValues(source: Source, parts: readonly Part[]): Map<number, UrlValue> {
  const values = new Map<number, UrlValue>();
  const position = new Position();
  const ends = endsOf(parts);
  for (const [index, part] of parts.entries()) {
    if (isText(part)) {
      position.write(part.text);
      continue;
    }
    const { node } = part;
    const { place } = position;
    const texts = place ? knownTexts(source, node) : [];
    const next = parts[index + 1];
    const isInPair = position.isInPair || (isText(next) && next.text.startsWith("="));
    // A value with other parameters in it is no value of this one.
    if (place === "query" && isInPair && !texts.some((text) => /^[&#]/.test(text)))
      values.set(index, { node, place, isSegment: false });
    if (place === "path") {
      const isQuery = texts.some((text) => /^[?#&]/.test(text));
      if (isQuery || (!position.isAtSlash && QUERY.test(lastWord(node)))) position.write("?");
      // A value with a path in it: its own template strings are urls themselves.
      else if (!texts.some((text) => text.startsWith("/")) && !isRest(position, next, node))
        values.set(index, { node, place, isSegment: !position.hasText && ends[index] === true });
    }
    position.writeValue();
  }
  return values;
}

/** Whether only values and dots stand between each part and the end of its path segment. */
function endsOf(parts: readonly Part[]): boolean[] {
  const ends: boolean[] = [];
  let isEnd = true;
  for (const [index, part] of [...parts.entries()].reverse()) {
    ends[index] = isEnd;
    if (!isText(part)) continue;
    const [segment = "", delimiter] = part.text.split(/([/?#])/, 2);
    isEnd = /^\.*$/.test(segment) && (delimiter !== undefined || isEnd);
  }
  return ends;
}

/** Whether a value is all of the path behind the base. */
function isRest(position: Position, next: Part | undefined, node: Node): boolean {
  const isLast = !isText(next) || /^[?#]/.test(next.text);
  return isLast && position.isAtRoot && PATH.test(lastWord(node));
}

/** The last word of an expression's name: `slug` of `page.docSlug`. */
function lastWord(node: Node): string {
  const inner = unwrap(node);
  const name = inner.type === "MemberExpression" ? memberName(inner) : nameOf(inner);
  return wordsOf(name ?? "").at(-1) ?? "";
}

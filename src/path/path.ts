import { authorityOf, dotPartsOf, isAuthority, readBaseUrl, withAsciiHost, type Range } from "../kernel/url.js";
import type { EndpointErrorCode } from "../errors/endpoint-error.js";
import { kindOf } from "../errors/format.js";
import { errorOf, raise } from "../errors/raise.js";
import type { Reason } from "../errors/sentences.js";
import {
  encode,
  encodeLiteral,
  isAbsent,
  isList,
  isPlainObject,
  ownItems,
  percentEncode,
  textOf,
} from "../kernel/values.js";
import { hasEmptyPart, segmentsOf } from "../shared/path-segments.js";

/** The start of urls: what `base()` returns. */
export class BasePath {
  /** @internal Without a slash at its end. */
  constructor(readonly prefix: string) {}
}

/**
 * Marks the start of urls, which a template may begin with: an http(s) URL or a path, of your program and not of a user.
 *
 * ```ts
 * const API = base("https://api.example.com/v1");
 * path`${API}/users/${7}`; // => "https://api.example.com/v1/users/7"
 * ```
 *
 * @param url - a base URL, as an endpoint takes it
 * @throws {EndpointError} When it is anything else.
 */
export function base(url: string): BasePath {
  return new BasePath(readBaseUrl(url, raise).prefix);
}

/** A value in a template: text, or in a query an object of parameters. */
export type PathValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | BasePath
  | { readonly href: string }
  | { readonly [Symbol.toStringTag]: `Temporal.${string}` }
  | Readonly<Record<string, unknown>>;

/** What no text of a template may have: blanks, control characters, a backslash, and braces without "$". */
const WRONG = /[\0-\x20"<>\\^`{|}\x7f]/;

/**
 * Writes a url whose values cannot leave their place: a tag for template strings.
 *
 * ```ts
 * path`/users/${"a/b"}?q=${"x&y"}`; // => "/users/a%2Fb?q=x%26y"
 * path`/files/${segments("docs/a b.md")}`; // => "/files/docs/a%20b.md"
 * path`/search?${{ q: "x", page: undefined, tag: ["a", "b"] }}`; // => "/search?q=x&tag=a,b"
 * path`/users/${".."}`; // throws UnsafePathError
 * ```
 *
 * A template starts with `/`, with `https://host/`, or with a {@link base}. In a query, `${{ … }}` is an object of parameters; absent ones
 * are left out.
 *
 * @throws {EndpointError} When a value is missing or has no text, or would change the path or the origin.
 */
export function path(strings: TemplateStringsArray, ...values: readonly (PathValue | null | undefined)[]): string {
  const origin = values[0] instanceof BasePath && strings[0] === "" ? values[0] : undefined;
  checkStart(strings, origin !== undefined);
  // The base "/" has no text of its own, and what follows it may be a query.
  let url = origin ? origin.prefix || (strings[1]!.startsWith("/") ? "" : "/") : "";
  let isQuery = false;
  const places: (Range & { readonly index: number })[] = [];
  for (let index = origin ? 1 : 0; index < strings.length; index += 1) {
    const text = strings[index]!;
    const wrong = text.search(WRONG);
    if (wrong >= 0) failText(strings, "encode", index, wrong);
    url += encodeLiteral(index === 0 ? withAsciiHost(text) : text);
    isQuery ||= /[?#]/.test(text);
    const next = strings[index + 1];
    if (next === undefined) break;
    const value = values[index];
    const start = url.length;
    const isWhole = isQuery && isPlainObject(value) && /[?&]$/.test(text) && /^(?:[&#]|$)/.test(next);
    url += isWhole ? writePairs(value, strings, index) : writeText(value, strings, index, isQuery);
    if (!isQuery) places.push({ index, start, end: url.length });
  }
  for (const { start, end } of dotPartsOf(/^[^?#]*/.exec(url)![0])) {
    const value = places.find((place) => place.start <= end && place.end >= start);
    if (value) fail("ERR_UNSAFE_PATH", strings, value.index, "dots");
    if (url[start - 1] === "/" && /^(?:$|[/?#])/.test(url.slice(end, end + 1))) failText(strings, "segments");
  }
  // Behind the base "/", they would name a host (C14).
  if (url.startsWith("//")) fail("ERR_UNSAFE_PATH", strings, 0, "emptySegment");
  return withoutEmptyPairs(url);
}

/** Checks that the text, and no value, names the host (C7). */
function checkStart(strings: readonly string[], isBased: boolean): void {
  const reject = (problem: string, name?: string): never =>
    fail("ERR_UNSAFE_ORIGIN", strings, 0, "problem", problem, name);
  const text = strings[isBased ? 1 : 0]!;
  // The text behind a base ends its host and its last segment, so that no value extends them.
  const isAlone = isBased && strings.length === 2 && text === "";
  const isStart = isBased ? /^[/?#]/ : /^(?:\/(?!\/)|https?:\/\/[^/?#@]+(?:[/?#]|$))/i;
  const rule = isBased ? 'must be followed by "/", "?" or "#"' : 'must start with "/", "https://host/" or a base()';
  if (!isAlone && !isStart.test(text)) reject(rule, isBased ? "base()" : "url");
  if (!isBased && authorityOf(text) && !isAuthority(authorityOf(withAsciiHost(text)))) reject("is not valid", "host");
  const isOpen = !isBased && /^https?:\/\/[^/?#]*$/i.test(text) && strings.length > 1;
  if (isOpen) reject("must not be a part of the host");
}

/** Removes the delimiters around objects without parameters. */
function withoutEmptyPairs(url: string): string {
  return url.replace(/^([^?#]*)(\?[^#]*)/, (_, start: string, query: string) => {
    const pairs = query.slice(1).split("&").filter(Boolean);
    return pairs.length > 0 ? `${start}?${pairs.join("&")}` : start;
  });
}

function writeText(value: unknown, strings: readonly string[], index: number, isQuery: boolean): string {
  if (isAbsent(value) || (value === "" && !isQuery)) {
    const cure = isQuery ? "; write ?${{ name }} to leave it out" : undefined;
    return fail("ERR_MISSING_PARAMETER", strings, index, "missing", cure);
  }
  const given = isQuery ? undefined : segmentsOf(value);
  if (given) {
    const text = encode(given.text)?.replaceAll("%2F", "/");
    if (!text) return fail("ERR_MISSING_PARAMETER", strings, index, "missing");
    return hasEmptyPart(text) && !given.empty ? fail("ERR_UNSAFE_PATH", strings, index, "emptySegment") : text;
  }
  const detail = `text, a number, a boolean or a Date, not ${kindOf(value)}`;
  return textIn(value, isQuery) ?? fail("ERR_INVALID_PARAMETER", strings, index, "form", detail);
}

/** The encoded text of a value, or in a query of a list (C4, C9). */
function textIn(value: unknown, isQuery: boolean): string | undefined {
  if (isQuery && isList(value)) {
    const items = ownItems(value)
      .filter((item) => !isAbsent(item))
      .map((item) => textIn(item, false));
    return items.includes(undefined) ? undefined : items.join(",");
  }
  const text = textOf(value);
  return text === undefined ? undefined : percentEncode(text);
}

/** The parameters of an object, without absent ones and empty lists. */
function writePairs(parameters: Readonly<Record<string, unknown>>, strings: readonly string[], index: number): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => {
    if (isAbsent(value) || (isList(value) && ownItems(value).every(isAbsent))) return [];
    const [field, text] = [textIn(name, false), textIn(value, true)];
    if (field === undefined || text === undefined)
      return fail(
        "ERR_INVALID_PARAMETER",
        strings,
        index,
        "form",
        "text, a number, a boolean, a Date or a list of these",
        name,
      );
    return [`${field}=${text}`];
  });
  return pairs.join("&");
}

const PLACE = "${…}";

/** Throws the error of a value, and points at it: the template is the program's own, so that its query is shown, too. */
function fail(
  code: EndpointErrorCode,
  strings: readonly string[],
  index: number,
  reason: Reason,
  detail?: string,
  name = `values[${index}]`,
): never {
  const start = strings.slice(0, index + 1).join(PLACE).length;
  const marked = index < strings.length - 1 ? [{ start, end: start + PLACE.length }] : [];
  throw errorOf(code, [{ name, reason, detail }], { text: strings.join(PLACE), marked });
}

/** Throws the error of the text itself, and points at the character, if it is one. */
function failText(strings: readonly string[], reason: Reason, index = 0, at?: number): never {
  const position = at === undefined ? undefined : [...strings.slice(0, index), ""].join(PLACE).length + at;
  const marked = position === undefined ? [] : [{ start: position, end: position + 1 }];
  throw errorOf("ERR_INVALID_TEMPLATE", [{ name: "template", reason, position }], {
    text: strings.join(PLACE),
    marked,
  });
}

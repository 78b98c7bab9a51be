import { authorityOf, dotPartsOf, isAuthority, readBaseUrl, withAsciiHost, type Range } from "../kernel/url.js";
import { PathError } from "./path-error.js";
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
 * @throws {PathError} When it is anything else.
 */
export function base(url: string): BasePath {
  const { prefix } = readBaseUrl(url, (code) => {
    throw new PathError(code as "ERR_INVALID_BASE_URL", 'The base must be "https://host/path" or "/path"');
  });
  return new BasePath(prefix);
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
 * path`/users/${".."}`; // throws PathError
 * ```
 *
 * A template starts with `/`, with `https://host/`, or with a {@link base}. In a query, `${{ … }}` is an object of parameters; absent ones
 * are left out.
 *
 * @throws {PathError} When a value is missing or has no text, or would change the path or the origin.
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
    if (WRONG.test(text)) throw new PathError("ERR_INVALID_TEMPLATE", "The text of the url must be encoded", strings);
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
    if (value)
      throw new PathError("ERR_UNSAFE_PATH", 'The value must not make a "." or ".." segment', strings, value.index);
    if (url[start - 1] === "/" && /^(?:$|[/?#])/.test(url.slice(end, end + 1)))
      throw new PathError("ERR_INVALID_TEMPLATE", 'The text must not have a "." or ".." segment', strings);
  }
  // Behind the base "/", they would name a host (C14).
  if (url.startsWith("//"))
    throw new PathError("ERR_UNSAFE_PATH", "The path must not start with two slashes", strings, 0);
  return withoutEmptyPairs(url);
}

/** Checks that the text, and no value, names the host (C7). */
function checkStart(strings: readonly string[], isBased: boolean): void {
  const reject = (problem: string): never => {
    throw new PathError("ERR_UNSAFE_ORIGIN", problem, strings, 0);
  };
  const text = strings[isBased ? 1 : 0]!;
  // The text behind a base ends its host and its last segment, so that no value extends them.
  const isAlone = isBased && strings.length === 2 && text === "";
  const isStart = isBased ? /^[/?#]/ : /^(?:\/(?!\/)|https?:\/\/[^/?#@]+(?:[/?#]|$))/i;
  const rule = isBased
    ? 'A base() must be followed by "/", "?" or "#"'
    : 'A url must start with "/", "https://host/" or a base()';
  if (!isAlone && !isStart.test(text)) reject(rule);
  if (!isBased && authorityOf(text) && !isAuthority(authorityOf(withAsciiHost(text)))) reject("The host is not valid");
  const isOpen = !isBased && /^https?:\/\/[^/?#]*$/i.test(text) && strings.length > 1;
  if (isOpen) reject("A value must not be a part of the host");
}

/** Removes the delimiters around objects without parameters. */
function withoutEmptyPairs(url: string): string {
  return url.replace(/^([^?#]*)(\?[^#]*)/, (_, start: string, query: string) => {
    const pairs = query.slice(1).split("&").filter(Boolean);
    return pairs.length > 0 ? `${start}?${pairs.join("&")}` : start;
  });
}

function writeText(value: unknown, strings: readonly string[], index: number, isQuery: boolean): string {
  const fail = (code: PathError["code"], problem: string): never => {
    throw new PathError(code, problem, strings, index);
  };
  if (isAbsent(value) || (value === "" && !isQuery)) {
    const cure = isQuery ? "; write ?${{ name }} to leave it out" : "";
    return fail("ERR_MISSING_PARAMETER", `The value is missing${cure}`);
  }
  const given = isQuery ? undefined : segmentsOf(value);
  if (given) {
    const text = encode(given.text)?.replaceAll("%2F", "/");
    if (!text) return fail("ERR_MISSING_PARAMETER", "The value is missing");
    return hasEmptyPart(text) && !given.empty
      ? fail("ERR_UNSAFE_PATH", "The value must not make an empty segment")
      : text;
  }
  return (
    textIn(value, isQuery) ?? fail("ERR_INVALID_PARAMETER", "The value must be text, a number, a boolean or a Date")
  );
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
      throw new PathError(
        "ERR_INVALID_PARAMETER",
        "A parameter must be text, a number, a boolean, a Date or a list of these",
        strings,
        index,
      );
    return [`${field}=${text}`];
  });
  return pairs.join("&");
}

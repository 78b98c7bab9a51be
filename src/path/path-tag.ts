import type { EndpointErrorCode, Issue, Reason } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { kindOf } from "../errors/quote.js";
import { tooLong } from "../errors/issue-of.js";
import type { CallFault } from "../kernel/call.js";
import { checkPath, isSuspicious } from "../kernel/path.js";
import { encodeAny, encodeSegments, finishUrl } from "../kernel/expansion.js";
import { segmentsOf } from "../kernel/segments.js";
import type { Expression } from "../kernel/template.js";
import { authorityOf, DOT_SEGMENTS, isAuthority, readBaseUrl, withAsciiHost } from "../kernel/url.js";
import { encodeLiteral, isAbsent, isList, isPlainObject, withoutAbsent } from "../kernel/values.js";
import { LONGEST_TEXT } from "../shared/limits.js";

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
 * @throws {EndpointError} `ERR_INVALID_BASE_URL` when it is anything else.
 */
export function base(url: string): BasePath {
  return new BasePath(readBaseUrl(url).prefix);
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
 * @throws {EndpointError} `ERR_MISSING_PARAMETER` when a value is missing, `ERR_INVALID_PARAMETER` when it has no text.
 * @throws {EndpointError} `ERR_UNSAFE_PATH` when a value would change the path, `ERR_UNSAFE_ORIGIN` when it could choose the host.
 * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when the text of the template is not part of a url.
 */
export function path(strings: TemplateStringsArray, ...values: readonly (PathValue | null | undefined)[]): string {
  const origin = values[0] instanceof BasePath && strings[0] === "" ? values[0] : undefined;
  checkText(strings, origin);
  const first = origin ? 1 : 0;
  const literals = strings.map((text, index) => encodeLiteral(index === 0 ? withAsciiHost(text) : text)).slice(first);
  const expressions = expressionsOf(strings).slice(first);
  const texts = expressions.map((expression) => textOfValue(strings, expression, values[expression.slot]));
  const url = literals.map((literal, index) => literal + (texts[index] ?? "")).join("");
  const faults: CallFault[] = [];
  const target = origin || !authorityOf(url) ? "relative" : "absolute";
  const route = { url: strings.join(PLACE), literals, expressions, target, pathStart: 0 } as const;
  const baseUrl = { text: "", prefix: origin?.prefix ?? "" };
  if (expressions.some((expression, index) => isSuspicious(expression, texts[index]!)))
    checkPath({ route, values, texts, faults, parameters: {}, baseUrl }, url);
  const { code } = faults.find((fault) => fault.code === "ERR_MISSING_PARAMETER") ?? faults[0] ?? {};
  if (code) {
    const ofCode = faults.filter((fault) => fault.code === code);
    const issues = ofCode.map(({ name, reason, detail }) => ({ name, reason, detail }));
    throw errorOf(code, issues, { text: route.url, marked: ofCode.map(({ expression }) => expressions[expression!]!) });
  }
  // The base "/" has no text of its own, and what follows it may be a query.
  const start = origin && (origin.prefix || (url.startsWith("/") ? "" : "/"));
  return finishUrl(withoutEmptyPairs((start ?? "") + url));
}

const PLACE = "${…}";

/** The values of a template, as the expressions of a route. */
function expressionsOf(strings: readonly string[]): Expression[] {
  let end = 0;
  let isInPath = true;
  return strings.slice(0, -1).map((text, index) => {
    const start = end + text.length;
    end = start + PLACE.length;
    isInPath &&= !/[?#]/.test(text);
    const variable = { name: `values[${index}]`, modifier: "", operator: "" } as const;
    return { start, end, operator: "", variables: [variable], isInPath, slots: [index], slot: index, isCommon: true };
  });
}

/** Checks that the text, and no value, names the host, and that it is encoded. */
function checkText(strings: readonly string[], origin: BasePath | undefined): void {
  const isBased = origin !== undefined;
  const reject = (detail: string, name?: string): never =>
    fail(strings, 0, { code: "ERR_UNSAFE_ORIGIN", reason: "problem", detail }, name);
  const start = strings[isBased ? 1 : 0]!;
  // The text behind a base ends its host and its last segment, so that no value extends them.
  const isAlone = isBased && strings.length === 2 && start === "";
  const isStart = isBased ? /^[/?#]/ : /^(?:\/(?!\/)|https?:\/\/[^/?#@]+(?:[/?#]|$))/i;
  const rule = isBased ? 'must be followed by "/", "?" or "#"' : 'must start with "/", "https://host/" or a base()';
  if (!isAlone && !isStart.test(start)) reject(rule, isBased ? "base()" : "url");
  if (!isBased && authorityOf(start) && !isAuthority(authorityOf(withAsciiHost(start)))) reject("is not valid", "host");
  if (!isBased && authorityOf(start) === start && strings.length > 1) reject("must not be a part of the host");
  strings.forEach((text, index) => {
    const wrong = text.search(WRONG);
    if (wrong >= 0) failText(strings, "encode", "must be percent-encoded", index, wrong);
  });
  const outline = /^[^?#]*/.exec(strings.join("{"))![0];
  // Behind the base "/", two slashes would name a host.
  if (outline.search(DOT_SEGMENTS) >= 0 || (origin?.prefix === "" && start.startsWith("//")))
    failText(strings, "segments", 'must not have a "." or ".." segment, or start with "//"');
}

/** Removes the delimiters around objects without parameters. */
function withoutEmptyPairs(url: string): string {
  return url.replace(/^([^?#]*)(\?[^#]*)/, (_, start: string, query: string) => {
    const pairs = query.slice(1).split("&").filter(Boolean);
    return pairs.length > 0 ? `${start}?${pairs.join("&")}` : start;
  });
}

/** The encoded text of a value; empty where `checkPath()` finds that it is missing. */
function textOfValue(strings: readonly string[], expression: Expression, value: unknown): string {
  const { slot: index, isInPath } = expression;
  const path = encodeSegments(expression, value);
  if (path) return path;
  if (isAbsent(value) && isInPath) return "";
  if (isAbsent(value)) return fail(strings, index, MISSING);
  if (!isInPath && isPlainObject(value) && /[?&]$/.test(strings[index]!) && /^(?:[&#]|$)/.test(strings[index + 1]!))
    return writeTagPairs(value, strings, index);
  const text = textIn(value, !isInPath);
  if (text !== undefined) return text;
  if (isTooLong(value)) return fail(strings, index, { ...tooLong(""), code: "ERR_INVALID_PARAMETER" });
  const detail = `must be text, a number, a boolean or a Date, not ${kindOf(value)}`;
  return fail(strings, index, { code: "ERR_INVALID_PARAMETER", reason: "form", detail });
}

/** Whether it is a text over the limit (T2), or has one. */
function isTooLong(value: unknown): boolean {
  const texts = isList(value) ? value : [segmentsOf(value)?.text ?? value];
  return texts.some((text) => typeof text === "string" && text.length > LONGEST_TEXT);
}

const MISSING = {
  code: "ERR_MISSING_PARAMETER",
  reason: "missing",
  detail: "is required; write ?${{ name }} to leave it out",
} as const;

/** The encoded text of a value, or in a query of a list. */
function textIn(value: unknown, isQuery: boolean): string | undefined {
  if (!isList(value)) return encodeAny(value, ",");
  return isQuery ? encodeAny(withoutAbsent(value) ?? "", ",") : undefined;
}

/** The parameters of an object, without absent ones and empty lists. */
function writeTagPairs(
  parameters: Readonly<Record<string, unknown>>,
  strings: readonly string[],
  index: number,
): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => {
    if (isAbsent(typeof value === "object" ? withoutAbsent(value) : value)) return [];
    const [field, text] = [textIn(name, false), textIn(value, true)];
    if (isTooLong(name) || isTooLong(value))
      return fail(strings, index, { ...tooLong(""), code: "ERR_INVALID_PARAMETER" }, name);
    if (field === undefined || text === undefined) return fail(strings, index, NO_PAIR, name);
    return [`${field}=${text}`];
  });
  return pairs.join("&");
}

const NO_PAIR = {
  code: "ERR_INVALID_PARAMETER",
  reason: "form",
  detail: "must be text, a number, a boolean, a Date or a list of these",
} as const;

/** Throws the error of a value, and points at it: the template is the program's own, so that its query is shown, too. */
function fail(
  strings: readonly string[],
  index: number,
  { code, reason, detail }: Omit<Issue, "name"> & { readonly code: EndpointErrorCode },
  name = `values[${index}]`,
): never {
  const marked = expressionsOf(strings).slice(index, index + 1);
  throw errorOf(code, [{ name, reason, detail }], { text: strings.join(PLACE), marked });
}

/** Throws the error of the text itself, and points at the character, if it is one. */
function failText(strings: readonly string[], reason: Reason, detail: string, index = 0, at?: number): never {
  const position = at === undefined ? undefined : [...strings.slice(0, index), ""].join(PLACE).length + at;
  const marked = position === undefined ? [] : [{ start: position, end: position + 1 }];
  const issue = { name: "template", reason, detail, ...(position !== undefined && { position }) };
  throw errorOf("ERR_INVALID_TEMPLATE", [issue], { text: strings.join(PLACE), marked });
}

import { LONGEST_TEXT } from "../errors/longest-text.js";
import type { Call, Route } from "../types/mini-call.js";
import type { RequestOptions } from "../types/options.js";
import { hasEmptyPart, type PathSegments, segmentsOf } from "../shared/path-segments.js";
import { CLASS, fail, kindOf, LIST, merge, refuse, textOf, without } from "./input.js";

// RFC 6570, section 2, as far as it goes here: a path of literals and {name}, then {?a,b*}. No literal is beyond ASCII, "?" or "#",
// nor "$" before a brace, which is a template literal without backticks.
const TEMPLATE =
  /^(\/(?!\/)(?:[\w!&-/:;=@[\]~]|\$(?!\{)|%[\dA-F]{2}|\{\w[\w-]*\})*)(?:\{\?(\w[\w-]*\*?(?:,\w[\w-]*\*?)*)\})?$/i;
/** A `:name`, unless it follows a word; a percent-encoded character is none (C3). */
const COLON_NAME = /(?<=%[\dA-Fa-f]{2}|(?<![\w}%])):([A-Za-z_]\w*)/g;
/** URL parsers remove these segments before the request is sent (C6). */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Recent routes. Longer ones were generated. */
const routes = /* @__PURE__ */ new Map<unknown, Route>();
const namesIn = (pieces: readonly string[]): string[] => pieces.filter((_, index) => index % 2);

/** Parses a route: `"<METHOD> <path>"`, or `"<path>"` for GET (B1, B2). */
export function readRoute(route: unknown): Route {
  const known = routes.get(route);
  if (known) return known;
  const [text, method = "GET", url = ""] = /^(?:(\S+) +)?(\/\S*)$/.exec(textOf(route) ?? "") ?? [];
  if (!text) fail("INVALID_ROUTE");
  if (!/^(?:GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)$/.test(method)) fail("INVALID_METHOD");
  // Without a match, the path is a wrong one.
  const [, path = "/.", list] = TEMPLATE.exec(url.replace(COLON_NAME, "{$1}")) ?? [];
  if (DOT_SEGMENT.test(path)) fail("INVALID_TEMPLATE");
  const segments = path.split("/").map((segment) => segment.split(/[{}]/));
  const listed = list?.split(",").map((item) => item.split("*")) ?? [];
  const names = new Set([...segments.flatMap(namesIn), ...listed.map(([name = ""]) => name)]);
  const parsed = { method: method.toLowerCase(), segments, listed, names };
  if (routes.size > 99) routes.clear();
  if (text!.length < 999) routes.set(route, parsed);
  return parsed;
}

/** The type of a JSON body, unless the caller sets one (D3). */
export const JSON_TYPE = "application/json; charset=utf-8";

/** Builds the request options of a call (Rules for build, rule set P). */
export function buildRequest(call: Call, route: Route, defaults: Call, baseUrl: string): RequestOptions {
  const { method, segments, listed, names } = route;
  const { parameters, query, headers, data, request } = merge(defaults, call);
  const hasBody = /^[pd]/.test(method);
  // A4: `.query()` overrides what else goes to the query, and defaults.
  const isDefault = ([name, value]: [string, unknown]): boolean => Object.is(value, defaults.parameters[name]);
  const rest = Object.entries(parameters).filter(
    (one) => !names.has(one[0]) && !(Object.hasOwn(query, one[0]) && (!hasBody || isDefault(one))),
  );
  const inPath = new Set(segments.flatMap(namesIn));
  const invalid: string[] = [];
  const missing: string[] = [];
  const unsafe: string[] = [];
  let longest = { name: "url", text: "" };
  let length = 0;

  /** Percent-encodes all but the unreserved characters (C2), until the url is too long. */
  const encode = (name: string, value: unknown): string => {
    const text = textOf(value);
    if (text === undefined) invalid.push(name);
    if (!text || length > LONGEST_TEXT) return "";
    length += text.length;
    return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%2${"1789A"["!'()*".indexOf(mark)]!}`);
  };
  /** The text of a single value or of a list; `undefined` if it is absent (C4, C9). */
  const expand = (name: string, value: unknown, separator = ","): string | undefined => {
    const list = kindOf(value) === LIST ? (value as readonly unknown[]) : [value];
    let text: string | undefined;
    for (let index = 0; index < list.length; index += 1) {
      // A hole is an error: a list of few items may have a length of four billion.
      if (!Object.hasOwn(list, index)) return encode(name, list);
      const item = list[index] ?? undefined;
      if (item !== undefined) text = (text === undefined ? "" : text + separator) + encode(name, item);
    }
    if (text && text.length > longest.text.length) longest = { name, text };
    return text;
  };
  const pair = (name: string, value: unknown, separator?: string): string => {
    const text = expand(name, value, separator);
    return text === undefined ? "" : `&${encode(name, name)}=${text}`;
  };

  // The parameters without a placeholder: P2, P3. `.query()` is for all methods.
  let pairs = "";
  for (const [name, value] of [...(hasBody ? [] : rest), ...Object.entries(query)]) pairs += pair(name, value);

  /** Each part is percent-encoded; an encoded "%2F" of the text is "%252F" (C13). */
  const fillPath = (name: string, { text, empty }: PathSegments): string | undefined => {
    const path = expand(name, text)?.replaceAll("%2F", "/");
    if (path && !empty && hasEmptyPart(path)) unsafe.push(name);
    return path;
  };

  // The placeholders: P1. Without a value, or as a dot segment, one makes another resource of the path (C5, C6).
  const filled = segments.map((pieces) => {
    const absent: string[] = [];
    const fill = (piece: string, index: number): string => {
      if (index % 2 === 0) return piece;
      const value = parameters[piece];
      const path = segmentsOf(value);
      const text = path ? fillPath(piece, path) : expand(piece, value);
      if (text === undefined) absent.push(piece);
      return text ?? "";
    };
    const segment = pieces.map(fill).join("");
    missing.push(...(segment ? absent : namesIn(pieces)));
    if (DOT_SEGMENT.test(segment)) unsafe.push(...namesIn(pieces));
    return segment;
  });
  const first = listed.map(([name = "", star]) => {
    const isOverridden = Object.hasOwn(query, name) && !inPath.has(name);
    return isOverridden ? "" : pair(name, parameters[name], star === undefined ? "," : `&${name}=`);
  });
  fail("INVALID_PARAMETER", invalid);
  fail("MISSING_PARAMETER", missing);
  fail("UNSAFE_PATH", unsafe);
  const url = baseUrl + filled.join("/") + (first.join("") + pairs).replace("&", "?");
  if (url.length > LONGEST_TEXT) fail("INVALID_PARAMETER", [longest.name]);

  // The body: P3, P4. Beside `data`, only defaults may be left out (B4, D2).
  if (data !== undefined) {
    refuse(!hasBody, "data");
    const lost = rest.filter((one) => !isDefault(one));
    fail("INVALID_PARAMETER", lost.map(([name]) => name)); // prettier-ignore
  }
  const body = hasBody && data === undefined && rest.length > 0 ? Object.fromEntries(rest) : data;
  if (kindOf(body) % CLASS) (headers as Record<string, unknown>)["content-type"] ??= JSON_TYPE;
  // D3: a content type of defaults describes a body.
  const isOfCall = call.headers["content-type"] !== undefined;
  if (body === undefined && !isOfCall) Reflect.deleteProperty(headers, "content-type");
  const sent = without(null, headers) as Record<string, string>;
  return { method, url, headers: sent, ...(body !== undefined && { body }), ...(request && { request }) };
}

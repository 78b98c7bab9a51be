import type { RequestOptions } from "../types/options.js";
import { fail, kindOf, LIST, merge, PLAIN, refuse, textOf, type Call, type Values } from "./input.js";

/** A parsed route. */
export interface Route {
  /** In lower case. */
  readonly method: string;
  /** With `{name}` for each placeholder. */
  readonly path: string;
  /** The path as a literal, a name, a literal, a name, … and a literal. */
  readonly pieces: readonly string[];
  /** The names of `{?a,b*}`, with their "*". */
  readonly listed: readonly string[];
  /** All names in the route. */
  readonly names: ReadonlySet<string>;
}

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
  const pieces = path.split(/[{}]/);
  const listed = list?.split(",") ?? [];
  const names = new Set([...pieces.filter((_, index) => index % 2), ...listed.map((name) => name.replace("*", ""))]);
  const parsed = { method: method.toLowerCase(), path, pieces, listed, names };
  if (routes.size > 99) routes.clear();
  if (text!.length < 999) routes.set(route, parsed);
  return parsed;
}

/** Builds the request options of a call (Rules for build, rule set P). */
export function buildRequest(baseUrl: string, route: Route, defaults: Call, call: Call): RequestOptions {
  const { method, path, pieces, listed, names } = route;
  const { parameters, query, headers, data, request }: Call = merge(defaults, call);
  const hasBody = /^[pd]/.test(method);
  const rest: [name: string, value: unknown][] = [];
  const invalid: string[] = [];
  const missing: string[] = [];
  const unsafe: string[] = [];

  /** Percent-encodes all but the unreserved characters; an absent value has no text (C2, C4). */
  const encode = (name: string, value: unknown): string | undefined => {
    if (value === undefined || value === null) return undefined;
    const text = textOf(value);
    if (text === undefined) invalid.push(name);
    if (!text || /^[\w.~-]*$/.test(text)) return text;
    return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%2${"1789A"["!'()*".indexOf(mark)]!}`);
  };
  /** The same for a list, with a separator between its items (C9). */
  const expand = (name: string, value: unknown, separator = ","): string | undefined => {
    if (kindOf(value) !== LIST) return encode(name, value);
    const list = value as readonly unknown[];
    let texts: string | undefined;
    for (let index = 0; index < list.length; index += 1) {
      // A hole is an error: a list of few items may have a length of four billion.
      if (!Object.hasOwn(list, index)) return encode(name, list);
      const text = encode(name, list[index]);
      if (text !== undefined) texts = texts === undefined ? text : texts + separator + text;
    }
    return texts;
  };
  const pair = (name: string, value: unknown, separator?: string): string => {
    const text = expand(name, value, separator);
    return text === undefined ? "" : `&${encode(name, name)!}=${text}`;
  };

  // The parameters without a placeholder: P2, P3. `.query()` is for all methods.
  let pairs = "";
  for (const name of Object.keys(parameters)) {
    if (names.has(name)) continue;
    if (hasBody) rest.push([name, parameters[name]]);
    else pairs += pair(name, parameters[name]);
  }
  for (const name of Object.keys(query)) pairs += pair(name, query[name]);

  // The placeholders: P1.
  const absent = new Set<string>();
  const filled = pieces.reduce((start, piece, index) => {
    if (index % 2 === 0) return start + piece;
    const text = expand(piece, ownValue(parameters, piece));
    if (text === undefined) absent.add(piece);
    return start + (text ?? "");
  }, "");
  const segments = filled.split("/");
  // No value has a "/", so both paths have the same segments. A missing one would make another resource of the path (C5), and so
  // would a dot segment (C6).
  if (absent.size > 0 || segments.some((segment) => !segment || DOT_SEGMENT.test(segment)))
    path.split("/").forEach((template, index) => {
      for (const name of template.split(/[{}]/).filter((_, position) => position % 2)) {
        if (!segments[index] || absent.has(name)) missing.push(name);
        if (DOT_SEGMENT.test(segments[index]!)) unsafe.push(name);
      }
    });
  let first = "";
  for (const item of listed) {
    const name = item.replace("*", "");
    first += pair(name, ownValue(parameters, name), item === name ? "," : `&${name}=`);
  }
  fail("INVALID_PARAMETER", invalid);
  fail("MISSING_PARAMETER", missing);
  fail("UNSAFE_PATH", unsafe);

  // The body: P3, P4. Beside `data`, only defaults may be left out (B4, D2).
  if (data !== undefined) {
    refuse(!hasBody, "data");
    const lost = rest.filter(([name, value]) => !Object.is(value, ownValue(defaults.parameters, name)));
    fail("INVALID_PARAMETER", lost.map(([name]) => name)); // prettier-ignore
  }
  const body = data === undefined && rest.length > 0 ? Object.fromEntries(rest) : data;
  const isJson = kindOf(body) === LIST || kindOf(body) === PLAIN;
  const isTyped = !isJson || typeof ownValue(headers, "content-type") === "string";
  const fields: Record<string, unknown> = isTyped
    ? headers
    : { ...headers, "content-type": "application/json; charset=utf-8" };
  for (const name in fields) if (fields[name] === null) Reflect.deleteProperty(fields, name);
  return {
    method,
    url: baseUrl + filled + (first + pairs).replace("&", "?"),
    headers: fields as Record<string, string>,
    ...(body !== undefined && { body }),
    ...(request && { request }),
  };
}

function ownValue(values: Values, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

import { isStyle } from "../bodies/write-style.js";
import { invalidOption } from "../errors/kinds.js";
import { raise } from "../errors/raise.js";
import { readBaseUrl } from "../kernel/base-url.js";
import type { BaseUrl } from "../kernel/settings.js";
import { isTexts, ownProperties } from "../kernel/values.js";
import { FIELD_VALUE, TOKEN } from "../shared/headers.js";
import type { BodyEncoder } from "../types/policy.js";
import type { QueryStyle } from "../types/vendor-routes.js";

/** A rule, checked and copied. */
export interface ParsedRule {
  readonly url: string;
  readonly baseUrl: BaseUrl | undefined;
  readonly query: ReadonlyMap<string, QueryStyle | "querystring">;
  /** The names of header fields in lower case, and whether objects in them are exploded. */
  readonly headers: ReadonlyMap<string, boolean>;
  readonly accept: string | undefined;
  readonly contentType: string | undefined;
  readonly body: BodyEncoder | "data" | undefined;
  readonly encodesText: boolean;
  readonly requiresBody: boolean;
  /** The names of parameters whose texts are those of `segments()` (C13). */
  readonly segments: readonly string[];
  /** The names of cookies, which calls must not pass as parameters. */
  readonly cookies: readonly string[];
  /** The names of default parameters that are not sent. */
  readonly withoutDefaults: ReadonlySet<string>;
  /** By path, the default parameters that its routes send, and other routes of the method do not. */
  readonly defaults: ReadonlyMap<string, readonly string[]>;
  readonly defaultNames: ReadonlySet<string>;
}

/** The name of the rule for all routes. */
export const ALL = "*";

/** The name of the rule for all routes of a method. */
export function ofMethod(method: string): string {
  return `${method} *`;
}

/** Whether it is the name of a rule for many routes, which has nothing but names of defaults. */
export function isShared(route: string): boolean {
  return /^(?:[A-Z-]+ )?\*$/.test(route);
}

const ROUTE = /^[A-Z-]+ \/[^ \t]*$/;

const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  __proto__: null as never,
  url: (value) => typeof value === "string" && value,
  baseUrl: (value) => readBaseUrl(value, raise),
  query: readStyles,
  headers: (value) => isTexts(value) && readNames(value),
  accept: readField,
  contentType: readField,
  body: (value) => (value === "data" || typeof value === "function") && value,
  encodesText: (value) => value === true,
  requiresBody: (value) => value === true,
  segments: (value) => isTexts(value) && [...value],
  cookies: (value) => isTexts(value) && [...value],
  withoutDefaults: (value) => isTexts(value) && new Set(value),
  defaults: readDefaults,
};

/**
 * Reads a rule.
 *
 * @param route - the documented route
 * @throws {InvalidOptionError} When the route or the rule is invalid.
 */
export function readRule(route: string, rule: unknown): ParsedRule {
  if (!isShared(route) && !ROUTE.test(route))
    throw invalidOption(`routes.${route}`, "form", 'named by a route such as "GET /users/{id}"');
  const given = ownProperties(typeof rule === "string" ? { url: rule } : rule, `routes.${route}`, raise);
  const fields: Record<string, unknown> = {
    url: "",
    baseUrl: undefined,
    accept: undefined,
    contentType: undefined,
    body: undefined,
    query: new Map(),
    headers: new Map(),
    encodesText: false,
    requiresBody: false,
    segments: [],
    cookies: [],
    withoutDefaults: new Set(),
    defaults: new Map(),
  };
  const [known, forms] = fieldsOf(route);
  for (const [name, field] of Object.entries(given)) {
    if (field === undefined) continue;
    const value = known.test(name) && READERS[name]?.(field);
    if (!value) throw invalidOption(`routes.${route}.${name}`, "form", forms);
    fields[name] = value;
  }
  const defaultNames = new Set([...(fields as { defaults: ParsedRule["defaults"] }).defaults.values()].flat());
  return { ...fields, defaultNames } as unknown as ParsedRule;
}

/** The fields that a rule may have, and how an error names them. */
function fieldsOf(route: string): readonly [known: RegExp, forms: string] {
  if (route === ALL)
    return [
      /^(?:withoutDefaults|cookies)$/,
      'withoutDefaults: [names] or cookies: [names], the only fields of the rule "*"',
    ];
  if (isShared(route))
    return [/^(?:withoutDefaults|defaults)$/, "withoutDefaults: [names], or defaults: { path: names }"];
  return [
    /^(?!defaults$)/,
    "part of a rule: url, baseUrl, query, headers, accept, contentType, body, encodesText, requiresBody, segments, cookies or withoutDefaults",
  ];
}

/** Reads names by path: `{ "/users": "page,sort" }`. */
function readDefaults(value: unknown): ParsedRule["defaults"] | undefined {
  const entries = Object.entries(ownProperties(value, "defaults", raise));
  const isValid = entries.every(([path, names]) => path.startsWith("/") && typeof names === "string");
  return isValid ? new Map(entries.map(([path, names]) => [path, (names as string).split(",")])) : undefined;
}

function readStyles(value: unknown): ReadonlyMap<string, unknown> | undefined {
  const styles = Object.entries(ownProperties(value, "query", raise)).filter(([, style]) => style !== undefined);
  return styles.every(([, style]) => isStyle(style) || style === "querystring") ? new Map(styles) : undefined;
}

function readNames(names: readonly string[]): ReadonlyMap<string, boolean> | undefined {
  if (!names.every((name) => TOKEN.test(name))) return undefined;
  return new Map(names.map((name) => [name.replace(/\*$/, "").toLowerCase(), name.endsWith("*")]));
}

function readField(value: unknown): unknown {
  return typeof value === "string" && FIELD_VALUE.test(value) && value;
}

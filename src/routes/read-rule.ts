import { isStyle } from "../bodies/write-style.js";
import { invalidOption } from "../errors/kinds.js";
import { raise } from "../errors/raise.js";
import { readTemplate } from "../vendor/base-template.js";
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
  /** Whether default parameters are never members of a body. */
  readonly bodiesWithoutDefaults: boolean;
}

/** The name of the rule for all routes. */
export const ALL = "*";

const ROUTE = /^[A-Z-]+ \/[^ \t]*$/;

const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  __proto__: null as never,
  url: (value) => typeof value === "string" && value,
  baseUrl: readTemplate,
  query: readStyles,
  headers: (value) => isTexts(value) && readNames(value),
  accept: readField,
  contentType: readField,
  body: (value) => (value === "data" || typeof value === "function") && value,
  encodesText: (value) => value === true,
  requiresBody: (value) => value === true,
  segments: (value) => isTexts(value) && [...value],
  cookies: (value) => isTexts(value) && [...value],
  bodiesWithoutDefaults: (value) => value === true,
};

/**
 * Reads a rule.
 *
 * @param route - the documented route
 * @throws {InvalidOptionError} When the route or the rule is invalid.
 */
export function readRule(route: string, rule: unknown): ParsedRule {
  if (route !== ALL && !ROUTE.test(route))
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
    bodiesWithoutDefaults: false,
  };
  const [known, forms] = fieldsOf(route);
  for (const [name, field] of Object.entries(given)) {
    if (field === undefined) continue;
    const value = known.test(name) && READERS[name]?.(field);
    if (!value) throw invalidOption(`routes.${route}.${name}`, "form", forms);
    fields[name] = value;
  }
  return fields as unknown as ParsedRule;
}

/** The fields that a rule may have, and how an error names them. */
function fieldsOf(route: string): readonly [known: RegExp, forms: string] {
  if (route === ALL)
    return [
      /^(?:bodiesWithoutDefaults|cookies)$/,
      'bodiesWithoutDefaults: true or cookies: [names], the only fields of the rule "*"',
    ];
  return [
    /^(?!bodiesWithoutDefaults$)/,
    "part of a rule: url, baseUrl, query, headers, accept, contentType, body, encodesText, requiresBody, segments or cookies",
  ];
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

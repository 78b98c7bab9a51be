import { isStyle } from "../bodies/write-style.js";
import { invalidOption } from "../errors/invalid-option.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { raise } from "../errors/raise.js";
import { readBaseUrl } from "../kernel/base-url.js";
import type { BaseUrl } from "../kernel/settings.js";
import { isTexts, ownProperties } from "../kernel/values.js";
import { FIELD_VALUE, TOKEN } from "../shared/header-syntax.js";
import type { BodyEncoder } from "../types/policy.js";
import type { QueryStyle } from "../types/vendor-routes.js";

/** A rule, checked and copied. */
export interface ParsedRule {
  readonly url: string;
  readonly baseUrl: BaseUrl | undefined;
  readonly query: ReadonlyMap<string, QueryStyle>;
  /** The names of header fields in lower case, and whether objects in them are exploded. */
  readonly headers: ReadonlyMap<string, boolean>;
  readonly accept: string | undefined;
  readonly contentType: string | undefined;
  readonly body: BodyEncoder | "data" | undefined;
  readonly requiresBody: boolean;
  /** The names of parameters whose texts are those of `segments()` (C13). */
  readonly segments: readonly string[];
  /** The names of default parameters that are not sent. */
  readonly withoutDefaults: readonly string[];
}

/** The name of the rule for all routes. */
export const ALL = "*";

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
  requiresBody: (value) => value === true,
  segments: (value) => isTexts(value) && [...value],
  withoutDefaults: (value) => isTexts(value) && [...value],
};

/**
 * Reads a rule.
 *
 * @param route - the documented route
 * @throws {InvalidOptionError} When the route or the rule is invalid.
 */
export function readRule(route: string, rule: unknown): ParsedRule {
  if (route.length > LONGEST_TEXT) throw invalidOption("routes", "length");
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
    requiresBody: false,
    segments: [],
    withoutDefaults: [],
  };
  if (route === ALL && Object.keys(given).join() !== "withoutDefaults")
    throw invalidOption(`routes.${route}`, "form", "{ withoutDefaults: [names] }");
  for (const [name, field] of Object.entries(given)) {
    if (field === undefined) continue;
    if ([field].flat().some(isTooLong)) throw invalidOption(`routes.${route}.${name}`, "length");
    const value = READERS[name]?.(field);
    if (!value) throw invalidOption(`routes.${route}.${name}`, "form", FORMS);
    fields[name] = value;
  }
  return fields as unknown as ParsedRule;
}

const FORMS =
  "part of a rule: url, baseUrl, query, headers, accept, contentType, body, requiresBody, segments or withoutDefaults";

function isTooLong(text: unknown): boolean {
  return typeof text === "string" && text.length > LONGEST_TEXT;
}

function readStyles(value: unknown): ReadonlyMap<string, unknown> | undefined {
  const styles = Object.entries(ownProperties(value, "query", raise)).filter(([, style]) => style !== undefined);
  return styles.every(([, style]) => isStyle(style)) ? new Map(styles) : undefined;
}

function readNames(names: readonly string[]): ReadonlyMap<string, boolean> | undefined {
  if (!names.every((name) => TOKEN.test(name))) return undefined;
  return new Map(names.map((name) => [name.replace(/\*$/, "").toLowerCase(), name.endsWith("*")]));
}

function readField(value: unknown): unknown {
  return typeof value === "string" && FIELD_VALUE.test(value) && value;
}

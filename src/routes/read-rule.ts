import { isStyle } from "../bodies/write-style.js";
import { invalidOption } from "../errors/invalid-option.js";
import { readBaseUrl } from "../options/base-url.js";
import type { ParsedOptions } from "../options/options.js";
import { FIELD_VALUE, TOKEN } from "../shared/header-syntax.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { isList, ownItems, readProperties } from "../shared/passed-values.js";
import type { BodyEncoder } from "../types/policy.js";
import type { QueryStyle } from "../types/vendor-routes.js";

/** A rule, checked and copied. */
export interface ParsedRule {
  readonly url: string;
  readonly baseUrl: ParsedOptions["baseUrl"];
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
  /** Whether the rule has only a url. */
  readonly isUrlOnly: boolean;
}

/** The name of the rule for all routes. */
export const ALL = "*";

const ROUTE = /^[A-Z-]+ \/[^ \t]*$/;

const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  __proto__: null as never,
  url: (value) => typeof value === "string" && value,
  baseUrl: readBaseUrl,
  query: readStyles,
  headers: (value) => isList(value) && readNames(ownItems(value)),
  accept: readField,
  contentType: readField,
  body: (value) => (value === "data" || typeof value === "function") && value,
  requiresBody: (value) => value === true,
  segments: (value) => isList(value) && readTexts(ownItems(value)),
  withoutDefaults: (value) => isList(value) && readTexts(ownItems(value)),
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
  const { names, values } = readProperties(typeof rule === "string" ? { url: rule } : rule, `routes.${route}`);
  const fields: Record<string, unknown> = {
    __proto__: null,
    url: "",
    query: new Map(),
    headers: new Map(),
    requiresBody: false,
    segments: [],
    withoutDefaults: [],
  };
  names.forEach((name, index) => {
    if ([values[index]].flat().some(isTooLong)) throw invalidOption(`routes.${route}.${name}`, "length");
    const value = READERS[name]?.(values[index]);
    if (!value) throw invalidOption(`routes.${route}.${name}`, "form", FORMS);
    fields[name] = value;
  });
  if (route === ALL && names.join() !== "withoutDefaults")
    throw invalidOption(`routes.${route}`, "form", "{ withoutDefaults: [names] }");
  const isUrlOnly = names.every((name) => name === "url");
  return { __proto__: null, ...fields, isUrlOnly } as unknown as ParsedRule;
}

const FORMS =
  "part of a rule: url, baseUrl, query, headers, accept, contentType, body, requiresBody, segments or withoutDefaults";

function isTooLong(text: unknown): boolean {
  return typeof text === "string" && text.length > LONGEST_TEXT;
}

function readStyles(value: unknown): ReadonlyMap<string, unknown> | undefined {
  const { names, values } = readProperties(value, "query");
  return values.every(isStyle) ? new Map(names.map((name, index) => [name, values[index]])) : undefined;
}

function readNames(items: readonly unknown[]): ReadonlyMap<string, boolean> | undefined {
  const names = items.filter((item): item is string => typeof item === "string" && TOKEN.test(item));
  if (names.length < items.length) return undefined;
  return new Map(names.map((name) => [name.replace(/\*$/, "").toLowerCase(), name.endsWith("*")]));
}

function readTexts(items: readonly unknown[]): readonly unknown[] | undefined {
  return items.every((item) => typeof item === "string") ? items : undefined;
}

function readField(value: unknown): unknown {
  return typeof value === "string" && FIELD_VALUE.test(value) && value;
}

import { isStyle, STYLES } from "../bodies/write-style.js";
import { invalidOption } from "../errors/raise.js";
import { readBaseTemplate } from "../vendor/base-template.js";
import type { BaseUrl } from "../kernel/settings.js";
import { isList, isTexts, ownProperties } from "../kernel/values.js";
import { FIELD_VALUE, TOKEN } from "../shared/headers.js";
import type { BodyEncoder, QueryStyle } from "../types/policy.js";

/** A rule, checked and copied. */
export interface ParsedRule {
  readonly url: string;
  readonly baseUrl: BaseUrl | undefined;
  readonly query: ReadonlyMap<string, QueryStyle | "querystring" | undefined>;
  /** The names of header fields in lower case, and whether objects in them are exploded. */
  readonly headers: ReadonlyMap<string, boolean>;
  readonly accept: string | undefined;
  readonly contentType: string | undefined;
  readonly body: BodyEncoder | "data" | undefined;
  readonly encodesText: boolean;
  readonly requiresBody: boolean;
  /** The names of parameters whose texts are those of `segments()`. */
  readonly segments: readonly string[];
  /** The names of cookies, which calls must not pass as parameters. */
  readonly cookies: readonly string[];
  /** Whether default parameters are never members of a body. */
  readonly bodiesWithoutDefaults: boolean;
}

/** A rule that says nothing. */
export const NO_RULE: ParsedRule = /* @__PURE__ */ Object.freeze({
  url: "",
  baseUrl: undefined,
  query: /* @__PURE__ */ new Map(),
  headers: /* @__PURE__ */ new Map(),
  accept: undefined,
  contentType: undefined,
  body: undefined,
  encodesText: false,
  requiresBody: false,
  segments: [],
  cookies: [],
  bodiesWithoutDefaults: false,
});

/** The name of the rule for all routes. */
export const ALL = "*";

const ROUTE = /^[A-Z-]+ \/(?:[^ \t{]|\{(?![^{}]*\})|\{[^{}]*\})*$/;

interface Field {
  /** What the value must be. */
  readonly form: string;
  /** Returns the value for the rule; a falsy value if it is not allowed. */
  readonly read: (value: unknown) => unknown;
}

const HEADER: Field = { form: "a header value", read: readField };
const TRUE: Field = { form: "true", read: (value) => value === true };
const NAMES: Field = { form: "a list of names", read: (value) => isTexts(value) && [...value] };

/** The fields of a rule, and of the rule for all routes. */
// A function, because a bundler keeps an object with a text that it would have to join.
const FIELDS: Readonly<Record<string, Field>> = /* @__PURE__ */ (() => ({
  url: { form: "a URI template, such as {?key,ref}", read: (value) => typeof value === "string" && value },
  baseUrl: { form: "a base URL", read: readBaseTemplate },
  query: { form: `a list of names, or a style for each name: ${STYLES.join(", ")} or querystring`, read: readStyles },
  headers: { form: "a list of header names", read: (value) => isTexts(value) && readNames(value) },
  accept: HEADER,
  contentType: HEADER,
  body: {
    form: 'an encoder, or "data"',
    read: (value) => (value === "data" || typeof value === "function") && value,
  },
  encodesText: TRUE,
  requiresBody: TRUE,
  segments: NAMES,
  cookies: NAMES,
}))();
const SHARED_FIELDS: typeof FIELDS = { bodiesWithoutDefaults: TRUE, cookies: NAMES };

/**
 * Reads a rule.
 *
 * @param route - the documented route
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the route or the rule is invalid.
 */
export function readRule(route: string, rule: unknown): ParsedRule {
  if (route !== ALL && !ROUTE.test(route))
    throw invalidOption(`routes.${route}`, "form", 'named by a route such as "GET /users/{id}"');
  const given = ownProperties(typeof rule === "string" ? { url: rule } : rule, `routes.${route}`);
  const fields: Record<string, unknown> = { ...NO_RULE };
  const known = route === ALL ? SHARED_FIELDS : FIELDS;
  for (const [name, set] of Object.entries(given)) {
    if (set === undefined) continue;
    const field = Object.hasOwn(known, name) ? known[name] : undefined;
    const names = Object.keys(known).join(", ");
    if (!field) throw invalidOption(`routes.${route}.${name}`, "field", names);
    const value = field.read(set);
    if (!value) throw invalidOption(`routes.${route}.${name}`, "form", field.form);
    fields[name] = value;
  }
  return fields as unknown as ParsedRule;
}

/** The style of each name; without one, the policy writes it. */
function readStyles(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (isList(value)) return isTexts(value) ? new Map(value.map((name) => [name, undefined])) : undefined;
  const styles = Object.entries(ownProperties(value, "query")).filter(([, style]) => style !== undefined);
  return styles.every(([, style]) => isStyle(style) || style === "querystring") ? new Map(styles) : undefined;
}

function readNames(names: readonly string[]): ReadonlyMap<string, boolean> | undefined {
  if (!names.every((name) => TOKEN.test(name))) return undefined;
  return new Map(names.map((name) => [name.replace(/\*$/, "").toLowerCase(), name.endsWith("*")]));
}

function readField(value: unknown): unknown {
  return typeof value === "string" && FIELD_VALUE.test(value) && value;
}

import { isStyle, STYLES } from "../bodies/write-style.js";
import type { EndpointError, Issue } from "../errors/endpoint-error.js";
import type { BaseUrl } from "../kernel/settings.js";
import { isList, isTexts, propertiesOf, type Values } from "../kernel/values.js";
import { FIELD_VALUE, TOKEN } from "../shared/field-values.js";
import type { BodyEncoder, QueryStyle } from "../types/policy.js";
import { readBaseTemplate } from "../vendor/base-template.js";
import { readFields, type Field } from "../vendor/fields.js";

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
  /** The names of members of the body that something else has, too. */
  readonly members: readonly string[];
  /** The values of parameters that no default and no call sets. */
  readonly defaults: Values;
  /** The names of parameters that may be objects; `undefined` if all may be. */
  readonly objects: readonly string[] | undefined;
  /** The names of header fields that calls set by the option. */
  readonly optionHeaders: readonly string[];
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
  members: [],
  defaults: {},
  objects: undefined,
  optionHeaders: [],
  bodiesWithoutDefaults: false,
});

/** The name of the rule for all routes. */
export const ALL = "*";

const ROUTE = /^[A-Z-]+ \/(?:[^ \t{]|\{(?![^{}]*\})|\{[^{}]*\})*$/;

const HEADER: Field = {
  form: "a header value",
  read: (value) => (typeof value === "string" && value && FIELD_VALUE.test(value) ? value : undefined),
};
const TRUE: Field = { form: "true", read: (value) => (value === true ? true : undefined) };
const NAMES: Field = { form: "a list of names", read: (value) => (isTexts(value) ? [...value] : undefined) };

/** The fields of a rule, and of the rule for all routes. */
// A function, because a bundler keeps an object with a text that it would have to join.
const FIELDS: Readonly<Record<string, Field>> = /* @__PURE__ */ (() => ({
  url: {
    form: "a URI template, such as {?key,ref}",
    read: (value: unknown) => (typeof value === "string" && value ? value : undefined),
  },
  baseUrl: {
    form: "",
    read: (value: unknown, path: string, issues: Issue[]) => {
      try {
        return readBaseTemplate(value, path);
      } catch (error) {
        // Reported with what else is wrong with the rules (F1).
        issues.push(...(error as EndpointError).issues);
        return undefined;
      }
    },
  },
  query: {
    form: `a list of names, or a style for each name: ${STYLES.join(", ")} or querystring`,
    read: readQueryStyles,
  },
  headers: {
    form: "a list of header names",
    read: (value: unknown) => (isTexts(value) ? readNames(value) : undefined),
  },
  accept: HEADER,
  contentType: HEADER,
  body: {
    form: 'an encoder, or "data"',
    read: (value: unknown) => (value === "data" || typeof value === "function" ? value : undefined),
  },
  encodesText: TRUE,
  requiresBody: TRUE,
  segments: NAMES,
  cookies: NAMES,
  members: NAMES,
  defaults: {
    form: "an object of values",
    read: (value: unknown) => {
      const own = isList(value) ? undefined : propertiesOf(value);
      return own && { ...own };
    },
  },
  objects: NAMES,
}))();
const SHARED_FIELDS: typeof FIELDS = /* @__PURE__ */ (() => ({
  bodiesWithoutDefaults: TRUE,
  cookies: NAMES,
  objects: NAMES,
  optionHeaders: NAMES,
}))();

/**
 * Reads a rule. Adds what is wrong with it, or with its route, to `issues`.
 *
 * @param route - the documented route
 */
export function readRule(route: string, rule: unknown, issues: Issue[]): ParsedRule {
  const path = `routes.${route}`;
  if (route !== ALL && !ROUTE.test(route))
    issues.push({ name: path, reason: "form", detail: 'must be named by a route such as "GET /users/{id}"' });
  const given = typeof rule === "string" ? { url: rule } : rule;
  const fields = readFields(given, route === ALL ? SHARED_FIELDS : FIELDS, "rule", path, issues);
  return { ...NO_RULE, ...fields };
}

/** The style of each name; without one, the policy writes it. */
function readQueryStyles(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (isList(value)) return isTexts(value) ? new Map(value.map((name) => [name, undefined])) : undefined;
  const own = propertiesOf(value);
  const styles = Object.entries(own ?? {}).filter(([, style]) => style !== undefined);
  return own && styles.every(([, style]) => isStyle(style) || style === "querystring") ? new Map(styles) : undefined;
}

function readNames(names: readonly string[]): ReadonlyMap<string, boolean> | undefined {
  if (!names.every((name) => TOKEN.test(name))) return undefined;
  return new Map(names.map((name) => [name.replace(/\*$/, "").toLowerCase(), name.endsWith("*")]));
}

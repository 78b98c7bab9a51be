import { writeStyle } from "../bodies/write-style.js";
import type { Issue } from "../errors/endpoint-error.js";
import type { Call, CompiledRule, CompiledVendor, Place } from "../kernel/call.js";
import { addPair, appendPairs } from "../kernel/expansion.js";
import { asObject, rejectsNames } from "../kernel/objects.js";
import { toMember } from "../kernel/placing.js";
import { getOwn, isList, isPlainObject, percentEncode, setOwn } from "../kernel/values.js";
import { LONGEST_TEXT } from "../shared/limits.js";
import { singleText, toWellFormed } from "../shared/well-formed.js";
import type { QueryStyle } from "../types/policy.js";
import { hasFreeHost } from "../vendor/base-template.js";
import type { ParsedRule } from "./read-rule.js";
import type { RuledUrl } from "./ruled-url.js";

/**
 * Compiles a rule for a route: its url, the places of its parameters, and what it sets for all calls (I1).
 *
 * @param route - the documented route
 * @param shared - the rule of all routes
 */
export function compileRule(
  vendor: CompiledVendor,
  route: string,
  rule: ParsedRule,
  { url, names, exploded }: RuledUrl,
  shared: ParsedRule,
): CompiledRule {
  const query = new Map(
    Array.from(rule.query, ([name, style]) => [name, style === undefined ? toQuery : inStyle(style)] as const),
  );
  // A header with the name of a credential of the query is the header: only the default goes to the query (I9).
  const isField = (name: string): boolean => vendor.query.has(name) && rule.headers.has(name.toLowerCase());
  const places = new Map<string, Place>([...query].filter(([name]) => !isField(name)));
  for (const name of rule.members) places.set(name, toMember);
  for (const name of [...rule.cookies, ...shared.cookies])
    if (!places.has(name) && !rule.headers.has(name.toLowerCase())) places.set(name, rejectCookie);
  return {
    route,
    url,
    places,
    fields: new Map([
      ...shared.optionHeaders.map((name) => [name.toLowerCase(), rejectField] as const),
      ...Array.from(rule.headers, ([field, isExploded]) => [field, inHeader(field, isExploded)] as const),
    ]),
    query,
    defaults: rule.defaults,
    takesObject: shared.objects && objectsOf(rule, shared.objects, exploded),
    segments: rule.segments,
    // A default has chosen the whole host.
    baseUrl: hasFreeHost(vendor.baseUrls.ofVendor) && rule.baseUrl?.prefix ? undefined : rule.baseUrl,
    accept: rule.accept,
    contentType: rule.contentType,
    body: rule.body,
    encodesText: rule.encodesText,
    requiresBody: rule.requiresBody,
    isRestyled: restyles([...rule.query.keys(), ...names]),
  };
}

/** What a chain has chosen of the policy overrides the styles of a rule, for these names. */
function restyles(names: readonly string[]): CompiledRule["isRestyled"] {
  return ({ options: { policy } }, name, value) => {
    const choice = isList(value) ? policy?.arrays : isPlainObject(value) ? policy?.objects : undefined;
    return choice !== undefined && names.includes(name);
  };
}

/** Tells which parameters may be objects: those that are named, and those that are written as only objects need it. */
function objectsOf(
  { objects = [], query, headers }: ParsedRule,
  ofAll: readonly string[],
  exploded: readonly string[],
): (name: string) => boolean {
  const styled = [...query].filter(([, style]) => style && /^(?:deepObject|json|querystring)$/.test(style));
  const known = new Set([...ofAll, ...objects, ...exploded, ...styled.map(([name]) => name)]);
  return (name) => known.has(name) || headers.get(name.toLowerCase()) === true;
}

const toQuery: Place = (call, name, value) => {
  addPair(call, name, value, "I1");
};

function inStyle(style: QueryStyle | "querystring"): Place {
  return (call, name, value) => {
    const isWhole = style === "querystring";
    const object = style === "form" ? asObject(value) : undefined;
    if (object && rejectsNames(call, name, object)) return;
    const pairs = writeStyledPairs(call, name, value, isWhole ? "json" : style);
    const text = pairs
      .map(([key, content]) => (isWhole ? "" : `${percentEncode(toWellFormed(key))}=`) + percentEncode(content))
      .join("&");
    call.recorder?.placed({ name, place: "query", rule: "I1", text: text || undefined, expression: style });
    appendPairs(call, text);
  };
}

function inHeader(field: string, isExploded: boolean): Place {
  return (call, name, value, isOfCall) => {
    const text = singleText(value) ?? textOfItems(call, name, value, isExploded);
    call.recorder?.placed({ name, place: "header", rule: "I1", text, expression: field });
    // What the call sets as a header field overrides a default.
    const isSet = !isOfCall && typeof getOwn(call.options.headers, field) === "string";
    if (text !== undefined && !isSet) setOwn((call.fields ??= {}), field, text);
  };
}

function textOfItems(call: Call, name: string, value: unknown, isExploded: boolean): string | undefined {
  if (!isExploded || !isPlainObject(value)) return writeStyledPairs(call, name, value, "comma").at(0)?.[1];
  return writeStyledPairs(call, name, value, "form")
    .map((pair) => pair.join("="))
    .join(",");
}

/** Converts a parameter to pairs. */
function writeStyledPairs(
  { faults }: Call,
  name: string,
  value: unknown,
  style: QueryStyle,
): [name: string, text: string][] {
  const issues: Issue[] = [];
  const pairs = writeStyle(name, value, style, issues, undefined, LONGEST_TEXT);
  for (const issue of issues) faults.push({ code: "ERR_INVALID_PARAMETER", ...issue });
  return pairs;
}

/** OpenAPI leaves such a header to others: it is an option (D10). */
const rejectField: Place = ({ faults }, name, value) => {
  if (value === null) return;
  const detail = "is a header field, which calls set by the option headers";
  faults.push({ code: "ERR_INVALID_PARAMETER", name, reason: "optionHeader", detail });
};

/** A cookie is not passed by name: it would be in the url, which logs keep. */
const rejectCookie: Place = ({ faults }, name, value) => {
  if (value === null) return;
  const detail = "is a cookie, which must not be in a url or a body; set the cookie header";
  faults.push({ code: "ERR_INVALID_PARAMETER", name, reason: "cookie", detail });
};

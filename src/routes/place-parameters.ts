import { isPlainObject } from "../shared/passed-values.js";
import { singleText, toWellFormed } from "../shared/well-formed.js";
import { writeStyle } from "../bodies/write-style.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import { isOfDefaults } from "../options/parameters.js";
import { omitIndexes } from "../options/options.js";
import { withOptions, type Call } from "../request/call.js";
import type { CallPlan } from "../route/call-plan.js";
import type { ApiMethods } from "../route/methods.js";
import { isUntrusted } from "../request/origin-safety.js";
import { ownValue } from "../request/own-values.js";
import { CREDENTIAL_HEADERS } from "../shared/credentials.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import type { ParsedRule } from "./read-rule.js";

/**
 * Creates the step that places the parameters of a plan that have no placeholder in the url of its rule. Returns
 * `undefined` if the rule places none of them.
 *
 * @param except - the names of those that it does not place
 */
export function placeStep(
  { defaultNames, names, liveIndexes, url, methods }: CallPlan,
  rule: ParsedRule,
  except: readonly string[],
): ((call: Call) => Call) | undefined {
  const all = [...defaultNames, ...names];
  const placements = liveIndexes.flatMap((index) => {
    const name = all[index]!;
    const isPlaced = !url.template.indexes.has(name) && !except.includes(name);
    const placed = isPlaced ? placeName(name, rule, methods) : undefined;
    return placed ? { name, index, placed } : [];
  });
  const headerNames = placements.flatMap(({ placed }) => (placed.place === "header" ? placed.field : []));
  if (placements.length === 0) return undefined;

  /** @throws {InvalidParameterError} When values cannot be written where the rule places them. It lists all names. */
  return function place(call) {
    const { values, passed, options, observer } = call;
    const texts: (string | undefined)[] = [];
    const absent: number[] = [];
    const query = new Map<string, [name: string, text: string][]>();
    const issues: Issue[] = [];
    for (const { name, index, placed } of placements) {
      // The defaults passed it, or its value is identical to theirs (D2).
      const isDefault = index < defaultNames.length || isOfDefaults(name, passed[index], call.defaults);
      if (placed.place === "nowhere") {
        // The body is `data`: default parameters are not sent.
        if (call.api.policy.unplaced === "error" && !isDefault) issues.push({ name, reason: "data" });
        observer?.placed({ name, place: "dropped", rule: "I1", expression: "the body is data" });
        continue;
      }
      const isSent = !(isDefault && isWithheld(name, call));
      if (!isSent) observer?.placed({ name, place: "dropped", rule: "I1", expression: WITHHELD });
      if (placed.place === "query") {
        query.set(name, isSent ? placeInQuery(name, values[index], placed.style, call, issues) : []);
        continue;
      }
      // What the call sets as a header field overrides a default.
      const isSet = isDefault && call.ownOptions?.headers?.get(placed.field) !== undefined;
      const text = isSent && !isSet ? placeInHeader(name, values[index], placed, call, issues) : undefined;
      if (text === undefined) absent.push(texts.length);
      texts.push(text);
    }
    if (issues.length > 0) throw new InvalidParameterError(issues);
    const ruledQuery = query.size > 0 ? query : undefined;
    // The same list of names, if none is absent: the next call probably has it too.
    const sent = { names: headerNames, values: texts };
    const fields = absent.length > 0 ? omitIndexes(absent, sent) : sent;
    if (fields.names.length === 0) return withOptions(call, call.api, options, ruledQuery);
    const headers = options.headers!.applyPatch(options.headers!.read(fields));
    return withOptions(call, call.api, { ...options, headers }, ruledQuery);
  };
}

const WITHHELD = "a credential of the defaults, and the origin is not trusted";

/** Whether a default parameter is a credential and the origin is not trusted (D5). */
function isWithheld(name: string, { api, options }: Call): boolean {
  if (!isUntrusted(api, options.baseUrl!.origin)) return false;
  return [...CREDENTIAL_HEADERS, ...(api.vendor.credentials ?? [])].includes(name.toLowerCase());
}

function placeInQuery(
  name: string,
  value: unknown,
  style: QueryStyle,
  { observer }: Call,
  issues: Issue[],
): [name: string, text: string][] {
  const pairs = writePairs(name, value, style, issues);
  if (observer) {
    const text = pairs.map((pair) => pair.map((part) => encodeURIComponent(toWellFormed(part))).join("=")).join("&");
    observer.placed({ name, place: "query", rule: "I1", text: text || undefined, expression: style });
  }
  return pairs;
}

/** Returns the text of a header field; `undefined` for an absent value. */
function placeInHeader(
  name: string,
  value: unknown,
  { field, isExploded }: Extract<Place, { readonly place: "header" }>,
  { observer }: Call,
  issues: Issue[],
): string | undefined {
  // The call owns what goes to its url; JSON reads the items of others twice.
  const text = singleText(value) ?? textOfItems(name, ownValue(value), isExploded, issues);
  observer?.placed({ name, place: "header", rule: "I1", text, expression: field });
  return text;
}

function textOfItems(name: string, value: unknown, isExploded: boolean, issues: Issue[]): string | undefined {
  if (!isExploded || !isPlainObject(value)) return writePairs(name, value, "comma", issues)[0]?.[1];
  const members = writePairs(name, value, "form", issues);
  return members.map((pair) => pair.join("=")).join(",");
}

/** Converts a parameter to pairs, but not if they are too long (F5). */
function writePairs(name: string, value: unknown, style: QueryStyle, issues: Issue[]): [name: string, text: string][] {
  const pairs = writeStyle(name, value, style, issues, undefined, LONGEST_TEXT);
  const length = pairs.reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  if (length <= LONGEST_TEXT) return pairs;
  issues.push({ name, reason: "length" });
  return [];
}

/**
 * Where a rule places a parameter: in the query with a style, in a header field, or nowhere, because the body is
 * `data`.
 */
export type Place =
  | { readonly place: "query"; readonly style: QueryStyle }
  | { readonly place: "header"; readonly field: string; readonly isExploded: boolean }
  | { readonly place: "nowhere" };

/** Returns where a rule places the parameter with this name, if the rule contains it. */
export function placeName(
  name: string,
  { query, headers, body }: ParsedRule,
  { queryNames, baseNames }: ApiMethods,
): Place | undefined {
  const style = query.get(name);
  if (style) return { place: "query", style };
  const field = name.toLowerCase();
  const isExploded = headers.get(field);
  if (isExploded !== undefined) return { place: "header", field, isExploded };
  const isUnplaced = body === "data" && !queryNames.includes(name) && !baseNames.includes(name);
  return isUnplaced ? { place: "nowhere" } : undefined;
}

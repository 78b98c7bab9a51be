import { toWellFormed } from "../shared/well-formed.js";
import { singleText } from "../bodies/single-text.js";
import { writeStyle } from "../bodies/write-style.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import { isOfDefaults } from "../options/parameters.js";
import { omitIndexes } from "../options/options.js";
import { withOptions, type Call } from "../request/call.js";
import type { CallPlan } from "../route/call-plan.js";
import type { VendorNames } from "../route/methods.js";
import { isUntrusted } from "../request/origin-safety.js";
import { ownValue } from "../request/own-values.js";
import { CREDENTIAL_HEADERS } from "../shared/credentials.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { isPlainObject } from "../shared/value-kind.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import type { ParsedRule } from "./read-rule.js";

/**
 * Places the parameters of a call that have no placeholder in the url of its rule.
 *
 * @throws {InvalidParameterError} When values cannot be written where the rule places them. It lists all names.
 */
export function placeParameters(call: Call, { placements, headerNames }: PlannedParameters): Call {
  const { plan, values, passed, options, observer } = call;
  const texts: (string | undefined)[] = [];
  const absent: number[] = [];
  const query = new Map<string, readonly Pair[]>();
  const issues: Issue[] = [];
  for (const { name, index, placed } of placements) {
    const isDefault = index < plan.defaultNames.length || isOfDefaults(name, passed[index], call.defaults);
    const parameter = { name, value: values[index], isDefault };
    if (placed.place === "nowhere") {
      rejectUnplaced(parameter, call, issues);
      continue;
    }
    const isSent = !isWithheld(parameter, call);
    if (!isSent) observer?.placed({ name, place: "dropped", rule: "I1", expression: WITHHELD });
    if (placed.place === "header") {
      const text = isSent ? placeInHeader(parameter, placed, call, issues) : undefined;
      if (text === undefined) absent.push(texts.length);
      texts.push(text);
    } else {
      query.set(name, isSent ? placeInQuery(parameter, placed.style, call, issues) : []);
    }
  }
  if (issues.length > 0) throw new InvalidParameterError(issues);
  const ruledQuery = query.size > 0 ? query : undefined;
  // The same list of names, if none is absent: the next call probably has it too.
  const all = { names: headerNames, values: texts };
  const fields = absent.length > 0 ? omitIndexes(absent, all) : all;
  if (fields.names.length === 0) return withOptions(call, call.api, options, ruledQuery);
  const headers = options.headers!.applyPatch(options.headers!.read(fields));
  return withOptions(call, call.api, { ...options, headers }, ruledQuery);
}

const WITHHELD = "a credential of the defaults, and the origin is not trusted";

type Pair = readonly [name: string, text: string];

interface PassedParameter {
  readonly name: string;
  readonly value: unknown;
  /** Whether the defaults passed it, or its value is identical to theirs (D2). */
  readonly isDefault: boolean;
}

/** Whether a default parameter is a credential and the origin is not trusted (D5). */
function isWithheld({ name, isDefault }: PassedParameter, { api, options }: Call): boolean {
  if (!isDefault || !isUntrusted(api.policy, options.baseUrl!.origin)) return false;
  return [...CREDENTIAL_HEADERS, ...(api.vendor.credentials ?? [])].includes(name.toLowerCase());
}

/**
 * The body is `data`: parameters of the call that are not placed throw an error, default parameters are not sent (D2).
 */
function rejectUnplaced(parameter: PassedParameter, call: Call, issues: Issue[]): void {
  const { name } = parameter;
  if (call.api.policy.unplaced === "error" && !parameter.isDefault) issues.push({ name, reason: "data" });
  call.observer?.placed({ name, place: "dropped", rule: "I1", expression: "the body is data" });
}

function placeInQuery(
  { name, value }: PassedParameter,
  style: QueryStyle,
  { observer }: Call,
  issues: Issue[],
): readonly Pair[] {
  const pairs = writePairs(name, value, style, issues);
  if (observer) {
    const text = pairs.map((pair) => pair.map((part) => encodeURIComponent(toWellFormed(part))).join("=")).join("&");
    observer.placed({ name, place: "query", rule: "I1", text: text || undefined, expression: style });
  }
  return pairs;
}

/** The text of a header field; `undefined` for an absent value, and for a default where the call sets the field. */
function placeInHeader(
  parameter: PassedParameter,
  { field, isExploded }: Extract<PlacedName, { readonly place: "header" }>,
  call: Call,
  issues: Issue[],
): string | undefined {
  if (call.ownOptions?.headers?.get(field) !== undefined && parameter.isDefault) return undefined;
  // The call owns what goes to its url; JSON reads the items of others twice.
  const text =
    singleText(parameter.value) ?? textOfItems({ ...parameter, value: ownValue(parameter.value) }, isExploded, issues);
  call.observer?.placed({ name: parameter.name, place: "header", rule: "I1", text, expression: field });
  return text;
}

function textOfItems({ name, value }: PassedParameter, isExploded: boolean, issues: Issue[]): string | undefined {
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

/** A parameter that a rule places. */
interface Placement {
  readonly name: string;
  /** That of its value. */
  readonly index: number;
  readonly placed: PlacedName;
}

/** The parameters of a plan that a rule places. */
export interface PlannedParameters {
  readonly placements: readonly Placement[];
  /** The names of all header fields. */
  readonly headerNames: readonly string[];
}

/**
 * Finds the parameters of a plan that a rule places.
 *
 * @param except - the names of those that it does not place
 */
export function planParameters(
  { defaultNames, names, liveIndexes, url, methods }: CallPlan,
  rule: ParsedRule,
  except: readonly string[],
): PlannedParameters {
  const all = [...defaultNames, ...names];
  const placements = liveIndexes.flatMap((index) => {
    const name = all[index]!;
    const isPlaced = !url.template.indexes.has(name) && !except.includes(name);
    const placed = isPlaced ? placeName(name, rule, methods) : undefined;
    return placed ? { name, index, placed } : [];
  });
  const headerNames = placements.flatMap(({ placed }) => (placed.place === "header" ? placed.field : []));
  return { placements, headerNames };
}

/**
 * Where a rule places a parameter: in the query with a style, in a header field, or nowhere, because the body is
 * `data`.
 */
export type PlacedName =
  | { readonly place: "query"; readonly style: QueryStyle }
  | { readonly place: "header"; readonly field: string; readonly isExploded: boolean }
  | { readonly place: "nowhere" };

/** Returns where a rule places the parameter with this name, if the rule contains it. */
export function placeName(
  name: string,
  { query, headers, body }: ParsedRule,
  { queryNames, baseNames }: VendorNames,
): PlacedName | undefined {
  const style = query.get(name);
  if (style) return { place: "query", style };
  const field = name.toLowerCase();
  const isExploded = headers.get(field);
  if (isExploded !== undefined) return { place: "header", field, isExploded };
  const isUnplaced = body === "data" && !queryNames.includes(name) && !baseNames.includes(name);
  return isUnplaced ? { place: "nowhere" } : undefined;
}

import type { Issue } from "../errors/issue.js";
import { isOfDefaults } from "../options/parameters.js";
import type { RuledCall } from "../request/ruled-call.js";
import { CREDENTIAL_HEADERS } from "../shared/credentials.js";
import type { NamedValues } from "../shared/own-properties.js";
import { isPlainObject } from "../shared/value-kind.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import { placeName, type PlacedName } from "./placed-name.js";
import type { ParsedRule } from "./read-rule.js";
import { writeStyle } from "../bodies/write-style.js";

/** The parameters that a rule places. */
export interface PlacedParameters {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: NamedValues;
  readonly issues: readonly Issue[];
}

type Field = readonly [name: string, text: string];

/** Places the parameters of a call that have no placeholder in the url of its rule. */
export function placeParameters(call: RuledCall, rule: ParsedRule): PlacedParameters {
  const { plan, values } = call;
  const headers: Field[] = [];
  const pairs: Field[] = [];
  const issues: Issue[] = [];
  const all = [...plan.defaultNames, ...plan.names];
  for (const index of plan.liveIndexes) {
    const name = all[index]!;
    const placed = plan.url.template.indexes.has(name) ? undefined : placeName(name, rule);
    if (!placed) continue;
    const value = values[index];
    const parameter = {
      name,
      value,
      isDefault: index < plan.defaultNames.length || isOfDefaults(name, value, call.fromCall.defaults),
    };
    if (placed === "nowhere") rejectUnplaced(parameter, call, issues);
    else if (isWithheld(parameter, call))
      call.observer?.placed({ name, place: "dropped", rule: "I1", expression: WITHHELD });
    else if ("style" in placed) pairs.push(...placeInQuery(parameter, placed.style, call, issues));
    else headers.push(...placeInHeader(parameter, placed, call, issues));
  }
  const query = { names: pairs.map(([name]) => name), values: pairs.map(([, text]) => text) };
  return { headers: Object.fromEntries(headers), query, issues };
}

const WITHHELD = "a credential of the defaults, and the origin is not trusted";

interface GivenParameter {
  readonly name: string;
  readonly value: unknown;
  /** Whether it is a default. */
  readonly isDefault: boolean;
}

/** Whether a default parameter is a credential and the origin is not trusted (D5). */
function isWithheld({ name, isDefault }: GivenParameter, { context, options }: RuledCall): boolean {
  const { policy, extras } = context;
  if (!isDefault || !policy.trustedOrigins) return false;
  const credentials = [...CREDENTIAL_HEADERS, ...(extras?.credentials ?? [])];
  // The origin of a base URL with variables depends on the defaults.
  const origin = options.baseUrl!.origin || context.ofDefaults.origin;
  return !policy.trustedOrigins.includes(origin) && credentials.includes(name.toLowerCase());
}

/**
 * The body is `data`: parameters of the call that are not placed throw an error, default parameters are not sent (D2).
 */
function rejectUnplaced({ name, isDefault }: GivenParameter, { context, observer }: RuledCall, issues: Issue[]): void {
  if (!isDefault && context.policy.unplaced === "error") issues.push({ name, reason: "data" });
  observer?.placed({ name, place: "dropped", rule: "I1", expression: "the body is data" });
}

function placeInQuery(
  { name, value }: GivenParameter,
  style: QueryStyle,
  { context, observer }: RuledCall,
  issues: Issue[],
): readonly Field[] {
  const pairs = writeStyle(name, value, style, context.policy, issues);
  const text = pairs.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join("=")).join("&");
  observer?.placed({ name, place: "query", rule: "I1", text: text || undefined, expression: style });
  return pairs;
}

function placeInHeader(
  { name, value, isDefault }: GivenParameter,
  { header: field, isExploded }: Extract<PlacedName, { readonly header: string }>,
  { context, fromCall, observer }: RuledCall,
  issues: Issue[],
): readonly Field[] {
  // A header of the call overrides a default parameter.
  if (isDefault && fromCall.options?.headers?.get(field) !== undefined) return [];
  const items =
    isExploded && isPlainObject(value) ? writeStyle(name, value, "form", context.policy, issues) : undefined;
  const text = items
    ? items.map((pair) => pair.join("=")).join(",")
    : writeStyle(name, value, "comma", context.policy, issues)[0]?.[1];
  observer?.placed({ name, place: "header", rule: "I1", text, expression: field });
  return text === undefined ? [] : [[field, text]];
}

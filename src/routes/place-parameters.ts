import { singleText } from "../bodies/single-text.js";
import { writeStyle } from "../bodies/write-style.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import { omitIndexes } from "../options/parse-options.js";
import { isOfDefaults } from "../options/parameters.js";
import type { BaseUrl } from "../request/base-url.js";
import type { RuledCall } from "../request/ruled-call.js";
import { CREDENTIAL_HEADERS } from "../shared/credentials.js";
import type { NamedValues } from "../shared/own-properties.js";
import { isPlainObject } from "../shared/value-kind.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import type { PlacedName } from "./placed-name.js";
import type { PlannedParameters } from "./planned-parameters.js";

/** What the parameters that a rule places add to a request. */
export interface PlacedParameters {
  readonly headers: NamedValues;
  readonly query: NamedValues;
}

/**
 * Places the parameters of a call that have no placeholder in the url of its rule.
 *
 * @param baseUrl - that of the call, or of the rule
 * @throws {InvalidParameterError} When values cannot be written where the rule places them. It lists all names.
 */
export function placeParameters(
  call: RuledCall,
  { placements, headerNames }: PlannedParameters,
  baseUrl: BaseUrl,
): PlacedParameters {
  const { plan, values, observer } = call;
  const texts: (string | undefined)[] = [];
  const absent: number[] = [];
  const query = { names: [] as string[], values: [] as string[] };
  const issues: Issue[] = [];
  for (const { name, index, placed } of placements) {
    const parameter = { name, value: values[index], isOfDefaults: index < plan.defaultNames.length };
    if (placed === "nowhere") {
      rejectUnplaced(parameter, call, issues);
      continue;
    }
    const isSent = !isWithheld(parameter, call, baseUrl);
    if (!isSent) observer?.placed({ name, place: "dropped", rule: "I1", expression: WITHHELD });
    if (placed.header !== undefined) {
      const text = isSent ? placeInHeader(parameter, placed, call, issues) : undefined;
      if (text === undefined) absent.push(texts.length);
      texts.push(text);
    } else if (isSent) {
      for (const [key, text] of placeInQuery(parameter, placed.style, call, issues)) {
        query.names.push(key);
        query.values.push(text);
      }
    }
  }
  if (issues.length > 0) throw new InvalidParameterError(issues);
  // The same list of names, if none is absent: the next call probably has it too.
  return { headers: omitIndexes(absent, { names: headerNames, values: texts }), query };
}

const WITHHELD = "a credential of the defaults, and the origin is not trusted";

interface GivenParameter {
  readonly name: string;
  readonly value: unknown;
  readonly isOfDefaults: boolean;
}

/** Whether the defaults gave a parameter, or its value is identical to theirs (D2). */
function isDefault({ name, value, isOfDefaults: isDefaultName }: GivenParameter, { fromCall }: RuledCall): boolean {
  return isDefaultName || isOfDefaults(name, value, fromCall.defaults);
}

/** Whether a default parameter is a credential and the origin is not trusted (D5). */
function isWithheld(parameter: GivenParameter, call: RuledCall, given: BaseUrl): boolean {
  const { context, plan, values } = call;
  const { policy, extras, ofDefaults } = context;
  if (!policy.trustedOrigins || !isDefault(parameter, call)) return false;
  const credentials = [...CREDENTIAL_HEADERS, ...(extras?.credentials ?? [])];
  if (!credentials.includes(parameter.name.toLowerCase())) return false;
  const template = extras?.template;
  const baseUrl = given === template?.option ? call.baseUrlOf(template, plan, values, ofDefaults) : given;
  return !policy.trustedOrigins.includes(baseUrl.origin);
}

/**
 * The body is `data`: parameters of the call that are not placed throw an error, default parameters are not sent (D2).
 */
function rejectUnplaced(parameter: GivenParameter, call: RuledCall, issues: Issue[]): void {
  const { name } = parameter;
  if (call.context.policy.unplaced === "error" && !isDefault(parameter, call)) issues.push({ name, reason: "data" });
  call.observer?.placed({ name, place: "dropped", rule: "I1", expression: "the body is data" });
}

function placeInQuery(
  { name, value }: GivenParameter,
  style: QueryStyle,
  { observer }: RuledCall,
  issues: Issue[],
): readonly (readonly [name: string, text: string])[] {
  const pairs = writeStyle(name, value, style, issues);
  if (observer) {
    const text = pairs.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join("=")).join("&");
    observer.placed({ name, place: "query", rule: "I1", text: text || undefined, expression: style });
  }
  return pairs;
}

/** The text of a header field; `undefined` for an absent value, and for a default where the call sets the field. */
function placeInHeader(
  parameter: GivenParameter,
  { header: field, isExploded }: Extract<PlacedName, { readonly header: string }>,
  call: RuledCall,
  issues: Issue[],
): string | undefined {
  if (call.fromCall.options?.headers?.get(field) !== undefined && isDefault(parameter, call)) return undefined;
  const text = singleText(parameter.value) ?? textOfItems(parameter, isExploded, issues);
  call.observer?.placed({ name: parameter.name, place: "header", rule: "I1", text, expression: field });
  return text;
}

function textOfItems({ name, value }: GivenParameter, isExploded: boolean, issues: Issue[]): string | undefined {
  if (!isExploded || !isPlainObject(value)) return writeStyle(name, value, "comma", issues)[0]?.[1];
  const members = writeStyle(name, value, "form", issues);
  return members.map((pair) => pair.join("=")).join(",");
}

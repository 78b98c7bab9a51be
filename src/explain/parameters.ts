import type { EndpointError } from "../errors/endpoint-error.js";
import type { Placement } from "../kernel/call.js";
import { getOwn, isList, isPlainObject } from "../kernel/values.js";
import type { Policy } from "../types/policy.js";
import type { ExplainedParameter } from "./explanation.js";
import type { Formatter } from "./formatter.js";
import type { Trace } from "./trace.js";

type Outcome = Pick<ExplainedParameter, "place" | "reason" | "became">;

/** Explains where each parameter went, and why; those of `query()` last. */
export function explainParameters(trace: Trace, format: Formatter): ExplainedParameter[] {
  const { given, own, call } = trace;
  const query = own.query ?? {};
  const names = Object.keys(given).filter((name) => {
    // `query()` overrides a parameter that would go to the query, too (A4).
    const isReplaced = call && Object.hasOwn(query, name) && trace.placementsOf(name, false).length === 0;
    return given[name] !== undefined && !isReplaced;
  });
  return [
    ...names.flatMap((name) => rowsOf(trace, name, false, format)),
    ...Object.keys(query).flatMap((name) => rowsOf(trace, name, true, format)),
  ];
}

function rowsOf(trace: Trace, name: string, isOfQuery: boolean, format: Formatter): ExplainedParameter[] {
  const value = getOwn(isOfQuery ? trace.own.query : trace.given, name);
  const layer = isOfQuery ? "call" : trace.layerOf(name);
  const placements = trace.placementsOf(name, isOfQuery);
  return outcomesOf(trace, name, value, placements).map(({ became, ...outcome }) => {
    const row = { name, layer, value: format.value(name, value), ...outcome };
    return became === undefined ? row : { ...row, became: format.urlText(name, became) };
  });
}

/** One result for each expression that contains the parameter; an absent parameter has a single result. */
function outcomesOf(trace: Trace, name: string, value: unknown, placements: readonly Placement[]): Outcome[] {
  const [first] = placements;
  if (!first)
    return [
      trace.error ? { place: "unknown", reason: "the call failed earlier" } : { place: "dropped", reason: "not used" },
    ];
  const isFaulty = namesOfParameters(trace.error).includes(name);
  const sent = placements.filter(({ text, place }) => text !== undefined || place === "body" || place === "dropped");
  if (sent.length === 0 && !isFaulty)
    return [{ place: "dropped", reason: `${value === null ? "null" : "empty"}, skipped in a url` }];
  return (sent.length > 0 ? sent : placements).map((placement) => {
    const { place, text, expression } = placement;
    const reason = reasonOf(trace, placement, value);
    // The pairs of an invalid value are not sent.
    const became = text === undefined || (isFaulty && expression === undefined) ? {} : { became: text };
    return { place, reason: isFaulty ? `at fault: ${reason}` : reason, ...became };
  });
}

/** The parameters that an error is about; none, if it is about options. */
function namesOfParameters(error: EndpointError | undefined): readonly string[] {
  const isOfParameters = error && /^ERR_(?:INVALID|MISSING)_PARAMETER$|^ERR_UNSAFE_/.test(error.code);
  return isOfParameters ? (error as unknown as { names: readonly string[] }).names : [];
}

function reasonOf({ call }: Trace, { name, rule, place, expression }: Placement, value: unknown): string {
  const { route, api } = call!;
  if (expression !== undefined) {
    const { settings } = route;
    // An expression that a rule added stands in no documented route (I1).
    const isOfRule = settings && !/^(?:\{\+|:)/.test(expression) && !settings.route.includes(expression);
    const style = rule === "I1" || place !== "query" ? undefined : otherStyle(expression, name, value, api.policy);
    const note = style && `, written as RFC 6570 does, not as the policy says (${style})`;
    return expression + (isOfRule ? `, rule of ${settings.route}` : "") + (note ?? "");
  }
  const known: Partial<Record<Placement["rule"], string>> = {
    "query()": "set by query()",
    A2: place === "dropped" ? "for the baseUrl" : "query of the vendor",
    A4: "the route names it in its query",
    D2: "data is the body",
    D5: "origin not trusted",
  };
  return known[rule] ?? `${route.method.name}, no placeholder`;
}

/** What the policy says of a list or an object, if `{?x}` or `{?x*}` writes it in another way (C9). */
function otherStyle(expression: string, name: string, value: unknown, { arrays, objects }: Policy): string | undefined {
  if (!/^\{[?&]/.test(expression)) return undefined;
  if (isPlainObject(value)) return `objects: "${objects}"`;
  const isExploded = expression.slice(2, -1).split(",").includes(`${name}*`);
  const ofTemplate = isExploded ? "repeat" : "comma";
  return isList(value) && arrays !== ofTemplate ? `arrays: "${arrays}"` : undefined;
}

/** With more secrets, the url is shown as its template. */
const MOST_SECRETS = 99;

/** The finished url without the values of secrets (D6). */
export function explainUrl({ request, placements, call }: Trace, format: Formatter): string | undefined {
  if (!request) return undefined;
  const secrets = placements.filter(({ name, text }) => text && format.urlText(name, text) !== text);
  if (secrets.length > MOST_SECRETS) return call!.route.url;
  // A longer text may contain a shorter one.
  const longestFirst = secrets.toSorted((one, other) => other.text!.length - one.text!.length);
  return format.url(
    longestFirst.reduce((url, { name, text }) => url.split(text!).join(format.urlText(name, text!)), request.url),
  );
}

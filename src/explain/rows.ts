import { withDots } from "../shared/terminal-text.js";
import type { Placement } from "../kernel/call.js";
import { getOwn, isList, isPlainObject } from "../kernel/values.js";
import type { Policy } from "../types/policy.js";
import type { ExplainedHeader, ExplainedOption, ExplainedParameter, LayerName } from "./explanation.js";
import type { Formatter } from "./format.js";
import type { Trace } from "./trace.js";

// What the pass has reported, row by row.

/** Where each parameter went, and why; those of `query()` last. */
export function parametersOf(trace: Trace, format: Formatter): ExplainedParameter[] {
  const { given, own, call } = trace;
  const query = own.query ?? {};
  const names = Object.keys(given).filter((name) => {
    // `query()` overrides a parameter that would go to the query, too.
    const isReplaced = call && Object.hasOwn(query, name) && trace.placementsOf(name, false).length === 0;
    return given[name] !== undefined && !isReplaced;
  });
  const rowsOf = (name: string, isOfQuery: boolean): ExplainedParameter[] => {
    const value = getOwn(isOfQuery ? query : given, name);
    const layer = isOfQuery ? "call" : trace.layerOf(name);
    return outcomesOf(trace, name, value, isOfQuery).map(({ became, ...outcome }) => ({
      ...{ name, layer, value: format.value(name, value), ...outcome },
      ...(became !== undefined && { became: format.urlText(name, became) }),
    }));
  };
  return [...names.flatMap((name) => rowsOf(name, false)), ...Object.keys(query).flatMap((name) => rowsOf(name, true))];
}

type Outcome = Pick<ExplainedParameter, "place" | "reason" | "became">;

/** One result for each expression that contains the parameter; an absent parameter has a single result. */
function outcomesOf(trace: Trace, name: string, value: unknown, isOfQuery: boolean): Outcome[] {
  const placements = trace.placementsOf(name, isOfQuery);
  if (placements.length === 0)
    return [
      trace.error ? { place: "unknown", reason: "the call failed earlier" } : { place: "dropped", reason: "not used" },
    ];
  const isFaulty = trace.error?.isOfParameters === true && trace.error.names.includes(name);
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

function reasonOf({ call }: Trace, { name, rule, place, expression }: Placement, value: unknown): string {
  const { route, api } = call!;
  if (expression !== undefined) {
    const { settings } = route;
    // An expression that a rule added stands in no documented route.
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
    I1: "the body is data",
    I9: "a default, which is no member of a body",
  };
  return known[rule] ?? `${route.method.name}, no placeholder`;
}

/** What the policy says of a list or an object, if `{?x}` or `{?x*}` writes it in another way. */
function otherStyle(expression: string, name: string, value: unknown, { arrays, objects }: Policy): string | undefined {
  if (!/^\{[?&]/.test(expression)) return undefined;
  if (isPlainObject(value)) return `objects: "${objects}"`;
  const isExploded = expression.slice(2, -1).split(",").includes(`${name}*`);
  const ofTemplate = isExploded ? "repeat" : "comma";
  return isList(value) && arrays !== ofTemplate ? `arrays: "${arrays}"` : undefined;
}

/** Who set each header field, and whether it is sent. */
export function headersOf(trace: Trace, format: Formatter): ExplainedHeader[] {
  const { api, vendor, own, call, request, unfinished } = trace;
  const sentBefore = (unfinished ?? request)?.headers;
  const settings = call?.route.settings;
  const rowOf = (name: string): Omit<ExplainedHeader, "name"> => {
    const ofCall = getOwn(own.headers, name);
    const given = ofCall === undefined ? (getOwn(api.headers, name) ?? null) : ofCall;
    const isOfVendor = getOwn(vendor.headers, name) === getOwn(api.headers, name);
    const layer = ofCall !== undefined ? "call" : isOfVendor ? "vendor" : "default";
    const value = format.header(name, given);
    const sent = getOwn(sentBefore, name) as string | undefined;
    if (given === null && sent === undefined) return { layer, value, state: "removed", reason: "removed by null" };
    if (!sentBefore) return { layer, value, state: "sent" };
    if (sent === undefined)
      return name === "content-type"
        ? { layer, value, state: "removed", reason: "no body" }
        : { layer, value, state: "withheld", reason: "origin not trusted" };
    const isOfRule = call?.fields && Object.hasOwn(call.fields, name);
    if (isOfRule || sent === settings?.[name === "accept" ? "accept" : "contentType"])
      return { layer: "rule", value: format.header(name, sent), state: "sent", reason: `rule of ${settings!.route}` };
    if (sent === given) return { layer, value, state: "sent" };
    const amended = { value: withDots(sent), state: "sent" } as const;
    return name === "accept"
      ? { layer, ...amended, reason: "with the format and the previews" }
      : { layer: "vendor", ...amended, reason: "type of the body" };
  };
  const finishedRowOf = (name: string): ExplainedHeader => {
    const sent = getOwn(request?.headers, name);
    if (!unfinished || !request || sent === getOwn(unfinished.headers, name)) return { name, ...rowOf(name) };
    return sent === undefined
      ? { name, ...rowOf(name), state: "removed", reason: "removed by finalize()" }
      : { name, layer: "vendor", state: "sent", value: format.header(name, sent), reason: "set by finalize()" };
  };
  const all = [vendor.headers, api.headers, own.headers, unfinished?.headers, request?.headers];
  return [...new Set(all.flatMap((fields) => Object.keys(fields ?? {})))].map(finishedRowOf);
}

/** Who set each option, except parameters and headers. As on the wire, the method is first. */
export function optionsOf(trace: Trace, format: Formatter): ExplainedOption[] {
  const { api, vendor, own, call, encoder, request, unfinished } = trace;
  const rows: ExplainedOption[] = [];
  const add = (name: string, value: unknown, layer: LayerName, reason?: string): void => {
    if (value !== undefined)
      rows.push({ name, layer, value: format.option(name, value), ...(reason !== undefined && { reason }) });
  };
  const layerOf = (name: "method" | "url" | "data" | "baseUrl"): LayerName =>
    own[name] !== undefined ? "call" : api[name] === vendor[name] ? "vendor" : "default";
  const { route, baseUrl = own.baseUrl ?? api.baseUrl } = call ?? {};
  const isFull = route !== undefined && (route.pathStart > 0 || (request && route.target === "dynamic"));
  const layerOfBase = baseUrl === route?.settings?.baseUrl ? "rule" : layerOf("baseUrl");
  add("method", own.method ?? api.method, layerOf("method"));
  add("baseUrl", baseUrl.text, layerOfBase, isFull ? "not used: the url is absolute" : undefined);
  add("url", own.url ?? api.url, layerOf("url"));
  const [ofApi, ofCall] = [api.mediaType, own.mediaType];
  add("mediaType.format", ofCall?.format ?? ofApi?.format, ofCall?.format ? "call" : "default");
  for (const preview of new Set([...(ofApi?.previews ?? []), ...(ofCall?.previews ?? [])]))
    add("mediaType.previews", preview, ofApi?.previews.includes(preview) ? "default" : "call");
  add("data", own.data ?? api.data, layerOf("data"), "sent as the body");
  const members = membersOf(own.request);
  for (const [name, value] of Object.entries({ ...membersOf(api.request), ...members }))
    add(`request.${name}`, value, Object.hasOwn(members, name) ? "call" : "default");
  if (encoder) {
    const isOfCall = own.policy?.body === encoder;
    const ofOthers = vendor.policy.body === encoder ? "vendor" : "default";
    const layer = isOfCall ? "call" : encoder === route?.settings?.body ? "rule" : ofOthers;
    add("policy.body", /^[\w$]{1,50}$/.test(encoder.name) ? encoder.name : "a function", layer, "encodes the body");
  }
  // What the hook changed besides headers.
  const keys = ["method", "url", "body", "request"] as const;
  const changed = unfinished && request ? keys.filter((name) => unfinished[name] !== request[name]) : [];
  if (changed.length > 0) add("finalize", changed.join(", "), "vendor", "changed by finalize()");
  return rows;
}

/** The members of `request`, an object of the caller: no getter of it runs. */
function membersOf(request: object | undefined): Record<string, unknown> {
  const members = Object.entries(Object.getOwnPropertyDescriptors(request ?? {}));
  return Object.fromEntries(members.flatMap(([name, { enumerable, value }]) => (enumerable ? [[name, value]] : [])));
}

/** With more secrets, the url is shown as its template. */
const MOST_SECRETS = 99;

/** The finished url without the values of secrets. */
export function urlOf({ request, placements, call }: Trace, format: Formatter): string | undefined {
  if (!request) return undefined;
  const secrets = placements.filter(({ name, text }) => text && format.urlText(name, text) !== text);
  if (secrets.length > MOST_SECRETS) return call!.route.url;
  // A longer text may contain a shorter one.
  const longestFirst = secrets.toSorted((one, other) => other.text!.length - one.text!.length);
  return format.url(
    longestFirst.reduce((url, { name, text }) => url.split(text!).join(format.urlText(name, text!)), request.url),
  );
}

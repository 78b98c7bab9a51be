import type { Call, HeaderChange, Placement } from "../kernel/call.js";
import { isCredentialHeader } from "../kernel/mistaken-name.js";
import { mergeRequests } from "../kernel/options.js";
import { getOwn, isList, isPlainObject, type Values } from "../kernel/values.js";
import { withDots } from "../shared/terminal-text.js";
import type { Policy } from "../types/policy.js";
import type { ExplainedHeader, ExplainedOption, ExplainedParameter, LayerName } from "./explanation.js";
import type { Formatter } from "./formatter.js";
import type { Trace } from "./trace.js";

// What the pass has reported, row by row.

/** Where each parameter went, and why; those of `query()` last. */
export function parameterRows(trace: Trace, format: Formatter): ExplainedParameter[] {
  const { parameters, given, error } = trace;
  const faulty = new Set(error?.isOfParameters ? error.names : []);
  const placed = new Map<string, Placement[]>();
  for (const one of trace.placements) placed.set(one.name, [...(placed.get(one.name) ?? []), one]);
  const rowsOf = (values: Values | undefined, isOfQuery: boolean): ExplainedParameter[] =>
    Object.entries(values ?? {}).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const row = { name, layer: isOfQuery ? "call" : trace.layerOf(name), value: format.value(name, value) } as const;
      const placements = (placed.get(name) ?? []).filter(({ rule }) => (rule === "query()") === isOfQuery);
      return outcomesOf(trace, value, placements, faulty.has(name)).map(({ place, reason, text, expression }) => {
        const members = expression && value;
        return { ...row, place, reason, ...(text !== undefined && { became: format.urlText(name, text, members) }) };
      });
    });
  return [...rowsOf(parameters, false), ...rowsOf(given.options.query, true)];
}

type Outcome = Pick<ExplainedParameter, "place" | "reason"> & Pick<Placement, "text" | "expression">;

/** One result for each expression that contains the parameter; an absent parameter has a single result. */
function outcomesOf(trace: Trace, value: unknown, placements: readonly Placement[], isFaulty: boolean): Outcome[] {
  if (placements.length === 0 && trace.error) return [{ place: "unknown", reason: "the call failed earlier" }];
  const shown = placements.filter(
    ({ text, place }) => isFaulty || text !== undefined || /^(?:body|dropped)$/.test(place),
  );
  if (shown.length === 0) return [{ place: "dropped", reason: "empty in a url" }];
  return shown.map((placement) => {
    const reason = reasonOf(trace, placement, value);
    return { ...placement, reason: isFaulty ? `at fault: ${reason}` : reason };
  });
}

function reasonOf({ call, state }: Trace, { name, rule, place, expression }: Placement, value: unknown): string {
  const { route, policy } = call!;
  const ofRule = nameOfRule(call);
  if (expression !== undefined) {
    const isOfRule = rule === "I1" || !route.written.includes(expression);
    return expression + (isOfRule ? `, ${ofRule}` : "") + styleNote(expression, name, value, policy);
  }
  const reasons: Partial<Record<Placement["rule"], string>> = {
    "query()": "set by query()",
    A2: place === "dropped" ? "for the baseUrl" : "query of the vendor",
    A4: "overridden in the query",
    D2: "data is the body",
    D5: "origin not trusted",
    I1: place === "dropped" ? "the body is data" : ofRule,
    I9: "a default, which is no member of a body",
  };
  // The function places such names as the specification says (D10).
  const warning = isCredentialHeader(state.vendor, name) ? "; a credential header belongs in headers" : "";
  return reasons[rule] ?? `${route.method.name}, no placeholder${warning}`;
}

/** What the policy says of a list or an object, if `{?x}` or `{?x*}` writes it in another way (C9). */
function styleNote(expression: string, name: string, value: unknown, { arrays, objects }: Policy): string {
  if (!/^\{[?&]/.test(expression)) return "";
  const ofTemplate = expression.slice(2, -1).split(",").includes(`${name}*`) ? "repeat" : "comma";
  const other = isPlainObject(value)
    ? `objects: "${objects}"`
    : isList(value) && arrays !== ofTemplate && `arrays: "${arrays}"`;
  return other ? `, written as RFC 6570 does, not as the policy says (${other})` : "";
}

function nameOfRule(call: Call | undefined): string {
  return `rule of ${call?.route.rule?.route ?? ""}`;
}

/** Who set each header field, and whether it is sent. */
export function headersOf(trace: Trace, format: Formatter): ExplainedHeader[] {
  const { state, vendor, call, changes, unfinished, request } = trace;
  const ofDefaults = state.defaults.options.headers;
  const ofVendor = vendor.defaults.options.headers;
  const own = trace.given.options;
  const reasons: Readonly<Record<HeaderChange, Partial<ExplainedHeader>>> = {
    rule: { layer: "rule", reason: nameOfRule(call) },
    format: { reason: "with the format and the previews" },
    body: { layer: "vendor", reason: "type of the body" },
    "no body": { state: "removed", reason: "no body" },
    withheld: { state: "withheld", reason: "origin not trusted" },
  };
  const before = unfinished ?? request;
  const rowOf = (name: string): ExplainedHeader => {
    const ofCall = getOwn(own.headers, name);
    const given = ofCall === undefined ? (getOwn(ofDefaults, name) ?? null) : ofCall;
    const isOfVendor = getOwn(ofVendor, name) === getOwn(ofDefaults, name);
    const layer = ofCall !== undefined ? "call" : isOfVendor ? "vendor" : "default";
    const built = getOwn(before?.headers, name);
    const sent = request ? getOwn(request.headers, name) : built;
    const row = { name, layer, value: format.header(name, sent ?? given), state: "sent" } as const;
    if (sent !== built && sent === undefined) return { ...row, state: "removed", reason: "removed by finalize()" };
    if (sent !== built) return { ...row, layer: "vendor", reason: "set by finalize()" };
    if (sent === undefined && given === null) return { ...row, state: "removed", reason: "removed by null" };
    const change = before && changes.get(name);
    return change ? { ...row, ...reasons[change] } : row;
  };
  const all = [ofVendor, ofDefaults, own.headers, unfinished?.headers, request?.headers];
  return [...new Set(all.flatMap((fields) => Object.keys(fields ?? {})))].map(rowOf);
}

/** Who set each option, except parameters and headers. As on the wire, the method is first. */
export function optionsOf(trace: Trace, format: Formatter): ExplainedOption[] {
  const { state, vendor, call, encoder, placements, request, unfinished } = trace;
  const own = trace.given.options;
  const ofDefaults = state.defaults.options;
  const ofVendor = vendor.defaults.options;
  const rows: ExplainedOption[] = [];
  const add = (name: string, value: string, layer: LayerName, reason?: string): void => {
    rows.push({ name, layer, value: withDots(value), ...(reason !== undefined && { reason }) });
  };
  const layerOf = (name: "method" | "url" | "data" | "baseUrl"): LayerName =>
    own[name] !== undefined ? "call" : ofDefaults[name] === ofVendor[name] ? "vendor" : "default";

  const method = own.method ?? ofDefaults.method;
  if (method !== undefined) add("method", method, layerOf("method"));
  const isOfRule = call !== undefined && call.baseUrl !== state.baseUrl && call.baseUrl !== own.baseUrl;
  const { text } = isOfRule ? call.baseUrl : (own.baseUrl ?? state.baseUrl);
  const isUnused = (call?.route.pathStart ?? 0) > 0 || placements.some(({ place }) => place === "url");
  add("baseUrl", text, isOfRule ? "rule" : layerOf("baseUrl"), isUnused ? "not used: the url is absolute" : undefined);
  const url = own.url ?? ofDefaults.url;
  if (url !== undefined) add("url", format.route(url), layerOf("url"));
  const mediaFormat = own.mediaType?.format ?? ofDefaults.mediaType?.format;
  if (mediaFormat !== undefined) add("mediaType.format", mediaFormat, own.mediaType?.format ? "call" : "default");
  const previews = ofDefaults.mediaType?.previews ?? [];
  for (const preview of new Set([...previews, ...(own.mediaType?.previews ?? [])]))
    add("mediaType.previews", preview, previews.includes(preview) ? "default" : "call");
  const data = own.data === undefined ? ofDefaults.data : own.data;
  if (data !== undefined) add("data", format.data(data), layerOf("data"), "sent as the body");
  for (const [name, value] of Object.entries(mergeRequests(ofDefaults.request, own.request) ?? {})) {
    const isOfCall = getOwn(own.request as Values | undefined, name) !== undefined;
    if (value !== undefined) add(`request.${name}`, format.value(name, value), isOfCall ? "call" : "default");
  }
  if (encoder) add("policy.body", encoder.name, encoder.layer, "encodes the body");
  // What the hook changed besides headers.
  const keys = ["method", "url", "body", "request"] as const;
  const changed = unfinished && request ? keys.filter((name) => unfinished[name] !== request[name]) : [];
  if (changed.length > 0) add("finalize", changed.join(", "), "vendor", "changed by finalize()");
  return rows;
}

/** The finished url without the values of secrets. */
export function urlOf({ request, placements, parameters }: Trace, format: Formatter): string | undefined {
  if (!request) return undefined;
  // Pairs without an expression have their names in the url. A longer text may contain a shorter one.
  const texts = placements
    .flatMap(({ name, text, rule }) =>
      text && rule === "P1" ? [{ text, shown: format.urlText(name, text, parameters[name]) }] : [],
    )
    .filter(({ text, shown }) => text !== shown)
    .sort((one, other) => other.text.length - one.text.length);
  return format.url(texts.reduce((url, { text, shown }) => url.split(text).join(shown), request.url));
}

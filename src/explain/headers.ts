import { withDots } from "../errors/terminal-text.js";
import { getOwn } from "../kernel/values.js";
import type { ExplainedHeader } from "./explanation.js";
import type { Formatter } from "./formatter.js";
import type { Trace } from "./trace.js";

type Outcome = Omit<ExplainedHeader, "name">;

/** Explains who set each header field, and whether it is sent. */
export function explainHeaders(trace: Trace, format: Formatter): ExplainedHeader[] {
  const { api, vendor, own, request, unfinished } = trace;
  const all = [vendor.headers, api.headers, own.headers, unfinished?.headers, request?.headers];
  const names = new Set(all.flatMap((fields) => Object.keys(fields ?? {})));
  return [...names].map((name) => ({ name, ...outcomeOf(trace, name, format) }));
}

function outcomeOf(trace: Trace, name: string, format: Formatter): Outcome {
  const { request, unfinished } = trace;
  const before = outcomeOfPass(trace, name, format);
  const sent = getOwn(request?.headers, name);
  if (!unfinished || !request || sent === getOwn(unfinished.headers, name)) return before;
  return sent === undefined
    ? { ...before, state: "removed", reason: "removed by finalize()" }
    : { layer: "vendor", state: "sent", value: format.header(name, sent), reason: "set by finalize()" };
}

function outcomeOfPass(trace: Trace, name: string, format: Formatter): Outcome {
  const { api, vendor, own, request, unfinished, call } = trace;
  const settings = call?.route.settings;
  const built = unfinished ?? request;
  const sent = getOwn(built?.headers, name);
  const ofCall = getOwn(own.headers, name);
  const given = ofCall === undefined ? (getOwn(api.headers, name) ?? null) : ofCall;
  const isOfVendor = ofCall === undefined && getOwn(vendor.headers, name) === getOwn(api.headers, name);
  const layer = ofCall !== undefined ? "call" : isOfVendor ? "vendor" : "default";
  const value = format.header(name, given);
  if (given === null && sent === undefined) return { layer, value, state: "removed", reason: "removed by null" };
  if (!built) return { layer, value, state: "sent" };
  if (sent === undefined)
    return name === "content-type"
      ? { layer, value, state: "removed", reason: "no body" }
      : { layer, value, state: "withheld", reason: "origin not trusted" };
  const isOfRule = call?.fields && Object.hasOwn(call.fields, name);
  if (isOfRule || sent === settings?.[name === "accept" ? "accept" : "contentType"])
    return { layer: "rule", value: format.header(name, sent), state: "sent", reason: `rule of ${settings!.route}` };
  if (sent === given) return { layer, value, state: "sent" };
  const amended = { value: withDots(sent as string), state: "sent" } as const;
  return name === "accept"
    ? { layer, ...amended, reason: "with the format and the previews" }
    : { layer: "vendor", ...amended, reason: "type of the body" };
}

import { getOwn } from "../kernel/values.js";
import type { ExplainedOption, LayerName } from "./explanation.js";
import type { Formatter } from "./formatter.js";
import type { Trace } from "./trace.js";

/** Explains who set each option, except parameters and headers. As on the wire, the method is first. */
export function explainOptions(trace: Trace, format: Formatter): ExplainedOption[] {
  const { api, vendor, own, call } = trace;
  const rows: ExplainedOption[] = [];
  const add = (name: string, value: unknown, layer: LayerName, reason?: string): void => {
    if (value !== undefined)
      rows.push({ name, layer, value: format.option(name, value), ...(reason !== undefined && { reason }) });
  };
  const layerOf = (name: "method" | "url" | "data" | "baseUrl"): LayerName =>
    own[name] !== undefined ? "call" : api[name] === vendor[name] ? "vendor" : "default";
  const isFull = call !== undefined && (call.route.pathStart > 0 || (trace.request && call.route.target === "dynamic"));
  const { baseUrl = own.baseUrl ?? api.baseUrl } = call ?? {};
  add("method", own.method ?? api.method, layerOf("method"));
  add(
    "baseUrl",
    baseUrl.text,
    baseUrl === call?.route.settings?.baseUrl ? "rule" : layerOf("baseUrl"),
    isFull ? "not used: the url is absolute" : undefined,
  );
  add("url", own.url ?? api.url, layerOf("url"));
  add("mediaType.format", own.mediaType?.format ?? api.mediaType?.format, own.mediaType?.format ? "call" : "default");
  const previews = new Set([...(api.mediaType?.previews ?? []), ...(own.mediaType?.previews ?? [])]);
  for (const preview of previews)
    add("mediaType.previews", preview, api.mediaType?.previews.includes(preview) ? "default" : "call");
  add("data", own.data ?? api.data, layerOf("data"), "sent as the body");
  const ofCall = membersOf(own.request);
  for (const [name, value] of Object.entries({ ...membersOf(api.request), ...ofCall }))
    add(`request.${name}`, value, Object.hasOwn(ofCall, name) ? "call" : "default");
  addEncoder(trace, add);
  addHook(trace, add);
  return rows;
}

type Add = (name: string, value: unknown, layer: LayerName, reason?: string) => void;

/** The encoder of the body. */
function addEncoder({ encoder, api, vendor, call }: Trace, add: Add): void {
  if (!encoder) return;
  const isOfCall = getOwn(api.chosen, "body") === encoder;
  const isOfRule = !isOfCall && encoder === call?.route.settings?.body;
  const isOfVendor = vendor.policy.body === encoder;
  const layer = isOfCall ? "call" : isOfRule ? "rule" : isOfVendor ? "vendor" : "default";
  add("policy.body", /^[\w$]{1,50}$/.test(encoder.name) ? encoder.name : "a function", layer, "encodes the body");
}

/** The members of the request that the hook changed, except headers. */
function addHook({ unfinished, request }: Trace, add: Add): void {
  if (!unfinished || !request) return;
  const changed = (["method", "url", "body", "request"] as const).filter((name) => unfinished[name] !== request[name]);
  if (changed.length > 0) add("finalize", changed.join(", "), "vendor", "changed by finalize()");
}

/** The members of `request`, an object of the caller: no getter of it runs (A3). */
function membersOf(request: object | undefined): Record<string, unknown> {
  const members = Object.entries(Object.getOwnPropertyDescriptors(request ?? {}));
  return Object.fromEntries(members.flatMap(([name, { enumerable, value }]) => (enumerable ? [[name, value]] : [])));
}

import { getOwn } from "../kernel/values.js";
import { collectFormats, collectPreviews } from "./headers.js";
import { collect, latest, type Contribution, type Entry } from "./contributions.js";
import type { Layer } from "../kernel/defaults.js";
import type { ExplainedOption, ExplainedParameter } from "./explanation.js";
import type { Formatter } from "./formatter.js";
import type { Trace } from "./trace.js";

/** Explains the source of each option, except parameters and headers. As on the wire, the method is first. */
export function explainOptions(
  trace: Trace,
  parameters: readonly ExplainedParameter[],
  format: Formatter,
): ExplainedOption[] {
  const { layers, route } = trace;
  const isFullUrl = route && (route.pathStart > 0 || parameters.some(({ place }) => place === "url"));
  const notes = new Map<string, Pick<ExplainedOption, "rule" | "reason">>([
    ["data", { rule: "P4", reason: "sent as the body" }],
  ]);
  if (isFullUrl) notes.set("baseUrl", { rule: "C7", reason: "not used: the url is absolute" });
  const explained = (name: string, contributions: readonly Contribution[]): ExplainedOption => ({
    name,
    ...latest(contributions, (value) => format.option(name, value)),
    ...notes.get(name),
  });
  const rowsOf = (entriesOf: (layer: Layer) => Iterable<Entry>): ExplainedOption[] =>
    [...collect(layers, entriesOf)].map(([name, contributions]) => explained(name, contributions));
  const ofOption = (name: "method" | "url" | "data") =>
    rowsOf(({ options }) => (options[name] === undefined ? [] : [[name, options[name]]]));
  const formats = collectFormats(trace);
  return [
    ...ofOption("method"),
    ...rowsOf(({ options: { baseUrl } }) => (baseUrl ? [["baseUrl", baseUrl.text]] : [])),
    ...ofOption("url"),
    ...(formats.length > 0 ? [explained("mediaType.format", formats)] : []),
    ...[...collectPreviews(trace).values()].map(([first]) => explained("mediaType.previews", [first!])),
    ...ofOption("data"),
    ...rowsOf(keysOfRequest),
    ...explainEncoder(trace),
    ...explainHook(trace),
  ];
}

/** The members of the request that the hook changed, except headers. */
function explainHook({ unfinished, request }: Trace): ExplainedOption[] {
  if (!unfinished || !request) return [];
  const changed = (["method", "url", "body", "request"] as const).filter((name) => unfinished[name] !== request[name]);
  if (changed.length === 0) return [];
  const reason = "changed by finalize()";
  return [{ name: "finalize", value: changed.join(", "), layer: "finalize", overrode: [], rule: "A7", reason }];
}

/** The encoder of the body, and its source. */
function explainEncoder({ encoder, api, layers, route }: Trace): ExplainedOption[] {
  if (!encoder) return [];
  let setter = api;
  while (setter.base?.policy.body === encoder) setter = setter.base;
  const step = layers.find((layer) => layer.api === setter);
  const isOfRule = encoder === route?.settings?.body && !getOwn(api.chosen, "body");
  const layer = isOfRule ? "rule" : (step?.name ?? (setter.base ? "policy" : "vendor"));
  const { name } = encoder;
  const value = /^[\w$]{1,50}$/.test(name) ? name : "a function";
  return [{ name: "policy.body", value, layer, overrode: [], rule: "D8", reason: "encodes the body" }];
}

/** The keys of `request`, an object of the caller: no getter of it runs (A3). */
export function keysOfRequest({ options: { request } }: Layer): Entry[] {
  if (!request) return [];
  const fields = Object.entries(Object.getOwnPropertyDescriptors(request)).filter(([, { enumerable }]) => enumerable);
  return fields.length > 0
    ? fields.map(([name, { value }]) => [`request.${name}`, value as unknown])
    : [["request", request]];
}

import type { ParsedOptions } from "../options/options.js";
import { collectFormats, collectPreviews } from "./accept.js";
import { collect, latest, type Contribution, type Entry } from "./contributions.js";
import type { ExplainedOption, ExplainedParameter } from "./explanation.js";
import type { Formatter } from "./formatter.js";
import type { Trace } from "./trace.js";

/** These have rows in other sections. */
const ELSEWHERE: ReadonlySet<string> = /* @__PURE__ */ new Set(["headers", "parameters", "query"]);

/** Explains the source of each option, except parameters and headers. */
export function explainOptions(
  trace: Trace,
  parameters: readonly ExplainedParameter[],
  format: Formatter,
): ExplainedOption[] {
  const { layers, plan } = trace;
  const isFullUrl = plan && (plan.url.pathStart > 0 || parameters.some(({ place }) => place === "url"));
  const notes = new Map<string, Pick<ExplainedOption, "rule" | "reason">>([
    ["data", { rule: "P4", reason: "sent as the body" }],
  ]);
  if (isFullUrl) notes.set("baseUrl", { rule: "C7", reason: "not used: the url is absolute" });
  const explained = (name: string, contributions: readonly Contribution[]): ExplainedOption => ({
    name,
    ...latest(contributions, (value) => format.option(name, value)),
    ...notes.get(name),
  });
  // As on the wire, the method is first.
  const names = new Set<keyof ParsedOptions>(["method", ...trace.config.optionNames]);
  const rows = [...names].flatMap((name) => {
    if (ELSEWHERE.has(name)) return [];
    if (name === "mediaType") {
      const formats = collectFormats(trace);
      return [
        ...(formats.length > 0 ? [explained("mediaType.format", formats)] : []),
        ...[...collectPreviews(trace).values()].map(([first]) => explained("mediaType.previews", [first!])),
      ];
    }
    const given = collect(layers, (options): Iterable<Entry> =>
      name === "request" ? keysOf(options) : trace.config.flattenOption(options, name),
    );
    return [...given].map(([shown, contributions]) => explained(shown, contributions));
  });
  return [...rows, ...explainEncoder(trace), ...explainHook(trace)];
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
function explainEncoder({ encoder, config, layers, plan }: Trace): ExplainedOption[] {
  if (!encoder) return [];
  let setter = config;
  while (setter.base?.policy.body === encoder) setter = setter.base;
  const step = layers.find((layer) => layer.config === setter);
  const layer =
    encoder === plan?.rule?.body && !config.chosen?.body ? "rule" : (step?.name ?? (setter.base ? "policy" : "vendor"));
  // Read from plain data, so that no code of the encoder runs.
  const name: unknown = Object.getOwnPropertyDescriptor(encoder, "name")?.value;
  const value = typeof name === "string" && /^[\w$]{1,50}$/.test(name) ? name : "a function";
  return [{ name: "policy.body", value, layer, overrode: [], rule: "D8", reason: "encodes the body" }];
}

/** The keys of `request`, an object of the caller: no getter of it runs (A3). */
export function keysOf({ request }: ParsedOptions): Entry[] {
  if (!request) return [];
  try {
    const fields = Object.entries(Object.getOwnPropertyDescriptors(request)).filter(([, { enumerable }]) => enumerable);
    if (fields.length > 0) return fields.map(([name, { value }]) => [`request.${name}`, value as unknown]);
  } catch {
    // A proxy that throws.
  }
  return [["request", request]];
}

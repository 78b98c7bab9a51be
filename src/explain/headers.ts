import { withDots } from "../errors/terminal-text.js";
import type { RouteSettings } from "../kernel/settings.js";
import { latest, type Contribution, collect, type Contributions } from "./contributions.js";
import type { AcceptStep, ExplainedHeader } from "./explanation.js";
import type { Formatter } from "./formatter.js";
import type { Trace } from "./trace.js";

/** Explains the source of each header field, and whether it is sent. */
export function explainHeaders(
  { headers: contributions, request, unfinished, encoder, parameters, route, api }: Trace,
  accept: readonly AcceptStep[],
  format: Formatter,
): ExplainedHeader[] {
  const all = new Map(contributions);
  for (const [name, value] of Object.entries(unfinished?.headers ?? request?.headers ?? {})) {
    const given = contributions.get(name) ?? [];
    if (typeof given.at(-1)?.value === "string") continue;
    // The build adds its fields after the given ones.
    all.delete(name);
    all.set(name, [...given, { value, layer: "build" }]);
  }
  const built = unfinished ?? request;
  const placements = [...parameters.placements.values()].flat();
  const ruled = new Set(placements.filter(({ place }) => place === "header").map(({ expression }) => expression));
  const rows = [...all].map(([name, values]): ExplainedHeader => {
    const effective = latest(values, (value) => format.header(name, value));
    const isSent = !built || Object.hasOwn(built.headers, name);
    const isOfRule =
      ruled.has(name) || (name === "content-type" && route?.settings?.contentType === values.at(-1)!.value);
    const ofBody = encoder ? OF_ENCODER : api.vendor.ownContentType === undefined ? OF_JSON : OF_VENDOR;
    const outcome = isOfRule
      ? ruleOutcome(route!.settings!)
      : outcomeOf(name, values.at(-1)!, isSent, accept.at(-1), ofBody);
    return { name, ...effective, ...outcome };
  });
  return unfinished && request ? amendRows(rows, unfinished.headers, request.headers, format) : rows;
}

/** The rows of a built request, with the changes of its hook (A7). */
function amendRows(
  rows: readonly ExplainedHeader[],
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  format: Formatter,
): ExplainedHeader[] {
  const names = new Set([...rows.map(({ name }) => name), ...Object.keys(after)]);
  return [...names].map((name): ExplainedHeader => {
    const row = rows.find((built) => built.name === name);
    const sent = Object.hasOwn(after, name) ? after[name] : undefined;
    const was = Object.hasOwn(before, name) ? before[name] : undefined;
    if (row && sent === was) return row;
    const overrode = row ? [{ value: row.value, layer: row.layer }, ...row.overrode] : [];
    const hook = { name, layer: "finalize", overrode, rule: "A7" } as const;
    return sent === undefined
      ? { ...hook, value: "null", state: "removed", reason: "removed by finalize()" }
      : { ...hook, value: format.header(name, sent), state: "sent", reason: "set by finalize()" };
  });
}

function ruleOutcome({ route }: RouteSettings): Pick<ExplainedHeader, "state" | "rule" | "reason"> {
  return { state: "sent", rule: "I1", reason: `rule of ${route}` };
}

type Cause = Pick<ExplainedHeader, "rule" | "reason">;

/** Why the build adds `accept`, and why `content-type`. */
const AMENDED: Cause = { rule: "E2", reason: "amended" };
const OF_ENCODER: Cause = { rule: "D8", reason: "encoded body" };
const OF_JSON: Cause = { rule: "D3", reason: "JSON body" };
const OF_VENDOR: Cause = { rule: "A9", reason: "contentType of the vendor" };

function outcomeOf(
  name: string,
  { value, layer }: Contribution,
  isSent: boolean,
  amended: AcceptStep | undefined,
  ofBody: Cause,
): Pick<ExplainedHeader, "state" | "rule" | "reason"> & { readonly value?: string } {
  if (layer === "build") return { state: "sent", ...(name === "accept" ? AMENDED : ofBody) };
  if (value === null) return { state: "removed", rule: "A5", reason: "removed by null" };
  if (!isSent && name === "content-type") return { state: "removed", rule: "D3", reason: "no body" };
  if (!isSent) return { state: "withheld", rule: "D5", reason: "origin not trusted" };
  if (name !== "accept" || !amended?.rule || amended.accept === value) return { state: "sent" };
  return { value: withDots(amended.accept), state: "sent", rule: amended.rule, reason: "amended" };
}

/** Each preview, with the layers that request it. Previews are merged, so none overrides another (A4). */
export function collectPreviews({ layers }: Trace): Contributions {
  return collect(
    layers,
    ({ options: { mediaType } }) => mediaType?.previews.map((preview) => [preview, preview]) ?? [],
  );
}

/** The formats that the layers request. */
export function collectFormats({ layers }: Trace): readonly Contribution[] {
  return layers.flatMap(({ name: layer, options: { mediaType } }) =>
    mediaType?.format === undefined ? [] : [{ value: mediaType.format, layer }],
  );
}

/** Explains how `accept` is composed: as given, with the format, and with the previews. */
export function explainAccept(trace: Trace): readonly AcceptStep[] {
  const { api, headers } = trace;
  const given = headers.get("accept")?.at(-1);
  const accept = typeof given?.value === "string" ? given.value : "";
  const steps: AcceptStep[] = accept ? [{ accept, step: "as given", layers: [given!.layer] }] : [];
  const last = collectFormats(trace).at(-1);
  const format = last?.value as string | undefined;
  const previews = collectPreviews(trace);
  const all = [...previews.keys()];
  const negotiate = (names: readonly string[]): string =>
    api.vendor.negotiator.compose(accept, { format, previews: names });
  try {
    if (format) steps.push({ accept: negotiate([]), step: `format ${format}`, rule: "E1", layers: [last!.layer] });
    const layers = [...new Set(all.map((name) => previews.get(name)![0]!.layer))];
    if (all.length > 0) steps.push({ accept: negotiate(all), step: `previews ${all.join(", ")}`, rule: "E2", layers });
  } catch {
    // The vendor has no media types, which is the error of the call.
  }
  return steps;
}

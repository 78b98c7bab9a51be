import { collect, isDefault, type Contribution, type Contributions } from "./contributions.js";
import type { AcceptStep } from "./explanation.js";
import type { Trace } from "./trace.js";

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
  const ofCall = all.filter((name) => !isDefault(previews.get(name)!.at(-1)!.layer));
  const own = accept && !isDefault(given!.layer) ? ofCall : undefined;
  const negotiate = (names: readonly string[], isOwn = true): string =>
    api.vendor.negotiator.compose(accept, { format, previews: names }, isOwn ? own : undefined);
  const addPreviews = (names: readonly string[], amended: string, rule: "E2" | "E4", note = ""): void => {
    const layers = [...new Set(names.map((name) => previews.get(name)![0]!.layer))];
    if (names.length > 0) steps.push({ accept: amended, step: `previews ${names.join(", ")}${note}`, rule, layers });
  };
  try {
    const isIgnored = own && negotiate(all) !== negotiate(all, false) && negotiate(all) === negotiate(own);
    const inherited = isIgnored ? all.filter((name) => !own.includes(name)) : [];
    addPreviews(inherited, accept, "E4", " ignored");
    if (format) steps.push({ accept: negotiate([]), step: `format ${format}`, rule: "E1", layers: [last!.layer] });
    addPreviews(isIgnored ? own : all, negotiate(all), "E2");
  } catch {
    // The vendor has no media types, which is the error of the call.
  }
  return steps;
}

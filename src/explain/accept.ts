import { collect, type Contribution, type Contributions } from "./contributions.js";
import type { AcceptStep } from "./explanation.js";
import type { Trace } from "./trace.js";

/** Each preview, with the layers that ask for it: previews are united, so none overrides another (A4). */
export function collectPreviews({ layers }: Trace): Contributions {
  return collect(layers, ({ mediaType }) => mediaType?.previews.map((preview) => [preview, preview]) ?? []);
}

/** The formats that the layers ask for. */
export function collectFormats({ layers }: Trace): readonly Contribution[] {
  return layers.flatMap(({ name: layer, options: { mediaType } }) =>
    mediaType?.format === undefined ? [] : [{ value: mediaType.format, layer }],
  );
}

/** Explains how `accept` was composed: as given, with the format, and with the previews. */
export function explainAccept(trace: Trace): readonly AcceptStep[] {
  const { config, headers } = trace;
  const given = headers.get("accept")?.at(-1);
  const accept = typeof given?.value === "string" ? given.value : "";
  const steps: AcceptStep[] = accept ? [{ accept, step: "as given", layers: [given!.layer] }] : [];
  const last = collectFormats(trace).at(-1);
  const format = last?.value as string | undefined;
  const previews = collectPreviews(trace);
  const negotiate = (names: readonly string[]): string =>
    config.negotiator.negotiate(accept, { format, previews: names });
  try {
    if (format) steps.push({ accept: negotiate([]), step: `format ${format}`, rule: "E1", layers: [last!.layer] });
    if (previews.size > 0) {
      const names = [...previews.keys()];
      const layers = [...new Set([...previews.values()].map(([first]) => first!.layer))];
      steps.push({ accept: negotiate(names), step: `previews ${names.join(", ")}`, rule: "E2", layers });
    }
  } catch {
    // The vendor has no media types: the error of the call says so.
  }
  return steps;
}

import type { AcceptStep, LayerName } from "./explanation.js";
import type { Histories } from "./history.js";
import type { Run } from "./run.js";

/** What is asked of the negotiator: the last format, and all previews, earlier ones first (decision A4). */
export interface MediaTypeWords {
  readonly format: { readonly value: string; readonly by: LayerName } | undefined;
  readonly previews: readonly { readonly value: string; readonly by: LayerName }[];
}

/** Reads who asked for which format and which previews. */
export function mediaTypeWords({ layers }: Run): MediaTypeWords {
  let format: MediaTypeWords["format"];
  const previews = new Map<string, { value: string; by: LayerName }>();
  for (const { name: by, layer } of layers) {
    const { mediaType } = layer;
    if (mediaType?.format !== undefined) format = { value: mediaType.format, by };
    for (const value of mediaType?.previews ?? []) if (!previews.has(value)) previews.set(value, { value, by });
  }
  return { format, previews: [...previews.values()] };
}

/**
 * Tells how `accept` came about: as it was given, with the format, with the previews too; each step is the answer of
 * the negotiator itself.
 */
export function explainAccept(
  { pipeline }: Run,
  headers: Histories,
  { format, previews }: MediaTypeWords,
): readonly AcceptStep[] {
  const last = headers.get("accept")?.at(-1);
  const accept = typeof last?.value === "string" ? last.value : "";
  const steps: AcceptStep[] = accept ? [{ accept, step: "as given", layers: [last!.by] }] : [];
  const add = (step: string, rule: "E1" | "E2", layers: readonly LayerName[], names: readonly string[]): void => {
    const amended = pipeline.negotiator.negotiate(accept, { format: format?.value, previews: names });
    steps.push({ accept: amended, step, rule, layers });
  };
  try {
    if (format?.value) add(`format ${format.value}`, "E1", [format.by], []);
    if (previews.length > 0) {
      const names = previews.map(({ value }) => value);
      add(`previews ${names.join(", ")}`, "E2", [...new Set(previews.map(({ by }) => by))], names);
    }
  } catch {
    // A vendor without media types of its own: build() has said so.
  }
  return steps;
}

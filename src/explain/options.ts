import { shownRoute } from "../errors/shown.js";
import type { MediaTypeWords } from "./accept.js";
import type { ExplainedOption, ExplainedParameter } from "./explanation.js";
import { historiesOf } from "./history.js";
import type { Run } from "./run.js";
import { said } from "./said.js";
import { withoutSecrets } from "./secrets.js";
import { shownData, shownText, shownValue } from "./shown-value.js";

type Entry = readonly [name: string, value: unknown];

/** Tells of each option beside parameters and headers who gave it. */
export function explainOptions(
  run: Run,
  { previews }: MediaTypeWords,
  parameters: readonly ExplainedParameter[],
  showSecrets: boolean,
): ExplainedOption[] {
  const { layers, template } = run;
  const shown = (name: string, value: unknown): string => {
    if (name === "data") return shownData(value, showSecrets);
    return shownText(name === "url" && !showSecrets ? withoutSecrets(shownRoute(value as string)) : String(value));
  };
  const isFullUrl = /^(?:url|labels)$/.test(template?.address ?? "") || parameters.some(({ place }) => place === "url");
  const notes: Readonly<Record<string, Pick<ExplainedOption, "rule" | "reason">>> = {
    data: { rule: "P4", reason: "it is the body" },
    ...(isFullUrl && { baseUrl: { rule: "C7", reason: "not used: a full url" } }),
  };
  const given = historiesOf(layers, ({ method, url, baseUrl, mediaType, data }): Entry[] =>
    Object.entries({ method, url, baseUrl: baseUrl?.text, "mediaType.format": mediaType?.format, data }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const meta = historiesOf(layers, ({ request }) => (request ? entriesOf(request) : []));
  return [
    ...[...given].map(([name, words]) => ({ name, ...said(words, (value) => shown(name, value)), ...notes[name] })),
    ...previews.map(({ value, by }) => ({ name: "mediaType.previews", value, layer: by, overrode: [] })),
    ...[...meta].map(([name, words]) => ({ name, ...said(words, (value) => shownValue(name, value, showSecrets)) })),
  ];
}

/** The keys of a `request` option, which is the caller's own: no getter of it runs (decision A3). */
function entriesOf(request: object): Entry[] {
  try {
    const fields = Object.entries(Object.getOwnPropertyDescriptors(request)).filter(([, { enumerable }]) => enumerable);
    if (fields.length > 0) return fields.map(([name, { value }]) => [`request.${name}`, value as unknown]);
  } catch {
    // A proxy that does not answer.
  }
  return [["request", request]];
}

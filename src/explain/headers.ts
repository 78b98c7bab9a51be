import type { AcceptStep, ExplainedHeader } from "./explanation.js";
import { historiesOf, type Histories } from "./history.js";
import type { Run } from "./run.js";
import { said } from "./said.js";
import { shownField } from "./secrets.js";
import { shownText } from "./shown-value.js";

/** What all layers said of each header field. */
export function headerHistories({ layers }: Run): Histories {
  return historiesOf(layers, ({ headers }) => Object.entries(headers ?? {}));
}

/** Tells of each header field who gave it, and whether it is sent. */
export function explainHeaders(
  { request }: Run,
  histories: Histories,
  accept: readonly AcceptStep[],
  showSecrets: boolean,
): ExplainedHeader[] {
  const shown = (name: string, value: unknown): string => {
    if (typeof value !== "string") return String(value);
    return shownText(showSecrets ? value : shownField(name, value));
  };
  const given = [...histories].map(([name, words]): ExplainedHeader => {
    const field = { name, ...said(words, (value) => shown(name, value)) };
    const isSent = !request || Object.hasOwn(request.headers, name);
    if (words.at(-1)!.value === null) return { ...field, state: "removed", rule: "A5", reason: "null takes it away" };
    if (!isSent) return { ...field, state: "withheld", rule: "D5", reason: "origin not trusted" };
    const amended = name === "accept" ? accept.at(-1) : undefined;
    if (!amended?.rule || amended.accept === words.at(-1)!.value) return { ...field, state: "sent" };
    return { ...field, value: shownText(amended.accept), state: "sent", rule: amended.rule, reason: "amended" };
  });
  // What nobody has said, or somebody has taken away, and build() has added.
  const added = Object.entries(request?.headers ?? {}).filter(
    ([name]) => typeof histories.get(name)?.at(-1)?.value !== "string",
  );
  const names = new Set(added.map(([name]) => name));
  return [
    ...given.filter(({ name }) => !names.has(name)),
    ...added.map(([name, value]): ExplainedHeader => {
      const {
        value: before,
        layer,
        overrode,
      } = said([...(histories.get(name) ?? []), { value, by: "build" }], (word) => shown(name, word));
      return {
        name,
        value: before,
        layer,
        overrode,
        state: "sent",
        ...(name === "accept" ? { rule: "E2", reason: "amended" } : { rule: "D3", reason: "JSON body" }),
      };
    }),
  ];
}

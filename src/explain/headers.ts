import { withDots } from "../errors/terminal-text.js";
import { latest, type Contribution } from "./contributions.js";
import type { AcceptStep, ExplainedHeader } from "./explanation.js";
import type { Formatter } from "./formatter.js";
import type { Trace } from "./trace.js";

/** Explains for each header field who gave it, and whether it is sent. */
export function explainHeaders(
  { headers: contributions, request, encoder }: Trace,
  accept: readonly AcceptStep[],
  format: Formatter,
): ExplainedHeader[] {
  const all = new Map(contributions);
  for (const [name, value] of Object.entries(request?.headers ?? {})) {
    const given = contributions.get(name) ?? [];
    if (typeof given.at(-1)?.value === "string") continue;
    // The build adds a field after those that were given.
    all.delete(name);
    all.set(name, [...given, { value, layer: "build" }]);
  }
  return [...all].map(([name, values]) => {
    const effective = latest(values, (value) => format.header(name, value));
    const isSent = !request || Object.hasOwn(request.headers, name);
    return { name, ...effective, ...outcomeOf(name, values.at(-1)!, isSent, accept.at(-1), encoder) };
  });
}

function outcomeOf(
  name: string,
  { value, layer }: Contribution,
  isSent: boolean,
  amended: AcceptStep | undefined,
  encoder: Trace["encoder"],
): Pick<ExplainedHeader, "state" | "rule" | "reason"> & { readonly value?: string } {
  if (layer === "build") {
    const ofBody = encoder ? { rule: "D8", reason: "encoded body" } : { rule: "D3", reason: "JSON body" };
    const cause = name === "accept" ? { rule: "E2", reason: "amended" } : ofBody;
    return { state: "sent", ...(cause as Pick<ExplainedHeader, "rule" | "reason">) };
  }
  if (value === null) return { state: "removed", rule: "A5", reason: "removed by null" };
  if (!isSent) return { state: "withheld", rule: "D5", reason: "origin not trusted" };
  if (name !== "accept" || !amended?.rule || amended.accept === value) return { state: "sent" };
  return { value: withDots(amended.accept), state: "sent", rule: amended.rule, reason: "amended" };
}

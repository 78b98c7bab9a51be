import type { CallPlan } from "../route/call-plan.js";
import { placeName, type PlacedName } from "./placed-name.js";
import type { ParsedRule } from "./read-rule.js";

/** A parameter that a rule places. */
interface Placement {
  readonly name: string;
  /** That of its value. */
  readonly index: number;
  readonly placed: PlacedName;
}

/** The parameters of a plan that a rule places. */
export interface PlannedParameters {
  readonly placements: readonly Placement[];
  /** The names of all header fields. */
  readonly headerNames: readonly string[];
}

/** Finds the parameters of a plan that a rule places. */
export function planParameters(
  { defaultNames, names, liveIndexes, url, rules }: CallPlan,
  rule: ParsedRule,
): PlannedParameters {
  const all = [...defaultNames, ...names];
  const placements = liveIndexes.flatMap((index) => {
    const name = all[index]!;
    const placed = url.template.indexes.has(name) ? undefined : placeName(name, rule, rules);
    return placed ? { name, index, placed } : [];
  });
  const headerNames = placements.flatMap(({ placed }) =>
    typeof placed === "object" && placed.header !== undefined ? [placed.header] : [],
  );
  return { placements, headerNames };
}

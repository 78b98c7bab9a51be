import { isOfDefaults } from "../options/parameters.js";
import type { Call } from "../request/call.js";
import { withoutValues, type CallPlan } from "../route/call-plan.js";
import { memoizeLists } from "./memoize.js";

/**
 * Creates a function that returns a call without the defaults that its route does not send (I1). What the call itself passes,
 * it sends.
 *
 * @param names - the names of these defaults
 * @param indexes - those of the values that may be left out
 */
export function omitDefaults(
  plan: CallPlan,
  names: readonly string[],
  indexes = plan.liveIndexes,
): (call: Call) => Call {
  const all = [...plan.defaultNames, ...plan.names];
  const omittable = new Set(names);
  const candidates = indexes.filter((index) => {
    const name = all[index]!;
    return omittable.has(name) && !plan.url.template.indexes.has(name) && !plan.methods.baseNames.includes(name);
  });
  const planWithout = memoizeLists((omitted) => withoutValues(plan, new Set(omitted)));
  return (call) => {
    const { passed, defaults, observer } = call;
    const omitted = candidates.filter(
      (index) => index < plan.defaultNames.length || isOfDefaults(all[index]!, passed[index], defaults),
    );
    if (omitted.length === 0) return call;
    const rest = { ...call, plan: planWithout(omitted) };
    observer?.planned(rest);
    for (const index of omitted)
      observer?.placed({ name: all[index]!, place: "dropped", rule: "I1", expression: "a default of other routes" });
    return rest;
  };
}

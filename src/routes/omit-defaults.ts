import { isOfDefaults } from "../options/parameters.js";
import type { Call } from "../request/call.js";
import type { CallPlan } from "../route/call-plan.js";

/**
 * Creates a function that returns a call without the defaults that its route does not send (I1). What the call itself passes,
 * it sends.
 *
 * @param names - the names of these defaults
 */
export function omitDefaults(plan: CallPlan, names: readonly string[]): (call: Call) => Call {
  const all = [...plan.defaultNames, ...plan.names];
  const candidates = plan.liveIndexes.filter((index) => {
    const name = all[index]!;
    return names.includes(name) && !plan.url.template.indexes.has(name) && !plan.methods.baseNames.includes(name);
  });
  const plans = new Map<string, CallPlan>();
  return (call) => {
    const { passed, defaults, observer } = call;
    const omitted = candidates.filter(
      (index) => index < plan.defaultNames.length || isOfDefaults(all[index]!, passed[index], defaults),
    );
    if (omitted.length === 0) return call;
    const key = omitted.join();
    // Values decide which parameters are defaults: there may be a plan for each subset.
    if (plans.size === MOST_PLANS) plans.clear();
    if (!plans.has(key)) plans.set(key, withoutIndexes(plan, all, omitted));
    const rest = { ...call, plan: plans.get(key)! };
    observer?.planned(rest);
    for (const index of omitted)
      observer?.placed({ name: all[index]!, place: "dropped", rule: "I1", expression: "a default of other routes" });
    return rest;
  };
}

const MOST_PLANS = 8;

function withoutIndexes(plan: CallPlan, all: readonly string[], omitted: readonly number[]): CallPlan {
  const keep = (indexes: readonly number[]): readonly number[] => indexes.filter((index) => !omitted.includes(index));
  const queryIndexes = keep(plan.queryIndexes);
  const restIndexes = keep(plan.restIndexes);
  const restNames = restIndexes.map((index) => all[index]!);
  return {
    ...plan,
    // It may contain one of the values.
    plain: queryIndexes.length < plan.queryIndexes.length ? undefined : plan.plain,
    queryIndexes,
    queryNames: queryIndexes.map((index) => all[index]!),
    restIndexes,
    restNames,
    members: restNames.length > 0 ? Object.fromEntries(restNames.map((name) => [name, undefined])) : undefined,
    urlIndexes: keep(plan.urlIndexes),
  };
}

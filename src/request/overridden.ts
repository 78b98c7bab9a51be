import { isOfDefaults } from "../options/parameters.js";
import { withoutValues, type CallPlan } from "../route/call-plan.js";
import type { Call } from "./call.js";

/**
 * Returns a call without the values that its query overrides (A4): `query()` overrides the parameters that also go to the
 * query, and defaults wherever they go; a literal query in the route of the call overrides defaults. Placeholders of the
 * path and the members that the call gives its body are no part of the query.
 */
export function omitOverridden(call: Call): Call {
  const { plan, options, defaults, passed, observer } = call;
  const ofQuery = options.query && new Set(options.query.names);
  // The url of the defaults is no route of a call.
  const literal = plan.given.text === defaults.url ? undefined : plan.given.literalNames;
  if (!ofQuery && !literal?.size) return call;
  const all = [...plan.defaultNames, ...plan.names];
  const queryIndexes = new Set(plan.queryIndexes);
  const overridden = new Set<number>();
  for (const index of plan.liveIndexes) {
    const name = all[index]!;
    const isOfQuery = ofQuery?.has(name) ?? false;
    if (!(isOfQuery || literal?.has(name)) || plan.baseIndexes.includes(index) || isInPath(plan, name)) continue;
    const isDefault = index < plan.defaultNames.length || isOfDefaults(name, passed[index], defaults);
    const isInQuery = queryIndexes.has(index) || plan.url.template.indexes.has(name);
    if (!isDefault && !(isOfQuery && isInQuery)) continue;
    overridden.add(index);
    if (!isOfQuery) observer?.placed({ name, place: "dropped", rule: "A4" });
  }
  if (overridden.size === 0) return call;
  const liveIndexes = plan.liveIndexes.filter((index) => !overridden.has(index));
  return { ...call, plan: { ...withoutValues(plan, overridden), liveIndexes } };
}

/** Whether a name has a placeholder outside of query expressions. */
function isInPath({ url: { template } }: CallPlan, name: string): boolean {
  if (!template.indexes.has(name)) return false;
  return template.variables.some((variable) => variable.name === name && !/[?&]/.test(variable.operator));
}

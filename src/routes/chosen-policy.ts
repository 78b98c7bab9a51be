import type { Call } from "../request/call.js";
import type { CallPlan } from "../route/call-plan.js";
import type { parseRouteUrl, RouteUrl } from "../route/route-url.js";
import { isList, isPlainObject } from "../shared/passed-values.js";
import { ruleStep } from "./apply-rule.js";
import { memoizeLists } from "./memoize.js";
import type { ParsedRule } from "./read-rule.js";
import { extendUrl, ruledNames } from "./ruled-url.js";

/**
 * Creates the step for calls whose chain has chosen how lists or objects are written: that choice overrides the style of
 * a rule (I2). The step returns `undefined` if the rule writes none of them.
 *
 * @param url - the url of the route, which the rule may extend
 */
export function policyStep(
  plan: CallPlan,
  rule: ParsedRule,
  url: RouteUrl,
  parse: typeof parseRouteUrl,
): (call: Call) => Call | undefined {
  const styled = new Set([...rule.query.keys(), ...ruledNames(url, rule.url)]);
  const all = [...plan.defaultNames, ...plan.names];
  const candidates = plan.liveIndexes.filter((index) => styled.has(all[index]!));
  const stepFor = memoizeLists((indexes) => {
    const names = indexes.map((index) => all[index]!);
    const byPolicy = withoutVariables(plan, parse(extendUrl(url, rule.url, names)!), names);
    const step = ruleStep(rule, byPolicy, names);
    return (call: Call) => step({ ...call, plan: byPolicy });
  });
  return (call) => {
    const { arrays, objects } = { arrays: undefined, objects: undefined, ...call.api.chosen };
    const isChosen = (value: unknown): boolean =>
      (arrays !== undefined && isList(value)) || (objects !== undefined && isPlainObject(value));
    const indexes = candidates.filter((index) => isChosen(call.values[index]));
    return indexes.length > 0 ? stepFor(indexes)(call) : undefined;
  };
}

/** Returns a plan whose url lacks some variables: their values go to the query as those without a placeholder do. */
function withoutVariables(plan: CallPlan, url: RouteUrl, names: readonly string[]): CallPlan {
  const all = [...plan.defaultNames, ...plan.names];
  const { indexes } = plan.url.template;
  const queryIndexes = plan.liveIndexes.filter(
    (index) => plan.queryIndexes.includes(index) || names.includes(all[index]!),
  );
  return {
    ...plan,
    url,
    plain: undefined,
    variableIndexes: [...url.template.indexes.keys()].map((name) => plan.variableIndexes[indexes.get(name)!]!),
    queryIndexes,
    queryNames: queryIndexes.map((index) => all[index]!),
  };
}

import type { Call } from "../request/call.js";
import type { CallPlan } from "../route/call-plan.js";
import type { FindRouteRule } from "../route/methods.js";
import type { RouteUrl } from "../route/route-url.js";
import { isList, isPlainObject } from "../shared/value-kind.js";
import { ruleStep } from "./apply-rule.js";
import { memoizeLists } from "./memoize.js";
import type { ParsedRule } from "./read-rule.js";
import { extendUrl, ruledNames } from "./ruled-url.js";

/** What a planned rule was made of. */
export interface RuleSource {
  readonly rule: ParsedRule;
  /** The url of the route, which the rule may extend. */
  readonly url: RouteUrl;
  readonly parse: Parameters<FindRouteRule>[2];
}

/** A plan in which the policy writes some query parameters, and the step for its calls. */
interface PlannedByPolicy {
  readonly plan: CallPlan;
  readonly step: (call: Call) => Call;
}

/**
 * Creates a function that returns the plan of a call whose chain has chosen how lists or objects are written: that choice
 * overrides the style of a rule (I2). It returns `undefined` if the rule writes none of them.
 */
export function planByPolicy(
  plan: CallPlan,
  { rule, url, parse }: RuleSource,
): (call: Call) => PlannedByPolicy | undefined {
  const styled = new Set([...rule.query.keys(), ...ruledNames(url, rule.url)]);
  const all = [...plan.defaultNames, ...plan.names];
  const candidates = plan.liveIndexes.filter((index) => styled.has(all[index]!));
  const plannedBy = memoizeLists((indexes) => createPlan(indexes.map((index) => all[index]!)));
  return ({ values, api }) => {
    const { arrays, objects } = { arrays: undefined, objects: undefined, ...api.chosen };
    const isChosen = (value: unknown): boolean =>
      (arrays !== undefined && isList(value)) || (objects !== undefined && isPlainObject(value));
    const indexes = candidates.filter((index) => isChosen(values[index]));
    return indexes.length > 0 ? plannedBy(indexes) : undefined;
  };

  function createPlan(names: readonly string[]): PlannedByPolicy {
    const byPolicy = withoutVariables(plan, parse(extendUrl(url, rule.url, names)!), names);
    return { plan: byPolicy, step: ruleStep(rule, byPolicy, names) };
  }
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

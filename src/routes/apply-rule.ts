import type { RequestContext } from "../request/request-context.js";
import type { ApplyRule } from "../request/ruled-call.js";
import { joinParameters } from "../options/parameters.js";
import type { CallPlan } from "../route/call-plan.js";
import { NO_VALUES } from "../shared/own-properties.js";
import { memoize } from "./memoize.js";
import { placeParameters } from "./place-parameters.js";
import { planParameters } from "./planned-parameters.js";
import type { ParsedRule } from "./read-rule.js";
import { amendHeaders, applyToDefaults, isOfVendor } from "./ruled-defaults.js";

/**
 * Creates the function that applies all parts of a rule to a call, except the url. A rule overrides only the vendor;
 * defaults and calls override the rule (I2).
 */
export function ruleApplier(rule: ParsedRule): ApplyRule {
  const planOf = memoize((plan: CallPlan) => planParameters(plan, rule));
  const ruledOf = memoize<RequestContext, [], ReturnType<ApplyRule>[]>(() => []);
  return (call) => {
    const { plan, options: given } = call;
    const { defaults } = call.context;
    const isRebased = rule.baseUrl && isOfVendor(given.baseUrl, call.context);
    const hasBody = given.data !== undefined || plan.members !== undefined;
    const ruled = (ruledOf(call.context)[(isRebased ? 2 : 0) + (hasBody ? 1 : 0)] ??= applyToDefaults(
      rule,
      call.context,
      isRebased === true,
      hasBody,
    ));
    let { options } = ruled;
    if (given !== defaults) {
      const baseUrl = isRebased ? rule.baseUrl : given.baseUrl;
      const isDefault = given.headers === defaults.headers;
      const headers = isDefault ? options.headers : amendHeaders(given.headers!, rule, call.context, hasBody);
      options = { ...given, baseUrl, headers };
    }
    const planned = planOf(plan);
    if (planned.placements.length > 0) {
      const { headers, query } = placeParameters({ ...call, options }, planned);
      options = { ...options, headers: headers ? options.headers!.withFields(headers) : options.headers };
      if (query.names.length > 0) options.query = joinParameters(options.query ?? NO_VALUES, query);
    }
    return { context: ruled.context, options };
  };
}

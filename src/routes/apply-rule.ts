import { joinParameters } from "../options/parameters.js";
import type { RequestContext } from "../request/request-context.js";
import type { ApplyRule } from "../request/ruled-call.js";
import { NO_VALUES } from "../shared/own-properties.js";
import { memoize } from "./memoize.js";
import { placeParameters } from "./place-parameters.js";
import { planParameters, type PlannedParameters } from "./planned-parameters.js";
import type { ParsedRule } from "./read-rule.js";
import { replaceOptions, ruleEndpoint, type Ruled } from "./rule-endpoint.js";

/**
 * Creates functions that apply all parts of a rule, except the url, to the calls of a plan. A rule overrides only the
 * vendor; defaults and calls override the rule (I2).
 */
export function ruleApplier(rule: ParsedRule): () => ApplyRule {
  const endpointOf = memoize((context: RequestContext) => ruleEndpoint(rule, context));
  return () => {
    let planned: PlannedParameters | undefined;
    // Most programs call a route with one endpoint, and most calls have only parameters.
    let last: { context: RequestContext; applyTo: ReturnType<typeof ruleEndpoint>; ofDefaults: Ruled } | undefined;
    return (call) => {
      const { context, plan, options: given } = call;
      const hasMembers = plan.members !== undefined;
      if (last?.context !== context) {
        const applyTo = endpointOf(context);
        last = { context, applyTo, ofDefaults: applyTo(context.defaults, hasMembers) };
      }
      const ruled = given === context.defaults ? last.ofDefaults : last.applyTo(given, hasMembers);
      planned ??= planParameters(plan, rule);
      if (planned.placements.length === 0) return ruled;
      const { baseUrl, headers, query } = ruled.options;
      const placed = placeParameters(call, planned, baseUrl!);
      const fields = placed.headers.names.length > 0 ? headers!.applyPatch(headers!.read(placed.headers)) : headers;
      const pairs = placed.query.names.length > 0 ? joinParameters(query ?? NO_VALUES, placed.query) : query;
      return { context: ruled.context, options: replaceOptions(ruled.options, baseUrl, fields, pairs) };
    };
  };
}

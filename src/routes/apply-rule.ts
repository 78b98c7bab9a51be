import type { ApiConfig } from "../api/api-config.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { HeaderPatch } from "../options/headers.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { RequestContext } from "../request/request-context.js";
import type { ApplyRule, RuledCall } from "../request/ruled-call.js";
import { placeParameters } from "./place-parameters.js";
import type { ParsedRule } from "./read-rule.js";

/**
 * Applies to a call what its rule says besides the url. A rule overrides the vendor alone: what defaults or the call have
 * set comes before it (I2).
 *
 * @throws {InvalidParameterError} With all parameters whose values have no form in their place.
 */
export function applyRule(call: RuledCall, rule: ParsedRule): ReturnType<ApplyRule> {
  const vendor = vendorConfig(call.context as ApiConfig);
  const { baseUrl, query } = call.options;
  const options = { ...call.options };
  if (rule.baseUrl && baseUrl?.text === vendor.defaults.baseUrl?.text) options.baseUrl = rule.baseUrl;
  const placed = placeParameters({ ...call, options }, rule);
  if (placed.issues.length > 0) throw new InvalidParameterError(placed.issues);
  options.headers = headersOf(call, rule, vendor.defaults, placed.headers);
  const { names, values } = placed.query;
  if (names.length > 0)
    options.query = { names: [...(query?.names ?? []), ...names], values: [...(query?.values ?? []), ...values] };
  return { context: contextOf(call.context, rule, vendor, options), options };
}

/** The configuration of the vendor alone. */
function vendorConfig(config: ApiConfig): ApiConfig {
  let vendor = config;
  while (vendor.base) vendor = vendor.base;
  return vendor;
}

function headersOf(
  { plan, options }: RuledCall,
  { accept, contentType }: ParsedRule,
  vendor: ParsedOptions,
  fields: Readonly<Record<string, string>>,
): HeaderPatch {
  const headers = options.headers!;
  const isDefaultAccept = accept !== undefined && headers.get("accept") === vendor.headers?.get("accept");
  const hasBody = options.data !== undefined || plan.members !== undefined;
  const needsType = contentType !== undefined && hasBody && headers.get("content-type") === undefined;
  return headers.withFields({
    ...(isDefaultAccept && { accept }),
    ...(needsType && { "content-type": contentType }),
    ...fields,
  });
}

/** The endpoint with the body encoder of the rule, unless another than the vendor's was chosen, and with its base url. */
function contextOf(
  context: RequestContext,
  { body, baseUrl }: ParsedRule,
  vendor: ApiConfig,
  options: ParsedOptions,
): RequestContext {
  const { policy, negotiator, defaults, headers, extras, ofDefaults } = context;
  const isEncoded = typeof body === "function" && policy.body === vendor.policy.body;
  const isRebased = baseUrl !== undefined && options.baseUrl === baseUrl;
  if (!isEncoded && !isRebased) return context;
  return {
    policy: isEncoded ? Object.freeze({ ...policy, body }) : policy,
    negotiator,
    // The address of a rule is the vendor's own, and trusted like it (A7).
    ofDefaults: isRebased ? baseUrl : ofDefaults,
    defaults,
    headers,
    extras,
  };
}

import type { ApiConfig } from "../api/api-config.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { HeaderPatch } from "../options/headers.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { RequestContext } from "../request/request-context.js";
import type { ApplyRule, RuledCall } from "../request/ruled-call.js";
import { placeParameters } from "./place-parameters.js";
import type { ParsedRule } from "./read-rule.js";

/**
 * Applies all parts of a rule to a call, except the url. A rule overrides only the vendor; defaults and calls override
 * the rule (I2).
 *
 * @throws {InvalidParameterError} When values cannot be written where the rule places them. It lists all names.
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

/** Returns the configuration of the vendor. */
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

/**
 * Returns the endpoint with the base URL of the rule, and with its body encoder unless the policy has another one than
 * the vendor.
 */
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
    // The base URL of a rule is part of the vendor, and trusted like its base URL (A7).
    ofDefaults: isRebased ? baseUrl : ofDefaults,
    defaults,
    headers,
    extras,
  };
}

import type { ApiConfig } from "../api/api-config.js";
import type { HeaderPatch } from "../options/headers.js";
import type { RequestContext } from "../request/request-context.js";
import type { ApplyRule } from "../request/ruled-call.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { ParsedRule } from "./read-rule.js";

/** Returns the configuration of the vendor. */
function vendorConfig(context: RequestContext): ApiConfig {
  let vendor = context as ApiConfig;
  while (vendor.base) vendor = vendor.base;
  return vendor;
}

/** Whether a base URL is the vendor's, and no default has chosen its host. */
export function isOfVendor(baseUrl: ParsedOptions["baseUrl"], context: RequestContext): boolean {
  const hasFreeHost = context.extras?.template?.url.target === "dynamic";
  return !hasFreeHost && baseUrl?.text === vendorConfig(context).defaults.baseUrl?.text;
}

/** Returns header fields with those of a rule, which defaults and calls override. */
export function amendHeaders(
  headers: HeaderPatch,
  { accept, contentType }: ParsedRule,
  context: RequestContext,
  hasBody: boolean,
): HeaderPatch {
  const isDefaultAccept =
    accept !== undefined && headers.get("accept") === vendorConfig(context).defaults.headers?.get("accept");
  const needsType = contentType !== undefined && hasBody && headers.get("content-type") === undefined;
  if (!isDefaultAccept && !needsType) return headers;
  return headers.withFields({ ...(isDefaultAccept && { accept }), ...(needsType && { "content-type": contentType }) });
}

/**
 * Returns the endpoint and its defaults with the base URL and the headers of the rule, and with its body encoder unless the
 * policy has another one than the vendor.
 */
export function applyToDefaults(
  rule: ParsedRule,
  context: RequestContext,
  isRebased: boolean,
  hasBody: boolean,
): ReturnType<ApplyRule> {
  const { policy, negotiator, extras, ofDefaults, defaults, headers } = context;
  const { body, baseUrl } = rule;
  const isEncoded = typeof body === "function" && policy.body === vendorConfig(context).policy.body;
  return {
    context: {
      policy: isEncoded ? Object.freeze({ ...policy, body }) : policy,
      negotiator,
      // The base URL of a rule is part of the vendor, and trusted like its base URL (A7).
      ofDefaults: isRebased ? baseUrl! : ofDefaults,
      defaults,
      // A copy, because its bodies have another content type.
      headers: { ...headers },
      extras,
    },
    options: {
      ...defaults,
      headers: amendHeaders(defaults.headers!, rule, context, hasBody),
      baseUrl: isRebased ? baseUrl : defaults.baseUrl,
    },
  };
}

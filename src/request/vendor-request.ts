import { invalidOption } from "../errors/invalid-option.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { CallPlan } from "../route/call-plan.js";
import { VENDOR_CREDENTIALS } from "../shared/credentials.js";
import { isPlainObject, kindOf } from "../shared/value-kind.js";
import type { RequestOptions } from "../types/options.js";
import type { RequestContext } from "./request-context.js";
import type { ApplyRule } from "./ruled-call.js";
import { expandBaseUrl, type BaseUrl, type BaseUrlTemplate } from "./base-url.js";
import { buildRequest } from "./build-request.js";
import type { FromCall } from "./from-call.js";
import type { RequestObserver } from "./observer.js";
import { originOfUrl, withholdParameters } from "./origin-safety.js";
import { buildUrl } from "./url.js";

/** Builds the request options of a call, as `buildRequest()` does, for a route with a rule, or an endpoint with extras (A2, A7, D5). */
export function buildVendorRequest(
  context: RequestContext,
  plan: CallPlan,
  values: readonly unknown[],
  merged: ParsedOptions,
  fromCall: FromCall,
  observer?: RequestObserver,
): RequestOptions {
  observer?.planned(plan, merged.data !== undefined);
  if (plan.applyRule) {
    const apply = plan.applyRule as ApplyRule;
    ({ context, options: merged } = apply({ context, plan, values, options: merged, fromCall, observer, baseUrlOf }));
  }
  if (!context.extras) return buildRequest(context, plan, values, merged, fromCall, observer);
  const { policy, ofDefaults } = context;
  const { credentials, template, finalize } = context.extras;
  const { trustedOrigins = [] } = policy;
  const isTemplate = merged.baseUrl === template?.option;
  const baseUrl = isTemplate ? baseUrlOf(template!, plan, values, ofDefaults, observer) : merged.baseUrl!;
  const options = { ...merged, baseUrl };
  const originOf = (url: string): string => originOfUrl(plan.url, baseUrl.origin, url);

  // D5: credentials of defaults are sent only to trusted origins.
  const kept = policy.trustedOrigins && credentials && withholdParameters(plan, values, credentials, fromCall);
  const isSent = !kept || trustedOrigins.includes(originOf(buildUrl(plan.url.template, plan, values, options, policy)));
  const sent = isSent ? { plan, values } : kept;
  const built = buildRequest(context, sent.plan, sent.values, options, fromCall, observer);
  // Marks the object that the hook returns, which may be a new one.
  const mark = credentials && { [VENDOR_CREDENTIALS]: credentials };
  const marked = mark ? { ...built, ...mark } : built;
  if (!finalize) return marked;
  observer?.built(marked);
  // The base URL of a call may be untrusted.
  const origin = originOf(built.url);
  const isTrusted = trustedOrigins.includes(origin) || origin === (isTemplate ? baseUrl : ofDefaults).origin;
  const finalized: unknown = finalize(marked, { isTrusted });
  if (!isPlainObject(finalized) || typeof finalized["url"] !== "string")
    throw invalidOption("finalize", "form", `a method that returns request options, not ${kindOf(finalized)}`);
  return (mark ? { ...finalized, ...mark } : finalized) as unknown as RequestOptions;
}

/** Returns the vendor's base URL with the values of a call and its defaults. */
function baseUrlOf(
  template: BaseUrlTemplate,
  plan: CallPlan,
  values: readonly unknown[],
  ofDefaults: BaseUrl,
  observer?: RequestObserver,
): BaseUrl {
  const { url, baseIndexes, defaultNames } = plan;
  const isOfDefaults = ofDefaults.prefix && baseIndexes.every((index) => index >= 0 && index < defaultNames.length);
  const isUnused = url.target !== "relative" && url.target !== "dynamic";
  if (isUnused || (isOfDefaults && !observer)) return ofDefaults;
  const own = baseIndexes.map((index) => values[index]);
  return expandBaseUrl(template, own, ofDefaults.origin, plan, observer);
}

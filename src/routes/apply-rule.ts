import type { HeaderPatch } from "../options/headers.js";
import type { ParsedOptions } from "../options/options.js";
import { withOptions, type Api, type Call } from "../request/call.js";
import type { CallPlan } from "../route/call-plan.js";
import { readProperties } from "../shared/passed-values.js";
import { segments } from "../shared/path-segments.js";
import { omitDefaults } from "./omit-defaults.js";
import { memoize } from "./memoize.js";
import { placeStep } from "./place-parameters.js";
import type { BodyEncoder } from "../types/policy.js";
import type { ParsedRule } from "./read-rule.js";

/**
 * Creates the step that applies all parts of a rule, except the url, to the calls of a plan. A rule overrides only the
 * vendor; defaults and calls override the rule (I2).
 *
 * @param byPolicy - the names of parameters that the policy writes
 */
export function ruleStep(rule: ParsedRule, plan: CallPlan, byPolicy: readonly string[] = []): (call: Call) => Call {
  const place = placeStep(plan, rule, byPolicy);
  const amendmentOf = memoize((api: Api) => ({ api, amend: amendment(rule, api) }));
  // Most programs call a route with one endpoint.
  let last: ReturnType<typeof amendmentOf> | undefined;
  const omit = rule.withoutDefaults.length > 0 ? omitDefaults(plan, rule.withoutDefaults) : undefined;
  const { indexes } = plan.url.template;
  const ofSegments = rule.segments.map((name) => plan.variableIndexes[indexes.get(name) ?? -1] ?? -1);
  return (planned) => {
    const kept = omit ? omit(planned) : planned;
    const call = ofSegments.length > 0 ? { ...kept, values: withSegments(kept.values, ofSegments) } : kept;
    if (last?.api !== call.api) last = amendmentOf(call.api);
    const hasBody = rule.requiresBody || call.plan.members !== undefined || call.options.data !== undefined;
    const ruled = last.amend(call, hasBody);
    // Before parameters are placed: a credential among them is withheld from an untrusted origin (D5).
    const amended = call.api.template?.fill(ruled) ?? ruled;
    call.observer?.planned(amended);
    return place ? place(amended) : amended;
  };
}

/** Returns values in which texts are paths (C13). Where a call passed the result of `segments()`, it counts. */
function withSegments(values: readonly unknown[], indexes: readonly number[]): readonly unknown[] {
  return values.map((value, index) => (typeof value === "string" && indexes.includes(index) ? segments(value) : value));
}

/**
 * Creates a function that applies a rule, except the parameters that it places, to calls of an endpoint. What depends
 * only on the defaults is created once: an endpoint with the rule as further defaults.
 */
function amendment(
  { baseUrl, accept, contentType, body }: ParsedRule,
  api: Api,
): (call: Call, hasBody: boolean) => Call {
  const { ofVendor } = api;
  // A default may have chosen the whole host.
  const hasFreeHost = api.template?.url.target === "dynamic";
  const defaultAccept = ofVendor.defaults.headers?.get("accept");
  /** By whether they have an `accept`, and whether they have a `content-type`. */
  const patches = new Array<HeaderPatch | undefined>(4).fill(undefined);
  /** By whether the rule sets the base URL, and whether the call has a body. */
  const apis = new Array<Api | undefined>(4).fill(undefined);

  /** Returns header fields with those of the rule, which defaults and calls override. */
  const amendHeaders = (headers: HeaderPatch, hasBody: boolean): HeaderPatch => {
    const isDefaultAccept = accept !== undefined && headers.get("accept") === defaultAccept;
    const needsType = contentType !== undefined && hasBody && headers.get("content-type") === undefined;
    if (!isDefaultAccept && !needsType) return headers;
    const patch = (patches[(isDefaultAccept ? 2 : 0) + (needsType ? 1 : 0)] ??= headers.read(
      readProperties(
        { accept: isDefaultAccept ? accept : undefined, "content-type": needsType ? contentType : undefined },
        "headers",
      ),
    ));
    return headers.applyPatch(patch);
  };

  const amendApi = (isRebased: boolean, hasBody: boolean): Api => {
    // `withPolicy()` leaves the encoder of a rule, the policy of a chain overrides it (I2).
    const { chosen } = api;
    const isEncoded = typeof body === "function" && !chosen?.body;
    const encoder: typeof body =
      isEncoded && chosen ? (members, context) => body(members, { ...context, chosen }) : body;
    const defaultBaseUrl = isRebased ? baseUrl! : api.defaults.baseUrl;
    return {
      vendor: api.vendor,
      policy: isEncoded ? Object.freeze({ ...api.policy, body: encoder as BodyEncoder }) : api.policy,
      chosen: api.chosen,
      negotiator: api.negotiator,
      defaults: replaceOptions(api.defaults, defaultBaseUrl, amendHeaders(api.defaults.headers!, hasBody)),
      // The base URL of a rule is part of the vendor, and trusted like its base URL (A7).
      defaultBaseUrl: isRebased ? baseUrl! : api.defaultBaseUrl,
      sealedOrigins: api.sealedOrigins,
      template: api.template,
      ofVendor,
      headers: { bare: undefined, typed: undefined, contentType: undefined },
      isPlain: false,
      before: api.before,
      after: api.after,
    };
  };

  return (call, hasBody) => {
    const { options } = call;
    const isOfVendor = options.baseUrl?.text === ofVendor.defaults.baseUrl?.text;
    const isRebased = baseUrl !== undefined && !hasFreeHost && isOfVendor;
    const amended = (apis[(isRebased ? 2 : 0) + (hasBody ? 1 : 0)] ??= amendApi(isRebased, hasBody));
    if (options === api.defaults) return withOptions(call, amended, amended.defaults);
    const isDefault = options.headers === api.defaults.headers;
    const headers = isDefault ? amended.defaults.headers : amendHeaders(options.headers!, hasBody);
    const replaced = replaceOptions(options, isRebased ? baseUrl : options.baseUrl, headers);
    return withOptions(call, amended, replaced);
  };
}

/** Returns options with some of them replaced. V8 creates a literal faster than a copy. */
function replaceOptions(
  { method, url, mediaType, parameters, query, data, request }: ParsedOptions,
  baseUrl: ParsedOptions["baseUrl"],
  headers: ParsedOptions["headers"],
): ParsedOptions {
  return { baseUrl, method, url, headers, mediaType, parameters, query, data, request };
}

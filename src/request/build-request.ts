import type { ParsedOptions } from "../options/parsed-options.js";
import type { CallPlan } from "../route/call-plan.js";
import { NO_VALUES } from "../shared/own-properties.js";
import { isList, isPlainObject } from "../shared/value-kind.js";
import type { UrlTemplate } from "../template/url-template.js";
import type { RequestOptions } from "../types/options.js";
import type { MediaTypeNegotiator } from "./accept.js";
import { checkData, encodeBody } from "./body.js";
import type { FromCall } from "./from-call.js";
import type { RequestObserver } from "./observer.js";
import { originOfUrl, withholdHeaders } from "./origin-safety.js";
import { buildPlainUrl } from "./plain-url.js";
import type { RequestContext } from "./request-context.js";
import { buildUrl } from "./url.js";

/**
 * Builds the request options of a call (Rules for build, rule set P).
 *
 * @param values - the values of the names in the plan, those of defaults first
 * @param options - the options, merged with the defaults
 */
export function buildRequest(
  context: RequestContext,
  plan: CallPlan,
  values: readonly unknown[],
  options: ParsedOptions,
  fromCall: FromCall,
  observer?: RequestObserver,
): RequestOptions {
  const { policy, defaults } = context;
  const { data, request, baseUrl, headers: patch, mediaType } = options;
  const negotiator: MediaTypeNegotiator = context.negotiator;
  observer?.planned(plan, data !== undefined);

  // P1, P2 and P5: placeholders, query parameters, and whether the url is safe.
  const isPlain = plan.plain && !options.query && !observer;
  const url =
    (isPlain ? buildPlainUrl(plan.plain, values, baseUrl!.prefix, policy) : undefined) ??
    buildUrl(plan.url.template satisfies UrlTemplate, plan, values, options, policy, observer);

  // P3 and P4: the parameters without a placeholder, by default as a JSON object (D8), or `data` unchanged.
  const members = data === undefined ? plan.members && collectMembers(plan, values) : undefined;
  const encoded = members && policy.body && encodeBody(policy.body, members, policy);
  const body = encoded ? encoded.body : (members ?? data);
  const isJson = data === undefined ? members : isPlainObject(data) || isList(data);
  const contentType = encoded ? encoded.contentType : isJson ? JSON_TYPE : undefined;

  // Rules for media types: `accept`; D3: `content-type`.
  const isDefault = patch === defaults.headers && mediaType === defaults.mediaType;
  const headers = isDefault
    ? copyDefaultHeaders(context, contentType)
    : composeHeaders(options, negotiator, contentType, fromCall);
  // D5: credentials of defaults are sent only to trusted origins.
  if (policy.trustedOrigins && !policy.trustedOrigins.includes(originOfUrl(plan.url, baseUrl!.origin, url)))
    withholdHeaders(headers, fromCall, context.extras?.credentials);
  if (data !== undefined) checkData(plan, values, policy, fromCall.defaults);

  const method = plan.method.lower;
  // Literals, because an assignment may meet a setter on Object.prototype.
  if (request) return body === undefined ? { method, url, headers, request } : { method, url, headers, body, request };
  return body === undefined ? { method, url, headers } : { method, url, headers, body };
}

/** Returns the JSON object of the parameters without a placeholder, with unchanged values (P3; D1). */
function collectMembers({ restNames, restIndexes, members }: CallPlan, values: readonly unknown[]): object {
  // The copy has all names as own properties, so that assignments do not reach Object.prototype (D7).
  const body = { ...members };
  for (let index = 0; index < restIndexes.length; index += 1) body[restNames[index]!] = values[restIndexes[index]!];
  return body;
}

/** The content type of a body that clients send as JSON (D3). */
const JSON_TYPE = "application/json; charset=utf-8";

function copyDefaultHeaders(
  { headers, defaults, negotiator }: RequestContext,
  contentType: string | undefined,
): Record<string, string> {
  if (!contentType) return { ...headers.bare };
  if (headers.contentType !== contentType) {
    headers.typed = composeHeaders(defaults, negotiator, contentType);
    headers.contentType = contentType;
  }
  return { ...headers.typed };
}

/** The previews of a call, if the call sets the `accept` header (E4). */
function ownPreviews(call: FromCall["options"]): readonly string[] | undefined {
  return typeof call?.headers?.get("accept") === "string" ? (call.mediaType?.previews ?? NO_VALUES.names) : undefined;
}

/**
 * The header fields of a request: `accept` as the media type asks (Rules for media types), and the content type of the body,
 * if none is set (D3, D8).
 */
export function composeHeaders(
  { headers, mediaType }: ParsedOptions,
  negotiator: MediaTypeNegotiator,
  contentType?: string,
  fromCall?: FromCall,
): Record<string, string> {
  const patch = headers!;
  let fields = patch.toObject();
  const accept =
    mediaType && negotiator.negotiateParsed(patch.get("accept") ?? "", mediaType, ownPreviews(fromCall?.options));
  // Literals, because an assignment may meet a setter on Object.prototype (D7).
  if (accept) fields = { ...fields, accept };
  if (contentType && typeof patch.get("content-type") !== "string") fields = { ...fields, "content-type": contentType };
  return fields;
}

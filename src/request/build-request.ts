import type { Policy } from "../types/policy.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { CallPlan } from "../route/call-plan.js";
import { NO_VALUES } from "../shared/own-properties.js";
  if (encoded?.contentType && !Object.hasOwn(headers, "content-type")) {
    setOwn(headers, "content-type", encoded.contentType);
  }
  if (policy.trustedOrigins && !policy.trustedOrigins.includes(originOfUrl(plan.url, baseUrl!.origin, url))) {
    withholdCredentials(headers, fromCall);
  }
  if (data !== undefined) checkData(plan, values, policy, fromCall.defaults);

  const method = plan.method.lower;
  // Literals, because an assignment may meet a setter on Object.prototype.
  if (request) return body === undefined ? { method, url, headers, request } : { method, url, headers, body, request };
  return body === undefined ? { method, url, headers } : { method, url, headers, body };
}

/** The JSON object of the parameters without a placeholder, values by identity (P3; D1). */
function collectMembers({ restNames, restIndexes, members }: CallPlan, values: readonly unknown[]): object {
  // The copy has all names as its own: an assignment stays in it, whatever Object.prototype has (D7).
  const body = { ...members };
  for (let index = 0; index < restIndexes.length; index += 1) body[restNames[index]!] = values[restIndexes[index]!];
  return body;
}

function copyDefaultHeaders(
  { headers, defaults, negotiator }: RequestContext,
  isJson: boolean,
): Record<string, string> {
  return { ...(isJson ? (headers.withJsonType ??= composeHeaders(defaults, negotiator, true)) : headers.bare) };
}

/** The previews that a call asks for, if it has an `accept` header of its own (E4). */
export function ownPreviews(call: FromCall["options"]): readonly string[] | undefined {
  return typeof call?.headers?.get("accept") === "string" ? (call.mediaType?.previews ?? NO_VALUES.names) : undefined;
}

/**
 * The header fields of a request: `accept` as the media type asks (Rules for media types), and `content-type` for a body
 * that clients write as JSON, if none is set (D3).
 */
export function composeHeaders(
  { headers, mediaType }: ParsedOptions,
  negotiator: MediaTypeNegotiator,
  isJson: boolean,
  fromCall?: FromCall,
): Record<string, string> {
  let patch = headers!;
  const accept =
    mediaType && negotiator.negotiateParsed(patch.get("accept") ?? "", mediaType, ownPreviews(fromCall?.options));
  if (accept) patch = patch.set("accept", accept);
  if (isJson && typeof patch.get("content-type") !== "string") {
    patch = patch.set("content-type", "application/json; charset=utf-8");
  }
  return patch.toObject();
}

import type { ParsedOptions } from "../options/options.js";
import type { CallPlan } from "../route/call-plan.js";
import { pathTemplateOf } from "../route/path-template.js";
import { NO_VALUES, setOwn } from "../shared/passed-values.js";
import { markRequest } from "../shared/request-mark.js";
import type { RequestOptions } from "../types/options.js";
import type { MediaTypeNegotiator } from "./accept.js";
import { checkData, contentOf, JSON_TYPE, type Content } from "./body.js";
import type { Api, Call } from "./call.js";
import { isUntrusted, originOfUrl, withholdHeaders } from "./origin-safety.js";
import { omitOverridden } from "./overridden.js";
import { ownQuery } from "./own-values.js";
import { buildPlainUrl, buildUrl } from "./url.js";

// Codes such as P1, C5 and D3 are rules of the specification and decisions: docs/spec/index.md lists them.

/** Builds the request options of a call (Rules for build, rule set P). */
export function buildRequest(planned: Call): RequestOptions {
  const { before, after } = planned.api;
  const effective = omitOverridden(planned);
  planned.observer?.planned(effective);
  const owned = planned.options.query ? ownQuery(effective, planned.options.query) : effective;
  const call = before ? before(owned) : owned;
  const { api, plan, values, options, observer } = call;
  const { policy, defaults } = api;
  const { data, request, headers: patch, mediaType } = options;
  if (before) observer?.planned(call);

  // P1, P2 and P5: placeholders, query parameters, and whether the url is safe.
  const isPlain = plan.plain && !options.query && !observer;
  const url =
    (observer ? undefined : call.url) ??
    (isPlain ? buildPlainUrl(plan.plain, values, options.baseUrl!.prefix, policy) : undefined) ??
    buildUrl(call);

  if (data !== undefined) checkData(call);
  // P3 and P4: the parameters without a placeholder, by default as a JSON object (D8), or `data`.
  const members = data === undefined && (plan.members ?? plan.rule) ? collectMembers(plan, values) : undefined;
  const content = contentOf(call, members, planned.options.headers!.get("content-type"));
  const { body } = content;

  // Rules for media types: `accept`; D3: `content-type`.
  const isDefault = patch === defaults.headers && mediaType === defaults.mediaType;
  const headers = isDefault
    ? copyDefaultHeaders(api, body === undefined ? undefined : content)
    : composeHeaders(options, api.negotiator, content.contentType, call.ownOptions);
  if (content.overridesRule) replaceContentType(headers, content.contentType);
  else if (body === undefined && !isDefault && isDefaultType(call)) replaceContentType(headers, undefined);
  // D5: credentials of defaults are sent only to trusted origins.
  if (isUntrusted(api, originOfUrl(call, url))) withholdHeaders(headers, call);

  const method = plan.method.lower;
  // Literals, because an assignment may meet a setter on Object.prototype.
  const built = request
    ? body === undefined
      ? { method, url, headers, request }
      : { method, url, headers, body, request }
    : body === undefined
      ? { method, url, headers }
      : { method, url, headers, body };
  const finalized = after ? after(built, call) : built;
  const route = policy.route === "keep" ? pathTemplateOf(plan) : undefined;
  return route === undefined ? finalized : markRequest(finalized, { route }, headers);
}

/**
 * A short cut for a call that has only parameters, which most calls have: the same as `buildRequest()`, without a `Call`.
 * `tests/properties/short-cuts.test.ts` compares both.
 *
 * @param values - own values, so that the long way does not read lists of the caller again
 * @returns `undefined` if the API or a value needs more.
 */
export function buildPlain(api: Api, plan: CallPlan, values: readonly unknown[]): RequestOptions | undefined {
  const { defaults, policy, isPlain, sealedOrigins } = api;
  // A full url may have an origin that is not trusted (D5).
  if (!isPlain || !plan.plain || (sealedOrigins && !plan.plain.isRelative)) return undefined;
  const url = buildPlainUrl(plan.plain, values, defaults.baseUrl!.prefix, policy);
  if (url === undefined) return undefined;
  const method = plan.method.lower;
  if (!plan.members) return { method, url, headers: copyDefaultHeaders(api, undefined) };
  const headers = copyDefaultHeaders(api, { contentType: api.vendor.contentType ?? JSON_TYPE });
  return { method, url, headers, body: collectMembers(plan, values) };
}

/**
 * Returns the JSON object of the parameters without a placeholder, with unchanged values (P3; D1). It may be empty where the
 * rule of the route requires a body (I5).
 */
function collectMembers(plan: CallPlan, values: readonly unknown[]): object | undefined {
  const { restNames, restIndexes, members, rule } = plan;
  if (!members) return rule?.requiresBody ? {} : undefined;
  // The copy has all names as own properties, so that assignments do not reach Object.prototype (D7).
  const body = { ...members };
  for (let index = 0; index < restIndexes.length; index += 1) body[restNames[index]!] = values[restIndexes[index]!];
  return body;
}

/** The header fields of a call that sets none, and no media type: a copy, because they belong to the caller. */
function copyDefaultHeaders(
  { headers, defaults, negotiator }: Api,
  content: Pick<Content, "contentType"> | undefined,
): Record<string, string> {
  if (!content) return { ...(headers.bare ??= composeBareHeaders(defaults, negotiator)) };
  const { contentType } = content;
  if (!headers.typed || headers.contentType !== contentType) {
    headers.typed = composeHeaders(defaults, negotiator, contentType);
    headers.contentType = contentType;
  }
  return { ...headers.typed };
}

/** The header fields of defaults for a request without a body, which a content type of defaults would describe (D3). */
export function composeBareHeaders(defaults: ParsedOptions, negotiator: MediaTypeNegotiator): Record<string, string> {
  const headers = composeHeaders(defaults, negotiator);
  replaceContentType(headers, undefined);
  return headers;
}

/** Whether the content type is that of the defaults. Where it is not known who set it, an equal one is (D3). */
function isDefaultType({ options, ownOptions, defaults }: Call): boolean {
  if (ownOptions) return ownOptions.headers?.get("content-type") === undefined;
  return options.headers!.get("content-type") === defaults.headers?.get("content-type");
}

function replaceContentType(headers: Record<string, string>, contentType: string | undefined): void {
  if (contentType !== undefined) setOwn(headers, "content-type", contentType);
  else Reflect.deleteProperty(headers, "content-type");
}

/**
 * The header fields of a request: `accept` as the media type asks (Rules for media types), and the content type of the body,
 * if none is set (D3, D8).
 */
export function composeHeaders(
  { headers, mediaType }: Pick<ParsedOptions, "headers" | "mediaType">,
  negotiator: MediaTypeNegotiator,
  contentType?: string,
  ownOptions?: Call["ownOptions"],
): Record<string, string> {
  const patch = headers!;
  let fields = patch.toObject();
  if (mediaType) {
    // E4: where the call sets `accept`, only its own previews replace what it names.
    const setsAccept = typeof ownOptions?.headers?.get("accept") === "string";
    const ownPreviews = setsAccept ? (ownOptions.mediaType?.previews ?? NO_VALUES.names) : undefined;
    const accept = negotiator.negotiateParsed(patch.get("accept") ?? "", mediaType, ownPreviews);
    // A literal, because an assignment may meet a setter on Object.prototype (D7).
    if (accept) fields = { ...fields, accept };
  }
  if (contentType && typeof patch.get("content-type") !== "string") fields = { ...fields, "content-type": contentType };
  return fields;
}

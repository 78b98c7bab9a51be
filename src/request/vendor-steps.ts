import { invalidOption } from "../errors/invalid-option.js";
import { rejectMissingCredentials } from "../options/credential.js";
import { pathTemplateOf } from "../route/path-template.js";
import { isPlainObject, kindOf } from "../shared/passed-values.js";
import { markRequest } from "../shared/request-mark.js";
import type { FinalizeContext, RequestOptions } from "../types/options.js";
import type { Api, BaseUrlTemplate, Call, RouteRules } from "./call.js";
import { isTrusted, isUntrusted, originOfUrl, trustedOrigins, withholdParameters } from "./origin-safety.js";
import { buildUrl } from "./url.js";

/** The hook of a subclass (A7). */
export type Finalize = (request: RequestOptions, context: FinalizeContext) => RequestOptions;

type Before = NonNullable<Api["before"]>;

/**
 * Returns the steps of a vendor before a request, as one: the rule of the route (I1), the base URL with variables (A2),
 * and the withheld credentials (D5). Returns `undefined` for a vendor that declares none of them.
 */
export function stepsBefore(
  rules: RouteRules | undefined,
  template: BaseUrlTemplate | undefined,
  credentials: readonly string[] | undefined,
): Api["before"] {
  // A rule that places parameters fills the base URL itself, before it does.
  const steps = [rules?.before, template?.fill, credentials && withholdCredentials];
  return steps.reduce<Before | undefined>((first, next) => {
    return first && next ? (call) => next(first(call)) : (first ?? next);
  }, undefined);
}

/** Checks the credentials of a call, and withholds the default parameters that are credentials, if the origin is not trusted. */
function withholdCredentials(call: Call): Call {
  const { api, plan, options } = call;
  if (options.headers !== api.defaults.headers) rejectMissingCredentials(options.headers!, api.vendor.credentials!);
  const isOfBaseUrl = plan.url.target === "relative";
  if (isOfBaseUrl && !isUntrusted(api, options.baseUrl!.origin)) return call;
  const withheld = trustedOrigins(api) && withholdParameters(call);
  if (!withheld || isOfBaseUrl) return withheld ?? call;
  const url = buildUrl({ ...call, observer: undefined });
  // This url is sent: another one could have another origin.
  return isUntrusted(api, originOfUrl(call, url)) ? withheld : { ...call, url };
}

/**
 * Returns the steps of a vendor after a request, as one: the mark for adapters that hide its credentials, and the hook
 * of a subclass. Returns `undefined` if there are none.
 */
export function stepsAfter(credentials: readonly string[] | undefined, finalize?: Finalize): Api["after"] {
  const mark = (request: RequestOptions, { headers }: RequestOptions): RequestOptions =>
    credentials ? markRequest(request, { credentials }, headers) : request;
  // Marks the headers that the hook returns, too, which may be new ones.
  if (finalize) return (built, call) => mark(callHook(finalize, mark(built, built), call), built);
  return credentials && ((built) => mark(built, built));
}

function callHook(finalize: Finalize, built: RequestOptions, call: Call): RequestOptions {
  const { api, plan, observer } = call;
  observer?.built(built);
  // Where credentials of the defaults are withheld, a signature is, too (D5).
  const context = { isTrusted: isTrusted(api, originOfUrl(call, built.url)), route: pathTemplateOf(plan) };
  const finalized: unknown = finalize(built, context);
  if (!isPlainObject(finalized) || typeof finalized["url"] !== "string")
    throw invalidOption(
      "finalize",
      "form",
      finalized instanceof Promise
        ? "synchronous; sign after build(), for example in .to(async …)"
        : `a method that returns request options, not ${kindOf(finalized)}`,
    );
  return finalized as unknown as RequestOptions;
}

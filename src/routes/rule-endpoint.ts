import type { ApiConfig } from "../api/api-config.js";
import type { HeaderPatch } from "../options/headers.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { RequestContext } from "../request/request-context.js";
import type { ApplyRule } from "../request/ruled-call.js";
import { readProperties } from "../shared/own-properties.js";
import type { ParsedRule } from "./read-rule.js";

export type Ruled = ReturnType<ApplyRule>;

/**
 * Creates a function that applies a rule, except the parameters that it places, to calls of an endpoint. What depends
 * only on the defaults is created once: a configuration with the rule as further defaults.
 */
export function ruleEndpoint(
  { baseUrl, accept, contentType, body }: ParsedRule,
  context: RequestContext,
): (given: ParsedOptions, hasMembers: boolean) => Ruled {
  const config = context as ApiConfig;
  let vendor = config;
  while (vendor.base) vendor = vendor.base;
  // A default may have chosen the whole host.
  const hasFreeHost = context.extras?.template?.url.target === "dynamic";
  const defaultAccept = vendor.defaults.headers?.get("accept");
  /** By whether they have an `accept`, and whether they have a `content-type`. */
  const patches = new Array<HeaderPatch | undefined>(4).fill(undefined);
  /** By whether the rule sets the base URL, and whether the call has a body. */
  const configs = new Array<ApiConfig | undefined>(4).fill(undefined);

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

  const configure = (isRebased: boolean, hasBody: boolean): ApiConfig => {
    const ruled = config.withDefaults({
      // The base URL of a rule is part of the vendor, and trusted like its base URL (A7).
      baseUrl: isRebased ? baseUrl!.text : undefined,
      headers: amendHeaders(config.defaults.headers!, hasBody).toObject(),
    });
    // A body encoder of the defaults overrides that of the rule.
    const isEncoded = typeof body === "function" && config.policy.body === vendor.policy.body;
    return isEncoded ? ruled.withPolicy({ body }) : ruled;
  };

  return (given, hasMembers) => {
    const isRebased = baseUrl !== undefined && !hasFreeHost && given.baseUrl?.text === vendor.defaults.baseUrl?.text;
    const hasBody = hasMembers || given.data !== undefined;
    const ruled = (configs[(isRebased ? 2 : 0) + (hasBody ? 1 : 0)] ??= configure(isRebased, hasBody));
    if (given === config.defaults) return { context: ruled, options: ruled.defaults };
    const isDefault = given.headers === config.defaults.headers;
    const headers = isDefault ? ruled.defaults.headers : amendHeaders(given.headers!, hasBody);
    return { context: ruled, options: replaceOptions(given, isRebased ? baseUrl : given.baseUrl, headers) };
  };
}

/** Returns options with some of them replaced. V8 creates a literal faster than a copy. */
export function replaceOptions(
  { method, url, mediaType, parameters, query: ownQuery, data, request }: ParsedOptions,
  baseUrl: ParsedOptions["baseUrl"],
  headers: ParsedOptions["headers"],
  query = ownQuery,
): ParsedOptions {
  return { baseUrl, method, url, headers, mediaType, parameters, query, data, request };
}

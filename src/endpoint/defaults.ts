import type { Issue } from "../errors/endpoint-error.js";
import { invalidOption } from "../errors/invalid-option.js";
import type { CompiledVendor, Given } from "../kernel/call.js";
import { mergeOptions, mergeValues, NO_VALUES, rejectOptions, splitMixed } from "../kernel/options.js";
import { findMethod } from "../kernel/route.js";
import { assign, type Values } from "../kernel/values.js";
import { misspeltOption } from "./misspelt-option.js";

/** Reads a layer of defaults (Rules for defaults). */
export function readDefaults(vendor: CompiledVendor, given: object): Given {
  const { options, parameters } = splitMixed(vendor, given);
  // The credentials for another host would go to the default one.
  if (!options.baseUrl && Object.prototype.propertyIsEnumerable.call(given, "baseUrl"))
    throw invalidOption("baseUrl", "must not be undefined", "undefined");
  if (options.method) findMethod(vendor, options.method);
  const own = assign({}, parameters);
  const names = Object.keys(own);
  rejectOptions(misspeltDefaults(names, vendor));
  return { options, parameters: names.length > 0 ? own : NO_VALUES };
}

/** Merges defaults, which override those of an endpoint. */
export function mergeDefaults(base: Given, over: Given): Given {
  const options = mergeOptions([base.options, over.options]);
  return {
    options: { ...options, headers: options.headers && withoutRemoved(options.headers) },
    parameters: over.parameters === NO_VALUES ? base.parameters : mergeValues(base.parameters, over.parameters)!,
  };
}

/** Header fields without those that `null` removes. */
export function withoutRemoved(headers: Values): Values {
  for (const name in headers)
    if (headers[name] === null)
      return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null));
  return headers;
}

/**
 * The default parameters that look like a misspelt option: credentials would go to another host, or into urls and bodies (F3).
 */
function misspeltDefaults(names: readonly string[], { query, variables, credentials }: CompiledVendor): Issue[] {
  const issues: Issue[] = [];
  for (const name of names) {
    // Fast pre-check: endpoints may be created for each request.
    if (!/^[-_abht]/i.test(name)) continue;
    const isOfVendor = (): boolean =>
      [...query, ...credentials, ...variables].some((known) => known.toLowerCase() === name.toLowerCase());
    const misspelt = misspeltOption(name);
    if (misspelt) issues.push(misspelt);
    else if (/^(?:auth|token)$/i.test(name.replace(/[-_]/g, "")) && !isOfVendor()) issues.push({ name, ...SECRET });
  }
  return issues;
}

const SECRET = {
  reason: "secret",
  detail: "would be sent in urls; write headers: { authorization }, or add it to the credentials of the vendor",
} as const;

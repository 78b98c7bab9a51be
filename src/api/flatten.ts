import { raise } from "../errors/raise.js";
import { withDots } from "../shared/terminal-text.js";
import type { Options } from "../kernel/settings.js";
import { createOptions, isOfDefaults, isOption, isSuspect } from "../kernel/options.js";
import { findMethod, placeOf, routeOf } from "../kernel/route.js";
import { assign, attempt, setOwn, type Values } from "../kernel/values.js";
import type { EndpointDefaults } from "../types/options.js";
import type { Api } from "../kernel/call.js";

/**
 * The flat object of the specification: options and parameters in one object (Merged options object; A6).
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when a parameter has the name of an option, or was set by `query()`: a flat object cannot
 * express that.
 */
export function flatten(api: Api, options: Readonly<Options>, parameters: Values): EndpointDefaults {
  const { vendor } = api;
  const { baseUrl, method, url, headers = {}, mediaType, query, data, request, policy } = options;
  const isVariable = (name: string): boolean =>
    attempt(() => placeOf(routeOf(vendor, method, url), name)) !== undefined;
  const isLost = (name: string): boolean =>
    isOption(name) || (isSuspect(name, vendor) && !isOfDefaults(api, name, parameters[name]) && !isVariable(name));
  const names = Object.keys(parameters).filter((name) => parameters[name] !== undefined && isLost(name));
  const lost = [...names, ...Object.keys(query ?? {}), ...(policy ? ["policy"] : [])].map((name) => ({
    name,
    reason: "merged" as const,
  }));
  if (lost.length > 0) raise("ERR_INVALID_OPTION", lost);
  const flat = assign(
    {},
    {
      baseUrl: baseUrl?.text,
      method: findMethod(vendor, method!).name,
      url,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null)),
      // As in @octokit/endpoint, without a list that nobody gave.
      mediaType: {
        format: mediaType?.format ?? "",
        ...(mediaType && mediaType.previews.length > 0 && { previews: [...mediaType.previews] }),
      },
    },
  );
  assign(flat, parameters);
  if (data !== undefined) setOwn(flat, "data", data);
  if (request !== undefined) setOwn(flat, "request", request);
  return flat as EndpointDefaults;
}

/** The defaults of an endpoint as one flat object. */
export function defaultsOf(api: Api): EndpointDefaults {
  return flatten(api, defaultOptions(api), api.parameters ?? {});
}

/** The defaults of an endpoint as options. */
export function defaultOptions({ baseUrl, method, url, headers, mediaType, data, request }: Api): Options {
  return { ...createOptions(), baseUrl, method, url, headers, mediaType, data, request };
}

/** The names of parameters and headers, without values, which may be secret (H6). */
export function namesOf(
  parameters: Values | undefined,
  query: Values | undefined,
  headers: Values,
): { parameters: string[]; headers: string[] } {
  const all = new Set([...Object.keys(parameters ?? {}), ...Object.keys(query ?? {})]);
  return { parameters: [...all], headers: Object.keys(headers).filter((name) => headers[name] !== null) };
}

/** Describes an object for logs. */
export function describe(kind: string, content: object): string {
  return `${kind} ${withDots(JSON.stringify(content))}`;
}

const INSPECT = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");

function inspect(this: { toString(): string }): string {
  return this.toString();
}

/**
 * Makes Node show an object, or the instances of a prototype, as their text. It is a function, because bundlers keep
 * unused classes with computed members.
 */
export function makeInspectable(object: object): void {
  if (!(INSPECT in object)) {
    Reflect.defineProperty(object, INSPECT, { __proto__: null, value: inspect } as PropertyDescriptor);
  }
}

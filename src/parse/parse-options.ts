import type { BaseUrl } from "../base-url.js";
import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { HeaderChanges, Layer } from "../layer.js";
import { originOf } from "../shared/origin.js";
import { optionError } from "../own-names.js";
import type { Policy } from "../policy.js";
import type { RequestOptions } from "../types/options.js";
import { isList, isPlainObject } from "../shared/value-kind.js";
import type { Verb } from "../verb.js";
import { authorityOf } from "./aim.js";
import { withholdCredentials } from "./credentials.js";
import type { FinalHeaders } from "./final-headers.js";
import type { Observer } from "./observer.js";
import { jsonBody, type Placement } from "./placement.js";
import { joined, queryString, withQuery } from "./query-string.js";
import type { RouteTemplate } from "./route-template.js";
import { simpleUrl } from "./simple-url.js";
import { checkedUrl } from "./url.js";

/** What an endpoint knows before any call. */
export interface ParseContext {
  readonly policy: Policy;
  /** The header fields that the options of a call come to. */
  headersOf(options: Layer): FinalHeaders;
}

/** A route whose method is known to be a verb, and whose url is known to be a template. */
export interface ParsedRoute {
  readonly verb: Verb;
  readonly template: RouteTemplate;
}

/** Whose word what stands in merged options is. */
export interface Source {
  /** What stood beneath the call. */
  readonly defaults: Layer;
  /** The headers that the call itself gave; unknown where merged options were copied. */
  readonly headers: HeaderChanges | undefined;
  /** Whether the call itself gave a parameter, which stands at this place of the values. */
  isOfCall(name: string, value: unknown, place: number): boolean;
}

/**
 * Turns the merged options of a call into request options: the steps of rule set P (specification, Rules for build).
 *
 * @param options - what is said beside the parameters
 * @param values - those of the parameters, by the indices of the placement
 * @param observer - is told what the steps do
 */
export function parseOptions(
  context: ParseContext,
  route: ParsedRoute,
  placement: Placement,
  values: readonly unknown[],
  options: Layer,
  source: Source,
  observer?: Observer,
): RequestOptions {
  const { policy } = context;
  const { verb, template } = route;
  const { data, request, baseUrl, query } = options;
  const { simple } = placement;
  if (observer) report(observer, route, placement);
  const url =
    (simple && !query && !observer ? simpleUrl(simple, values, baseUrl!, policy) : undefined) ??
    fullUrl(route, placement, values, options, policy, observer);
  const body = data === undefined ? jsonBody(placement, values) : data;
  const fields = context.headersOf(options);
  const headers = { ...(isPlainObject(body) || isList(body) ? fields.json : fields.plain) };
  if (policy.trustedOrigins && !policy.trustedOrigins.includes(originFor(template, baseUrl!, url))) {
    withholdCredentials(headers, source);
  }
  if (data !== undefined) checkData(verb, placement, values, policy, source);
  const method = verb.lower;
  // Literals, because an assignment may meet a setter that somebody has put on Object.prototype.
  if (request) return body === undefined ? { method, url, headers, request } : { method, url, headers, body, request };
  return body === undefined ? { method, url, headers } : { method, url, headers, body };
}

function report(observer: Observer, { verb, template }: ParsedRoute, { names, places, unplaced }: Placement): void {
  observer.routed(verb, template);
  const others = new Set(unplaced);
  for (const place of places) observer.placed(names[place]!, !others.has(place));
}

/** The url with everything in it that has its place there. */
function fullUrl(
  { verb, template }: ParsedRoute,
  placement: Placement,
  values: readonly unknown[],
  { baseUrl, query: said }: Layer,
  policy: Policy,
  observer: Observer | undefined,
): string {
  const faults: Fault[] = [];
  let query = verb.body ? "" : queryString(placement, values, policy, faults, observer);
  if (said) {
    const beside = { others: said.names, unplaced: [...said.names.keys()] };
    query = joined(query, queryString(beside, said.values, policy, faults, observer));
  }
  return withQuery(checkedUrl(template, placement, values, baseUrl!, policy, faults, observer), query);
}

function originFor({ address }: RouteTemplate, { origin }: BaseUrl, url: string): string {
  return address === "path" ? origin : originOf(authorityOf(url));
}

/** `data` wants a verb with a body, and by policy a call without other parameters left (decisions B4, D2). */
function checkData(
  verb: Verb,
  { others, unplaced }: Placement,
  values: readonly unknown[],
  policy: Policy,
  source: Source,
): void {
  if (!verb.body)
    throw optionError("data", `${verb.name} has no body; .param("data", …) of the builder is a parameter of that name`);
  if (policy.unplaced === "drop") return;
  const problem = "it has no place beside data, which is the whole body";
  throwFaults(
    InvalidParameterError,
    others
      .filter((name, index) => source.isOfCall(name, values[unplaced[index]!], unplaced[index]!))
      .map((name) => ({ name, problem })),
  );
}

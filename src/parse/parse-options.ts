import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { NO_PARAMETERS, type Layer } from "../layer.js";
import { originOf } from "../origin.js";
import { optionError } from "../own-names.js";
import type { Policy } from "../policy.js";
import type { RequestOptions } from "../types/options.js";
import type { Verb, Verbs } from "../verb.js";
import { authorityOf } from "./aim.js";
import { announceJson } from "./body.js";
import { withholdCredentials } from "./credentials.js";
import { finalHeaders } from "./final-headers.js";
import type { MediaTypeNegotiator } from "./media-type-negotiator.js";
import type { Observer } from "./observer.js";
import { jsonBody, placementOf, type Placement } from "./placement.js";
import { joined, queryString, withQuery } from "./query-string.js";
import { routeTemplate, type RouteTemplate } from "./route-template.js";
import { checkedUrl, simpleUrl } from "./url.js";

/** What an endpoint knows before any call. */
export interface ParseContext {
  readonly policy: Policy;
  readonly verbs: Verbs;
  readonly negotiator: MediaTypeNegotiator;
  readonly defaults: Layer;
  /** The headers of the defaults with `accept` amended by the media type of the defaults. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same for a JSON body. */
  readonly jsonHeaders: Readonly<Record<string, string>>;
}

/** A route whose method is known to be a verb, and whose url is known to be a template. */
export interface ParsedRoute {
  readonly verb: Verb;
  readonly template: RouteTemplate;
}

/** Whose word what stands in merged options is. */
export interface Source {
  /** What the call itself gave; unknown where merged options were copied. */
  readonly call: Layer | undefined;
  /** What stood beneath it. */
  readonly defaults: Layer;
}

/**
 * Turns the merged options of a call into request options: the steps of rule set P (specification, Rules for build).
 *
 * @param options - what is said beside the parameters
 * @param values - those of the parameters, by the indices of the placement
 * @param source - not looked at where no `data` and no trusted origins are set
 * @param observer - is told what the steps do
 */
export function parseOptions(
  context: ParseContext,
  { verb, template }: ParsedRoute,
  placement: Placement,
  values: readonly unknown[],
  options: Layer,
  source?: Source,
  observer?: Observer,
): RequestOptions {
  const { policy, defaults } = context;
  const { data, request } = options;
  if (observer) report(observer, verb, template, placement);
  const url = fullUrl(template, placement, values, options, policy, observer);
  const members = data === undefined ? jsonBody(placement, values) : undefined;
  const areDefaults = options.headers === defaults.headers && options.mediaType === defaults.mediaType;
  // Known before any call, and copied: the commonest way.
  const ready = members ? context.jsonHeaders : context.headers;
  const given = areDefaults ? { ...ready } : finalHeaders(options, context.negotiator);
  if (policy.trustedOrigins && !policy.trustedOrigins.includes(originOf(authorityOf(url)))) {
    withholdCredentials(given, source!);
  }
  if (data !== undefined) checkData(verb, placement, values, policy, source!);
  const body = members ?? data;
  const headers = areDefaults && members ? given : announceJson(given, body);
  // Literals, because an assignment may meet a setter that somebody has put on Object.prototype.
  const result = body === undefined ? { method: verb.lower, url, headers } : { method: verb.lower, url, headers, body };
  return request ? { ...result, request } : result;
}

function report(observer: Observer, verb: Verb, template: RouteTemplate, { names, unplaced }: Placement): void {
  observer.routed(verb, template);
  const others = new Set(unplaced);
  names.forEach((name, index) => {
    observer.placed(name, !others.has(index));
  });
}

/** Where nothing has a placeholder. */
const QUERY = "/";

/** The url with everything in it that has its place there. */
function fullUrl(
  template: RouteTemplate,
  placement: Placement,
  values: readonly unknown[],
  { baseUrl, query: said }: Layer,
  policy: Policy,
  observer: Observer | undefined,
): string {
  const faults: Fault[] = [];
  let query = queryString(placement, values, policy, faults, observer);
  if (said) {
    const beside = placementOf(routeTemplate(QUERY), said.names, false, true);
    query = joined(query, queryString(beside, said.values, policy, faults, observer));
  }
  const simple = observer ? undefined : simpleUrl(placement, values, baseUrl!);
  if (simple !== undefined && faults.length === 0) return query ? `${simple}?${query}` : simple;
  return withQuery(checkedUrl(template, placement, values, baseUrl!, policy, faults, observer), query);
}

/** `data` wants a verb with a body, and by policy a call without other parameters left (decisions B4, D2). */
function checkData(
  verb: Verb,
  { others, unplaced }: Placement,
  given: readonly unknown[],
  policy: Policy,
  { call, defaults }: Source,
): void {
  if (!verb.body)
    throw optionError("data", `${verb.name} has no body; .param("data", …) of the builder is a parameter of that name`);
  if (policy.unplaced === "drop") return;
  const { names, values } = (call ?? defaults).parameters ?? NO_PARAMETERS;
  const known = new Map(names.map((name, index) => [name, values[index]]));
  const isOfCall = (name: string, place: number): boolean =>
    call ? known.has(name) : known.get(name) !== given[unplaced[place]!];
  const problem = "it has no place beside data, which is the whole body";
  throwFaults(
    InvalidParameterError,
    others.filter(isOfCall).map((name) => ({ name, problem })),
  );
}

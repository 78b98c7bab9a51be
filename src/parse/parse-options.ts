import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Layer, Parameters } from "../layer.js";
import { originOf } from "../origin.js";
import { optionError } from "../own-names.js";
import type { Policy } from "../policy.js";
import type { RequestOptions } from "../types/options.js";
import { verbNamed, type Verb, type Verbs } from "../verb.js";
import { announceJson } from "./body.js";
import { withholdCredentials } from "./credentials.js";
import { finalHeaders } from "./final-headers.js";
import type { MediaTypeNegotiator } from "./media-type-negotiator.js";
import { authorityOf } from "./aim.js";
import type { Observer } from "./observer.js";
import { placeParameters, unplacedNames } from "./placement.js";
import { withQuery } from "./query-string.js";
import { routeTemplate, type RouteTemplate } from "./route-template.js";
import { expandUrl } from "./url.js";

/** What an endpoint knows before any call. */
export interface ParseContext {
  readonly policy: Policy;
  readonly verbs: Verbs;
  readonly negotiator: MediaTypeNegotiator;
  readonly defaults: Layer;
  /** The headers of the defaults with `accept` amended by the media type of the defaults. */
  readonly headers: Readonly<Record<string, string>>;
}

const NONE: Parameters = { names: [], values: [] };

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
 * @param observer - is told what the steps do
 */
export function parseOptions(
  context: ParseContext,
  options: Layer,
  source: Source,
  observer?: Observer,
): RequestOptions {
  const { policy, defaults } = context;
  const { data, request, parameters = NONE } = options;
  const verb = verbNamed(options.method!, context.verbs);
  const template = routeTemplate(options.url!);
  observer?.routed(verb, template);
  const faults: Fault[] = [];
  const { values, query, body: members } = placeParameters(template, parameters, verb.body, policy, faults, observer);
  const address = expandUrl(template, values, options.baseUrl!, policy, parameters, faults, observer);
  const url = withQuery(address, query, template);
  const areDefaults = options.headers === defaults.headers && options.mediaType === defaults.mediaType;
  const headers = areDefaults ? { ...context.headers } : finalHeaders(options, context.negotiator);
  if (policy.trustedOrigins && !policy.trustedOrigins.includes(originOf(authorityOf(url)))) {
    withholdCredentials(headers, source);
  }
  if (data !== undefined) checkData(verb, template, parameters, policy, source);
  const body = data === undefined ? members : data;
  if (body !== undefined) announceJson(headers, body);
  // Literals, because an assignment may meet a setter that somebody has put on Object.prototype.
  const result = body === undefined ? { method: verb.lower, url, headers } : { method: verb.lower, url, headers, body };
  return request ? { ...result, request } : result;
}

/** `data` wants a verb with a body, and by policy a call without other parameters left (decisions B4, D2). */
function checkData(
  verb: Verb,
  template: RouteTemplate,
  parameters: Parameters,
  policy: Policy,
  { call, defaults }: Source,
): void {
  if (!verb.body)
    throw optionError("data", `${verb.name} has no body; .param("data", …) of the builder is a parameter of that name`);
  if (policy.unplaced === "drop") return;
  const known = valuesByName(call ? call.parameters : defaults.parameters);
  const values = valuesByName(parameters);
  const isOfCall = (name: string): boolean => (call ? known.has(name) : known.get(name) !== values.get(name));
  const problem = "it has no place beside data, which is the whole body";
  const faults = unplacedNames(template, parameters)
    .filter(isOfCall)
    .map((name) => ({ name, problem }));
  throwFaults(InvalidParameterError, faults);
}

function valuesByName({ names, values }: Parameters = NONE): ReadonlyMap<string, unknown> {
  return new Map(names.map((name, index) => [name, values[index]]));
}

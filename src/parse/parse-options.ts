import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Headers, MergedOptions, Parameters } from "../merged-options.js";
import { originOf } from "../origin.js";
import { optionError } from "../own-names.js";
import type { Policy } from "../policy.js";
import type { RequestOptions } from "../types/options.js";
import { jsonBody, withContentType } from "./body.js";
import { negotiatedHeaders, withholdCredentials } from "./headers.js";
import type { MediaTypeNegotiator } from "./media-type-negotiator.js";
import { authorityOf } from "./origin.js";
import { placeParameters } from "./placement.js";
import { queryString, withQuery } from "./query-string.js";
import { routeTemplate } from "./route-template.js";
import { expandChecked, expandSimple } from "./url.js";

/** What an endpoint knows before any call. */
export interface ParseContext {
  readonly policy: Policy;
  readonly negotiator: MediaTypeNegotiator;
  readonly defaults: MergedOptions;
  /** The headers of the defaults with `accept` amended by the media type of the defaults. */
  readonly headers: Headers;
}

/** Turns the merged options of a call into request options: the steps of rule set P (specification, Rules for build). */
export function parseOptions(options: MergedOptions, context: ParseContext): RequestOptions {
  const { verb, data, request } = options;
  const { policy, defaults } = context;
  const template = routeTemplate(options.url!);
  const { values, rest } = placeParameters(template, options.parameters);
  if (data !== undefined) checkData(options, context, rest);
  const faults: Fault[] = [];
  const query = verb.body ? "" : queryString(rest, policy, faults);
  const simple = faults.length > 0 ? undefined : expandSimple(template, values, options.baseUrl);
  const address = simple ?? expandChecked(template, values, options.baseUrl, policy, rest.names, faults);
  const areDefaults = options.headers === defaults.headers && options.mediaType === defaults.mediaType;
  const headers = { ...(areDefaults ? context.headers : negotiatedHeaders(options, context.negotiator)) };
  if (policy.trustedOrigins && !policy.trustedOrigins.includes(originOf(authorityOf(address)))) {
    withholdCredentials(headers, options, defaults);
  }
  const result: RequestOptions = { method: verb.lower, url: withQuery(address, query), headers };
  const body = data === undefined && verb.body ? jsonBody(rest) : data;
  if (body !== undefined) {
    result.body = body;
    withContentType(headers, body);
  }
  if (request) result.request = request;
  return result;
}

/** `data` wants a verb with a body, and by policy a call without other parameters left (decisions B4, D2). */
function checkData(
  { verb, given }: MergedOptions,
  { policy, defaults: { parameters } }: ParseContext,
  rest: Parameters,
): void {
  if (!verb.body) {
    throw optionError(
      "data",
      `${verb.name} has no body; for a parameter of that name use .param("data", …) of the builder`,
    );
  }
  if (policy.unplaced === "drop") return;
  const isOfCall = (name: string, index: number): boolean =>
    given ? given.names.includes(name) : parameters.values[parameters.names.indexOf(name)] !== rest.values[index];
  const problem = "it has no place beside data, which is the whole body";
  throwFaults(
    InvalidParameterError,
    rest.names.filter(isOfCall).map((name) => ({ name, problem })),
  );
}

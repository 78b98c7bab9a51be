import { type NamedValues, NO_VALUES } from "../shared/passed-values.js";
import { NO_OPTIONS, OPTIONS, type ParsedOptions } from "./options.js";

/**
 * Merges options over others (Rules for defaults; A4). The rules are in the option table. Straight-line code is several
 * times faster than a loop over the names.
 */
export function mergeOptions(base: ParsedOptions, over: ParsedOptions): ParsedOptions {
  const { headers, mediaType, parameters, query, request } = OPTIONS;
  return {
    baseUrl: over.baseUrl ?? base.baseUrl,
    method: over.method ?? base.method,
    url: over.url ?? base.url,
    headers: base.headers && over.headers ? headers.merge(base.headers, over.headers) : (over.headers ?? base.headers),
    mediaType:
      base.mediaType && over.mediaType
        ? mediaType.merge(base.mediaType, over.mediaType)
        : (over.mediaType ?? base.mediaType),
    parameters:
      base.parameters && over.parameters
        ? parameters.merge(base.parameters, over.parameters)
        : (over.parameters ?? base.parameters),
    query: base.query && over.query ? query.merge(base.query, over.query) : (over.query ?? base.query),
    data: over.data === undefined ? base.data : over.data,
    request: base.request && over.request ? request.merge(base.request, over.request) : (over.request ?? base.request),
  };
}

/**
 * Merges a list of options, earlier ones first. It merges halves, because merging one by one would take quadratic time.
 */
export function mergeAll(layers: readonly ParsedOptions[], start = 0, end = layers.length): ParsedOptions {
  if (end - start < 2) return layers[start] ?? NO_OPTIONS;
  const middle = (start + end) >> 1;
  return mergeOptions(mergeAll(layers, start, middle), mergeAll(layers, middle, end));
}

/**
 * Concatenates the parameters of the steps of a chain.
 *
 * @param lists - the last step first; most chains set all parameters in one step
 */
export function concatParameters(lists: readonly NamedValues[]): NamedValues {
  if (lists.length < 2) return lists.at(0) ?? NO_VALUES;
  const names: string[] = [];
  const values: unknown[] = [];
  for (let step = lists.length - 1; step >= 0; step -= 1) {
    const list = lists[step]!;
    for (let index = 0; index < list.names.length; index += 1) {
      names.push(list.names[index]!);
      values.push(list.values[index]);
    }
  }
  return { names, values };
}

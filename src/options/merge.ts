import { OPTIONS } from "./option-table.js";
import { NO_OPTIONS, type ParsedOptions } from "./parsed-options.js";

/**
 * Merges options over others (Rules for defaults; A4). The rules are in the option table; straight-line code applies them
 * at a fraction of the cost of a loop over the names.
 */
export function mergeOptions(base: ParsedOptions, over: ParsedOptions): ParsedOptions {
  const { headers, mediaType, parameters, query, request } = OPTIONS;
  return {
    baseUrl: over.baseUrl ?? base.baseUrl,
    method: over.method ?? base.method,
    url: over.url ?? base.url,
    headers: mergeBoth(base.headers, over.headers, headers.merge),
    mediaType: mergeBoth(base.mediaType, over.mediaType, mediaType.merge),
    parameters: mergeBoth(base.parameters, over.parameters, parameters.merge),
    query: mergeBoth(base.query, over.query, query.merge),
    data: over.data === undefined ? base.data : over.data,
    request: mergeBoth(base.request, over.request, request.merge),
  };
}

/** The merged value of both, or the only one. */
function mergeBoth<Value>(
  base: Value | undefined,
  over: Value | undefined,
  merge: (base: Value, over: Value) => Value,
): Value | undefined {
  return base && over ? merge(base, over) : (over ?? base);
}

/** Merges any number of options, earlier ones first: by halves, so that ten thousand are not copied ten thousand times. */
export function mergeAll(layers: readonly ParsedOptions[], start = 0, end = layers.length): ParsedOptions {
  if (end - start < 2) return layers[start] ?? NO_OPTIONS;
  const middle = (start + end) >> 1;
  return mergeOptions(mergeAll(layers, start, middle), mergeAll(layers, middle, end));
}

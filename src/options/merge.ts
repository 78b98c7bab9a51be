import { OPTIONS } from "./option-table.js";
import { createOptions, type ParsedOptions } from "./parsed-options.js";

/**
 * Merges options over others (Rules for defaults; A4). The rules are in the option table; straight-line code applies them
 * at a fraction of the cost of a loop over the names.
 */
export function mergeOptions(base: ParsedOptions, over: ParsedOptions): ParsedOptions {
  const { headers, mediaType, parameters, query, request } = OPTIONS;
  const merged = { ...over };
  merged.baseUrl ??= base.baseUrl;
  merged.method ??= base.method;
  merged.url ??= base.url;
  if (base.headers) merged.headers = over.headers ? headers.merge(base.headers, over.headers) : base.headers;
  if (base.mediaType) {
    merged.mediaType = over.mediaType ? mediaType.merge(base.mediaType, over.mediaType) : base.mediaType;
  }
  if (base.parameters) {
    merged.parameters = over.parameters ? parameters.merge(base.parameters, over.parameters) : base.parameters;
  }
  if (base.query) merged.query = over.query ? query.merge(base.query, over.query) : base.query;
  if (over.data === undefined) merged.data = base.data;
  if (base.request) merged.request = over.request ? request.merge(base.request, over.request) : base.request;
  return merged;
}

/** Merges any number of options, earlier ones first: by halves, so that ten thousand are not copied ten thousand times. */
export function mergeAll(layers: readonly ParsedOptions[], start = 0, end = layers.length): ParsedOptions {
  if (end - start < 2) return layers[start] ?? createOptions();
  const middle = (start + end) >> 1;
  return mergeOptions(mergeAll(layers, start, middle), mergeAll(layers, middle, end));
}

import { Layer, type HeaderChanges, type Parameters } from "../layer.js";
import type { MediaType } from "../media-type.js";
import { mergeHeaders } from "./headers.js";
import { mergeMediaType } from "./media-type.js";
import { mergeParameters } from "./parameters.js";
import { mergeRequest } from "./request.js";

/** Lays layers over each other, each field by its own rule (specification, Rules for defaults; decision A4). */
export function stackAll(layers: readonly Layer[]): Layer {
  const stacked = new Layer();
  const headers: HeaderChanges[] = [];
  const mediaTypes: MediaType[] = [];
  const requests: object[] = [];
  const parameters: Parameters[] = [];
  for (const layer of layers) {
    stacked.method = layer.method ?? stacked.method;
    stacked.url = layer.url ?? stacked.url;
    stacked.baseUrl = layer.baseUrl ?? stacked.baseUrl;
    if (layer.data !== undefined) stacked.data = layer.data;
    if (layer.headers) headers.push(layer.headers);
    if (layer.mediaType) mediaTypes.push(layer.mediaType);
    if (layer.request) requests.push(layer.request);
    if (layer.parameters) parameters.push(layer.parameters);
  }
  stacked.headers = mergeHeaders(headers);
  stacked.mediaType = mergeMediaType(mediaTypes);
  stacked.request = mergeRequest(requests);
  stacked.parameters = mergeParameters(parameters);
  return stacked;
}

/** The same for two layers, without a look at what only one of them says: every call takes this way. */
export function stack(beneath: Layer, above: Layer): Layer {
  const stacked = new Layer();
  stacked.method = above.method ?? beneath.method;
  stacked.url = above.url ?? beneath.url;
  stacked.baseUrl = above.baseUrl ?? beneath.baseUrl;
  stacked.headers = both(beneath.headers, above.headers, mergeHeaders);
  stacked.mediaType = both(beneath.mediaType, above.mediaType, mergeMediaType);
  stacked.data = above.data === undefined ? beneath.data : above.data;
  stacked.request = both(beneath.request, above.request, mergeRequest);
  stacked.parameters = both(beneath.parameters, above.parameters, mergeParameters);
  return stacked;
}

function both<T>(
  beneath: T | undefined,
  above: T | undefined,
  merge: (layers: readonly T[]) => T | undefined,
): T | undefined {
  return beneath && above ? merge([beneath, above]) : (above ?? beneath);
}

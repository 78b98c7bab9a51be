import { Layer, type HeaderChanges, type Parameters } from "../layer.js";
import type { MediaType } from "../media-type.js";
import { mergeMediaType } from "./media-type.js";
import { mergeProperties } from "./own-properties.js";
import { distinctParameters, joinParameters } from "./parameters.js";

/** Lays layers over each other, each field by its own rule (specification, Rules for defaults; decision A4). */
export function stack(layers: readonly Layer[]): Layer {
  const stacked = new Layer();
  const headers: HeaderChanges[] = [];
  const mediaTypes: MediaType[] = [];
  const requests: object[] = [];
  const parameters: Parameters[] = [];
  const queries: Parameters[] = [];
  for (const layer of layers) {
    stacked.method = layer.method ?? stacked.method;
    stacked.url = layer.url ?? stacked.url;
    stacked.baseUrl = layer.baseUrl ?? stacked.baseUrl;
    if (layer.data !== undefined) stacked.data = layer.data;
    if (layer.headers) headers.push(layer.headers);
    if (layer.mediaType) mediaTypes.push(layer.mediaType);
    if (layer.request) requests.push(layer.request);
    if (layer.parameters) parameters.push(layer.parameters);
    if (layer.query) queries.push(layer.query);
  }
  stacked.headers = mergeProperties(headers);
  stacked.mediaType = mergeMediaType(mediaTypes);
  stacked.request = mergeProperties(requests);
  stacked.parameters = joinParameters(parameters);
  const query = joinParameters(queries);
  stacked.query = query && distinctParameters(query);
  return stacked;
}

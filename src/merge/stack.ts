import { Layer } from "../layer.js";
import { mergeMediaType } from "../media-type.js";
import { mergeParameters } from "../parameters.js";

/** Lays one layer over another, field by field (specification, Rules for defaults; decision A4); a fresh one. */
export function stack(beneath: Layer, above: Layer): Layer {
  const layer = new Layer();
  layer.method = above.method ?? beneath.method;
  layer.url = above.url ?? beneath.url;
  layer.baseUrl = above.baseUrl ?? beneath.baseUrl;
  layer.headers = together(beneath.headers, above.headers);
  layer.mediaType =
    beneath.mediaType && above.mediaType
      ? mergeMediaType(beneath.mediaType, above.mediaType)
      : (above.mediaType ?? beneath.mediaType);
  layer.data = above.data === undefined ? beneath.data : above.data;
  layer.request = together(beneath.request, above.request);
  layer.parameters = mergeParameters(beneath.parameters, above.parameters);
  return layer;
}

/** Given once, it is that very object; given twice, a fresh one with the later members over the earlier. */
function together<T extends object>(beneath: T | undefined, above: T | undefined): T | undefined {
  return beneath && above ? { ...beneath, ...above } : (above ?? beneath);
}

import type { MergedOptions } from "../merged-options.js";
import { mergeHeaders } from "./headers.js";
import { mergeRequest, type Layer } from "./layer.js";
import { mergeMediaType } from "./media-type-options.js";
import { mergeParameters } from "./parameters.js";
import { verbNamed, type Verbs } from "./verb.js";

/** Lays a layer over what stands beneath it, field by field (specification, Rules for defaults; decision A4). */
export function mergeOptions(beneath: MergedOptions, layer: Layer, verbs: Verbs): MergedOptions {
  return {
    verb: layer.method === undefined ? beneath.verb : verbNamed(layer.method, verbs),
    url: layer.url ?? beneath.url,
    baseUrl: layer.baseUrl ?? beneath.baseUrl,
    headers: layer.headers ? mergeHeaders(beneath.headers, layer.headers) : beneath.headers,
    mediaType: layer.mediaType ? mergeMediaType(beneath.mediaType, layer.mediaType) : beneath.mediaType,
    data: layer.data === undefined ? beneath.data : layer.data,
    request: mergeRequest(beneath.request, layer.request),
    parameters: mergeParameters(beneath.parameters, layer, layer.isOfOneObject),
    given: layer,
  };
}

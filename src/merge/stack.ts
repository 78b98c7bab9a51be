import { Layer } from "../layer.js";
import { mergeHeaders } from "./headers.js";
import { mergeMediaType } from "./media-type.js";
import { mergeParameters } from "./parameters.js";
import { mergeRequest } from "./request.js";

/** Lays layers over each other, each field by its own rule (specification, Rules for defaults; decision A4). */
export function stackAll(layers: readonly Layer[]): Layer {
  const given = <Field extends keyof Layer>(field: Field): NonNullable<Layer[Field]>[] =>
    layers.map((layer) => layer[field]).filter((value) => value !== undefined) as NonNullable<Layer[Field]>[];
  const stacked = new Layer();
  stacked.method = given("method").at(-1);
  stacked.url = given("url").at(-1);
  stacked.baseUrl = given("baseUrl").at(-1);
  stacked.headers = mergeHeaders(given("headers"));
  stacked.mediaType = mergeMediaType(given("mediaType"));
  stacked.data = given("data").at(-1);
  stacked.request = mergeRequest(given("request"));
  stacked.parameters = mergeParameters(given("parameters"));
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

import { Layer, type HeaderChanges } from "../layer.js";
import { setOwn } from "../shared/value-kind.js";
import { mergeMediaType } from "./media-type.js";
import { distinctParameters, joinParameters } from "./parameters.js";

/** Lays a layer over another, each field by its own rule (specification, Rules for defaults; decision A4). */
export function over(beneath: Layer, layer: Layer): Layer {
  const both = new Layer();
  both.method = layer.method ?? beneath.method;
  both.url = layer.url ?? beneath.url;
  both.baseUrl = layer.baseUrl ?? beneath.baseUrl;
  both.data = layer.data === undefined ? beneath.data : layer.data;
  both.headers = merged(beneath.headers, layer.headers, mergeHeaders);
  both.mediaType = merged(beneath.mediaType, layer.mediaType, mergeMediaType);
  both.request = merged(beneath.request, layer.request, (lower, upper) => ({ ...lower, ...upper }));
  both.parameters = merged(beneath.parameters, layer.parameters, joinParameters);
  both.query = merged(beneath.query, layer.query, (lower, upper) => distinctParameters(joinParameters(lower, upper)));
  return both;
}

/** Lays layers over each other, the later over the earlier: by halves, so that what many say is not copied for each. */
export function stack(layers: readonly Layer[]): Layer {
  if (layers.length < 2) return layers[0] ?? new Layer();
  const middle = layers.length >> 1;
  return over(stack(layers.slice(0, middle)), stack(layers.slice(middle)));
}

/** What only one of the two says is that very object. */
function merged<Said extends object>(
  beneath: Said | undefined,
  said: Said | undefined,
  merge: (beneath: Said, said: Said) => Said,
): Said | undefined {
  return beneath && said ? merge(beneath, said) : (said ?? beneath);
}

/** Header fields by their names in lower case, the later over the earlier. */
function mergeHeaders(beneath: HeaderChanges, said: HeaderChanges): HeaderChanges {
  // Made from nothing: V8 takes long to give a copy, as `{ ...beneath }` is one, a further property.
  const both = {};
  for (const headers of [beneath, said]) for (const name of Object.keys(headers)) setOwn(both, name, headers[name]);
  return both;
}

import { InvalidRouteError } from "../errors/invalid-route-error.js";
import { optionError } from "../own-names.js";
import { kindOf } from "../value-kind.js";
import { Layer } from "./layer.js";
import { readOptions } from "./read-options.js";
import { splitRoute } from "./route.js";

/**
 * Reads a call: `(route)`, `(route, options)` or `(options)` (specification, Endpoints; decision B5).
 *
 * @throws InvalidOptionError where a route and options that name another meet: neither may silently win
 */
export function readCall(route: unknown, options: unknown): Layer {
  if (typeof route !== "string") {
    if (typeof route !== "object" || route === null) throw new InvalidRouteError("", `it is ${kindOf(route)}`);
    if (options !== undefined) throw optionError("options", "they are given twice, and no route");
    return readOptions(route);
  }
  const { method, url } = splitRoute(route);
  const layer = options === undefined ? new Layer() : readOptions(options);
  if (layer.method ?? layer.url) {
    const name = layer.url ? "url" : "method";
    throw optionError(
      name,
      `it stands beside a route; for a parameter of that name use .param("${name}", …) of the builder`,
    );
  }
  layer.method = method;
  layer.url = url;
  return layer;
}

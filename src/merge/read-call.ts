import { throwFaults } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { Layer } from "../layer.js";
import { optionError } from "../own-names.js";
import { readOptions } from "./read-options.js";
import { splitRoute } from "./route.js";

/**
 * Reads a call: `(route)`, `(route, options)` or `(options)` (specification, Endpoints; decision B5).
 *
 * @throws InvalidOptionError where a route and options that name another meet: neither may silently win
 */
export function readCall(route: unknown, options: unknown): Layer {
  if (typeof route === "object" && route) {
    if (options !== undefined) throw optionError("options", "they are given twice");
    return readOptions(route);
  }
  const { method, url } = splitRoute(route);
  const layer = options === undefined ? new Layer() : readOptions(options);
  if (layer.method ?? layer.url) {
    const names = (["method", "url"] as const).filter((name) => layer[name]);
    throwFaults(
      InvalidOptionError,
      names.map((name) => ({
        name,
        problem: `the route says it; .param("${name}", …) of the builder is a parameter of that name`,
      })),
    );
  }
  layer.method = method;
  layer.url = url;
  return layer;
}

import { throwFaults } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import type { Layer, Parameters } from "../layer.js";
import { layerOf } from "./read-options.js";

/**
 * Reads a call: `(route)` or `(route, options)` (specification, Endpoints; decision B5).
 *
 * @param entries - those of the options
 * @throws InvalidOptionError where a route and options that name another meet: neither may silently win
 */
export function readCall({ method, url }: Layer, entries: Parameters): Layer {
  const layer = layerOf(entries);
  const names = ["method", "url"] as const;
  throwFaults(
    InvalidOptionError,
    names
      .filter((name) => layer[name])
      .map((name) => ({
        name,
        problem: `the route says it; .param("${name}", …) of the builder is a parameter of that name`,
      })),
  );
  layer.method = method;
  layer.url = url;
  return layer;
}

import { throwFaults } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import type { Layer } from "../layer.js";
import { readOptions } from "./read-options.js";

/**
 * Reads a call: `(route)` or `(route, options)` (specification, Endpoints; decision B5).
 *
 * @param keys - those of the options, where they are known
 * @throws InvalidOptionError where a route and options that name another meet: neither may silently win
 */
export function readCall({ method, url }: Layer, options: unknown = {}, keys?: string[]): Layer {
  const layer = readOptions(options, keys);
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

import { InvalidRouteError } from "../errors/invalid-route-error.js";
import { Layer } from "../layer.js";

/** Splits `"<METHOD> <url>"` or `"<url>"` at its run of blanks (specification, Rules for build 2; decision B1). */
export function splitRoute(route: string): Layer {
  const [, first, second] = /^[ \t]*([^ \t]+)(?:[ \t]+([^ \t]+))?[ \t]*$/.exec(route) ?? [];
  if (!first) throw new InvalidRouteError(route, "it has not one or two parts");
  const layer = new Layer();
  layer.method = second ? first : "GET";
  layer.url = second ?? first;
  return layer;
}

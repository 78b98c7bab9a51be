import { BoundedCache } from "../bounded-cache.js";
import { InvalidRouteError } from "../errors/invalid-route-error.js";
import { kindOf } from "../value-kind.js";

/** A route, split into its two tokens. */
export interface Route {
  /** The method as written; GET where the route is only a url. */
  readonly method: string;
  readonly url: string;
}

const cache = /* @__PURE__ */ new BoundedCache((route): Route => {
  const [, first, second] = /^[ \t]*([^ \t]+)(?:[ \t]+([^ \t]+))?[ \t]*$/.exec(route) ?? [];
  if (!first) throw new InvalidRouteError(route, "it has not one or two parts");
  return second ? { method: first, url: second } : { method: "GET", url: first };
});

/** Splits `"<METHOD> <url>"` or `"<url>"` at its run of blanks (specification, Rules for build 2; decision B1). */
export function splitRoute(route: unknown): Route {
  if (typeof route === "string") return cache.get(route);
  throw new InvalidRouteError("", `it is ${kindOf(route)}`);
}

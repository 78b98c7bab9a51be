import type { Issue } from "../errors/endpoint-error.js";
import { invalidOption } from "../errors/invalid-option.js";
import type { EndpointState, Given, Route } from "../kernel/call.js";
import { rejectOptions, readOptions, readParameters, splitMixed } from "../kernel/options.js";
import { placeOf } from "../kernel/placing.js";
import { routeOf, splitRoute } from "../kernel/route.js";
import { attempt } from "../kernel/values.js";
import { misspeltOption } from "./misspelt-option.js";

/** A call as the function `endpoint()` takes it: the specification's one object, or three arguments. */
export interface MixedCall {
  /** The route is in its options. */
  readonly given: Given;
  readonly route: () => Route;
}

/** Reads `()`, `(route)`, `(options)`, `(route, options)` or `(route, parameters, options)` (Endpoints). It reads no template. */
export function readMixedCall(state: EndpointState, route: unknown, given: unknown, own: unknown): MixedCall {
  const { vendor } = state;
  const isAlone = typeof route === "object" && route !== null;
  if (isAlone && (given !== undefined || own !== undefined))
    throw invalidOption("options", "must be the only argument, or follow a route");
  const written = isAlone || route === undefined ? undefined : splitRoute(vendor, route, given);
  const isApart = own !== undefined;
  const read = isApart
    ? { parameters: readParameters(given), options: readOptions(vendor, own) }
    : splitMixed(vendor, (isAlone ? route : given) ?? {});
  const { options, parameters } = read;
  const { method, url } = written ?? options;
  const ofDefaults = state.defaults.options;
  const find = (): Route => routeOf(vendor, method ?? ofDefaults.method, url ?? ofDefaults.url);
  if (!isApart) rejectOptions(mistakesIn(read, written !== undefined, find));
  return { given: { parameters, options: written ? { ...options, method, url } : options }, route: find };
}

const SET_BY_ROUTE = {
  reason: "route",
  detail: "is set by the route; to send a parameter with this name, use .param()",
} as const;

/** A route must not be set twice (B5), and `baseURL`, as others write it, is no parameter (F3). */
function mistakesIn({ options, parameters }: Given, hasRoute: boolean, find: () => Route): Issue[] {
  const set = (["method", "url"] as const).filter((name) => hasRoute && options[name] !== undefined);
  const like = Object.keys(parameters).filter((name) => parameters[name] !== undefined && /^baseurl$/i.test(name));
  // Its url may be no valid one: the error of the call is another one.
  const route = like.length > 0 ? attempt(find) : undefined;
  const misspelt = like.filter((name) => route === undefined || placeOf(route, name) === undefined);
  return [...set.map((name) => ({ name, ...SET_BY_ROUTE })), ...misspelt.flatMap((name) => misspeltOption(name) ?? [])];
}

import { InvalidMethodError } from "../errors/invalid-method-error.js";
import type { ParsedOptions } from "../options/options.js";
import { BoundedCache, isKept } from "../shared/bounded-cache.js";
import { STANDARD_METHODS } from "../shared/standard-methods.js";
import type { RouteUrl, parseRouteUrl } from "./route-url.js";

/** How the requests of a route differ from the default of its vendor (I1), as far as plans depend on it. */
export interface PlannedRule {
  /** The documented route. */
  readonly route: string;
  /** The url to build. */
  readonly url: RouteUrl;
  /** Whether the rule has nothing but a url, so that no step applies it. */
  readonly isUrlOnly: boolean;
  /** Where the rule places the parameter with this name, which has no placeholder; `undefined` if it does not. */
  readonly placeOf: (name: string, methods: ApiMethods) => "query" | "header" | "nowhere" | undefined;
  /** Whether the body is there without members, too. */
  readonly requiresBody: boolean;
  /** The base URL and the `accept` header of the rule, for `explain()`. */
  readonly options: ParsedOptions;
  /** The `content-type` of a body, for `explain()`. */
  readonly contentType: string | undefined;
  /** The encoder of the body, for `explain()`; `"data"` if nothing encodes it. */
  readonly body: ((...members: never) => unknown) | "data" | undefined;
}

/** A supported HTTP method. */
export interface Method {
  /** In upper case, as on the wire. */
  readonly name: string;
  /** In lower case, as in request options (Rules for build 5). */
  readonly lower: string;
  /** Whether parameters without a placeholder form a body; otherwise they go to the query (B4). */
  readonly hasBody: boolean;
}

/** Finds a method by its name in any ASCII case (B2). */
export function findMethod(name: string, { byName }: ApiMethods): Method {
  // Compared before the conversion to upper case: that of "ſ" and "ı" is an ASCII letter.
  const method = byName.get(name) ?? (/^[a-z-]+$/i.test(name) && byName.get(name.toUpperCase()));
  if (!method) throw new InvalidMethodError(name, [...byName.keys()]);
  return method;
}

/**
 * The methods of an API, and what else its call plans depend on. Equal APIs have the same object, so that they share
 * plans.
 */
export interface ApiMethods {
  /** By their name in upper case. */
  readonly byName: ReadonlyMap<string, Method>;
  /** The names of parameters that go to the query for every method (A2). */
  readonly queryNames: readonly string[];
  /** The names of the variables in the base URL, which are sent nowhere else (A2). */
  readonly baseNames: readonly string[];
  /** Whether plans may keep these names. */
  readonly areKept: boolean;
  /**
   * Finds the rule of a route (I1). `fluent-endpoint/routes` creates this function, so that programs without rules do
   * not contain its code.
   */
  readonly findRule:
    ((method: string, url: RouteUrl, parse: typeof parseRouteUrl) => PlannedRule | undefined) | undefined;
}

const cache = /* @__PURE__ */ new BoundedCache(2000, (key): ApiMethods => {
  const [names, queryNames, baseNames] = JSON.parse(key) as [string[], string[], string[]];
  const all = names.map((marked): Method => {
    const name = marked.replace("+", "");
    return { name, lower: name.toLowerCase(), hasBody: name !== marked };
  });
  return {
    byName: new Map(all.map((method) => [method.name, method])),
    queryNames,
    baseNames,
    areKept: isKept([...all.map(({ name }) => name), ...baseNames]),
    findRule: undefined,
  };
});

/**
 * Finds the methods of an API.
 *
 * @param additional - its methods besides the standard ones
 */
export function findApiMethods(
  additional: Readonly<Record<string, { readonly body: boolean }>> = {},
  queryNames: readonly string[] = [],
  baseNames: readonly string[] = [],
): ApiMethods {
  const more = Object.entries(additional).map(([name, { body }]) => (body ? `${name}+` : name));
  return cache.get(JSON.stringify([[...STANDARD_METHODS, ...more], queryNames, baseNames]));
}

import { InvalidRouteError } from "../errors/invalid-route-error.js";
import { NO_OPTIONS, type ParsedOptions } from "../options/parsed-options.js";
import { BoundedCache, flatCopy } from "../shared/bounded-cache.js";
import { NO_VALUES, shallowEqual } from "../shared/own-properties.js";
import { kindOf } from "../shared/value-kind.js";
import { isPlanOf, planCall, type CallPlan } from "./call-plan.js";
import { findMethod, type Method } from "./method.js";
import type { RouteRules } from "./route-rules.js";
import { parseRouteUrl, type RouteUrl } from "./route-url.js";

/** A parsed route. It parses its url on first use, and caches recent call plans. */
export class Route {
  /** For a route without a method, the text before the first `/`: `GET` in `GET/users`; usually empty. */
  readonly prefix: string | undefined;
  /** The method and the url; the method as the caller wrote it, because each API has its own methods. */
  readonly options: Readonly<ParsedOptions>;
  #parsedUrl: RouteUrl | undefined;
  readonly #plans: CallPlan[] = [];
  #lastPlan: CallPlan | undefined;

  constructor(method: string, url: string, prefix?: string) {
    this.prefix = prefix;
    this.options = { ...NO_OPTIONS, method, url };
  }

  /**
   * Reads a route: `"<METHOD> <url>"`, or `"<url>"` for GET (Rules for build 2; B1).
   *
   * @throws {InvalidRouteError} When it has neither form, or has no space after the method.
   */
  static parse(route: unknown, rules: RouteRules): Route {
    if (typeof route !== "string") throw new InvalidRouteError(undefined, `text, not ${kindOf(route)}`);
    const parsed = routes.get(route);
    return parsed.prefix && rules.methods.has(parsed.prefix) ? rejectRoute(route) : parsed;
  }

  /** Returns the route for a method and a url from options. */
  static of(method: string, url: string, rules: RouteRules): Route {
    const { name } = findMethod(method, rules.methods);
    // A url must not contain spaces; the error comes from parsing the url.
    return /[ \t]/.test(url) ? new Route(name, url) : routes.get(`${name} ${url}`);
  }

  /**
   * Checks the method and the url.
   *
   * @throws {InvalidMethodError} When the method is not supported (B2).
   * @throws {InvalidTemplateError} When the url is not allowed (C1).
   */
  check(rules: RouteRules): Method {
    const method = findMethod(this.options.method!, rules.methods);
    this.#parsedUrl ??= parseRouteUrl(this.options.url!);
    return method;
  }

  /** The names in the last call, which the next call probably also has. */
  get lastNames(): readonly string[] {
    return this.#lastPlan ? this.#lastPlan.names : NO_VALUES.names;
  }

  /** Returns the plan of a call with parameters of these names. Throws the errors of `check()`. */
  plan(names: readonly string[], defaultNames: readonly string[], rules: RouteRules): CallPlan {
    return this.findPlan(names, defaultNames, rules, false) ?? this.createPlan(names, defaultNames, rules);
  }

  /** Returns the plan of an earlier call with these names, if there is one. */
  findPlan(
    names: readonly string[],
    defaultNames: readonly string[],
    rules: RouteRules,
    hasOptions: boolean,
  ): CallPlan | undefined {
    const last = this.#lastPlan;
    if (last && isPlanOf(last, names, defaultNames, rules, hasOptions)) return last;
    for (const plan of this.#plans) {
      if (isPlanOf(plan, names, defaultNames, rules, hasOptions)) {
        this.#lastPlan = plan;
        return plan;
      }
    }
    return undefined;
  }

  /**
   * Creates the plan of calls with these names.
   *
   * @param defaultNames - the names of default parameters
   * @param optionIndexes - the indexes of names that are options; `undefined` if all are names of parameters, as in a
   * chain
   * @throws As `check()` does.
   */
  createPlan(
    names: readonly string[],
    defaultNames: readonly string[],
    rules: RouteRules,
    optionIndexes?: readonly number[],
  ): CallPlan {
    const method = this.check(rules);
    // Comparing a list with itself is fastest. Names of properties are copies, but names in a chain may not be.
    const known = this.#plans.find((plan) => shallowEqual(plan.names, names))?.names;
    const kept = known ?? (optionIndexes ? names : names.map(flatCopy));
    const rule = rules.findRule?.(method.name, this.#parsedUrl!, parseRouteUrl);
    const url = rule ? rule.url : this.#parsedUrl!;
    const plan = planCall(url, method, rules, kept, defaultNames, optionIndexes, rule);
    const size = names.length + defaultNames.length;
    // The size estimate of a route includes a few plans of common size.
    if (size > COMMON && !routes.grow(BYTES_OF_NAME * size + 2 * names.concat(defaultNames).join().length)) return plan;
    if (this.#plans.length === MOST_PLANS) this.#plans.shift();
    this.#plans.push(plan);
    this.#lastPlan = plan;
    return plan;
  }
}

/** A program rarely alternates between more. */
const MOST_PLANS = 8;
/** A call rarely has more names. */
const COMMON = 24;
const BYTES_OF_NAME = 100;

const routes = /* @__PURE__ */ new BoundedCache(1_800, (route) => {
  const [, first, second] = /^[ \t]*([^ \t]+)(?:[ \t]+([^ \t]+))?[ \t]*$/.exec(route) ?? [];
  if (!first) return rejectRoute(route);
  return second ? new Route(first, second) : new Route("GET", first, /^([^/]*)\//.exec(first)?.[1] ?? "");
});

function rejectRoute(route: string): never {
  throw new InvalidRouteError(route, '"<METHOD> <url>" or "<url>"');
}

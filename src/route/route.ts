import { InvalidRouteError } from "../errors/invalid-route-error.js";
import { NO_OPTIONS, type ParsedOptions } from "../options/parsed-options.js";
import { BoundedCache, flatCopy } from "../shared/bounded-cache.js";
import { NO_VALUES, shallowEqual } from "../shared/own-properties.js";
import { kindOf } from "../shared/value-kind.js";
import { isPlanOf, planCall, type CallPlan } from "./call-plan.js";
import { findMethod, type Method } from "./method.js";
import type { RouteRules } from "./route-rules.js";
import { parseRouteUrl, type RouteUrl } from "./route-url.js";

/** A parsed route. Its url is parsed on first use, and recent call plans are kept. */
export class Route {
  /** Of a route without a method what precedes the first `/`: `GET` of `GET/users`, mostly empty. */
  readonly prefix: string | undefined;
  /** Method and url, the method as the caller wrote it: each API has its own. */
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

  /** The route of a method and a url that were given as options. */
  static of(method: string, url: string, rules: RouteRules): Route {
    const { name } = findMethod(method, rules.methods);
    // No route has blanks in its url: parsing the url will say so.
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

  /** The names that the last call gave: probably the next gives them too. */
  get lastNames(): readonly string[] {
    return this.#lastPlan ? this.#lastPlan.names : NO_VALUES.names;
  }

  /** The plan of a call that gives parameters of these names; the errors are those of `check()`. */
  plan(names: readonly string[], defaultNames: readonly string[], rules: RouteRules): CallPlan {
    return this.findPlan(names, defaultNames, rules, false) ?? this.createPlan(names, defaultNames, rules);
  }

  /** The plan of an earlier call that gave these names; `undefined` without one. */
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
   * Creates the plan of calls that give these names.
   *
   * @param defaultNames - the names of default parameters
   * @param optionIndexes - which of the names mean options; `undefined` if all are names of parameters, as in a chain
   * @throws As `check()` does.
   */
  createPlan(
    names: readonly string[],
    defaultNames: readonly string[],
    rules: RouteRules,
    optionIndexes?: readonly number[],
  ): CallPlan {
    const method = this.check(rules);
    // Lists that are the same object compare fastest. Names of properties are copies, those of a chain may not be.
    const known = this.#plans.find((plan) => shallowEqual(plan.names, names))?.names;
    const kept = known ?? (optionIndexes ? names : names.map(flatCopy));
    const rule = rules.findRule?.(method.name, this.#parsedUrl!, parseRouteUrl);
    const url = rule ? rule.url : this.#parsedUrl!;
    const plan = planCall(url, method, rules, kept, defaultNames, optionIndexes, rule);
    const size = names.length + defaultNames.length;
    // The estimate for a route includes a few plans of common size.
    if (size > COMMON && !routes.grow(BYTES_OF_NAME * size + 2 * names.concat(defaultNames).join().length)) return plan;
    if (this.#plans.length === MOST_PLANS) this.#plans.shift();
    this.#plans.push(plan);
    this.#lastPlan = plan;
    return plan;
  }
}

/** As many as a program is likely to alternate between. */
const MOST_PLANS = 8;
/** A call rarely has more names than this. */
const COMMON = 24;
const BYTES_OF_NAME = 100;

const routes = /* @__PURE__ */ new BoundedCache(1_800, (route) => {
  const [, first, second] = /^[ \t]*([^ \t]+)(?:[ \t]+([^ \t]+))?[ \t]*$/.exec(route) ?? [];
  if (!first) return rejectRoute(route);
  return second ? new Route(first, second) : new Route("GET", first, /^([^/]*)\//.exec(first)?.[1] ?? "");
});

function rejectRoute(route: string): never {
  throw new InvalidRouteError(route, "a url, or a method, a space and a url");
}

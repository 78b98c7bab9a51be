import { formatRoute, quote } from "../errors/format.js";
import { InvalidRouteError } from "../errors/invalid-route-error.js";
import { NO_OPTIONS, type ParsedOptions } from "../options/options.js";
import { BoundedCache, flatCopy, shallowEqual } from "../shared/bounded-cache.js";
import { kindOf, NO_VALUES } from "../shared/passed-values.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import { planCall, type CallPlan } from "./call-plan.js";
import { findMethod, type Method, type ApiMethods } from "./methods.js";
import { parseRouteUrl, type RouteUrl, withQueryNames } from "./route-url.js";

/** A parsed route. It parses its url on first use, and caches recent call plans. */
export class Route {
  /** Whether the route has no method, which is then GET (B1). */
  readonly isUrlOnly: boolean;
  /** For such a route, the text before the first `/`: `GET` in `GET/users` and `GET`; usually empty. */
  readonly #prefix: string | undefined;
  /** The method and the url; the method as the caller wrote it, because each API has its own methods. */
  readonly options: Readonly<ParsedOptions>;
  #parsedUrl: RouteUrl | undefined;
  readonly #plans: CallPlan[] = [];
  #lastPlan: CallPlan | undefined;
  /** The names in the last call, which the next call probably also has. */
  lastNames = NO_VALUES.names;

  constructor(method: string, url: string, prefix?: string) {
    this.isUrlOnly = prefix !== undefined;
    this.#prefix = prefix;
    this.options = { ...NO_OPTIONS, method, url };
  }

  /**
   * Reads a route: `"<METHOD> <url>"`, or `"<url>"` for GET (Rules for build 2; B1).
   *
   * @param options - the argument after the route
   * @throws {InvalidRouteError} When it has neither form, has no space after the method, or is only a method.
   */
  static parse(route: unknown, methods: ApiMethods, options?: unknown): Route {
    if (typeof route !== "string") throw new InvalidRouteError(undefined, "text", kindOf(route));
    if (route.length > LONGEST_TEXT) throw new InvalidRouteError(route.slice(0, LONGEST_TEXT), "length");
    const parsed = routes.get(route);
    if (!parsed.#prefix) return parsed;
    const isSeparate = typeof options === "string" && methods.byName.has(parsed.#prefix.toUpperCase());
    if (isSeparate) throw new InvalidRouteError(route, "separate", quote(formatRoute(`${route} ${options}`)));
    return methods.byName.has(parsed.#prefix) ? rejectRoute(route) : parsed;
  }

  /**
   * Returns the route of merged options.
   *
   * @throws {InvalidRouteError} When they have no url.
   */
  static ofOptions({ method = DEFAULT_METHOD, url }: ParsedOptions, methods: ApiMethods): Route {
    if (!url) throw new InvalidRouteError(undefined, "missing");
    return Route.of(method, url, methods);
  }

  /** Returns the route for a method and a url from options. */
  static of(method: string, url: string, methods: ApiMethods): Route {
    const { name } = findMethod(method, methods);
    // A url must not contain spaces; the error comes from parsing the url.
    return /[ \t]/.test(url) ? new Route(name, url) : routes.get(`${name} ${url}`);
  }

  /**
   * Checks the method and the url.
   *
   * @throws {InvalidMethodError} When the method is not supported (B2).
   * @throws {InvalidTemplateError} When the url is not allowed (C1).
   */
  check(methods: ApiMethods): Method {
    const last = this.#lastPlan;
    const method = last?.methods === methods ? last.method : findMethod(this.options.method!, methods);
    this.#parsedUrl ??= parseRouteUrl(this.options.url!);
    return method;
  }

  /** Returns the plan of a call with parameters of these names. Throws the errors of `check()`. */
  plan(names: readonly string[], defaultNames: readonly string[], methods: ApiMethods): CallPlan {
    return this.findPlan(names, defaultNames, methods, false) ?? this.createPlan(names, defaultNames, methods);
  }

  /** Returns the plan of an earlier call with these names, if there is one. */
  findPlan(
    names: readonly string[],
    defaultNames: readonly string[],
    methods: ApiMethods,
    hasOptions: boolean,
  ): CallPlan | undefined {
    const last = this.#lastPlan;
    if (last && isPlanOf(last, names, defaultNames, methods, hasOptions)) return last;
    for (const plan of this.#plans) {
      if (isPlanOf(plan, names, defaultNames, methods, hasOptions)) {
        this.#lastPlan = plan;
        this.lastNames = plan.names;
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
    methods: ApiMethods,
    optionIndexes?: readonly number[],
  ): CallPlan {
    const method = this.check(methods);
    // Comparing a list with itself is fastest. Names of properties are copies, but names in a chain may not be.
    const known = this.#plans.find((plan) => shallowEqual(plan.names, names))?.names;
    const kept = known ?? (optionIndexes ? names : names.map(flatCopy));
    const given = withQueryNames(
      this.#parsedUrl!,
      [...defaultNames, ...names],
      optionIndexes?.map((index) => names[index]!),
    );
    const rule = methods.findRule?.(method.name, given, parseRouteUrl);
    const plan = planCall(given, method, methods, kept, defaultNames, optionIndexes, rule);
    if (!methods.areKept || !routes.grow(names.concat(defaultNames))) return plan;
    if (this.#plans.length === MOST_PLANS) this.#plans.shift();
    this.#plans.push(plan);
    this.#lastPlan = plan;
    this.lastNames = plan.names;
    return plan;
  }
}

/** Whether this is the plan of a call with these names. */
function isPlanOf(
  plan: CallPlan,
  names: readonly string[],
  defaultNames: readonly string[],
  methods: ApiMethods,
  hasOptions: boolean,
): boolean {
  return (
    plan.methods === methods &&
    (plan.names === names || shallowEqual(plan.names, names)) &&
    (plan.defaultNames === defaultNames || shallowEqual(plan.defaultNames, defaultNames)) &&
    (plan.hasOptions === hasOptions || plan.hasOptions === undefined)
  );
}

/** A program rarely alternates between more. */
const MOST_PLANS = 8;

const routes = /* @__PURE__ */ new BoundedCache(800, (route) => {
  const [, first, second] = /^[ \t]*([^ \t]+)(?:[ \t]+([^ \t]+))?[ \t]*$/.exec(route) ?? [];
  if (!first) return rejectRoute(route);
  return second ? new Route(first, second) : new Route(DEFAULT_METHOD, first, /^[^/?#]*/.exec(first)![0]);
});

function rejectRoute(route: string): never {
  throw new InvalidRouteError(route, "form");
}

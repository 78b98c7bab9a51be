import { BoundedCache } from "./bounded-cache.js";
import { InvalidRouteError } from "./errors/invalid-route-error.js";
import { remember } from "./last-few.js";
import { Layer, NO_PARAMETERS } from "./layer.js";
import { lastPlaces } from "./merge/parameters.js";
import { isOption } from "./merge/read-options.js";
import { splitRoute } from "./merge/route.js";
import type { ParsedRoute } from "./parse/parse-options.js";
import { Placement } from "./parse/placement.js";
import { routeTemplate, type RouteTemplate } from "./parse/route-template.js";
import { haveSameItems } from "./same-items.js";
import { kindOf } from "./shared/value-kind.js";
import { verbNamed, type Verb, type Verbs } from "./verb.js";

/** As many characters as the names have at most that are kept of one route: longer ones are made by a program. */
const LONGEST = 16_384;

/** Where the parameters of calls go that give options of these names. */
export class KnownCall extends Placement {
  readonly given: readonly string[];
  /** The names of the defaults: their values stand first. */
  readonly beneath: readonly string[];
  /** Where those of the names stand that are no parameters. */
  readonly options: readonly number[];
  /** How many characters the names have. */
  readonly length: number;

  constructor({ template, verb }: ParsedRoute, given: readonly string[], beneath: readonly string[]) {
    const names = beneath.length > 0 ? [...beneath, ...given] : given;
    const options = given.flatMap((name, place) => (isOption(name) ? [place] : []));
    const places = lastPlaces(names).filter((place) => !options.includes(place - beneath.length));
    super(template, names, places, verb.body);
    this.given = given;
    this.beneath = beneath;
    this.options = options;
    this.length = names.join().length;
  }
}

/** A route as calls write it, split once; what it comes to is kept from the first call that has come so far. */
export class CompiledRoute implements ParsedRoute {
  /** What says its method and its url. */
  readonly layer: Layer;
  verb!: Verb;
  template!: RouteTemplate;
  #verbs: Verbs | undefined;
  /** What its calls have come to so far. */
  #known!: KnownCall[];
  /** What the last one has come to. */
  #last: KnownCall | undefined;

  constructor(layer: Layer) {
    this.layer = layer;
  }

  /** The names that the next call is likely to give: those of the last one. */
  get expected(): readonly string[] {
    return this.#last ? this.#last.given : NO_PARAMETERS.names;
  }

  /**
   * Finds its verb, and then its template.
   *
   * @throws InvalidMethodError or InvalidTemplateError (decisions B2, C1)
   */
  compile(verbs: Verbs): void {
    if (verbs === this.#verbs) return;
    this.verb = verbNamed(this.layer.method!, verbs);
    this.template = routeTemplate(this.layer.url!);
    this.#verbs = verbs;
    this.#known = [];
    this.#last = undefined;
  }

  /** What a call comes to that gives options of these names; `undefined` where there has been none. */
  known(names: readonly string[], beneath: readonly string[], verbs: Verbs): KnownCall | undefined {
    return verbs === this.#verbs ? this.#find(names, beneath) : undefined;
  }

  /**
   * What a call comes to that gives options of these names; it must be compiled.
   *
   * @param beneath - the names of the defaults: their values stand first
   */
  learn(names: readonly string[], beneath: readonly string[]): KnownCall {
    const call = new KnownCall(this, names, beneath);
    if (call.length > LONGEST) return call;
    while (this.#known.reduce((sum, { length }) => sum + length, call.length) > LONGEST) this.#known.shift();
    remember(this.#known, call);
    this.#last = call;
    return call;
  }

  /** Where parameters go; it must be compiled. */
  placement(names: readonly string[], beneath: readonly string[]): Placement {
    const known = this.#find(names, beneath);
    if (known?.options.length === 0) return known;
    // Where a parameter has the name of an option, it is none.
    if (!names.some(isOption)) return this.learn(names, beneath);
    const all = [...beneath, ...names];
    return new Placement(this.template, all, lastPlaces(all), this.verb.body);
  }

  #find(names: readonly string[], beneath: readonly string[]): KnownCall | undefined {
    if (this.#last && isOf(this.#last, names, beneath)) return this.#last;
    const found = this.#known.find((call) => isOf(call, names, beneath));
    if (found) this.#last = found;
    return found;
  }
}

function isOf(call: KnownCall, names: readonly string[], beneath: readonly string[]): boolean {
  return haveSameItems(call.given, names) && haveSameItems(call.beneath, beneath);
}

const cache = /* @__PURE__ */ new BoundedCache((route) => new CompiledRoute(splitRoute(route)));

/** Reads a route (specification, Rules for build 2; decision B1). */
export function compiledRoute(route: unknown): CompiledRoute {
  if (typeof route === "string") return cache.get(route);
  throw new InvalidRouteError("", `it is ${kindOf(route)}`);
}

const ofOptions = /* @__PURE__ */ new BoundedCache((key) => {
  const layer = new Layer();
  [layer.method, layer.url] = key.split(/ ([^]*)/, 2);
  return new CompiledRoute(layer);
});

/** The route that options say. */
export function routeOfOptions({ method, url }: Layer, verbs: Verbs): CompiledRoute {
  // No verb has a blank in its name: what stands behind the first is the url, whatever that has.
  return ofOptions.get(`${verbNamed(method!, verbs).name} ${url!}`);
}

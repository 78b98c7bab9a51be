import { BoundedCache } from "./bounded-cache.js";
import { InvalidRouteError } from "./errors/invalid-route-error.js";
import { NO_PARAMETERS, type Layer } from "./layer.js";
import { lastPlaces } from "./merge/parameters.js";
import { isOption } from "./merge/read-options.js";
import { splitRoute } from "./merge/route.js";
import type { ParsedRoute } from "./parse/parse-options.js";
import { placementOf, type Placement } from "./parse/placement.js";
import { routeTemplate, type RouteTemplate } from "./parse/route-template.js";
import { kindOf } from "./value-kind.js";
import { verbNamed, type Verb, type Verbs } from "./verb.js";

/** As many lists of names as the calls of one route are likely to have: of more, the one remembered longest goes. */
const MOST = 8;
/** More names, or longer ones, are made by a program: keeping them would let memory grow with their length. */
const LONGEST = 2048;

/** What calls of a route with these names come to. */
interface KnownNames {
  /** Those of the defaults. */
  readonly beneath: readonly string[];
  readonly names: readonly string[];
  /** Whether options of these names are parameters, all of them. */
  readonly areParameters: boolean;
  readonly placement: Placement;
}

/** A route as calls write it, split once; what it comes to is kept from the first call that has come so far. */
export class CompiledRoute implements ParsedRoute {
  /** What says its method and its url. */
  readonly layer: Layer;
  verb!: Verb;
  template!: RouteTemplate;
  #verbs: Verbs | undefined;
  /** Where the parameters of its calls have gone so far. */
  #known!: KnownNames[];
  /** Those of the last call. */
  #last: KnownNames | undefined;

  constructor(layer: Layer) {
    this.layer = layer;
  }

  /** The names that the next call is likely to have: those of the last one. */
  get expected(): readonly string[] {
    return this.#last ? this.#last.names : NO_PARAMETERS.names;
  }

  /** Where the options of a call go that are parameters, all of them; `undefined` where that is not known, or not so. */
  knownPlacement(names: readonly string[], beneath: readonly string[], verbs: Verbs): Placement | undefined {
    if (verbs !== this.#verbs) return undefined;
    const known = this.#find(names, beneath);
    return known?.areParameters ? known.placement : undefined;
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

  /**
   * Where parameters go; it must be compiled.
   *
   * @param beneath - the names of the defaults: their values stand first
   */
  placement(names: readonly string[], beneath: readonly string[]): Placement {
    const known = this.#find(names, beneath);
    if (known) return known.placement;
    const all = beneath.length > 0 ? [...beneath, ...names] : names;
    const placement = placementOf(this.template, lastPlaces(all), this.verb.body);
    if (all.join().length < LONGEST) {
      if (this.#known.length === MOST) this.#known.shift();
      this.#last = { beneath, names, areParameters: !names.some(isOption), placement };
      this.#known.push(this.#last);
    }
    return placement;
  }

  #find(names: readonly string[], beneath: readonly string[]): KnownNames | undefined {
    if (this.#last && isOf(this.#last, names, beneath)) return this.#last;
    const found = this.#known.find((known) => isOf(known, names, beneath));
    if (found) this.#last = found;
    return found;
  }
}

function isOf(known: KnownNames, names: readonly string[], beneath: readonly string[]): boolean {
  return areSame(known.names, names) && areSame(known.beneath, beneath);
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}

const cache = /* @__PURE__ */ new BoundedCache((route) => new CompiledRoute(splitRoute(route)));

/** Reads a route (specification, Rules for build 2; decision B1). */
export function compiledRoute(route: unknown): CompiledRoute {
  if (typeof route === "string") return cache.get(route);
  throw new InvalidRouteError("", `it is ${kindOf(route)}`);
}

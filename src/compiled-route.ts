import { BoundedCache } from "./bounded-cache.js";
import { InvalidRouteError } from "./errors/invalid-route-error.js";
import type { Layer } from "./layer.js";
import { isOption } from "./merge/read-options.js";
import { splitRoute } from "./merge/route.js";
import type { ParsedRoute } from "./parse/parse-options.js";
import { placementOf, type Placement } from "./parse/placement.js";
import { routeTemplate, type RouteTemplate } from "./parse/route-template.js";
import { kindOf } from "./value-kind.js";
import { verbNamed, type Verb, type Verbs } from "./verb.js";

/** As many lists of names as the calls of one route are likely to have: further ones are worked out each time. */
const MOST = 8;
/** More names, or longer ones, are made by a program: keeping them would let memory grow with their length. */
const LONGEST = 2048;

/** A route as calls write it, split once; what it comes to is kept from the first call that has come so far. */
export class CompiledRoute implements ParsedRoute {
  /** What says its method and its url. */
  readonly layer: Layer;
  verb!: Verb;
  template!: RouteTemplate;
  #verbs: Verbs | undefined;
  /** Where the parameters of its calls have gone so far. */
  #placements!: Placement[];

  constructor(layer: Layer) {
    this.layer = layer;
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
    this.#placements = [];
  }

  /** Where parameters of these names go; `undefined` as long as it is not compiled with these verbs. */
  placement(names: readonly string[], verbs: Verbs): Placement | undefined {
    if (verbs !== this.#verbs) return undefined;
    for (const known of this.#placements) {
      if (areSame(known.names, names)) return known;
    }
    const placement = placementOf(this.template, names, this.verb.body, !names.some(isOption));
    if (names.join().length < LONGEST && this.#placements.length < MOST) this.#placements.push(placement);
    return placement;
  }
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

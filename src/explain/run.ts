import { EndpointError } from "../errors/endpoint-error.js";
import type { Observer } from "../parse/observer.js";
import type { RouteTemplate } from "../parse/route-template.js";
import type { Expression, Varspec } from "../parse/template-syntax.js";
import type { Pipeline } from "../pipeline.js";
import type { RequestOptions } from "../types/options.js";
import type { Verb } from "../verb.js";
import { namedDefaults, type NamedLayer } from "./history.js";

/** Where a parameter was put: in the template, in the query as `pairs`, or else among the members of the body. */
export interface Placed {
  readonly name: string;
  readonly inTemplate: boolean;
  pairs: string | undefined;
}

/** A call as it ran: what went in, what the steps told, and what came out. It runs once, when it is made. */
export class Run implements Observer {
  readonly pipeline: Pipeline;
  /** The vendor's first. */
  readonly layers: readonly NamedLayer[];
  readonly placements: Placed[] = [];
  /** What has become of the parameters given by `query()`, by their names. */
  readonly queries = new Map<string, string>();
  /** Those without a placeholder, by their names. */
  readonly #others = new Map<string, Placed>();
  /** What each variable that is not absent has become in the url. */
  readonly expansions = new Map<Varspec, string>();
  verb: Verb | undefined;
  template: RouteTemplate | undefined;
  request: RequestOptions | undefined;
  error: EndpointError | undefined;

  /**
   * @param read - gives what the call says, as one layer or as the steps of a chain
   */
  constructor(pipeline: Pipeline, read: () => readonly NamedLayer[]) {
    this.pipeline = pipeline;
    const defaults = namedDefaults(pipeline.layers);
    let call: readonly NamedLayer[] = [];
    try {
      call = read();
      this.request = pipeline.buildSteps(
        call.map(({ layer }) => layer),
        undefined,
        this,
      );
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      this.error = error;
    }
    this.layers = [...defaults, ...call];
  }

  routed(verb: Verb, template: RouteTemplate): void {
    this.verb = verb;
    this.template = template;
  }

  placed(name: string, isInTemplate: boolean): void {
    const placed = { name, inTemplate: isInTemplate, pairs: undefined };
    this.placements.push(placed);
    if (!isInTemplate) this.#others.set(name, placed);
  }

  queried(name: string, pairs: string): void {
    // A verb with a body has no others in its query; with any other verb, they come first.
    const placed = this.verb!.body ? undefined : this.#others.get(name);
    if (placed && placed.pairs === undefined) placed.pairs = pairs;
    else this.queries.set(name, pairs);
  }

  expanded(_: Expression, varspec: Varspec, expanded: string): void {
    this.expansions.set(varspec, expanded.replace(/^&/, ""));
  }
}

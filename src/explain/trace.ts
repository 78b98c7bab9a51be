import type { Call, Recorder, Route } from "../kernel/call.js";
import type { Placement } from "../kernel/placement.js";
import type { RouteSettings } from "../kernel/settings.js";
import type { TemplateVariable } from "../kernel/template.js";
import { authorityOf } from "../kernel/url.js";
import type { EndpointApi } from "../api/endpoint-api.js";
import type { Layer } from "../kernel/defaults.js";
import { EndpointError } from "../errors/endpoint-error.js";
import { NO_OPTIONS } from "../kernel/options.js";
import type { Values } from "../kernel/values.js";
import type { RequestOptions } from "../types/options.js";
import type { BodyEncoder } from "../types/policy.js";
import { SecretNames } from "./formatter.js";
import { collect, defaultLayers, type Contributions, type NamedLayer } from "./contributions.js";

// Where the variables of a url are, with the rules of the specification.

/** Reports where the variables of the base url are (A2). */
function reportBaseUrl({ route, texts }: Call, recorder: Recorder): void {
  const { url, expressions, pathStart } = route;
  expressions.forEach(({ variables: [variable], start, end }, index) => {
    const place = start < pathStart ? "host" : "path";
    const expression = url.slice(start, end);
    recorder.placed({ name: variable!.name, place, rule: "A2", text: texts[index], expression });
  });
}

/** Reports where each expression puts its variables (P1, P5). */
function reportExpansions(
  { route, texts: ofExpressions }: Call,
  texts: ReadonlyMap<TemplateVariable, string>,
  recorder: Recorder,
): void {
  const { method, url, literals, expressions, target, pathStart } = route;
  const isFullUrl = target === "dynamic" && authorityOf(literals[0]! + ofExpressions[0]!) !== "";
  let [isQuery, isFragment] = [false, false];
  expressions.forEach(({ operator, variables, start, end }, index) => {
    isQuery ||= literals[index]!.includes("?");
    isFragment ||= literals[index]!.includes("#");
    const inPath = start < pathStart ? "host" : isFullUrl && index === 0 ? "url" : "path";
    const place = isFragment || operator === "#" ? "fragment" : isQuery || operator === "?" ? "query" : inPath;
    const rule = method.hasBody && place === "query" ? "P5" : "P1";
    const expression = url.slice(start, end);
    for (const variable of variables)
      recorder.placed({ name: variable.name, place, rule, text: texts.get(variable), expression });
    isQuery ||= operator === "?" && ofExpressions[index] !== "";
    isFragment ||= operator === "#" && ofExpressions[index] !== "";
  });
}

export type { Placement };

/** Parameters by name: their sources, and where they go. */
export interface TracedParameters {
  readonly contributions: Contributions;
  readonly placements: ReadonlyMap<string, readonly Placement[]>;
}

/** One call: its options, the reports of the pass, and the result. The constructor builds the request once. */
export class Trace implements Recorder {
  readonly api: EndpointApi;
  readonly secretNames: SecretNames;
  /** In the order of precedence, the vendor first. */
  readonly layers: readonly NamedLayer[];
  readonly parameters: TracedParameters;
  /** The parameters that `query()` set. */
  readonly query: TracedParameters;
  readonly headers: Contributions;
  /** `undefined` if the call failed earlier. */
  route: Route | undefined;
  /** The parameters of the call, those of defaults included, if the call came so far. */
  given: Values | undefined;
  readonly request: RequestOptions | undefined;
  /** Before a hook; `undefined` without one. */
  unfinished: RequestOptions | undefined;
  /** The encoder of the body, if the call uses it (D8). */
  encoder: BodyEncoder | undefined;
  readonly error: EndpointError | undefined;
  /** The text of each variable of an expression. */
  readonly #texts = new Map<TemplateVariable, string>();
  readonly #placements = { parameters: new Map<string, Placement[]>(), query: new Map<string, Placement[]>() };

  /**
   * @param build - reads the call, as one layer or as the steps of a chain, and builds it
   */
  constructor(
    api: EndpointApi,
    build: (recorder: Recorder, add: (layers: readonly NamedLayer[]) => void) => RequestOptions,
  ) {
    this.api = api;
    this.secretNames = new SecretNames(api.vendor.credentials);
    // A property: after an error, optimized code of Hermes does not see what a callback assigned to a variable.
    const call: { layers: readonly NamedLayer[] } = { layers: [] };
    try {
      this.request = build(this, (layers) => {
        call.layers = layers;
      });
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      this.error = error;
    }
    const [vendor, ...defaults] = defaultLayers(api);
    const rule = this.route?.settings && [ruleLayer(this.route.settings)];
    this.layers = [vendor!, ...(rule ?? []), ...defaults, ...call.layers];
    this.parameters = this.#traced("parameters", ({ parameters }) => Object.entries(parameters ?? {}));
    this.query = this.#traced("query", ({ options }) => Object.entries(options.query ?? {}));
    this.headers = collect(this.layers, ({ options }) => Object.entries(options.headers ?? {}));
  }

  /** The names of the variables of the route. */
  get variables(): readonly TemplateVariable[] {
    return this.route?.expressions.flatMap(({ variables }) => variables) ?? [];
  }

  planned({ route, given }: Call): void {
    this.route = route;
    this.given ??= given;
    this.#texts.clear();
    // A second pass leaves out what it withholds, and places the others again (D5).
    for (const placements of Object.values(this.#placements))
      for (const [name, all] of placements) {
        const withheld = all.filter(({ rule }) => rule === "D5");
        if (withheld.length > 0) placements.set(name, withheld);
        else placements.delete(name);
      }
  }

  expanded(variable: TemplateVariable, text: string): void {
    this.#texts.set(variable, text);
  }

  written(call: Call): void {
    reportExpansions(call, this.#texts, this);
  }

  based(call: Call): void {
    reportBaseUrl(call, this);
  }

  encoded(encoder: BodyEncoder | undefined): void {
    this.encoder = encoder;
  }

  built(request: RequestOptions): void {
    this.unfinished = { ...request, headers: { ...request.headers } };
  }

  placed(reported: Placement): void {
    // Without a prototype: what is absent in it is not read from there (T1).
    const placement = { ...reported, __proto__: null };
    const placements = this.#placements[placement.rule === "query()" ? "query" : "parameters"];
    const others = placements.get(placement.name);
    if (others) others.push(placement);
    else placements.set(placement.name, [placement]);
  }

  #traced(kind: "parameters" | "query", entriesOf: (layer: Layer) => [string, unknown][]): TracedParameters {
    return { contributions: collect(this.layers, entriesOf), placements: this.#placements[kind] };
  }
}

/** What the rule of a route sets for all calls. */
function ruleLayer({ baseUrl, accept }: RouteSettings): NamedLayer {
  const headers = accept === undefined ? undefined : { accept };
  return { name: "rule", options: { ...NO_OPTIONS, baseUrl, headers }, parameters: undefined };
}

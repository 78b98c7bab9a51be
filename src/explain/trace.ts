import type { ApiConfig } from "../api/api-config.js";
import { EndpointError } from "../errors/endpoint-error.js";
import type { Call, RequestObserver } from "../request/call.js";
import { reportBaseUrl, reportBody, reportExpansions } from "./placements.js";
import type { CallPlan } from "../route/call-plan.js";
import type { RouteUrl } from "../route/route-url.js";
import type { RequestOptions } from "../types/options.js";
import type { BodyEncoder } from "../types/policy.js";
import { SecretNames } from "./secret-names.js";
import { collect, defaultLayers, type Contributions, type NamedLayer } from "./contributions.js";

/** Where a parameter goes, as the build reported it. */
export type Placement = Parameters<RequestObserver["placed"]>[0];

/** Parameters by name: their sources, and where they go. */
export interface TracedParameters {
  readonly contributions: Contributions;
  readonly placements: Map<string, Placement[]>;
}

/** One call: its options, the reports of the build, and the result. The constructor builds the request once. */
export class Trace implements RequestObserver {
  readonly config: ApiConfig;
  readonly secretNames: SecretNames;
  /** In the order of precedence, the vendor first. */
  readonly layers: readonly NamedLayer[];
  readonly parameters: TracedParameters;
  /** The parameters that `query()` set. */
  readonly query: TracedParameters;
  readonly headers: Contributions;
  /** `undefined` if the call failed earlier. */
  plan: CallPlan | undefined;
  readonly request: RequestOptions | undefined;
  /** Before a hook; `undefined` without one. */
  unfinished: RequestOptions | undefined;
  /** The default parameters that are credentials and not sent (D5). */
  withheldNames: readonly string[] = [];
  readonly error: EndpointError | undefined;
  #call: Call | undefined;
  #isEncoded = false;
  readonly #placements = { parameters: new Map<string, Placement[]>(), query: new Map<string, Placement[]>() };

  /** @param readCall - returns the options of the call, as one layer or as the steps of a chain */
  constructor(config: ApiConfig, readCall: () => readonly NamedLayer[]) {
    let call: readonly NamedLayer[] = [];
    this.config = config;
    this.secretNames = new SecretNames(config.vendor.credentials);
    try {
      call = readCall();
      const steps = call.map(({ options }) => options);
      this.request = config.buildSteps(steps, undefined, undefined, this);
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      this.error = error;
    }
    const [vendor, ...defaults] = defaultLayers(config);
    const rule = this.plan?.rule?.options;
    this.layers = [vendor!, ...(rule ? [{ name: "rule" as const, options: rule }] : []), ...defaults, ...call];
    // Defaults that choose the host override the base URL of a rule (I2).
    if (rule && config.template?.url.target === "dynamic") rule.baseUrl = undefined;
    this.parameters = this.#traced("parameters");
    this.query = this.#traced("query");
    this.headers = collect(this.layers, ({ headers }) => headers?.entries() ?? []);
  }

  /** The encoder of the body, if the call uses it (D8). */
  get encoder(): BodyEncoder | undefined {
    if (!this.#isEncoded) return undefined;
    const { plan, api } = this.#call!;
    const { policy, chosen } = this.config;
    const ofRule = plan.rule?.body;
    // For a chain with a policy, a function calls the encoder of the rule.
    return chosen && api.policy.body !== policy.body && typeof ofRule === "function"
      ? (ofRule as BodyEncoder)
      : api.policy.body;
  }

  encoded(isUsed: boolean): void {
    this.#isEncoded = isUsed;
  }

  baseExpanded(url: RouteUrl, expansions: readonly string[]): void {
    reportBaseUrl(url, expansions, this);
  }

  built(request: RequestOptions): void {
    this.unfinished = { ...request, headers: { ...request.headers } };
  }

  planned(call: Call): void {
    const { plan } = call;
    this.#call = call;
    if (this.plan === plan) return;
    if (this.plan) {
      const all = [...this.plan.defaultNames, ...this.plan.names];
      const sent = new Set(plan.liveIndexes);
      this.withheldNames = this.plan.liveIndexes.filter((index) => !sent.has(index)).map((index) => all[index]!);
      for (const name of this.plan.restNames) this.#placements.parameters.delete(name);
    }
    this.plan = plan;
    reportBody(call, this);
  }

  expanded(expansions: readonly string[], texts: ReadonlyMap<object, string>): void {
    reportExpansions(this.plan!, expansions, texts, this);
  }

  placed(reported: Placement): void {
    // Without a prototype, so that absent entries are not read from it (decision B6).
    const placement = { ...reported, __proto__: null };
    const placements = this.#placements[placement.rule === "query()" ? "query" : "parameters"];
    const others = placements.get(placement.name);
    if (others) others.push(placement);
    else placements.set(placement.name, [placement]);
  }

  #traced(kind: "parameters" | "query"): TracedParameters {
    const { config } = this;
    return {
      contributions: collect(this.layers, (options) => config.flattenOption(options, kind)),
      placements: this.#placements[kind],
    };
  }
}

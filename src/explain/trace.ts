import { apiOf } from "../api/endpoint-api.js";
import { EndpointError } from "../errors/endpoint-error.js";
import { buildCall, type ReadCall } from "../kernel/build-request.js";
import type { Api, Call, Recorder, Placement } from "../kernel/call.js";
import { isOfDefaults, NO_OPTIONS } from "../kernel/options.js";
import type { Options } from "../kernel/settings.js";
import type { TemplateVariable } from "../kernel/template.js";
import { getOwn, type Values } from "../kernel/values.js";
import { authorityOf } from "../kernel/url.js";
import type { RequestOptions } from "../types/options.js";
import type { BodyEncoder } from "../types/policy.js";
import type { LayerName } from "./explanation.js";

/** One call: what it was given, the reports of the pass, and the result. The constructor builds the request once. */
export class Trace implements Recorder {
  readonly api: Api;
  /** The state of the vendor, without defaults. */
  readonly vendor: Api;
  /** The options of the call. */
  readonly own: Readonly<Options> = NO_OPTIONS;
  /** The call on its way; `undefined` if it failed earlier. */
  call: Call | undefined;
  /** The parameters of the call and of the defaults, and those that are withheld. */
  given: Values;
  readonly request: RequestOptions | undefined;
  /** The request before a hook; `undefined` without one. */
  unfinished: RequestOptions | undefined;
  /** The encoder of the body, if the call uses it. */
  encoder: BodyEncoder | undefined;
  readonly error: EndpointError | undefined;
  readonly #parameters: Values = {};
  readonly #texts = new Map<TemplateVariable, string>();
  /** Where parameters go. */
  readonly placements: Placement[] = [];

  /** @param read - reads the call */
  constructor(api: Api, read: () => ReadCall) {
    this.api = api;
    this.vendor = apiOf(api.vendor);
    this.given = api.parameters ?? {};
    try {
      const call = read();
      this.own = call.own;
      this.#parameters = call.parameters;
      this.given = { ...this.given, ...call.parameters };
      this.request = buildCall(api, call, this);
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      this.error = error;
    }
  }

  /** Where a parameter goes, or one of `query()`. */
  placementsOf(name: string, isOfQuery: boolean): readonly Placement[] {
    return this.placements.filter((one) => one.name === name && (one.rule === "query()") === isOfQuery);
  }

  /** Who set a parameter. A value that equals the default counts as the default. */
  layerOf(name: string): LayerName {
    const value = getOwn(this.#parameters, name);
    if (value !== undefined && !isOfDefaults(this.api, name, value)) return "call";
    return isOfDefaults(this.vendor, name, getOwn(this.given, name)) ? "vendor" : "default";
  }

  planned(call: Call): void {
    this.call = call;
    this.#texts.clear();
    // A second pass leaves out what it withholds, and places the others again.
    const withheld = this.placements.filter(({ rule }) => rule === "D5");
    this.placements.splice(0, Infinity, ...withheld);
  }

  expanded(variable: TemplateVariable, text: string): void {
    this.#texts.set(variable, text);
  }

  /** Finds where each expression puts its variables (P1, P5), and what the members of the body become (P3). */
  written({ api, own, route, texts, body }: Call): void {
    const isData = route.settings?.body === "data";
    const hasData = own.data !== undefined || api.data !== undefined;
    for (const name of Object.keys(body ?? {}))
      if (!isData && !hasData) this.placed({ name, place: "body", rule: "P3" });
      else this.placed({ name, place: "dropped", rule: isData ? "I1" : "D2" });
    const { method, url, literals, expressions, target, pathStart } = route;
    const isFullUrl = target === "dynamic" && authorityOf(literals[0]! + texts[0]!) !== "";
    let [isQuery, isFragment] = [false, false];
    expressions.forEach(({ operator, variables, start, end }, index) => {
      isQuery ||= literals[index]!.includes("?");
      isFragment ||= literals[index]!.includes("#");
      const inPath = start < pathStart ? "host" : isFullUrl && index === 0 ? "url" : "path";
      const place = isFragment || operator === "#" ? "fragment" : isQuery || operator === "?" ? "query" : inPath;
      const rule = method.hasBody && place === "query" ? "P5" : "P1";
      const expression = url.slice(start, end);
      for (const variable of variables)
        this.placed({ name: variable.name, place, rule, text: this.#texts.get(variable), expression });
      isQuery ||= operator === "?" && texts[index] !== "";
      isFragment ||= operator === "#" && texts[index] !== "";
    });
  }

  placed(placement: Placement): void {
    this.placements.push(placement);
  }

  encoded(encoder: BodyEncoder | undefined): void {
    this.encoder = encoder;
  }

  built(request: RequestOptions): void {
    this.unfinished = { ...request, headers: { ...request.headers } };
  }
}

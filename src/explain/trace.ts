import { apiOf } from "../api/endpoint-api.js";
import { EndpointError } from "../errors/endpoint-error.js";
import { buildCall, type ReadCall } from "../kernel/build-request.js";
import type { Api, Call, HeaderChange, Placement, Recorder } from "../kernel/call.js";
import { isOfDefaults, mergeParameters, NO_OPTIONS } from "../kernel/options.js";
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
  readonly given: Values;
  readonly request: RequestOptions | undefined;
  /** The request before a hook; `undefined` without one. */
  unfinished: RequestOptions | undefined;
  /** The encoder of the body, if one has written it, and who chose it. */
  encoder: { readonly name: string; readonly layer: LayerName } | undefined;
  readonly error: EndpointError | undefined;
  readonly #texts = new Map<TemplateVariable, string>();
  /** Where parameters go. */
  placements: Placement[] = [];
  /** What happened to header fields. */
  readonly changes: Map<string, HeaderChange> = new Map<string, HeaderChange>();

  /** @param read - reads the call */
  constructor(api: Api, read: () => ReadCall) {
    this.api = api;
    this.vendor = apiOf(api.vendor);
    this.given = api.parameters ?? {};
    try {
      const call = read();
      this.own = call.own;
      this.given = mergeParameters(api, call.parameters);
      this.request = buildCall(api, call, this);
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      this.error = error;
    }
  }

  /** Who set a parameter. A value that equals the default counts as the default. */
  layerOf(name: string): LayerName {
    const value = getOwn(this.given, name);
    if (!isOfDefaults(this.api, name, value)) return "call";
    return isOfDefaults(this.vendor, name, value) ? "vendor" : "default";
  }

  planned(call: Call): void {
    this.call = call;
    // A second pass leaves out what it withholds, and places the others again.
    this.placements = this.placements.filter(({ rule }) => rule === "D5");
    this.#texts.clear();
  }

  expanded(variable: TemplateVariable, text: string): void {
    this.#texts.set(variable, text);
  }

  /** Finds where each expression puts its variables, and what the members of the body become. */
  written({ api, own, route, texts, body }: Call): void {
    const { literals, expressions, target, pathStart, settings, url } = route;
    const hasData = own.data !== undefined || api.data !== undefined;
    const dropped = settings?.body === "data" ? "I1" : hasData ? "D2" : undefined;
    for (const name of Object.keys(body ?? {}))
      this.placed(dropped ? { name, place: "dropped", rule: dropped } : { name, place: "body", rule: "P3" });
    let before = literals[0]!;
    expressions.forEach(({ operator, variables, start, end }, index) => {
      const isUrl = target === "dynamic" && index === 0 && authorityOf(before + texts[0]!) !== "";
      const inPath = start < pathStart ? "host" : isUrl ? "url" : "path";
      const delimiters = before + operator;
      const place = delimiters.includes("#") ? "fragment" : delimiters.includes("?") ? "query" : inPath;
      for (const variable of variables) {
        const text = this.#texts.get(variable);
        this.placed({ name: variable.name, place, rule: "P1", text, expression: url.slice(start, end) });
      }
      before += texts[index]! + literals[index + 1]!;
    });
  }

  placed(placement: Placement): void {
    this.placements.push(placement);
  }

  amended(name: string, change: HeaderChange): void {
    this.changes.set(name, change);
  }

  encoded(encoder: BodyEncoder | undefined, by: "rule" | "call" | "default"): void {
    const isOfVendor = by === "default" && encoder === this.vendor.policy.body;
    this.encoder = encoder && { name: encoder.name || "a function", layer: isOfVendor ? "vendor" : by };
  }

  built(request: RequestOptions): void {
    this.unfinished = { ...request, headers: { ...request.headers } };
  }
}

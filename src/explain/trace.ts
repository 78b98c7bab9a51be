import { stateOf } from "../endpoint/state.js";
import { EndpointError } from "../errors/endpoint-error.js";
import { buildRequest, callOf } from "../kernel/build-request.js";
import type { Call, EndpointState, Given, HeaderChange, Placement, Recorder, Route } from "../kernel/call.js";
import { encodeSegments } from "../kernel/expansion.js";
import { mergeValues, NOTHING } from "../kernel/options.js";
import { authorityOf } from "../kernel/url.js";
import { getOwn, type Values } from "../kernel/values.js";
import { expandByRfc6570 } from "../template/expand.js";
import type { RequestOptions } from "../types/options.js";
import type { BodyEncoder } from "../types/policy.js";
import type { LayerName } from "./explanation.js";

/** A call, read. */
export interface ReadCall {
  readonly given: Given;
  readonly route: () => Route;
  /** Whether a parameter with the name of an option is probably a mistake. */
  readonly checksNames: boolean;
}

/** One call: what it was given, the reports of the pass, and the result. The constructor builds the request once. */
export class Trace implements Recorder {
  readonly state: EndpointState;
  /** The state of the vendor, without defaults. */
  readonly vendor: EndpointState;
  /** What the call gives. */
  readonly given: Given = NOTHING;
  /** The call on its way; `undefined` if it failed earlier. */
  readonly call: Call | undefined;
  /** The parameters of the call and of the defaults. */
  readonly parameters: Values;
  readonly request: RequestOptions | undefined;
  /** The request before a hook; `undefined` without one. */
  readonly unfinished: RequestOptions | undefined;
  /** The encoder of the body, if one has written it, and who chose it. */
  encoder: { readonly name: string; readonly layer: LayerName } | undefined;
  readonly error: EndpointError | undefined;
  /** Where parameters go. */
  readonly placements: Placement[] = [];
  /** What happened to header fields. */
  readonly changes: Map<string, HeaderChange> = new Map<string, HeaderChange>();

  /** @param read - reads the call */
  constructor(state: EndpointState, read: () => ReadCall) {
    this.state = state;
    this.vendor = stateOf(state.vendor);
    try {
      const { given, route, checksNames } = read();
      this.given = given;
      this.call = callOf(state, route(), given.parameters, given.options, checksNames, this);
      const built = buildRequest(this.call);
      if (state.finalize) this.unfinished = { ...built, headers: { ...built.headers } };
      this.request = state.finalize ? state.finalize(built, this.call) : built;
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      this.error = error;
    }
    this.parameters = mergeValues(state.defaults.parameters, this.given.parameters)!;
    if (this.call) this.#placeRest(this.call);
  }

  /** Who set a parameter. */
  layerOf(name: string): LayerName {
    if (getOwn(this.given.parameters, name) !== undefined) return "call";
    const { defaults } = this.vendor;
    return getOwn(defaults.parameters, name) === getOwn(this.parameters, name) ? "vendor" : "default";
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

  /** Where each expression has put its variables, and what the members of the body became. */
  #placeRest(call: Call): void {
    const { state, options, route, texts, members } = call;
    const { literals, expressions, target, pathStart, rule, url } = route;
    const hasData = options.data !== undefined || state.defaults.options.data !== undefined;
    const dropped = rule?.body === "data" ? "I1" : hasData ? "D2" : undefined;
    for (const name of Object.keys(members ?? {}))
      this.placed(dropped ? { name, place: "dropped", rule: dropped } : { name, place: "body", rule: "P3" });
    // The call failed before its url was written.
    if (texts.includes(undefined as never)) return;
    let before = literals[0]!;
    expressions.forEach(({ operator, variables, start, end }, index) => {
      const isUrl = target === "dynamic" && index === 0 && authorityOf(before + texts[0]!) !== "";
      const inPath = start < pathStart ? "host" : isUrl ? "url" : "path";
      const delimiters = before + operator;
      const place = delimiters.includes("#") ? "fragment" : delimiters.includes("?") ? "query" : inPath;
      const becameTexts = parameterTextsOf(call, index);
      for (const { name } of variables) {
        const text = becameTexts.get(name);
        this.placed({ name, place, rule: "P1", text, expression: url.slice(start, end) });
      }
      before += texts[index]! + literals[index + 1]!;
    });
  }
}

/** What each variable of an expression has become. */
function parameterTextsOf(call: Call, index: number): ReadonlyMap<string, string> {
  const expression = call.route.expressions[index]!;
  const value = call.values[expression.slots[0]!];
  if (encodeSegments(expression, value)) return new Map([[expression.variables[0]!.name, call.texts[index]!]]);
  const texts = new Map<string, string>();
  expandByRfc6570({ ...call, faults: [] }, expression, index, ({ name }, text) => texts.set(name, text));
  return texts;
}

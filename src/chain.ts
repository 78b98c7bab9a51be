import { pathTemplateOf } from "./api/finalize.js";
import type { Fault } from "./errors/endpoint-error.js";
import { buildCall, routeOfCall } from "./kernel/build-request.js";
import { createOptions, NO_OPTIONS, raiseOptionFaults, readOption } from "./kernel/options.js";
import type { Options } from "./kernel/settings.js";
import { mergeSteps, Step } from "./kernel/steps.js";
import { assign, isPlainObject, ownProperties } from "./kernel/values.js";
import { readReturns } from "./shared/standard-schema.js";
import type { RequestHeaders, RequestOptions } from "./types/options.js";
import type { BodyForm, Prepared, Sender } from "./types/sent.js";

/** A class of chains that programs create. */
interface Startable {
  start(endpoint: object): Step;
}

/** The steps that every chain has. It is immutable: each step returns a new chain. */
export class Chain {
  /** The last step. */
  readonly #step: Step;

  /** @param start - the last step; or, in `RequestBuilder`, an endpoint */
  constructor(start: object) {
    this.#step = start instanceof Step ? start : (new.target as unknown as Startable).start(start);
  }

  /** @internal The last step; `undefined` for anything but a chain of this copy of the library. */
  static stepOf(chain: unknown): Step | undefined {
    return typeof chain === "object" && chain !== null && #step in chain ? chain.#step : undefined;
  }

  /** @internal Returns a chain of the same class with more options. */
  static with<Same extends Chain>(chain: Same, options: Readonly<Options>): Same {
    return chain.#next(options);
  }

  /** @internal Returns a chain of the same class with another value of an option. */
  static set<Same extends Chain>(chain: Same, name: string, value: unknown): Same {
    const { vendor } = chain.#step.api;
    const options = createOptions();
    if (value !== undefined) readOption(options, name, value, vendor);
    raiseOptionFaults(options, vendor);
    return chain.#next(options);
  }

  param(name: string, value: unknown): this {
    if (typeof name !== "string") this.#raise({ name: "name", reason: "text", value: name });
    return this.#next(undefined, name, value);
  }

  params(parameters: object = {}): this {
    const values = { ...ownProperties(parameters, "params", this.#step.api.vendor.raise) };
    return this.#next(undefined, undefined, values);
  }

  query(parameters: object): this {
    const query = assign({}, ownProperties(parameters, "query", this.#step.api.vendor.raise));
    return Chain.with(this, { ...NO_OPTIONS, query });
  }

  header(name: string, value: RequestHeaders[string]): this {
    if (typeof name !== "string") this.#raise({ name: "name", reason: "text", value: name });
    return Chain.set(this, "headers", { [name]: value });
  }

  headers(headers: RequestHeaders | undefined): this {
    return Chain.set(this, "headers", headers);
  }

  data(data: unknown): this {
    return Chain.set(this, "data", data);
  }

  request(request: object | undefined): this {
    return Chain.set(this, "request", request);
  }

  signal(signal: object | undefined): this {
    const isSignal = typeof signal === "object" && !isPlainObject(signal) && "aborted" in Object(signal);
    if (signal !== undefined && !isSignal) this.#raise({ name: "signal", reason: "signal" });
    return this.request(signal && { signal });
  }

  /** Without arguments, types only: returns the same chain. */
  returns(schema?: unknown, { as }: { readonly as?: BodyForm } = {}): this {
    if (schema === undefined && as === undefined) return this;
    return Chain.with(this, { ...NO_OPTIONS, returns: readReturns(schema, as, this.#step.api.vendor.raise) });
  }

  build(): RequestOptions {
    return buildCall(this.#step.api, mergeSteps(this.#step));
  }

  to<Result>(adapter: (request: RequestOptions) => Result): Result {
    const { sendChain } = Object(adapter) as Partial<Sender>;
    if (typeof sendChain === "function") return sendChain(() => this.#prepare()) as Result;
    if (typeof adapter !== "function") this.#raise({ name: "adapter", reason: "adapter" });
    return adapter(this.build());
  }

  #next(options?: Readonly<Options>, name?: string, value?: unknown): this {
    const { api, route } = this.#step;
    const step = new Step(api, route, this.#step, options, name, value);
    return new (this.constructor as new (step: Step) => this)(step);
  }

  /** What a function of `sendWith()` needs; called within its promise (A8). */
  #prepare(): Prepared {
    const { api } = this.#step;
    const call = mergeSteps(this.#step);
    const { schema, as } = call.own.returns ?? {};
    const request = buildCall(api, call);
    const route = pathTemplateOf(routeOfCall(api, call));
    return { request, route, returns: schema, as, credentials: api.vendor.credentials };
  }

  #raise(fault: Fault): never {
    return this.#step.api.vendor.raise("ERR_INVALID_OPTION", [fault]);
  }
}

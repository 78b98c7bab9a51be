import { pathTemplateOf } from "../api/finalize.js";
import { buildRequest } from "../kernel/build-request.js";
import type { Api, Route } from "../kernel/call.js";
import {
  checkInput,
  createOptions,
  mergeParameters,
  NO_OPTIONS,
  raiseOptionFaults,
  readInput,
  readOption,
} from "../kernel/options.js";
import { findRoute } from "../kernel/route.js";
import { mergeSteps, Step } from "../kernel/steps.js";
import { assign, isPlainObject, ownProperties } from "../kernel/values.js";
import { readReturns, type Returns } from "../shared/standard-schema.js";
import type { RequestOptions } from "../types/options.js";
import type { BodyForm, Prepared, Sender } from "../types/sent.js";
import { raise } from "./error.js";
import { createApi, createVendor, withDefaults } from "./vendor.js";

/** Its type and documentation: types/mini-endpoint.ts. */
export class Endpoint {
  readonly #api: Api;

  /** @param api - internal: the endpoint itself, instead of defaults */
  constructor(given: object, api?: Api) {
    this.#api = api ?? create(given);
  }

  withDefaults(options: object): Endpoint {
    return new Endpoint({}, withDefaults(this.#api, options));
  }

  build(route: string, parameters?: object, ...rest: readonly unknown[]): RequestOptions {
    const api = this.#api;
    const compiled = findRoute(api.vendor, route);
    const input = readInput(api.vendor, parameters, rest);
    if (input.own !== NO_OPTIONS) checkInput(api, input, compiled, true);
    return buildRequest(api, compiled, mergeParameters(api, input.parameters), input.own);
  }

  route(route: string): object {
    return chainOf(this.#api, findRoute(this.#api.vendor, route), undefined);
  }
}

function create(given: object): Api {
  const { baseUrl, ...defaults } = assign({ baseUrl: undefined }, ownProperties(given, "options", raise));
  return withDefaults(createApi(createVendor(baseUrl)), defaults);
}

/** A chain: each step returns a new one. Its types are in types/mini-chain.ts. */
function chainOf(api: Api, route: Route, last: Step | undefined, returned?: Returns) {
  const { vendor } = api;
  const next = (step: Step): object => chainOf(api, route, step, returned);
  const option = (name: string, value: unknown): object => {
    const options = createOptions();
    if (value !== undefined) readOption(options, name, value, vendor);
    raiseOptionFaults(options, vendor);
    return next(new Step(last, options));
  };
  const refuse = (isWrong: boolean, name: string): void => {
    if (isWrong) raise("ERR_INVALID_OPTION", [{ name, reason: "form" }]);
  };
  const build = (): RequestOptions => {
    const { own, parameters } = mergeSteps(last, vendor);
    return buildRequest(api, route, mergeParameters(api, parameters), own);
  };
  const prepare = (): Prepared => ({
    request: build(),
    route: pathTemplateOf(route),
    returns: returned?.schema,
    as: returned?.as,
    credentials: [],
  });
  return {
    param(name: string, value: unknown) {
      refuse(typeof name !== "string", "name");
      return next(new Step(last, undefined, name, value));
    },
    params: (parameters: unknown = {}) =>
      next(new Step(last, undefined, undefined, { ...ownProperties(parameters, "params", raise) })),
    query: (parameters: unknown) =>
      next(new Step(last, { ...createOptions(), query: assign({}, ownProperties(parameters, "query", raise)) })),
    header(name: string, value: unknown) {
      refuse(typeof name !== "string", "name");
      return option("headers", { [name]: value });
    },
    headers: (headers: unknown) => option("headers", headers),
    data: (data: unknown) => option("data", data),
    request: (request: unknown) => option("request", request),
    signal(signal: unknown) {
      refuse(signal !== undefined && !isSignal(signal), "signal");
      return option("request", signal && { signal });
    },
    returns: (schema?: unknown, { as }: { readonly as?: BodyForm } = {}) =>
      chainOf(api, route, last, readReturns(schema, as, raise)),
    build,
    to(adapter: (request: RequestOptions) => unknown) {
      const { sendChain } = Object(adapter) as Partial<Sender>;
      if (typeof sendChain === "function") return sendChain(prepare);
      refuse(typeof adapter !== "function", "adapter");
      return adapter(build());
    },
  };
}

function isSignal(signal: unknown): boolean {
  return typeof signal === "object" && signal !== null && !isPlainObject(signal) && "aborted" in signal;
}

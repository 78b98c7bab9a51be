import { Chain } from "../chain.js";
import { buildRouted } from "../kernel/build-request.js";
import type { Api } from "../kernel/call.js";
import { findRoute } from "../kernel/route.js";
import { routeStep } from "../kernel/steps.js";
import { assign, ownProperties } from "../kernel/values.js";
import type { RequestOptions } from "../types/options.js";
import { raise } from "./error.js";
import { createApi, createVendor, withDefaults } from "./vendor.js";

/** Its type and documentation: types/mini.ts. */
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
    return buildRouted(this.#api, findRoute(this.#api.vendor, route), parameters, rest);
  }

  route(route: string): Chain {
    return new Chain(routeStep(this.#api, findRoute(this.#api.vendor, route)));
  }
}

function create(given: object): Api {
  const { baseUrl, ...defaults } = assign({ baseUrl: undefined }, ownProperties(given, "options", raise));
  return createApi(createVendor(baseUrl), defaults);
}

import { withAsciiHost } from "../shared/ascii-host.js";
import { findBaseUrlFault } from "../shared/base-url-fault.js";
import { withoutTrailingSlashes } from "../shared/trailing-slashes.js";
import type { Call, Route } from "../types/mini-call.js";
import type { RequestOptions } from "../types/options.js";
import { VERSION } from "../version.js";
import * as input from "./input.js";
import { buildRequest, readRoute } from "./request.js";

/** The default headers of `fluent-endpoint`. */
const defaultHeaders = () => ({
  accept: "application/vnd.github.v3+json",
  "user-agent": `github-endpoint.js/${VERSION}`,
});

/** Its type and documentation: types/mini-endpoint.ts. */
export class Endpoint {
  readonly #baseUrl: string;
  readonly #defaults: Call;

  /** @param base - internal: the defaults that `given` overrides; at first, those of `fluent-endpoint` */
  constructor(given: object, base?: Call) {
    const { baseUrl, ...options } = input.readValues(given, "options");
    input.refuse(baseUrl === undefined, "baseUrl");
    this.#baseUrl = readBaseUrl(baseUrl);
    // F3: as parameters, these would send credentials astray.
    const call = input.readCall(options, /^(?:baseurl|headers|auth|authorization|token)$/i, /[-_]/g);
    this.#defaults = input.merge(base ?? { ...input.NOTHING, headers: defaultHeaders() }, call);
  }

  withDefaults(options: object): Endpoint {
    input.refuse(input.kindOf(options) !== input.PLAIN, "options");
    return new Endpoint({ baseUrl: this.#baseUrl, ...options }, this.#defaults);
  }

  build(route: string, options: object = {}): RequestOptions {
    return buildRequest(input.readCall(options), readRoute(route), this.#defaults, this.#baseUrl);
  }

  route(route: string): object {
    const parsed = readRoute(route);
    return chainOf((call) => buildRequest(call, parsed, this.#defaults, this.#baseUrl), input.NOTHING);
  }
}

function readBaseUrl(baseUrl: unknown): string {
  const url = typeof baseUrl === "string" ? withAsciiHost(baseUrl) : baseUrl;
  const fault = findBaseUrlFault(url);
  if (fault) input.fail("INVALID_BASE_URL", ["baseUrl"], `${fault}; write "https://host/path"; `);
  return withoutTrailingSlashes(url as string);
}

/** A chain: each step returns a new one. Its types are in types/mini-chain.ts. */
function chainOf(finish: (call: Call) => RequestOptions, call: Call) {
  const add = (step: Partial<Call>): object => chainOf(finish, input.merge(call, { ...input.NOTHING, ...step }));
  const chain = {
    param: (name: unknown, value: unknown) => chain.params(single(name, value)),
    params: (parameters: unknown = {}) => add({ parameters: input.readValues(parameters, "params") }),
    query: (parameters: unknown) => add({ query: input.readValues(parameters, "query") }),
    header: (name: unknown, value: unknown) => chain.headers(single(name, value)),
    headers: (headers: unknown = {}) => add({ headers: input.readHeaders(headers) }),
    data: (data: unknown) => add({ data }),
    request: (request: unknown) => add({ request: input.readRequest(request) }),
    signal: (signal: unknown) => {
      const isSignal = input.kindOf(signal) === input.CLASS && "aborted" in (signal as object);
      input.refuse(signal !== undefined && !isSignal, "signal");
      return chain.request(signal && { signal });
    },
    returns: () => chain,
    build: () => finish(call),
    to: (adapter: (request: RequestOptions) => unknown) => {
      input.refuse(typeof adapter !== "function", "adapter");
      return adapter(finish(call));
    },
  };
  return chain;
}

function single(name: unknown, value: unknown): object {
  input.refuse(typeof name !== "string", "name");
  return { [name as string]: value };
}

/** Its type and documentation: types/mini-vendor.ts. `routes` are the query expressions that some routes get. */
export function defineEndpoint(vendor: object): object {
  const { name, baseUrl, accept = "application/json", routes = {} } = input.readValues(vendor, "vendor");
  const agent = `${input.textOf(name) ?? ""}-endpoint.js/${VERSION}`;
  const base = new Endpoint({ baseUrl, headers: { accept, "user-agent": agent } });
  const keyOf = ({ method, segments }: Route): string => JSON.stringify([method, segments]);
  const texts = Object.entries(input.readValues(routes, "routes"));
  const rules = new Map(
    texts
      .map(([route, query]) => readRoute(route + (input.textOf(query) ?? "?")))
      .map((rule) => [keyOf(rule), rule.listed]),
  );

  /** Adds the query of the rule. Of a name that both have, the one of the caller counts (I2). */
  function extend(route: string): string {
    const parsed = readRoute(route);
    const rule = rules.get(keyOf(parsed));
    if (!rule) return route;
    const listed = new Map([...rule, ...parsed.listed].map((item) => [item[0], item.join("*")]));
    return `${route.split("{?")[0]!}{?${[...listed.values()].join()}}`;
  }
  const withRules = (endpoint: Endpoint): object => ({
    withDefaults: (options: object) => withRules(endpoint.withDefaults(options)),
    build: (route: string, options?: object) => endpoint.build(extend(route), options),
    route: (route: string) => endpoint.route(extend(route)),
  });
  return function (defaults: object = {}) {
    return withRules(base.withDefaults(defaults));
  };
}

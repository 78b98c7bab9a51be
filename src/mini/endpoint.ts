import { withoutTrailingSlashes } from "../shared/trailing-slashes.js";
import type { RequestOptions } from "../types/options.js";
import { VERSION } from "../version.js";
import * as input from "./input.js";
import { buildRequest, readRoute } from "./request.js";

/** The default headers of `fluent-endpoint`. */
const DEFAULTS: input.Call = {
  ...input.NOTHING,
  headers: { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` },
};

/** Its type, with the documentation, is in types/mini-endpoint.ts. */
export class Endpoint {
  readonly #baseUrl: string;
  readonly #defaults: input.Call;

  /** @param base - internal: the defaults that `given` overrides */
  constructor(given: object, base = DEFAULTS) {
    const own: input.Values = { baseUrl: undefined, ...input.readValues(given, "options") };
    const { baseUrl, ...options } = own;
    input.refuse(baseUrl === undefined, "baseUrl");
    this.#baseUrl = readBaseUrl(baseUrl);
    // F3: as parameters, these would send credentials astray.
    const refused = /^(?:method|url|mediaType|baseurl|headers|auth|authorization|token)$/i;
    this.#defaults = input.merge(base, input.readCall(options, refused, /[-_]/g));
  }

  withDefaults(options: object): Endpoint {
    input.refuse(input.kindOf(options) !== input.PLAIN, "options");
    return new Endpoint({ baseUrl: this.#baseUrl, ...options }, this.#defaults);
  }

  build(route: string, options: object = {}): RequestOptions {
    const refused = /^(?:method|url|mediaType|[Bb][Aa][Ss][Ee][Uu][Rr][Ll])$/;
    const call = input.readCall(options, refused);
    return buildRequest(this.#baseUrl, readRoute(route), this.#defaults, call);
  }

  route(route: string): Chain {
    const parsed = readRoute(route);
    return new Chain((call) => buildRequest(this.#baseUrl, parsed, this.#defaults, call), input.NOTHING);
  }
}

function readBaseUrl(baseUrl: unknown): string {
  const text = input.textOf(baseUrl) ?? "";
  const isAddress = /^https?:\/\/[\w.:[\]-]+(?:\/[^?#]*)?$/.test(text) && URL.canParse(text);
  // If the platform's parser changes the text, it has dot segments, a backslash, or characters that need encoding.
  if (!isAddress || !new URL(text).href.startsWith(text)) input.fail("INVALID_BASE_URL");
  return withoutTrailingSlashes(text);
}

/** A chain: each step returns a new one. Its types are in types/mini-chain.ts. */
class Chain {
  readonly #finish: (call: input.Call) => RequestOptions;
  readonly #call: input.Call;

  constructor(finish: (call: input.Call) => RequestOptions, call: input.Call) {
    this.#finish = finish;
    this.#call = call;
  }
  #add(step: Partial<input.Call>): Chain {
    return new Chain(this.#finish, input.merge(this.#call, { ...input.NOTHING, ...step }));
  }
  param(name: unknown, value: unknown): Chain {
    return this.params(single(name, value));
  }
  params(parameters: unknown = {}): Chain {
    return this.#add({ parameters: input.readValues(parameters, "params") });
  }
  query(parameters: unknown): Chain {
    return this.#add({ query: input.readValues(parameters, "query") });
  }
  header(name: unknown, value: unknown): Chain {
    return this.headers(single(name, value));
  }
  headers(headers: unknown = {}): Chain {
    return this.#add({ headers: input.readHeaders(headers) });
  }
  data(data: unknown): Chain {
    return this.#add({ data });
  }
  request(request: unknown): Chain {
    return this.#add({ request: input.readRequest(request) });
  }
  signal(signal: unknown): Chain {
    const isSignal = input.kindOf(signal) === input.CLASS && "aborted" in (signal as object);
    input.refuse(signal !== undefined && !isSignal, "signal");
    return this.request(signal && { signal });
  }
  returns(): this {
    return this;
  }
  build(): RequestOptions {
    return this.#finish(this.#call);
  }
  to<Result>(adapter: (request: RequestOptions) => Result): Result {
    input.refuse(typeof adapter !== "function", "adapter");
    return adapter(this.build());
  }
}

function single(name: unknown, value: unknown): object {
  input.refuse(typeof name !== "string", "name");
  return { [name as string]: value };
}

/** What replaces @octokit/endpoint within Octokit: it rejects where octokit.request() expects no error, and writes methods in upper case. */
import type { EndpointInterface, RequestMethod, RequestOptions } from "@octokit/types";
import { endpoint as fluentEndpoint, type OptionsInput } from "fluent-endpoint";

function inOctokit(endpoint: typeof fluentEndpoint): EndpointInterface {
  // Octokit ignores options that follow an object.
  const mergeOptions = (route: string | OptionsInput, options?: object) =>
    typeof route === "object" ? endpoint.merge(route) : endpoint.merge(route, options);
  // Octokit passes the method to `fetch` unchanged.
  const parseOptions = (options: OptionsInput): RequestOptions => {
    const request = endpoint.parse(options);
    return { ...request, method: request.method.toUpperCase() as RequestMethod };
  };
  // octokit.request() calls merge() and parse() before it returns its promise. With what they return here, it rejects:
  // it reads `request` of the result first, and the log of @octokit/rest reads `url`.
  const failures = new WeakMap<object, unknown>();
  const merge = (route: string | OptionsInput, options?: object): object => {
    try {
      return mergeOptions(route, options);
    } catch (error) {
      const failure = { request: { hook: () => Promise.reject(error as Error) } };
      failures.set(failure, error);
      return failure;
    }
  };
  const parse = (options: OptionsInput): object => {
    try {
      if (failures.has(options)) throw failures.get(options);
      return parseOptions(options);
    } catch (error) {
      const get = (): never => {
        throw error;
      };
      return Object.defineProperties({}, { request: { get }, url: { get } });
    }
  };
  const build = (route: string | OptionsInput, options?: object) => parseOptions(mergeOptions(route, options));
  const defaults = (options: object) => inOctokit(endpoint.defaults(options));
  // The types follow the defaults and the options of each call, which no compiler infers here.
  return Object.assign(build, { DEFAULTS: endpoint.DEFAULTS, defaults, merge, parse }) as unknown as EndpointInterface;
}

const replacement = inOctokit(fluentEndpoint);
export { replacement as endpoint };

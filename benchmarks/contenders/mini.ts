import { Endpoint } from "fluent-endpoint/mini";

import { flattenedDefaults, optionsOf, routeOf, type Call, type Case } from "./call.js";
import { ready, type Contender, type Outcome, type Ready } from "./contender.js";

const ALL = { omits: "", gives: ["method", "accept", "headers", "body"], lists: "comma" } as const;

/** `endpoint.build(route, options)` of mini. */
export const miniBuild: Contender = {
  ...ALL,
  name: "mini, build()",
  prepare: (given) =>
    callsOf(given, (api, call) => {
      const [route, options] = [pathRouteOf(call), optionsOf(call)];
      return () => api.build(route, options);
    }),
};

/** A chain of mini that sets all parameters in one step. */
export const miniChain: Contender = {
  ...ALL,
  name: "mini, chain, one params()",
  prepare: (given) =>
    callsOf(given, (api, call) => {
      const { data, headers, ...values } = optionsOf(call);
      const route = pathRouteOf(call);
      return () => {
        let chain = api.route(route).params(values);
        if (headers !== undefined) chain = chain.headers(headers as Record<string, string>);
        if (data !== undefined) chain = chain.data(data);
        return chain.build();
      };
    }),
};

/** Mini writes paths behind one base URL, and has no media types. */
function callsOf(given: Case, build: (api: Endpoint, call: Call) => () => Outcome): Ready | undefined {
  if (given.calls.some(({ path, mediaType }) => path.includes("{+") || mediaType)) return undefined;
  const { headers, values } = flattenedDefaults(given);
  const origins = [...new Set(given.calls.map(({ origin }) => origin))];
  const apis = new Map(
    origins.map((origin) => [
      origin,
      new Endpoint({ baseUrl: origin, ...values, headers: { accept: given.accept, ...headers } }),
    ]),
  );
  return ready(given.calls, (call) => build(apis.get(call.origin)!, call));
}

const pathRouteOf = (call: Call): string => routeOf({ ...call, origin: "https://api.github.com" });

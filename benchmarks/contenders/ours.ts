import { Endpoint, type RequestBuilder } from "fluent-endpoint";

import { optionsOf, routeOf, type Call, type Case } from "./call.js";
import { ready, type Contender } from "./contender.js";

const ALL = { omits: "", gives: ["method", "headers", "body"], lists: "comma" } as const;

/** `endpoint.build(route, options)`: what the others are compared with. */
export const build: Contender = {
  ...ALL,
  name: "build()",
  prepare: (given) => {
    const github = endpointOf(given);
    return ready(given.calls, (call) => {
      const [route, options] = [routeOf(call), optionsOf(call)];
      return () => github.build(route, options);
    });
  },
};

/** `endpoint(route, options)`. */
export const callable: Contender = {
  ...ALL,
  name: "endpoint()",
  prepare: (given) => {
    const github = endpointOf(given).toFunction();
    return ready(given.calls, (call) => {
      const [route, options] = [routeOf(call), optionsOf(call)];
      return () => github(route, options);
    });
  },
};

/** A chain that sets all parameters in one step. */
export const chainOfParams: Contender = {
  ...ALL,
  name: "chain, one params()",
  prepare: (given) => {
    const github = endpointOf(given);
    return ready(given.calls, (call) => {
      const [route, values] = [routeOf(call), valuesOf(call)];
      if (!hasMore(call)) return () => github.route(route).params(values).build();
      return () => more(github.route(route).params(values), call).build();
    });
  },
};

/** A chain that sets each parameter in a step of its own. */
export const chainOfParam: Contender = {
  ...ALL,
  name: "chain, param() each",
  prepare: (given) => {
    const github = endpointOf(given);
    return ready(given.calls, (call) => {
      const [route, values] = [routeOf(call), Object.entries(valuesOf(call))];
      return () => {
        let builder = github.route(route);
        for (const [name, value] of values) builder = builder.param(name, value);
        return more(builder, call).build();
      };
    });
  },
};

function endpointOf({ defaults }: Case): Endpoint {
  return defaults.reduce(
    (endpoint, { headers, values }) => endpoint.withDefaults({ ...values, ...(headers && { headers }) }),
    new Endpoint(),
  );
}

const valuesOf = ({ pathValues, queryValues, bodyValues }: Call): object => ({
  ...pathValues,
  ...queryValues,
  ...bodyValues,
});

const hasMore = ({ data, mediaType }: Call): boolean => data !== undefined || mediaType !== undefined;

function more(builder: RequestBuilder, { data, mediaType }: Call): RequestBuilder {
  let all = builder;
  if (data !== undefined) all = all.data(data);
  if (mediaType?.previews) all = all.previews(mediaType.previews);
  if (mediaType?.format) all = all.format(mediaType.format);
  return all;
}

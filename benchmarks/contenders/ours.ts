import { Endpoint, endpoint, type RequestBuilder } from "fluent-endpoint";

import {
  authorizationOf,
  flattenedDefaults,
  optionsOf,
  relativeRouteOf,
  routeOf,
  type Call,
  type Case,
} from "./call.js";
import { ready, readyToMake, type Contender, type Outcome } from "./contender.js";

const ALL = { omits: "", gives: ["method", "accept", "headers", "body"], lists: "comma" } as const;

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
    const github = given.defaults.reduce(
      (call, { headers, values }) => call.defaults({ ...values, ...(headers && { headers }) }),
      endpoint,
    );
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

/** A chain as a program writes it: two parameters, a header and a preview, each in a step of its own. */
export const chainOfSteps: Contender = {
  ...ALL,
  name: "chain, four steps",
  prepare: (given) => {
    const github = endpointOf(given);
    return ready(given.calls, (call) => {
      const route = routeOf(call);
      const { owner, repo } = call.pathValues;
      const requestId = call.headers?.["x-request-id"];
      const preview = call.mediaType?.previews?.[0];
      return () =>
        github
          .route(route)
          .param("owner", owner)
          .param("repo", repo)
          .header("x-request-id", requestId)
          .preview(preview)
          .build();
    });
  },
};

/** `endpoint.withDefaults({ headers: { authorization } }).build(route, options)`, the credentials of each call its own. */
export const buildWithCredentials: Contender = {
  ...ALL,
  name: "withDefaults().build()",
  prepare: (given) => {
    const github = endpointOf(given);
    return ready(given.calls, (call) => {
      const [route, options] = [routeOf(call), optionsOf({ ...call, headers: undefined })];
      const authorization = authorizationOf(call);
      return () => github.withDefaults({ headers: { authorization } }).build(route, options);
    });
  },
};

/** `new Endpoint(options)`: the origin of the call as `baseUrl`, and all defaults of the case. */
export const constructWithOptions: Contender = {
  ...ALL,
  name: "new Endpoint(options)",
  prepare: ({ calls, defaults }) => {
    const { headers, values } = flattenedDefaults({ defaults });
    return readyToMake(
      calls,
      ({ origin }) => {
        const options = { ...values, headers, baseUrl: origin };
        return () => new Endpoint(options);
      },
      buildWith,
    );
  },
};

/** `endpoint.withDefaults({ headers })`, the headers of each call as defaults. */
export const withHeaders: Contender = {
  ...ALL,
  name: "withDefaults({ headers })",
  prepare: (given) => {
    const github = endpointOf(given);
    return readyToMake(
      given.calls,
      ({ headers = {} }) =>
        () =>
          github.withDefaults({ headers }),
      buildWith,
    );
  },
};

/** Builds a call with an endpoint that has its origin and headers as defaults. */
function buildWith(endpoint: Endpoint, call: Call): Outcome {
  return endpoint.build(relativeRouteOf(call), optionsOf({ ...call, headers: undefined }));
}

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

const hasMore = ({ data, headers, mediaType }: Call): boolean =>
  data !== undefined || headers !== undefined || mediaType !== undefined;

function more(builder: RequestBuilder, { data, headers, mediaType }: Call): RequestBuilder {
  let all = builder;
  if (headers) all = all.headers(headers);
  if (data !== undefined) all = all.data(data);
  if (mediaType?.previews) all = all.previews(mediaType.previews);
  if (mediaType?.format) all = all.format(mediaType.format);
  return all;
}

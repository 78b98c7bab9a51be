import { endpoint } from "@octokit/endpoint";

import {
  authorizationOf,
  flattenedDefaults,
  optionsOf,
  relativeRouteOf,
  routeOf,
  type Call,
  type Case,
  type Values,
} from "./call.js";
import { ready, readyToMake, type Contender, type Outcome, type Ready } from "./contender.js";

type OctokitEndpoint = typeof endpoint;

const ALL = {
  name: "@octokit/endpoint",
  omits: "checks of values and paths",
  gives: ["method", "accept", "headers", "body"],
  lists: "comma",
} as const;

/** `endpoint(route, options)` of @octokit/endpoint. */
export const octokit: Contender = {
  ...ALL,
  prepare: (given) => {
    // It takes previews and leaves them out.
    if (given.calls.some(({ mediaType }) => mediaType?.previews)) return undefined;
    return callsOf(given);
  },
};

/** The same for calls with previews: it ignores them, so its `accept` is another one. */
export const octokitWithoutPreviews: Contender = {
  ...ALL,
  omits: "previews (ignored); checks of values and paths",
  gives: ["method", "headers", "body"],
  prepare: (given) => callsOf({ ...given, calls: given.calls.map((call) => ({ ...call, mediaType: undefined })) }),
};

/** The same for calls with bytes as `data`: it adds `content-type: application/json` to them. */
export const octokitWithBytes: Contender = { ...octokit, omits: "content-type of bytes; checks of values and paths" };

/** `endpoint.defaults({ headers: { authorization } })(route, options)`, the credentials of each call its own. */
export const octokitWithCredentials: Contender = {
  ...ALL,
  prepare: (given) => {
    const github = endpointOf(given);
    return ready(given.calls, (call) => {
      const [route, options] = [routeOf(call), optionsOf({ ...call, headers: undefined })];
      const authorization = authorizationOf(call);
      return () => github.defaults({ headers: { authorization } })(route, options) as Outcome;
    });
  },
};

/** `endpoint.defaults(options)`: the origin of the call as `baseUrl`, and all defaults of the case. */
export const octokitDefaults: Contender = {
  ...ALL,
  prepare: ({ calls, defaults }) => {
    const { headers, values } = flattenedDefaults({ defaults });
    return readyToMake(
      calls,
      ({ origin }) => {
        const options = { ...values, headers, baseUrl: origin };
        return () => endpoint.defaults(options);
      },
      buildWith,
    );
  },
};

/** `endpoint.defaults({ headers })`, the headers of each call as defaults. */
export const octokitWithHeaders: Contender = {
  ...ALL,
  prepare: (given) => {
    const github = endpointOf(given);
    return readyToMake(
      given.calls,
      ({ headers = {} }) =>
        () =>
          github.defaults({ headers }),
      buildWith,
    );
  },
};

function callsOf(given: Case): Ready {
  const github = endpointOf(given);
  return ready(given.calls, (call) => {
    const [route, options] = [routeOf(call), optionsOf(call)];
    return () => github(route, options) as Outcome;
  });
}

function endpointOf({ defaults }: Case): OctokitEndpoint {
  return defaults.reduce<OctokitEndpoint>(
    (lower, { headers, values }) => lower.defaults({ ...values, ...(headers && { headers }) }),
    endpoint,
  );
}

/** Builds a call with an endpoint that has its origin and headers as defaults. */
function buildWith(made: (route: string, options: Values) => unknown, call: Call): Outcome {
  return made(relativeRouteOf(call), optionsOf({ ...call, headers: undefined })) as Outcome;
}

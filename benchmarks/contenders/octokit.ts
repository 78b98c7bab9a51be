import { endpoint } from "@octokit/endpoint";

import { optionsOf, routeOf } from "./call.js";
import { ready, type Contender, type Outcome } from "./contender.js";

/** `endpoint(route, options)` of @octokit/endpoint. */
export const octokit: Contender = {
  name: "@octokit/endpoint",
  omits: "checks of values and paths",
  gives: ["method", "headers", "body"],
  lists: "comma",
  prepare: ({ calls, defaults }) => {
    // It takes previews and leaves them out.
    if (calls.some(({ mediaType }) => mediaType?.previews)) return undefined;
    const github = defaults.reduce(
      (lower, { headers, values }) => lower.defaults({ ...values, ...(headers && { headers }) }),
      endpoint,
    );
    return ready(calls, (call) => {
      const [route, options] = [routeOf(call), optionsOf(call)];
      return () => github(route, options) as Outcome;
    });
  },
};

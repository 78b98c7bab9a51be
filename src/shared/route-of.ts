import { markOf } from "./request-mark.js";

/**
 * Returns the route of a request, for metrics, traces and logs: the method and the path as they are written in the
 * program, without values and without a query.
 *
 * ```ts
 * const github = new Endpoint().withPolicy({ route: "keep" });
 * const request = github.build("GET /repos/:owner/:repo", { owner: "octokit", repo: "rest.js", page: 2 });
 * routeOf(request); // => "GET /repos/{owner}/{repo}"
 * ```
 *
 * OpenTelemetry calls the path `url.template`. The route of a full URL has its origin.
 *
 * @param request - request options, a copy with the same `headers` such as `{ ...request }`, or what an adapter made of
 * them, such as the arguments of `fetch`
 * @returns `undefined` for a request of `follow()`, and of an endpoint without the policy `{ route: "keep" }`
 */
export function routeOf(request: object): string | undefined {
  // Adapters return the options of their client alone, or among its arguments.
  for (const object of [request, ...(Object.values(Object(request) as object) as unknown[])]) {
    const { headers } = { __proto__: null, ...(object as object) } as { headers?: unknown };
    const route = (markOf(object) ?? markOf(headers))?.route;
    if (route !== undefined) return route;
  }
  return undefined;
}

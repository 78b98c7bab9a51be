/**
 * The key of the route in request options and in what adapters make of them. Copies such as `{ ...request }` keep it. It
 * is a registered symbol, so that every copy of the library can read it. Only requests of endpoints with the policy
 * `{ route: "keep" }` have it (A8).
 */
export const ROUTE: unique symbol = /* @__PURE__ */ Symbol.for("fluent-endpoint.route") as never;

/** An object that tells its route. */
export interface CarriesRoute {
  readonly [ROUTE]?: string;
}

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
 * @param request - request options, a copy such as `{ ...request }`, or what an adapter made of them, such as the
 * arguments of `fetch`
 * @returns `undefined` for a request of `follow()`, and of an endpoint without the policy `{ route: "keep" }`
 */
export function routeOf(request: object): string | undefined {
  try {
    // Adapters return the options of their client alone, or among its arguments.
    for (const object of [request, ...(Object.values(request) as unknown[])]) {
      const isObject = typeof object === "object" && object !== null;
      const route: unknown = isObject ? Object.getOwnPropertyDescriptor(object, ROUTE)?.value : undefined;
      if (typeof route === "string") return route;
    }
  } catch {
    // A proxy of the caller.
  }
  return undefined;
}

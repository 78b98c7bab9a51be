// A client for GitHub's API, typed by its OpenAPI document: what a call takes and what comes back follow from the route.
import type { paths } from "@octokit/openapi-types";
import {
  Endpoint,
  type KnownRoute,
  type RouteInfo,
  type ParametersOf,
  type ReadyToBuild,
  type RequestOptionsFor,
  type ResponseOf,
} from "fluent-endpoint";
import { sendWith } from "fluent-endpoint/response";

/** GitHub's routes, and a way to send what they build. */
export class GitHub extends Endpoint<paths> {
  /** Builds a request and sends it. */
  request<const Route extends string>(
    route: KnownRoute<Route, paths>,
    parameters: ParametersOf<Route, paths>,
  ): Promise<ResponseOf<RequestOptionsFor<Route, paths>>> {
    return send(this.build<Route, ParametersOf<Route, paths>>(route, parameters));
  }

  /** Starts a chain about the issues of a repository: more parameters may follow, and `.to(send)`. */
  issues(owner: string, repo: string): ReadyToBuild<RouteInfo<"GET /repos/{owner}/{repo}/issues", paths>> {
    return this.route("GET /repos/{owner}/{repo}/issues").params({ owner, repo });
  }
}

/** Sends a request, and reads its response; the type of the answer is that of the request. */
export const send = sendWith(fetch);

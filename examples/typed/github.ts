// A client for GitHub's API, typed by its OpenAPI document: what a call takes and what comes back follow from the route.
import type { paths } from "@octokit/openapi-types";
import {
  Endpoint,
  type KnownRoute,
  type RouteInfo,
  type ParametersOf,
  type ReadyToBuild,
  type RequestOptions,
  type RequestOptionsFor,
  type ResponseOf,
} from "fluent-endpoint";

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

/** Sends request options with `fetch`, which wants the method in upper case; the answer's type is the request's. */
export async function send<Answer>({ method, url, headers, body }: RequestOptions<Answer>): Promise<Answer> {
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(url, { method: method.toUpperCase(), headers, body: sent });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const isJson = response.headers.get("content-type")?.includes("json");
  const text = await response.text();
  return (text && isJson ? JSON.parse(text) : text || undefined) as Answer;
}

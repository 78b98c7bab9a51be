import type { paths } from "@octokit/openapi-types";
import { Endpoint, type RequestOptions, type ResponseOf } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

/** GitHub's API: your editor offers its routes, their parameters and their responses. */
export const github = new Endpoint<paths>({ per_page: 10 });

/** Sends a request, and returns the body of the response with its type. */
export async function send<Request extends RequestOptions>(request: Request): Promise<ResponseOf<Request>> {
  const response = await fetch(...toFetch(request));
  if (!response.ok) throw new Error(`GitHub responded with ${response.status}`);
  // A response to a DELETE often has no body.
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as ResponseOf<Request>;
}

import type { paths } from "@octokit/openapi-types";
import { Endpoint } from "fluent-endpoint";
import { sendWith } from "fluent-endpoint/response";

/** GitHub's API: your editor offers its routes, their parameters and their responses. */
export const github = new Endpoint<paths>({ per_page: 10 });

/** Sends a request, and returns the body of the response with its type. */
export const send = sendWith(fetch);

// Made from the OpenAPI document "Datadog" "1.0", 2 operations,
// SHA-256 5517e2c48ebb42ce76e367f6f85ac7eb595a4c8f0b4f05cf415a32d7f5043c82.
// Do not edit it: `npx fluent-endpoint-cli vendor` writes it again, and `--check` tells whether it is up to date.
import { Endpoint, type Exact, type RequestOptionsFor, type ResponseOf, type Vendor } from "fluent-endpoint";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./datadog-api.paths.js";

/** The schemas of the document: `components["schemas"]["…"]`. */
export type { components } from "./datadog-api.paths.js";

/** The routes of the document. */
export type DatadogApiRoute =
  | "POST /api/v2/logs"
  | "GET /api/v2/logs/events"
  | "POST /api/v2/logs#logplex-1";

/** The response of a route: `DatadogApiResponse<"GET /…">`. */
export type DatadogApiResponse<Route extends DatadogApiRoute> = ResponseOf<RequestOptionsFor<Route, paths>>;

/** The API of DatadogApi, as its document describes it. */
export const DATADOG_API: Vendor = {
  name: "datadog-api",
  baseUrl: "https://api.datadoghq.com",
  credentials: ["dd-api-key", "dd-application-key"],
  policy: {
    arrays: "comma",
  },
  routes: defineRoutes({
    "*": {
      objects: [],
      bodiesWithoutDefaults: true,
    },
    "POST /api/v2/logs": {
      url: "{?ddtags}",
      baseUrl: "https://http-intake.logs.datadoghq.com",
      headers: ["Content-Encoding"],
    },
    "POST /api/v2/logs#logplex-1": {
      url: "{?ddtags}",
      baseUrl: "https://http-intake.logs.datadoghq.com",
      headers: ["Content-Encoding"],
      contentType: "application/logplex-1",
      body: "data",
    },
  }),
};

/** An endpoint of the API, with the types of its document. */
export class DatadogApi extends Endpoint<Exact<paths, DatadogApiRoute>> {
  static override readonly vendor: Vendor = DATADOG_API;
}

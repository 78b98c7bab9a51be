// Made from the OpenAPI document "Datadog" "1.0", 2 operations,
// SHA-256 de6a68c66b04358fc99d360656e794c7165c83639a13ce34ce4b4a56a52bb532.
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

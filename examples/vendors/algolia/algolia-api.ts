// Made from the OpenAPI document "Algolia" "1", 4 operations,
// SHA-256 6450864a6257a0a82aff7a1a8f2b3444028d2c691dab9bfa0cb2c7bb57727d05.
// Do not edit it: `npx fluent-endpoint-cli vendor` writes it again, and `--check` tells whether it is up to date.
import {
  defineVendor,
  Endpoint,
  type Exact,
  type OfVendor,
  type VendorRoutes,
} from "fluent-endpoint";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./algolia-api.paths.js";

/** The schemas of the document: `components["schemas"]["…"]`. */
export type { components } from "./algolia-api.paths.js";

/** The routes of the document. */
export type AlgoliaApiRoute =
  | "POST /1/indexes/{indexName}"
  | "GET /1/indexes/{indexName}/{objectID}"
  | "PUT /1/indexes/{indexName}/{objectID}"
  | "POST /1/indexes/{indexName}/query";

const ROUTES: VendorRoutes = defineRoutes({
  "*": {
    withoutDefaults: ["indexName", "objectID", "attributesToRetrieve"],
  },
  "GET *": {
    withoutDefaults: ["indexName", "objectID"],
  },
  "POST /1/indexes/{indexName}": {
    requiresBody: true,
  },
  "PUT /1/indexes/{indexName}/{objectID}": {
    requiresBody: true,
  },
});

/** The API of AlgoliaApi, as its document describes it. */
export const ALGOLIA_API = defineVendor({
  name: "algolia-api",
  baseUrl: "https://{appId}.algolia.net",
  credentials: ["x-algolia-application-id", "x-algolia-api-key"],
  policy: {
    arrays: "comma",
  },
  routes: ROUTES,
});

/** An endpoint of the API, with the types of its document. */
export class AlgoliaApi<Names extends string = never> extends Endpoint<
  OfVendor<typeof ALGOLIA_API, Exact<paths, AlgoliaApiRoute>>,
  Names
> {
  static override readonly vendor = ALGOLIA_API;
}

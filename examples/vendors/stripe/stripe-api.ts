// Made from the OpenAPI document "Stripe API" "Wed Oct 15 2025 13:53:19 GMT+0000 (Coord", 452 operations,
// SHA-256 49a58c80da095c776211bab78e0b3a18b645eba5252e9bc32e741d6e37b83534.
// Do not edit it: `npx fluent-endpoint vendor` writes it again, and `--check` tells whether it is up to date.
import { Endpoint, type Exact, type Vendor } from "fluent-endpoint";
import { form, multipart } from "fluent-endpoint/bodies";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./stripe-api.paths.js";

/** The API of StripeApi, as its document describes it. */
export const STRIPE_API: Vendor = {
  name: "stripe-api",
  baseUrl: "https://api.stripe.com",
  policy: {
    arrays: "brackets",
    objects: "brackets",
    body: form,
  },
  routes: defineRoutes({
    "POST /v1/files": {
      baseUrl: "https://files.stripe.com",
      body: multipart,
    },
    "GET /v1/quotes/{quote}/pdf": {
      accept: "application/pdf",
    },
  }),
};

/** An endpoint of the API, with the types of its document. */
export class StripeApi extends Endpoint<Exact<paths>> {
  static override readonly vendor: Vendor = STRIPE_API;
}

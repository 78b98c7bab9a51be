// Made from the OpenAPI document "Stripe API" "Wed Oct 15 2025 13:53:19 GMT+0000 (Coord", 30 operations,
// SHA-256 e5af7a879dd77d49caab3d20946298b78cfedcbaf0d6d18008cd246a5f8a9740.
// Do not edit it: `npx fluent-endpoint-cli vendor` writes it again, and `--check` tells whether it is up to date.
import { Endpoint, type Exact, type Vendor } from "fluent-endpoint";
import { form, multipart } from "fluent-endpoint/bodies";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./stripe-api.paths.js";

/** The schemas of the document: `components["schemas"]["…"]`. */
export type { components } from "./stripe-api.paths.js";

/** The routes of the document. */
export type StripeApiRoute =
  | "GET /v1/customers"
  | "POST /v1/customers"
  | "GET /v1/events"
  | "GET /v1/invoices"
  | "GET /v1/payment_intents"
  | "POST /v1/payment_intents"
  | "GET /v1/prices"
  | "POST /v1/prices"
  | "GET /v1/subscriptions"
  | "POST /v1/subscriptions"
  | "GET /v1/customers/search"
  | "GET /v1/payment_intents/search"
  | "GET /v1/customers/{customer}"
  | "POST /v1/customers/{customer}"
  | "DELETE /v1/customers/{customer}"
  | "GET /v1/quotes/{quote}/pdf"
  | "POST /v1/checkout/sessions"
  | "POST /v1/coupons"
  | "POST /v1/payment_intents/{intent}/capture"
  | "POST /v1/refunds"
  | "POST /v1/subscriptions/{subscription_exposed_id}"
  | "DELETE /v1/subscriptions/{subscription_exposed_id}"
  | "POST /v1/file_links"
  | "POST /v1/files"
  | "DELETE /v1/customers/{customer}/discount"
  | "DELETE /v1/subscription_items/{item}"
  | "POST /v1/account_links"
  | "POST /v1/accounts"
  | "POST /v1/transfers"
  | "DELETE /v1/accounts/{account}";

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
    "*": {
      withoutDefaults: [
        "created",
        "ending_before",
        "limit",
        "starting_after",
        "delivery_success",
        "types",
        "due_date",
        "status",
        "subscription",
        "lookup_keys",
        "current_period_end",
        "current_period_start",
        "price",
        "page",
        "query",
        "quote",
        "intent",
        "subscription_exposed_id",
        "item",
      ],
    },
    "GET *": {
      withoutDefaults: [
        "quote",
        "intent",
        "subscription_exposed_id",
        "item",
        "account",
      ],
      defaults: {
        "/v1/customers": "email,test_clock",
        "/v1/events": "delivery_success,type,types",
        "/v1/invoices":
          "collection_method,customer,due_date,status,subscription",
        "/v1/payment_intents": "customer",
        "/v1/prices": "active,currency,lookup_keys,product,recurring,type",
        "/v1/subscriptions":
          "collection_method,current_period_end,current_period_start,customer,price,status,test_clock",
        "/v1/customers/search": "page,query",
        "/v1/payment_intents/search": "page,query",
      },
    },
    "GET /v1/customers/search": {
      withoutDefaults: ["created", "ending_before", "starting_after"],
    },
    "GET /v1/payment_intents/search": {
      withoutDefaults: ["created", "ending_before", "starting_after"],
    },
    "GET /v1/customers/{customer}": {
      withoutDefaults: ["created", "ending_before", "limit", "starting_after"],
    },
    "GET /v1/quotes/{quote}/pdf": {
      accept: "application/pdf",
      withoutDefaults: ["created", "ending_before", "limit", "starting_after"],
    },
    "POST /v1/files": {
      baseUrl: "https://files.stripe.com",
      body: multipart,
    },
  }),
};

/** An endpoint of the API, with the types of its document. */
export class StripeApi extends Endpoint<Exact<paths, StripeApiRoute>> {
  static override readonly vendor: Vendor = STRIPE_API;
}

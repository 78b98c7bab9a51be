// Stripe: forms with nested brackets, a version in each request, and a key that makes a repeated POST harmless.
import type { Exact, ReadyToBuild, RequestOptions, RouteInfo, Vendor } from "fluent-endpoint";
import { defineRoutes, rulesOf } from "fluent-endpoint/routes";

import type { paths } from "./stripe-api.paths.js";
import { STRIPE_API, StripeApi, type StripeApiRoute } from "./stripe-api.js";
import { stripeForm, stripeMultipart } from "./stripe-form.js";

type Chain<Route extends StripeApiRoute> = ReadyToBuild<RouteInfo<Route, Exact<paths, StripeApiRoute>>>;

const FILES = { baseUrl: "https://files.stripe.com" };

/** An endpoint of Stripe: what its document says, and what is this SDK's own. */
export class Stripe extends StripeApi {
  static override readonly vendor: Vendor = {
    ...STRIPE_API,
    name: "stripe",
    headers: { "stripe-version": "2026-10-28.endive" },
    // Lists as Stripe's own SDK writes them, expand[0]=tax; Stripe reads expand[]=tax as well.
    policy: { ...STRIPE_API.policy, arrays: "indices", body: stripeForm },
    // The document has forms for DELETE; Stripe's SDK sends them in the query.
    methods: { DELETE: { body: false } },
    routes: defineRoutes({
      ...rulesOf(STRIPE_API),
      "POST /v1/files": { ...FILES, body: stripeMultipart },
      // The document does not say that this is on the host of files.
      "GET /v1/quotes/{quote}/pdf": FILES,
    }),
  };

  /**
   * An endpoint with a secret key.
   *
   * @param key - such as `sk_test_…`
   */
  static withKey(key: string): Stripe {
    return new this({ headers: { authorization: `Bearer ${key}` } });
  }

  /** Stripe performs a POST with the same key only once, so that it can be repeated after a network error. */
  protected override finalize(request: RequestOptions): RequestOptions {
    if (request.method !== "post") return request;
    return { ...request, headers: { "idempotency-key": crypto.randomUUID(), ...request.headers } };
  }

  /** An endpoint that acts for a connected account. */
  forAccount(account: string): Stripe {
    return this.withDefaults({ headers: { "stripe-account": account } });
  }

  /** Lists customers. */
  customers(): Chain<"GET /v1/customers"> {
    return this.route("GET /v1/customers");
  }

  /** Searches customers, with a query such as `email:"mona@example.com"`. */
  searchCustomers(query: string): Chain<"GET /v1/customers/search"> {
    return this.route("GET /v1/customers/search").param("query", query);
  }

  /** Reads a customer. */
  customer(customer: string): Chain<"GET /v1/customers/{customer}"> {
    return this.route("GET /v1/customers/{customer}").param("customer", customer);
  }

  /** Creates a customer; all parameters are optional. */
  createCustomer(): Chain<"POST /v1/customers"> {
    return this.route("POST /v1/customers");
  }

  /** Changes a customer: `null` unsets what can be empty. */
  updateCustomer(customer: string): Chain<"POST /v1/customers/{customer}"> {
    return this.route("POST /v1/customers/{customer}").param("customer", customer);
  }

  /** Deletes a customer, whose subscriptions end at once. */
  deleteCustomer(customer: string): Chain<"DELETE /v1/customers/{customer}"> {
    return this.route("DELETE /v1/customers/{customer}").param("customer", customer);
  }

  /** Creates a price. */
  createPrice(currency: string): Chain<"POST /v1/prices"> {
    return this.route("POST /v1/prices").param("currency", currency);
  }

  /** Starts a payment, in the smallest unit of the currency. */
  createPayment(amount: number, currency: string): Chain<"POST /v1/payment_intents"> {
    return this.route("POST /v1/payment_intents").params({ amount, currency });
  }

  /** Starts a subscription; its `items` have prices. */
  createSubscription(customer: string): Chain<"POST /v1/subscriptions"> {
    return this.route("POST /v1/subscriptions").param("customer", customer);
  }

  /** Cancels a subscription. */
  cancelSubscription(subscription: string): Chain<"DELETE /v1/subscriptions/{subscription_exposed_id}"> {
    const route = "DELETE /v1/subscriptions/{subscription_exposed_id}";
    return this.route(route).param("subscription_exposed_id", subscription);
  }

  /** Uploads a file, to the host that Stripe has for files. */
  upload(purpose: "dispute_evidence" | "identity_document", file: File): Chain<"POST /v1/files"> {
    return this.route("POST /v1/files").params({ purpose, file });
  }
}

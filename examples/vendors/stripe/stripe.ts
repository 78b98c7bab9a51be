// Stripe: forms with nested brackets, a version in each request, and a key that makes a repeated POST harmless.
import type { Exact, ReadyToBuild, RequestOptions, RouteInfo, Vendor } from "fluent-endpoint";

import type { paths } from "./stripe-api.paths.js";
import { STRIPE_API, StripeApi } from "./stripe-api.js";

type Chain<Route extends string> = ReadyToBuild<RouteInfo<Route, Exact<paths>>>;

/** An endpoint of Stripe: what its document says, and what is this SDK's own. */
export class Stripe extends StripeApi {
  static override readonly vendor: Vendor = {
    ...STRIPE_API,
    name: "stripe",
    headers: { "stripe-version": "2026-10-28.endive" },
    // Lists as Stripe's own SDK writes them, expand[0]=tax; Stripe reads expand[]=tax as well.
    policy: { ...STRIPE_API.policy, arrays: "indices" },
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

  /** Reads a customer. */
  customer(customer: string): Chain<"GET /v1/customers/{customer}"> {
    return this.route("GET /v1/customers/{customer}").param("customer", customer);
  }

  /** Creates a customer; all parameters are optional. */
  createCustomer(): Chain<"POST /v1/customers"> {
    return this.route("POST /v1/customers");
  }

  /** Creates a price. */
  createPrice(currency: string): Chain<"POST /v1/prices"> {
    return this.route("POST /v1/prices").param("currency", currency);
  }

  /** Uploads a file, to the host that Stripe has for files. */
  upload(purpose: "dispute_evidence" | "identity_document", file: File): Chain<"POST /v1/files"> {
    return this.route("POST /v1/files").params({ purpose, file });
  }
}

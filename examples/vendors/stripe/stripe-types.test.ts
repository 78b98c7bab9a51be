// The types of the document beside those of `stripe`, Stripe's own SDK.
import assert from "node:assert/strict";
import { test } from "node:test";

import type Reference from "stripe";

import type { paths } from "./stripe-api.paths.js";

type OperationOf<Route> = Route extends `${infer Method} ${infer Url extends keyof paths}`
  ? paths[Url][Lowercase<Method> & keyof paths[Url]]
  : never;
type Form<Operation> = Operation extends { requestBody?: { content: infer Content } } ? Content[keyof Content] : object;
type Query<Operation> = Operation extends { parameters: { query?: infer Query } } ? Query : object;
/** Stripe's SDK accepts dates, too, but its types do not; decimals have a class there, and are texts in the document. */
type Plain<Value> = Value extends Date
  ? never
  : Value extends Reference.Decimal
    ? string
    : Value extends object
      ? { [Name in keyof Value]: Plain<Value[Name]> }
      : Value;
/** A file has another type there. */
type Sent<Route> = Plain<Omit<Form<OperationOf<Route>>, "file"> & Query<OperationOf<Route>>>;

interface Theirs {
  "GET /v1/customers": Reference.CustomerListParams;
  "GET /v1/events": Reference.EventListParams;
  "GET /v1/invoices": Reference.InvoiceListParams;
  "GET /v1/payment_intents": Reference.PaymentIntentListParams;
  "GET /v1/prices": Reference.PriceListParams;
  "GET /v1/subscriptions": Reference.SubscriptionListParams;
  "GET /v1/customers/search": Reference.CustomerSearchParams;
  "GET /v1/payment_intents/search": Reference.PaymentIntentSearchParams;
  "GET /v1/customers/{customer}": Reference.CustomerRetrieveParams;
  "GET /v1/quotes/{quote}/pdf": Reference.QuotePdfParams;
  "POST /v1/checkout/sessions": Reference.Checkout.SessionCreateParams;
  "POST /v1/coupons": Reference.CouponCreateParams;
  "POST /v1/customers": Reference.CustomerCreateParams;
  "POST /v1/customers/{customer}": Reference.CustomerUpdateParams;
  "POST /v1/payment_intents": Reference.PaymentIntentCreateParams;
  "POST /v1/payment_intents/{intent}/capture": Reference.PaymentIntentCaptureParams;
  "POST /v1/prices": Reference.PriceCreateParams;
  "POST /v1/refunds": Reference.RefundCreateParams;
  "POST /v1/subscriptions": Reference.SubscriptionCreateParams;
  // The anchor became an object in a version after that of the document.
  "POST /v1/subscriptions/{subscription_exposed_id}": Omit<Reference.SubscriptionUpdateParams, "billing_cycle_anchor">;
  "POST /v1/file_links": Omit<Reference.FileLinkCreateParams, "file">;
  "POST /v1/files": Omit<Reference.FileCreateParams, "file">;
  "DELETE /v1/subscription_items/{item}": Reference.SubscriptionItemDeleteParams;
  "DELETE /v1/subscriptions/{subscription_exposed_id}": Reference.SubscriptionCancelParams;
  "POST /v1/account_links": Reference.AccountLinkCreateParams;
  "POST /v1/accounts": Reference.AccountCreateParams;
  "POST /v1/transfers": Reference.TransferCreateParams;
}

/** The operations with a parameter that Stripe's SDK does not accept. */
type Different = { [Route in keyof Theirs]: Sent<Route> extends Plain<Theirs[Route]> ? never : Route }[keyof Theirs];

test("the types of the document agree with those of stripe-node", () => {
  const isEqual: [Different] extends [never] ? true : Different = true;
  assert.ok(isEqual);
});

// The same calls with `stripe`, Stripe's own SDK: the requests must be equal.
import Reference from "stripe";

import { compareClients } from "../compare.js";
import { randomMaps } from "../random.js";
import type { StripeApiRoute } from "./stripe-api.js";
import { toSeconds } from "./stripe-form.js";
import {
  account,
  changed,
  coupon,
  customer,
  emptied,
  link,
  onboarding,
  payment,
  price,
  search,
  session,
  subscription,
  transfer,
} from "./stripe-parameters.js";
import { Stripe } from "./stripe.js";

const HEADERS = ["accept", "authorization", "idempotency-key", "stripe-account", "stripe-version"];
// Both clients make a key of their own for each POST; with a given one, they can be compared.
const KEY = { idempotencyKey: "8e03978e" };
const IDEMPOTENT = { "idempotency-key": KEY.idempotencyKey };

const CREATED = { created: { gte: 1700000000, lt: 1800000000 }, limit: 3 };

/** The calls of each operation. */
type Calls = ReturnType<Parameters<typeof compareClients>[2]>;

await compareClients("stripe-node", HEADERS, (recorder, send) => {
  const ours = Stripe.withKey("sk_test_1");
  const httpClient = Reference.createFetchHttpClient(recorder.fetch as typeof fetch);
  const theirs = new Reference("sk_test_1", { httpClient, telemetry: false });
  const evidence = new File(["é\r\n"], "evidence.txt", { type: "text/plain" });

  const upload = async () => ({
    data: Buffer.from(await evidence.arrayBuffer()),
    name: evidence.name,
    type: evidence.type,
  });
  const maps = randomMaps(100, true);

  const operations: Record<StripeApiRoute, Calls[string]> = {
    "GET /v1/customers": [
      () =>
        ours
          .customers()
          .params({ ...CREATED, email: "m+l@example.com", expand: ["data.tax"] })
          .to(send),
      () => theirs.customers.list({ ...CREATED, email: "m+l@example.com", expand: ["data.tax"] }),
    ],
    "GET /v1/events": [
      () =>
        ours
          .route("GET /v1/events")
          .params({ types: ["charge.succeeded", "charge.failed"], delivery_success: false })
          .to(send),
      () => theirs.events.list({ types: ["charge.succeeded", "charge.failed"], delivery_success: false }),
    ],
    "GET /v1/invoices": [
      () =>
        ours
          .route("GET /v1/invoices")
          .params({ due_date: { lte: 5 }, status: "open", expand: ["data.customer"] })
          .to(send),
      () => theirs.invoices.list({ due_date: { lte: 5 }, status: "open", expand: ["data.customer"] }),
    ],
    "GET /v1/payment_intents": [
      () => ours.route("GET /v1/payment_intents").params({ customer: "cus_1", starting_after: "pi_1" }).to(send),
      () => theirs.paymentIntents.list({ customer: "cus_1", starting_after: "pi_1" }),
    ],
    "GET /v1/prices": [
      () =>
        ours
          .route("GET /v1/prices")
          .params({ active: true, lookup_keys: ["a b", "c,d"], recurring: { interval: "year" } })
          .to(send),
      () => theirs.prices.list({ active: true, lookup_keys: ["a b", "c,d"], recurring: { interval: "year" } }),
    ],
    "GET /v1/subscriptions": [
      () =>
        ours
          .route("GET /v1/subscriptions")
          .params({ ...CREATED, current_period_end: { gt: 1 }, status: "all" })
          .to(send),
      () => theirs.subscriptions.list({ ...CREATED, current_period_end: { gt: 1 }, status: "all" }),
    ],
    "GET /v1/customers/search": [
      () => ours.searchCustomers(search.query).params({ limit: 2, expand: search.expand }).to(send),
      () => theirs.customers.search(search),
    ],
    "GET /v1/payment_intents/search": [
      () => ours.route("GET /v1/payment_intents/search").params({ query: "amount>1000", page: "WyI1" }).to(send),
      () => theirs.paymentIntents.search({ query: "amount>1000", page: "WyI1" }),
    ],
    "GET /v1/customers/{customer}": [
      () => ours.customer("cus_1").param("expand", ["default_source", "tax"]).to(send),
      () => theirs.customers.retrieve("cus_1", { expand: ["default_source", "tax"] }),
    ],
    "GET /v1/quotes/{quote}/pdf": [
      () => ours.route("GET /v1/quotes/{quote}/pdf").param("quote", "qt_1").to(send),
      () => theirs.quotes.pdf("qt_1"),
    ],
    "POST /v1/checkout/sessions": [
      () => ours.route("POST /v1/checkout/sessions").params(session).headers(IDEMPOTENT).to(send),
      () => theirs.checkout.sessions.create(session, KEY),
    ],
    "POST /v1/coupons": [
      () => ours.route("POST /v1/coupons").params(coupon).headers(IDEMPOTENT).to(send),
      () => theirs.coupons.create(coupon, KEY),
    ],
    "POST /v1/customers": [
      () => ours.createCustomer().params(customer).headers(IDEMPOTENT).to(send),
      () => theirs.customers.create(customer, KEY),
    ],
    "POST /v1/customers/{customer}": [
      () => ours.updateCustomer("cus_1").params(emptied).headers(IDEMPOTENT).to(send),
      () => theirs.customers.update("cus_1", emptied, KEY),
    ],
    "POST /v1/payment_intents": [
      () => ours.route("POST /v1/payment_intents").params(payment).headers(IDEMPOTENT).to(send),
      () => theirs.paymentIntents.create(payment, KEY),
    ],
    "POST /v1/payment_intents/{intent}/capture": [
      () =>
        ours
          .route("POST /v1/payment_intents/{intent}/capture")
          .params({ intent: "pi_1", amount_to_capture: 750 })
          .headers(IDEMPOTENT)
          .to(send),
      () => theirs.paymentIntents.capture("pi_1", { amount_to_capture: 750 }, KEY),
    ],
    "POST /v1/prices": [
      () =>
        ours
          .createPrice("eur")
          .params({ ...price, unit_amount_decimal: "0.5" })
          .headers(IDEMPOTENT)
          .to(send),
      () => theirs.prices.create({ ...price, unit_amount_decimal: Reference.Decimal.from("0.5") }, KEY),
    ],
    "POST /v1/refunds": [
      () => ours.route("POST /v1/refunds").params({ charge: "ch_1", reason: "duplicate" }).headers(IDEMPOTENT).to(send),
      () => theirs.refunds.create({ charge: "ch_1", reason: "duplicate" }, KEY),
    ],
    "POST /v1/subscriptions": [
      () => ours.route("POST /v1/subscriptions").params(subscription).headers(IDEMPOTENT).to(send),
      () => theirs.subscriptions.create(subscription, KEY),
    ],
    "POST /v1/subscriptions/{subscription_exposed_id}": [
      () =>
        ours
          .route("POST /v1/subscriptions/{subscription_exposed_id}")
          .params({ subscription_exposed_id: "sub_1", ...changed })
          .headers(IDEMPOTENT)
          .to(send),
      () => theirs.subscriptions.update("sub_1", changed, KEY),
    ],
    "POST /v1/file_links": [
      () =>
        ours
          .route("POST /v1/file_links")
          .params({ file: "file_1", expires_at: link.expires_at })
          .headers(IDEMPOTENT)
          .to(send),
      () => theirs.fileLinks.create({ file: "file_1", expires_at: link.expires_at }, KEY),
    ],
    "POST /v1/files": [
      () => ours.upload("dispute_evidence", evidence).param("file_link_data", link).headers(IDEMPOTENT).to(send),
      async () => {
        // Stripe's SDK loses a date in a form with a file.
        const file_link_data = { ...link, expires_at: toSeconds(link.expires_at) };
        return theirs.files.create({ purpose: "dispute_evidence", file: await upload(), file_link_data }, KEY);
      },
    ],
    "DELETE /v1/customers/{customer}": [
      () => ours.deleteCustomer("cus_1").to(send),
      () => theirs.customers.del("cus_1"),
    ],
    "DELETE /v1/customers/{customer}/discount": [
      () => ours.route("DELETE /v1/customers/{customer}/discount").param("customer", "cus_1").to(send),
      () => theirs.customers.deleteDiscount("cus_1"),
    ],
    "DELETE /v1/subscription_items/{item}": [
      () => ours.route("DELETE /v1/subscription_items/{item}").params({ item: "si_1", proration_date: 7 }).to(send),
      () => theirs.subscriptionItems.del("si_1", { proration_date: 7 }),
    ],
    "DELETE /v1/subscriptions/{subscription_exposed_id}": [
      () =>
        ours
          .cancelSubscription("sub_1")
          .params({ cancellation_details: { comment: "Too far & away" }, expand: ["customer"], prorate: true })
          .to(send),
      () =>
        theirs.subscriptions.cancel("sub_1", {
          cancellation_details: { comment: "Too far & away" },
          expand: ["customer"],
          prorate: true,
        }),
    ],
    "POST /v1/account_links": [
      () => ours.route("POST /v1/account_links").params(onboarding).headers(IDEMPOTENT).to(send),
      () => theirs.accountLinks.create(onboarding, KEY),
    ],
    "POST /v1/accounts": [
      () => ours.route("POST /v1/accounts").params(account).headers(IDEMPOTENT).to(send),
      () => theirs.accounts.create(account, KEY),
    ],
    "POST /v1/transfers": [
      () => ours.route("POST /v1/transfers").params(transfer).headers(IDEMPOTENT).to(send),
      () => theirs.transfers.create(transfer, KEY),
    ],
    "DELETE /v1/accounts/{account}": [
      () => ours.route("DELETE /v1/accounts/{account}").param("account", "acct_1").to(send),
      () => theirs.accounts.del("acct_1"),
    ],
  };
  const stripeAccount = "acct_1";
  const connected = ours.forAccount(stripeAccount);
  return {
    ...operations,
    "nests as deep as needed": [
      async () => {
        for (const metadata of maps)
          await ours
            .createCustomer()
            .params({ metadata: metadata as Reference.Metadata })
            .headers(IDEMPOTENT)
            .to(send);
      },
      async () => {
        for (const metadata of maps) await theirs.customers.create({ metadata: metadata as Reference.Metadata }, KEY);
      },
    ],
    "lists for a connected account": [
      () => connected.customers().params(CREATED).to(send),
      () => theirs.customers.list(CREATED, { stripeAccount }),
    ],
    "creates for a connected account": [
      () => connected.createPayment(1099, "eur").param("application_fee_amount", 123).headers(IDEMPOTENT).to(send),
      () =>
        theirs.paymentIntents.create(
          { amount: 1099, currency: "eur", application_fee_amount: 123 },
          { stripeAccount, ...KEY },
        ),
    ],
    "uploads for a connected account": [
      () => connected.upload("identity_document", evidence).headers(IDEMPOTENT).to(send),
      async () =>
        theirs.files.create({ purpose: "identity_document", file: await upload() }, { stripeAccount, ...KEY }),
    ],
    "deletes for a connected account": [
      () => connected.deleteCustomer("cus_1").to(send),
      () => theirs.customers.del("cus_1", {}, { stripeAccount }),
    ],
  };
});

// The same calls with `stripe`, Stripe's own SDK: the requests must be equal.
import assert from "node:assert/strict";
import { test } from "node:test";

import Reference from "stripe";

import { compareClients } from "../compare.js";
import { randomMaps } from "../random.js";
import type { paths } from "./stripe-api.paths.js";
import { Stripe } from "./stripe.js";

const HEADERS = ["accept", "authorization", "idempotency-key", "stripe-account", "stripe-version"];
// Both clients make a key of their own for each POST; with a given one, they can be compared.
const KEY = { idempotencyKey: "8e03978e" };
const IDEMPOTENT = { "idempotency-key": KEY.idempotencyKey };

await compareClients("stripe-node", HEADERS, (recorder, send) => {
  const ours = Stripe.withKey("sk_test_1");
  const httpClient = Reference.createFetchHttpClient(recorder.fetch as typeof fetch);
  const theirs = new Reference("sk_test_1", { httpClient, telemetry: false });

  const customer = {
    name: "Mona Lisa",
    email: "mona+lisa@example.com",
    description: "",
    address: { line1: "1 Main St", country: "FR" },
    metadata: { plan: "pro", "a b": "c&d=é", list: "1,2" },
    preferred_locales: ["en", "fr"],
    invoice_settings: {
      custom_fields: [
        { name: "VAT", value: "1" },
        { name: "PO", value: "2" },
      ],
    },
    expand: ["tax", "invoice_settings.default_payment_method"],
  };
  const price = {
    currency: "eur",
    billing_scheme: "tiered" as const,
    tiers_mode: "graduated",
    recurring: { interval: "month", interval_count: 3 },
    product_data: { name: "Gold", active: true, metadata: { sku: "g-1" } },
    tiers: [
      { up_to: 10, unit_amount: 500 },
      { up_to: "inf", unit_amount: 300 },
    ],
  } satisfies Reference.PriceCreateParams;
  const evidence = new File(["é\r\n"], "evidence.txt", { type: "text/plain" });
  const maps = randomMaps(100, true);
  const link = { create: true, metadata: { case: "7" } };

  return {
    "creates a customer with metadata and lists": [
      () => ours.createCustomer().params(customer).headers(IDEMPOTENT).to(send),
      () => theirs.customers.create(customer, KEY),
    ],
    "creates a nested price": [
      () => ours.route("POST /v1/prices").params(price).headers(IDEMPOTENT).to(send),
      () => theirs.prices.create(price, KEY),
    ],
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
    "uploads a file": [
      () => ours.upload("dispute_evidence", evidence).param("file_link_data", link).headers(IDEMPOTENT).to(send),
      async () => {
        const file = { data: Buffer.from(await evidence.arrayBuffer()), name: evidence.name, type: evidence.type };
        return theirs.files.create({ purpose: "dispute_evidence", file, file_link_data: link }, KEY);
      },
    ],
    "retrieves with expansions": [
      () =>
        ours.customer("cus_1").param("expand", ["default_source", "invoice_settings.default_payment_method"]).to(send),
      () =>
        theirs.customers.retrieve("cus_1", { expand: ["default_source", "invoice_settings.default_payment_method"] }),
    ],
    "lists by a range": [
      () =>
        ours
          .customers()
          .params({ created: { gte: 1700000000 }, limit: 3 })
          .to(send),
      () => theirs.customers.list({ created: { gte: 1700000000 }, limit: 3 }),
    ],
    "deletes for a connected account": [
      () => ours.forAccount("acct_1").route("DELETE /v1/customers/{customer}").param("customer", "cus_1").to(send),
      () => theirs.customers.del("cus_1", {}, { stripeAccount: "acct_1" }),
    ],
  };
});

type Form<Operation> = Operation extends { requestBody?: { content: infer Content } } ? Content[keyof Content] : never;
type Query<Operation> = Operation extends { parameters: { query?: infer Query } } ? Query : never;
type IsPartOf<Ours, Theirs> = Ours extends Theirs ? true : false;

test("the part of the document agrees with the types of stripe-node", () => {
  // A file has another type there.
  type Upload = Omit<Form<paths["/v1/files"]["post"]>, "file">;
  type Checks = [
    IsPartOf<Form<paths["/v1/customers"]["post"]>, Reference.CustomerCreateParams>,
    IsPartOf<Query<paths["/v1/customers"]["get"]>, Reference.CustomerListParams | undefined>,
    IsPartOf<Query<paths["/v1/customers/{customer}"]["get"]>, Reference.CustomerRetrieveParams | undefined>,
    IsPartOf<Form<paths["/v1/prices"]["post"]>, Reference.PriceCreateParams>,
    IsPartOf<Upload, Omit<Reference.FileCreateParams, "file">>,
  ];
  const checks: Checks = [true, true, true, true, true];
  assert.equal(checks.length, 5);
});

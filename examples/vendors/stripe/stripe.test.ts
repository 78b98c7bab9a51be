import assert from "node:assert/strict";
import { test } from "node:test";

import { startRecorder } from "../recorder.js";
import { createSend } from "../send.js";
import { Stripe } from "./stripe.js";

test("sends a form, the version and the key", () => {
  const { url, headers, body } = Stripe.withKey("sk_test_1")
    .createCustomer()
    .params({ name: "Mona L.", metadata: { plan: "pro" } })
    .build();

  assert.equal(url, "https://api.stripe.com/v1/customers");
  assert.equal(body, "name=Mona+L.&metadata%5Bplan%5D=pro");
  assert.equal(headers["content-type"], "application/x-www-form-urlencoded");
  assert.equal(headers["stripe-version"], "2026-10-28.endive");
  assert.equal(headers["authorization"], "Bearer sk_test_1");
});

test("null unsets a field, and dates are in seconds", () => {
  const { body } = new Stripe()
    .route("POST /v1/subscriptions/{subscription_exposed_id}")
    .params({ subscription_exposed_id: "sub_1", metadata: null, trial_end: new Date("2027-01-01T00:00:00.999Z") })
    .params({ items: [{ id: "si_1", tax_rates: null }] })
    .build();
  assert.equal(body, "metadata=&trial_end=1798761600&items%5B0%5D%5Bid%5D=si_1&items%5B0%5D%5Btax_rates%5D=");
});

test("parameters of a DELETE go to the query", () => {
  const { url, body } = new Stripe()
    .cancelSubscription("sub_1")
    .params({ prorate: true, expand: ["customer"] })
    .build();
  assert.equal(url, "https://api.stripe.com/v1/subscriptions/sub_1?prorate=true&expand%5B0%5D=customer");
  assert.equal(body, undefined);
});

test("each POST has a new idempotency key, unless the call sets one", () => {
  const call = new Stripe().createCustomer();
  const keys = [call, call, call.header("idempotency-key", "mine")].map(
    (chain) => chain.build().headers["idempotency-key"],
  );

  assert.match(keys[0] ?? "", /^[\da-f-]{36}$/);
  assert.notEqual(keys[0], keys[1]);
  assert.equal(keys[2], "mine");
  assert.equal(new Stripe().customer("cus_1").build().headers["idempotency-key"], undefined);
});

test("the version of a call overrides that of the vendor", () => {
  const { headers } = new Stripe().customer("cus_1").header("stripe-version", "2025-01-27.acacia").build();
  assert.equal(headers["stripe-version"], "2025-01-27.acacia");
});

test("mistakes do not compile", () => {
  const stripe = new Stripe();
  // @ts-expect-error -- An interval is one of four.
  stripe.createPrice("eur").param("recurring", { interval: "hour" });
  // @ts-expect-error -- A date of a list is in seconds.
  stripe.customers().param("created", { gte: new Date() });
  // @ts-expect-error -- An amount is no date.
  stripe.createPayment(500, "eur").param("application_fee_amount", new Date());
  // @ts-expect-error -- A price needs a currency.
  stripe.build("POST /v1/prices", { unit_amount: 500 });
});

test("sends requests to a server", async (t) => {
  const recorder = await startRecorder(() => ({ id: "cus_1", object: "customer", email: null, metadata: {} }));
  t.after(recorder.stop);
  const send = createSend(recorder.fetch);
  const stripe = Stripe.withKey("sk_test_1");

  const customer = await stripe.createCustomer().params({ email: "mona@example.com" }).to(send);
  assert.equal(customer.id, "cus_1");
  await stripe.upload("dispute_evidence", new File(["bytes"], "evidence.txt", { type: "text/plain" })).to(send);

  const [form, upload] = await recorder.take();
  assert.equal(form?.origin, "https://api.stripe.com");
  assert.deepEqual(form.body, [["email", "mona@example.com"]]);
  assert.equal(upload?.origin, "https://files.stripe.com");
  assert.deepEqual(upload.body, [
    ["purpose", "dispute_evidence"],
    ["file", { name: "evidence.txt", type: "text/plain", text: "bytes" }],
  ]);
});

// Parameters that both SDKs accept, for comparisons.
import type Reference from "stripe";

/** A date: Stripe's SDK accepts it, too, but its types say that it is a number. */
const at = (text: string) => new Date(text) as Date & number;

export const customer = {
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

export const emptied = {
  address: null,
  description: "",
  invoice_settings: { custom_fields: null, rendering_options: { amount_tax_display: null } },
  metadata: { plan: "", seats: "3" },
  shipping: null,
  tax_exempt: null,
};

export const price = {
  currency: "eur",
  billing_scheme: "tiered",
  tiers_mode: "graduated",
  recurring: { interval: "month", interval_count: 3 },
  product_data: { name: "Gold", active: true, metadata: { sku: "g-1" } },
  tiers: [
    { up_to: 10, unit_amount: 500 },
    { up_to: "inf", unit_amount: 300 },
  ],
  currency_options: { usd: { tax_behavior: "exclusive", unit_amount: 600 } },
  transform_quantity: { divide_by: 10, round: "up" },
} satisfies Reference.PriceCreateParams;

export const coupon = {
  duration: "repeating",
  duration_in_months: 3,
  percent_off: 12.5,
  redeem_by: at("2026-12-31T23:59:59.999Z"),
  applies_to: { products: ["prod_1", "prod_2"] },
} satisfies Reference.CouponCreateParams;

export const payment = {
  amount: 1099,
  currency: "eur",
  automatic_payment_methods: { enabled: true },
  confirm: false,
  metadata: {},
  shipping: { name: "Mona", address: { line1: "1 Main St", postal_code: "10115" } },
  transfer_data: { destination: "acct_1", amount: 877 },
  expand: ["customer", "latest_charge.balance_transaction"],
} satisfies Reference.PaymentIntentCreateParams;

export const subscription = {
  customer: "cus_1",
  items: [
    { price: "price_1", quantity: 2, tax_rates: ["txr_1", "txr_2"] },
    {
      price_data: { currency: "eur", product: "prod_1", recurring: { interval: "month" }, unit_amount: 500 },
      tax_rates: null,
    },
  ],
  cancel_at: at("2027-06-01T00:00:00Z"),
  trial_end: at("2026-12-01T00:00:00.750Z"),
  trial_settings: { end_behavior: { missing_payment_method: "pause" } },
  default_tax_rates: null,
  payment_behavior: "default_incomplete",
  expand: ["latest_invoice.confirmation_secret"],
} satisfies Reference.SubscriptionCreateParams;

export const changed = {
  cancel_at: null,
  items: [
    { id: "si_1", deleted: true },
    { price: "price_2", metadata: null },
  ],
  pause_collection: { behavior: "void", resumes_at: at("2026-12-24T12:00:00Z") },
  pending_invoice_item_interval: null,
  proration_date: at("1969-12-31T23:59:58.500Z"),
  trial_end: "now",
} satisfies Reference.SubscriptionUpdateParams;

export const session = {
  mode: "payment",
  success_url: "https://example.com/paid?session={CHECKOUT_SESSION_ID}",
  line_items: [
    {
      price_data: {
        currency: "eur",
        unit_amount: 2000,
        product_data: { name: "T-shirt", images: ["https://example.com/a b.png"], metadata: { size: "M" } },
      },
      quantity: 2,
      adjustable_quantity: { enabled: true, maximum: 5 },
    },
    { price: "price_1", quantity: 1 },
  ],
  expires_at: at("2026-12-01T10:00:00Z"),
  custom_text: { submit: { message: "We'll call." }, shipping_address: null },
} satisfies Reference.Checkout.SessionCreateParams;

export const account = {
  type: "custom",
  country: "DE",
  business_profile: { url: "https://example.com/?a=1&b", support_url: null, support_address: { city: "Köln" } },
  tos_acceptance: { date: at("2026-11-01T08:30:00Z"), ip: "192.0.2.1" },
} satisfies Reference.AccountCreateParams;

export const link = { create: true, expires_at: at("2027-01-01T00:00:00Z"), metadata: { case: "7" } };

export const search = { query: `email:"mona@example.com" AND metadata["plan"]:"pro"`, limit: 2, expand: ["data.tax"] };

export const transfer = { amount: 400, currency: "eur", destination: "acct_1", transfer_group: "ORDER 95" };

export const onboarding = {
  account: "acct_1",
  type: "account_onboarding",
  refresh_url: "https://example.com/again",
  return_url: "https://example.com/done",
} satisfies Reference.AccountLinkCreateParams;

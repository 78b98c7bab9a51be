// Forms as Stripe reads them: an empty text unsets a field, and a time is in seconds.
import type { BodyEncoder } from "fluent-endpoint";
import { form, multipart } from "fluent-endpoint/bodies";

/** The time of a date, as Stripe counts it. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Converts what Stripe's own SDK accepts besides texts: `null`, which unsets a field, and dates. */
function toStripe(value: unknown): unknown {
  if (value === null) return "";
  if (value instanceof Date) return toSeconds(value);
  if (Array.isArray(value)) return value.map(toStripe);
  if (Object.prototype.toString.call(value) !== "[object Object]") return value; // texts, numbers and files
  return Object.fromEntries(Object.entries(value as object).map(([name, member]) => [name, toStripe(member)]));
}

const encodeWith =
  (encode: BodyEncoder): BodyEncoder =>
  (members, context) =>
    encode(toStripe(members) as typeof members, context);

export const stripeForm = encodeWith(form);
export const stripeMultipart = encodeWith(multipart);

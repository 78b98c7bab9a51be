import type { Vendor } from "../vendor/vendor.js";
import { createApi } from "./endpoint-api.js";

/**
 * Checks a vendor, and returns it with a type that contains its names, for `OfVendor`.
 *
 * ```ts
 * const STRIPE = defineVendor({ name: "stripe", baseUrl: "https://api.stripe.com/v1", policy: { arrays: "indices" } });
 * STRIPE.policy.arrays; // => "indices"
 * ```
 *
 * @param vendor - a vendor, as an object literal
 * @throws {InvalidOptionError} When a field of the vendor is not valid.
 * @throws {InvalidHeaderError} When names or values are not allowed in a header.
 * @throws {InvalidBaseUrlError} When `baseUrl` is neither an http(s) URL without userinfo, query or fragment, nor a path.
 * @throws {InvalidTemplateError} When `baseUrl` has variables and is not a valid URI template.
 */
export function defineVendor<const Definition extends Vendor>(
  vendor: Definition & UnknownFields<Definition>,
): Definition {
  createApi(vendor);
  return vendor;
}

/** Refuses fields that a vendor does not have, such as `headrs`. */
type UnknownFields<Definition> = Readonly<Record<Exclude<keyof Definition, keyof Vendor>, never>>;

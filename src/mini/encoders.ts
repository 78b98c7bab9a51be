import type { EncodedForm, EncodedFormData } from "../bodies/encoded.js";
import { writeForm, writeMultipart } from "../bodies/write-form.js";
import type { EncoderContext } from "../types/policy.js";
import { raise } from "./error.js";

// The encoders of fluent-endpoint/bodies with the errors of mini: their sentences would be a third of a page.

/**
 * Encodes parameters as `application/x-www-form-urlencoded`, as `form` of `fluent-endpoint/bodies` does.
 *
 * ```ts
 * const shop = new Endpoint({ baseUrl: "https://api.example.com", attach: [body(form), arrays("brackets")] });
 * shop.build("POST /orders", { note: "Thank you", ids: [1, 2] }).body; // => "note=Thank+you&ids%5B%5D=1&ids%5B%5D=2"
 * ```
 *
 * @param members - values as in a query
 * @param context - the policy of the endpoint
 * @throws {EndpointError} When a value cannot be written in a query, or when the policy does not allow objects.
 */
export function form(members: Readonly<Record<string, unknown>>, context: EncoderContext): EncodedForm {
  return writeForm(members, context, raise);
}

/**
 * Encodes parameters as a `FormData`, for files, as `multipart` of `fluent-endpoint/bodies` does.
 *
 * ```ts
 * const shop = new Endpoint({ baseUrl: "https://api.example.com", attach: [body(multipart)] });
 * const request = shop.build("POST /orders", { note: "Thank you", file: new Blob(["a"]) });
 * (request.body as FormData).get("note"); // => "Thank you"
 * ```
 *
 * @param members - values as in a query; files and blobs, also in lists and objects
 * @param context - the policy of the endpoint
 * @throws {EndpointError} When a value cannot be written in a query, or when the policy does not allow objects.
 */
export function multipart(members: Readonly<Record<string, unknown>>, context: EncoderContext): EncodedFormData {
  return writeMultipart(members, context, raise);
}

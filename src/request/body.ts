import type { EncodedBody } from "../types/policy.js";
import { invalidOption } from "../errors/invalid-option.js";
import { InvalidHeaderError } from "../errors/invalid-header-error.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { rejectAll } from "../errors/issue.js";
import { isOfDefaults } from "../options/parameters.js";
import { FORM, MULTIPART } from "../shared/form-types.js";
import { FIELD_VALUE } from "../shared/header-syntax.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { isList, isPlainObject, isRevoked } from "../shared/passed-values.js";
import type { Call } from "./call.js";

/**
 * Checks that the method has a body for `data` and, by policy, that no parameter of the call would be lost.
 *
 * @throws {InvalidOptionError} When the method has no body (B4).
 * @throws {InvalidParameterError} When the call has parameters that would not be sent (D2).
 */
export function checkData({ plan, values, api, defaults }: Call): void {
  const { method, restNames, restIndexes } = plan;
  if (!method.hasBody) throw invalidOption("data", "body", method.name);
  if (api.policy.unplaced === "drop") return;
  const unplaced = restNames.filter((name, rest) => !isOfDefaults(name, values[restIndexes[rest]!], defaults));
  rejectAll(unplaced, InvalidParameterError, "data");
}

/**
 * Encodes the parameters without a placeholder as the body, according to the policy (D8).
 *
 * @throws {InvalidOptionError} When the encoder returns anything but a body and its content type.
 */
export function encodeBody(members: object, { policy }: Call["api"]): EncodedBody {
  const encoded: unknown = policy.body!(members as Record<string, unknown>, { policy });
  // Own properties only (B6): V8 is slow with objects that have no prototype.
  const own = isRevoked(encoded) ? {} : (encoded as object);
  const { body, contentType } = { body: undefined, contentType: undefined, ...own } as EncodedBody;
  if (typeof contentType === "string" && contentType.length > LONGEST_TEXT)
    throw new InvalidHeaderError([{ name: "content-type", reason: "length" }]);
  const isHeader = contentType === undefined || (typeof contentType === "string" && FIELD_VALUE.test(contentType));
  if (body === undefined || !isHeader)
    throw invalidOption("policy.body", "form", "a function that returns { body, contentType }");
  return { body, contentType };
}

/**
 * Encodes `data` that is an object or a list, if the encoder writes forms and the caller asks for no other media type (I2).
 *
 * @returns `undefined` if `data` is sent unchanged.
 * @throws {InvalidOptionError} When the encoder returns anything but a body and its content type.
 */
export function encodeData({ plan, api, options }: Call): EncodedBody | undefined {
  const { policy } = api;
  const { data } = options;
  // A rule says that the body is not a form.
  if (!policy.body || plan.rule?.body === "data" || !(isPlainObject(data) || isList(data))) return undefined;
  const contentType = options.headers!.get("content-type");
  if (contentType && !isForm(contentType)) return undefined;
  const encoded = encodeBody(data, api);
  // Without a content type, clients read it from the object, such as a FormData.
  const writesForms = encoded.contentType ? isForm(encoded.contentType) : typeof encoded.body === "object";
  return writesForms ? encoded : undefined;
}

function isForm(contentType: string): boolean {
  const [mediaType = ""] = contentType.split(";");
  return [FORM, MULTIPART].includes(mediaType.trim().toLowerCase());
}

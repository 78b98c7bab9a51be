import type { EncodedBody, Policy } from "../types/policy.js";
import { invalidOption } from "../errors/invalid-option.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { rejectAll } from "../errors/issue.js";
import { isOfDefaults } from "../options/parameters.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { CallPlan } from "../route/call-plan.js";
import { FIELD_VALUE } from "../shared/header-syntax.js";

/**
 * Checks that the method has a body for `data` and, by policy, that no parameter of the call would be lost.
 *
 * @param defaults - the defaults of the call
 * @throws {InvalidOptionError} When the method has no body (B4).
 * @throws {InvalidParameterError} When the call has parameters that would not be sent (D2).
 */
export function checkData(
  { method, restNames, restIndexes }: CallPlan,
  values: readonly unknown[],
  { unplaced: onUnplaced }: Policy,
  defaults: ParsedOptions,
): void {
  if (!method.hasBody) throw invalidOption("data", "body", method.name);
  if (onUnplaced === "drop") return;
  const unplaced = restNames.filter((name, rest) => !isOfDefaults(name, values[restIndexes[rest]!], defaults));
  rejectAll(unplaced, InvalidParameterError, "data");
}

/**
 * Encodes the parameters without a placeholder as the body, according to the policy (D8).
 *
 * @throws {InvalidOptionError} When the encoder returns anything but a body and its content type.
 */
export function encodeBody(encode: NonNullable<Policy["body"]>, members: object, policy: Policy): EncodedBody {
  const encoded: unknown = encode(members as Record<string, unknown>, { policy });
  // Own properties only (B6): V8 is slow with objects that have no prototype.
  const { body, contentType } = { body: undefined, contentType: undefined, ...(encoded as object) } as EncodedBody;
  const isHeader = contentType === undefined || (typeof contentType === "string" && FIELD_VALUE.test(contentType));
  if (body === undefined || !isHeader)
    throw invalidOption("policy.body", "form", "a function that returns { body, contentType }");
  return { body, contentType };
}

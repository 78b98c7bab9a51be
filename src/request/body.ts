import type { Policy } from "../api/policy.js";
import { invalidOption } from "../errors/invalid-option.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { CallPlan } from "../route/call-plan.js";
import type { FromCall } from "./from-call.js";

/**
 * Checks that `data` has a place, and by policy that no parameter of the call loses its place to it.
 *
 * @throws {InvalidOptionError} When the method has no body (B4).
 * @throws {InvalidParameterError} When the call has parameters without a place (D2).
 */
export function checkData(
  { method, restNames, restIndexes, defaultNames }: CallPlan,
  values: readonly unknown[],
  policy: Policy,
  fromCall: FromCall,
): void {
  if (!method.hasBody) throw invalidOption("data", "body", method.name);
  if (policy.unplaced === "drop") return;
  const unplaced = restNames.filter((name, rest) => {
    const index = restIndexes[rest]!;
    return fromCall.has ? fromCall.has(name, values[index]) : index >= defaultNames.length;
  });
  if (unplaced.length === 0) return;
  throw new InvalidParameterError(unplaced.map((name) => ({ name, reason: "data" })));
}

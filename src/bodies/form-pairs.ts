import { isWellFormed, singleText } from "../shared/well-formed.js";
import { toPairs } from "../vendor/query-pairs.js";
import type { Issue } from "../errors/endpoint-error.js";
import { InvalidParameterError } from "../errors/kinds.js";
import { raise } from "../errors/raise.js";
import { ownProperties } from "../kernel/values.js";
import type { BodyEncoder, Policy } from "../types/policy.js";

/**
 * Returns the policy for an encoder, which users may also call themselves.
 *
 * @throws {InvalidOptionError} When there is none.
 */
export function policyOf(context: Parameters<BodyEncoder>[1]): Policy {
  const { policy } = ownProperties(context, "context", raise);
  return ownProperties(policy, "policy", raise) as unknown as Policy;
}

/**
 * Flattens parameters to the pairs of a form, with the rules of a query.
 *
 * @param add - is called for each pair
 * @param isFile - whether a value is a file, which is passed on unchanged
 * @throws {InvalidOptionError} When the members are not the properties of an object, or there is no policy.
 * @throws {InvalidParameterError} When values cannot be written in a form. It lists all names.
 */
export function eachFormPair(
  members: Readonly<Record<string, unknown>>,
  context: Parameters<BodyEncoder>[1],
  add: (name: string, content: string) => void,
  isFile?: (value: unknown) => boolean,
): void {
  const { arrays, objects } = policyOf(context);
  const issues: Issue[] = [];
  const own = ownProperties(members, "members", raise);
  // Faster than Object.entries(), which V8 does not optimize for the members of a build.
  for (const name of Object.keys(own)) {
    const value = own[name];
    const text = singleText(value);
    if (text !== undefined && isWellFormed(name)) add(name, text);
    else {
      // Servers do not split values of forms at commas.
      const style = { objects, arrays: arrays === "comma" ? ("repeat" as const) : arrays };
      for (const [key, content] of toPairs(name, value, style, issues, isFile)) add(key, content as string);
    }
  }
  if (issues.length > 0) throw new InvalidParameterError(issues);
}

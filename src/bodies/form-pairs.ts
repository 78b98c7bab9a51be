import { Endpoint } from "../endpoint.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import type { Policy } from "../types/policy.js";

/**
 * Flattens parameters to the pairs of a form, by the same rules as for a query.
 *
 * @param isFile - whether a value is a file, which is passed on unchanged
 * @throws {InvalidParameterError} With all values that have no form.
 */
export function toFormPairs(
  members: Readonly<Record<string, unknown>>,
  policy: Policy,
  isFile?: (value: unknown) => boolean,
): [name: string, content: string | object][] {
  // No server reads commas in forms.
  const style: Policy = policy.arrays === "comma" ? { ...policy, arrays: "repeat" } : policy;
  const issues: Issue[] = [];
  const pairs = Object.entries(members).flatMap(([name, value]) =>
    Endpoint.toPairs(name, value, style, issues, isFile),
  );
  if (issues.length > 0) throw new InvalidParameterError(issues);
  return pairs as [string, string | object][];
}

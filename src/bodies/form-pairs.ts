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
  const issues: Issue[] = [];
  const pairs: [name: string, content: string | object][] = [];
  for (const [name, value] of Object.entries(members)) {
    // Most values are single texts and numbers: they need no rule.
    const isText = typeof value === "string" && value.isWellFormed();
    if ((isText || Number.isFinite(value)) && name.isWellFormed()) pairs.push([name, String(value)]);
    else {
      // No server reads commas in forms.
      const style: Policy = policy.arrays === "comma" ? { ...policy, arrays: "repeat" } : policy;
      pairs.push(...(Endpoint.toPairs(name, value, style, issues, isFile) as typeof pairs));
    }
  }
  if (issues.length > 0) throw new InvalidParameterError(issues);
  return pairs;
}

import { Endpoint } from "../endpoint.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import type { Policy } from "../types/policy.js";

/**
 * Flattens parameters to the pairs of a form, with the rules of a query.
 *
 * @param isFile - whether a value is a file, which is passed on unchanged
 * @throws {InvalidParameterError} When values cannot be written in a form. It lists all names.
 */
export function toFormPairs(
  members: Readonly<Record<string, unknown>>,
  policy: Policy,
  isFile?: (value: unknown) => boolean,
): [name: string, content: string | object][] {
  const issues: Issue[] = [];
  const pairs: [name: string, content: string | object][] = [];
  for (const [name, value] of Object.entries(members)) {
    // Fast path: most values are single texts and numbers.
    const isText = typeof value === "string" && value.isWellFormed();
    if ((isText || Number.isFinite(value)) && name.isWellFormed()) pairs.push([name, String(value)]);
    else {
      // Servers do not split values of forms at commas.
      const style: Policy = policy.arrays === "comma" ? { ...policy, arrays: "repeat" } : policy;
      pairs.push(...(Endpoint.toPairs(name, value, style, issues, isFile) as typeof pairs));
    }
  }
  if (issues.length > 0) throw new InvalidParameterError(issues);
  return pairs;
}

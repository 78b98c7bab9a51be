import { Endpoint } from "../endpoint.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import type { Policy } from "../types/policy.js";
import { singleText } from "./single-text.js";

/**
 * Flattens parameters to the pairs of a form, with the rules of a query.
 *
 * @param add - is called for each pair
 * @param isFile - whether a value is a file, which is passed on unchanged
 * @throws {InvalidParameterError} When values cannot be written in a form. It lists all names.
 */
export function eachFormPair(
  members: Readonly<Record<string, unknown>>,
  { arrays, objects }: Policy,
  add: (name: string, content: string) => void,
  isFile?: (value: unknown) => boolean,
): void {
  const issues: Issue[] = [];
  for (const name of Object.keys(members)) {
    const value = members[name];
    const text = singleText(value);
    if (text !== undefined && name.isWellFormed()) add(name, text);
    else {
      // Servers do not split values of forms at commas.
      const style = { objects, arrays: arrays === "comma" ? ("repeat" as const) : arrays };
      for (const [key, content] of Endpoint.toPairs(name, value, style, issues, isFile)) add(key, content as string);
    }
  }
  if (issues.length > 0) throw new InvalidParameterError(issues);
}

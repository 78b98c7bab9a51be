import { didYouMean } from "../errors/did-you-mean.js";
import type { Issue } from "../errors/endpoint-error.js";
import { notObject } from "../errors/issue-of.js";
import { propertiesOf, setOwn } from "../kernel/values.js";

/** How a field of a vendor, a policy or a rule is read. */
export interface Field {
  /** What its value must be. */
  readonly form: string;
  /**
   * Returns the value to keep; `undefined` if it is not allowed.
   *
   * @param path - the name of the field in messages
   * @param issues - gets what is wrong with the fields of the value
   */
  readonly read: (value: unknown, path: string, issues: Issue[]) => unknown;
}

/**
 * Reads the fields of a vendor, a policy or a rule: a copy without those that are `undefined`. Adds all that is wrong to `issues` (F1).
 *
 * @param noun - what has the fields
 * @param path - its name in messages
 */
export function readFields(
  given: unknown,
  fields: Readonly<Record<string, Field>>,
  noun: "vendor" | "policy" | "rule",
  path: string,
  issues: Issue[],
): Record<string, unknown> {
  const own = propertiesOf(given);
  if (!own) issues.push(notObject(path, given));
  // Without a prototype: most fields are absent, and are read all the same.
  const read = { __proto__: null } as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(own ?? {})) {
    if (value === undefined) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const known = issues.length;
    const kept = field?.read(value, `${path}.${name}`, issues);
    if (kept !== undefined) setOwn(read, name, kept);
    else if (issues.length === known) issues.push(issueOf(name, field, fields, noun, path));
  }
  return read;
}

function issueOf(
  name: string,
  field: Field | undefined,
  fields: Readonly<Record<string, Field>>,
  noun: string,
  path: string,
): Issue {
  if (field) return { name: `${path}.${name}`, reason: "form", detail: `must be ${field.form}` };
  const names = Object.keys(fields);
  const detail = `is no field of a ${noun}; a ${noun} may have ${names.join(", ")}${didYouMean(name, names)}`;
  return { name: `${path}.${name}`, reason: "field", detail };
}

import { InvalidMethodError } from "../errors/invalid-method-error.js";
import type { Verb } from "../merged-options.js";
import type { VerbRule } from "../vendor.js";

/** Verbs by their name in upper case. */
export type Verbs = ReadonlyMap<string, Verb>;

/** The verbs that every vendor has, those with a body behind the others (decisions B2, B4). */
const STANDARD = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** The standard verbs, and the vendor's own. */
export function verbsWith(methods: Readonly<Record<string, VerbRule>> = {}): Verbs {
  const standard = STANDARD.map((name, index) => [name, index > 2] as const);
  const own = Object.entries(methods).map(([name, rule]) => [name, rule.body] as const);
  return new Map([...standard, ...own].map(([name, body]) => [name, { name, lower: name.toLowerCase(), body }]));
}

/** Finds the verb that `method` names in any ASCII case (decision B2). */
export function verbNamed(method: string, verbs: Verbs): Verb {
  // Compared before any change of case: "ſ" and "ı" turn into ASCII letters in upper case.
  const verb = /^[\w-]+$/.test(method) && verbs.get(method.toUpperCase());
  if (!verb) throw new InvalidMethodError(method, [...verbs.keys()]);
  return verb;
}

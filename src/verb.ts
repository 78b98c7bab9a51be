import { InvalidMethodError } from "./errors/invalid-method-error.js";
import type { VerbRule } from "./vendor.js";

/** A supported HTTP method. */
export interface Verb {
  /** In upper case, as on the wire. */
  readonly name: string;
  /** In lower case, as in the result (specification, Rules for build 5). */
  readonly lower: string;
  /** Whether remaining parameters form a body; otherwise they go to the query (decision B4). */
  readonly body: boolean;
}

/** Verbs by their name in upper case. */
export type Verbs = ReadonlyMap<string, Verb>;

/** The standard verbs, and the vendor's own (decisions B2, B4). */
function verbsOf(methods: Readonly<Record<string, VerbRule>>): Verbs {
  const verbs = new Map<string, Verb>();
  const add = (name: string, body: boolean): unknown => verbs.set(name, { name, lower: name.toLowerCase(), body });
  for (const name of ["GET", "HEAD", "OPTIONS"]) add(name, false);
  for (const name of ["POST", "PUT", "PATCH", "DELETE"]) add(name, true);
  for (const name of Object.keys(methods)) add(name, methods[name]!.body);
  return verbs;
}

let standard: Verbs | undefined;

/** The verbs of a vendor: the very same for all that have none of their own, so that routes are compiled once. */
export function verbsWith(methods?: Readonly<Record<string, VerbRule>>): Verbs {
  return methods ? verbsOf(methods) : (standard ??= verbsOf({}));
}

/** Finds the verb that `method` names in any ASCII case (decision B2). */
export function verbNamed(method: string, verbs: Verbs): Verb {
  // Compared before any change of case: "ſ" and "ı" turn into ASCII letters in upper case.
  const verb = verbs.get(method) ?? (/^[a-z-]+$/i.test(method) && verbs.get(method.toUpperCase()));
  if (!verb) throw new InvalidMethodError(method, [...verbs.keys()]);
  return verb;
}

import { BoundedCache } from "./bounded-cache.js";
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

/** The standard verbs; "+" is one with a body (decisions B2, B4). */
const STANDARD = "GET,HEAD,OPTIONS,POST+,PUT+,PATCH+,DELETE+";

const cache = /* @__PURE__ */ new BoundedCache((further): Verbs => {
  const verbs = new Map<string, Verb>();
  for (const rule of (STANDARD + further).split(",")) {
    const name = rule.replace("+", "");
    verbs.set(name, { name, lower: name.toLowerCase(), body: name !== rule });
  }
  return verbs;
});

/** The verbs of a vendor: the very same for all with the same methods, so that what is kept of a route is theirs as well. */
export function verbsWith(methods: Readonly<Record<string, VerbRule>> = {}): Verbs {
  return cache.get(
    Object.keys(methods)
      .map((name) => `,${name}${methods[name]!.body ? "+" : ""}`)
      .join(""),
  );
}

/** Finds the verb that `method` names in any ASCII case (decision B2). */
export function verbNamed(method: string, verbs: Verbs): Verb {
  // Compared before any change of case: "ſ" and "ı" turn into ASCII letters in upper case.
  const verb = verbs.get(method) ?? (/^[a-z-]+$/i.test(method) && verbs.get(method.toUpperCase()));
  if (!verb) throw new InvalidMethodError(method, [...verbs.keys()]);
  return verb;
}

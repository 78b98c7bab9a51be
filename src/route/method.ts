import { InvalidMethodError } from "../errors/invalid-method-error.js";
import { BoundedCache } from "../shared/bounded-cache.js";

/** A supported HTTP method. */
export interface Method {
  /** In upper case, as on the wire. */
  readonly name: string;
  /** In lower case, as in request options (Rules for build 5). */
  readonly lower: string;
  /** Whether the remaining parameters form a body; otherwise they go to the query (B4). */
  readonly hasBody: boolean;
}

/** The standard methods; "+" marks those with a body (B2, B4). */
const STANDARD = "GET,HEAD,OPTIONS,POST+,PUT+,PATCH+,DELETE+";

const cache = /* @__PURE__ */ new BoundedCache(2000, (list): ReadonlyMap<string, Method> => {
  const methods = list.split(",").map((marked): Method => {
    const name = marked.replace("+", "");
    return { name, lower: name.toLowerCase(), hasBody: name !== marked };
  });
  return new Map(methods.map((method) => [method.name, method]));
});

/** The standard methods and a vendor's own: the same map for equal methods, so that vendors share the plans of routes. */
export function findMethods(
  own: Readonly<Record<string, { readonly body: boolean }>> = {},
): ReadonlyMap<string, Method> {
  const more = Object.entries(own).map(([name, { body }]) => `,${name}${body ? "+" : ""}`);
  return cache.get(STANDARD + more.join(""));
}

/** Finds a method by its name in any ASCII case (B2). */
export function findMethod(name: string, methods: ReadonlyMap<string, Method>): Method {
  // Compared before the change of case: "ſ" and "ı" have ASCII letters as their upper case.
  const method = methods.get(name) ?? (/^[a-z-]+$/i.test(name) && methods.get(name.toUpperCase()));
  if (!method) throw new InvalidMethodError(name, [...methods.keys()]);
  return method;
}

import { InvalidMethodError } from "../errors/invalid-method-error.js";

/** A supported HTTP method. */
export interface Method {
  /** In upper case, as on the wire. */
  readonly name: string;
  /** In lower case, as in request options (Rules for build 5). */
  readonly lower: string;
  /** Whether parameters without a placeholder form a body; otherwise they go to the query (B4). */
  readonly hasBody: boolean;
}

/** Finds a method by its name in any ASCII case (B2). */
export function findMethod(name: string, methods: ReadonlyMap<string, Method>): Method {
  // Compared before the conversion to upper case: that of "ſ" and "ı" is an ASCII letter.
  const method = methods.get(name) ?? (/^[a-z-]+$/i.test(name) && methods.get(name.toUpperCase()));
  if (!method) throw new InvalidMethodError(name, [...methods.keys()]);
  return method;
}

import { escapePart } from "../../../src/openapi/document.js";

/** A value of a document with the names that lead to it, the last first. */
export interface Value {
  readonly value: unknown;
  readonly name: string;
  readonly parent: Value | undefined;
}

/**
 * Returns the objects and the lists of a document in its order, each of them once: aliases of YAML may lead to one from many
 * places. The members of one are read when the next is asked for, so that who looks at it may change it.
 */
export function* eachValue(document: unknown): Generator<Value & { readonly value: object }> {
  const seen = new Set<unknown>();
  const values: Value[] = [{ value: document, name: "#", parent: undefined }];
  for (let one = values.pop(); one; one = values.pop()) {
    const { value } = one;
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    yield one as Value & { readonly value: object };
    // The last one is taken first.
    for (const [name, member] of Object.entries(value).reverse()) values.push({ value: member, name, parent: one });
  }
}

/** The pointer to a value (RFC 6901). */
export function pointerOf(one: Value): string {
  const names: string[] = [];
  for (let at: Value | undefined = one; at; at = at.parent) names.unshift(at.name);
  return names.map(escapePart).join("/");
}

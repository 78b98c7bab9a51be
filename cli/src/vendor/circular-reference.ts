import { partReference, pointerOf, referenceTarget, type Value } from "./part.js";

/** A reference that leads to itself, and its place. */
export interface CircularReference {
  readonly reference: string;
  readonly pointer: string;
}

/** Finds the first reference within a document that leads to itself: the parser only says that there is one. */
export function findCircularReference(document: unknown): CircularReference | undefined {
  const seen = new Set<unknown>();
  /** References that lead to a value. */
  const sound = new Set<string>();
  const values: Value[] = [{ value: document, name: "#", parent: undefined }];
  for (let one = values.pop(); one; one = values.pop()) {
    const { value } = one;
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    const reference = partReference(value);
    if (reference !== undefined && isCircular(document, reference, sound))
      return { reference, pointer: pointerOf(one) };
    // The last one is the next: the first place of the document is found first.
    for (const [name, member] of Object.entries(value).reverse()) values.push({ value: member, name, parent: one });
  }
  return undefined;
}

function isCircular(document: unknown, first: string, sound: Set<string>): boolean {
  const followed = new Set<string>();
  for (
    let next: string | undefined = first;
    next !== undefined;
    next = partReference(referenceTarget(document, next))
  ) {
    if (followed.has(next)) return true;
    if (sound.has(next)) break;
    followed.add(next);
  }
  for (const reference of followed) sound.add(reference);
  return false;
}

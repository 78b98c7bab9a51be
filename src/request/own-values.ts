import type { CallPlan } from "../route/call-plan.js";
import { ownItems, type NamedValues } from "../shared/own-properties.js";
import { isList, isPlainObject } from "../shared/value-kind.js";
import { withOptions, type Call } from "./call.js";

// A call owns the lists and objects that go to its url. The code of a caller could change them between two reads: one that
// checks the origin, and one that builds the url (C7, D5).

/** Returns values that are the same but for the lists and objects that go to the url: these are copies. */
export function ownValues({ urlIndexes }: CallPlan, passed: readonly unknown[]): readonly unknown[] {
  let values: unknown[] | undefined;
  let copies: Copies | undefined;
  for (const index of urlIndexes) {
    const value = passed[index];
    if (typeof value !== "object" || value === null) continue;
    values ??= passed.slice();
    values[index] = copyOf(value, (copies ??= new Copies()));
  }
  return values ?? passed;
}

/** Returns a copy of a list or an object; any other value as it is. */
export function ownValue(value: unknown): unknown {
  return copyOf(value, new Copies());
}

/** Returns a call that also owns what `query()` passed. */
export function ownQuery(call: Call, query: NamedValues): Call {
  const copies = new Copies();
  const owned = { names: query.names, values: query.values.map((value) => copyOf(value, copies)) };
  return withOptions(call, call.api, { ...call.options, query: owned });
}

/** Copies by their originals, which may be there several times, or in themselves. Most calls have one. */
class Copies {
  #original: object | undefined;
  #copy: object | undefined;
  #others: Map<object, object> | undefined;

  get(original: object): object | undefined {
    return original === this.#original ? this.#copy : this.#others?.get(original);
  }

  add(original: object, copy: object): void {
    if (this.#original) (this.#others ??= new Map()).set(original, copy);
    else {
      this.#original = original;
      this.#copy = copy;
    }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** No API has more levels, so a deeper value is a mistake. */
export const DEEPEST = 32;

/** Copies lists and plain objects, but not deeper than they can be sent. A cycle remains a cycle. */
function copyOf(value: unknown, copies: Copies, depth = 0): unknown {
  if (!isObject(value) || depth === DEEPEST) return value;
  const known = copies.get(value);
  if (known) return known;
  const copy = isList(value) ? ownItems(value) : isPlainObject(value) ? { ...value } : undefined;
  if (!copy) return value;
  copies.add(value, copy);
  // Most lists have no lists and objects in them.
  if (isList(copy) && !copy.some(isObject)) return copy;
  // All names are own properties already, so that assignments do not reach Object.prototype (D7).
  const members = copy as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    if (isObject(members[name])) members[name] = copyOf(members[name], copies, depth + 1);
  }
  return copy;
}

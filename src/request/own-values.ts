import type { CallPlan } from "../route/call-plan.js";
import { isList, isPlainObject, type NamedValues, ownItems } from "../shared/passed-values.js";
import { withOptions, type Call } from "./call.js";

// A call owns the lists and objects that go to its url. The code of a caller could change them between two reads: one that
// checks the origin, and one that builds the url (C7, D5).

/** Returns values that are the same but for the lists and objects that go to the url: these are copies. */
export function ownValues({ urlIndexes }: CallPlan, passed: readonly unknown[]): readonly unknown[] {
  let count = 0;
  for (const index of urlIndexes) if (typeof passed[index] === "object") count += 1;
  if (count === 0) return passed;
  // Two values may be, or have, the same list, which is read once.
  const copies = count > 1 ? new Map<unknown, object>() : undefined;
  const values = passed.slice();
  for (const index of urlIndexes)
    if (typeof values[index] === "object") values[index] = ownValue(values[index], copies);
  return values;
}

/** Returns a call that also owns what `query()` passed. */
export function ownQuery(call: Call, query: NamedValues): Call {
  const copies = new Map<unknown, object>();
  const owned = { names: query.names, values: query.values.map((value) => ownValue(value, copies)) };
  return withOptions(call, call.api, { ...call.options, query: owned });
}

/** No API has more levels, so a deeper value is a mistake. */
export const DEEPEST = 32;

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * Returns a copy of a list or a plain object, but not deeper than it can be sent; any other value as it is. A cycle
 * remains a cycle.
 *
 * @param copies - of lists and objects that were read before, by their originals
 */
export function ownValue(value: unknown, copies?: Map<unknown, object>, depth = 0): unknown {
  const known = copies?.get(value);
  if (known || !isObject(value) || depth === DEEPEST) return known ?? value;
  const copy = isList(value) ? ownItems(value) : isPlainObject(value) ? { ...value } : undefined;
  if (!copy) return value;
  copies?.set(value, copy);
  // Most lists have no lists and objects in them.
  if (Array.isArray(copy) && !copy.some(isObject)) return copy;
  const all = copies ?? new Map<unknown, object>([[value, copy]]);
  // All names are own properties already, so that assignments do not reach Object.prototype (D7).
  const members = copy as Record<string, unknown>;
  for (const name of Object.keys(members)) members[name] = ownValue(members[name], all, depth + 1);
  return copy;
}

import { ownItems } from "../shared/own-properties.js";
import { isList, isPlainObject } from "../shared/value-kind.js";
import { withOptions, type Call } from "./call.js";

/**
 * Returns a call that owns the lists and objects that go to its url. The code of a caller could change them between two
 * reads: one that checks the origin, and one that builds the url (C7, D5).
 */
export function readOnce(call: Call): Call {
  const { plan, options, values: passed } = call;
  const { query } = options;
  let copies: Copies | undefined;
  let values: unknown[] | undefined;
  for (const index of plan.urlIndexes) {
    const value = passed[index];
    if (typeof value !== "object" || value === null) continue;
    values ??= passed.slice();
    values[index] = copyOf(value, (copies ??= new Map()));
  }
  if (!values && !query) return call;
  const owned = query && { ...query, values: query.values.map((value) => copyOf(value, (copies ??= new Map()))) };
  const copied = owned ? withOptions(call, call.api, { ...options, query: owned }) : call;
  return values ? { ...copied, values, passed } : copied;
}

type Copies = Map<unknown, unknown>;

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** No API has more levels, so a deeper value is a mistake. */
export const DEEPEST = 32;

/** Copies lists and plain objects, but not deeper than they can be sent. A cycle remains a cycle. */
function copyOf(value: unknown, copies: Copies, depth = 0): unknown {
  if (!isObject(value) || depth === DEEPEST) return value;
  if (copies.has(value)) return copies.get(value);
  const copy = isList(value) ? ownItems(value) : isPlainObject(value) ? { ...value } : undefined;
  if (!copy) return value;
  copies.set(value, copy);
  // Most lists have no lists and objects in them.
  if (isList(copy) && !copy.some(isObject)) return copy;
  // All names are own properties already, so that assignments do not reach Object.prototype (D7).
  const members = copy as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    if (isObject(members[name])) members[name] = copyOf(members[name], copies, depth + 1);
  }
  return copy;
}

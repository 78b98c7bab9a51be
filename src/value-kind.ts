/** What `value` is, in the words of an error message; no code of the value's own runs, but for a proxy's. */
export function kindOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return value ? `a ${typeof value}` : String(value) || '""';
  try {
    if (Array.isArray(value)) return "a list";
  } catch {
    return "a revoked proxy";
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  // Without a prototype, or with one that has none: the Object.prototype of any realm.
  return prototype === null || Object.getPrototypeOf(prototype) === null ? "a plain object" : "a class instance";
}

/** Whether `value` is a record of names and values, as `{…}` makes it. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === "a plain object";
}

/** Whether `value` is an array. */
export function isList(value: unknown): value is readonly unknown[] {
  return kindOf(value) === "a list";
}

/** Whether `value` is a text or a number that a url or a header can say; NaN and Infinity are not. */
export function isScalar(value: unknown): value is string | number | bigint | boolean {
  return typeof value === "string" || typeof value === "boolean" || typeof value === "bigint" || Number.isFinite(value);
}

/** The items that a list has itself, in order: a sparse one may be four billion long, and hold three. */
export function ownItems(list: readonly unknown[]): unknown[] {
  return Object.keys(list)
    .filter(isArrayIndex)
    .map((key) => list[Number(key)]);
}

/** Whether JavaScript puts a property of this name before all others: the canonical form of 0 to 2^32 - 2. */
export function isArrayIndex(name: string): boolean {
  return String(Number(name) >>> 0) === name && name !== "4294967295";
}

/**
 * Gives `target` a property of its own, whatever a prototype has under that name: a plain assignment to `__proto__`,
 * or to a name with an inherited setter, would land elsewhere (decision D7).
 */
export function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name in target) {
    Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[name] = value;
  }
}

/** What `value` is, in the words of an error message; no code of the value's own runs, but for a proxy's. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return value === "" ? "an empty string" : String(value);
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  if (isRevoked(value)) return "a revoked proxy";
  if (Array.isArray(value)) return "a list";
  return isPlainObject(value) ? "a plain object" : "a class instance";
}

/** Whether `value` is a proxy that cannot even be asked what it is. */
function isRevoked(value: object): boolean {
  try {
    Array.isArray(value);
    return false;
  } catch {
    return true;
  }
}

/** Whether `value` is a record of names and values, as `{…}` makes it. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || isRevoked(value)) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  // Without a prototype, or with one that has none: the Object.prototype of any realm.
  if (prototype === Object.prototype || prototype === null) return true;
  return !isRevoked(prototype) && Object.getPrototypeOf(prototype) === null;
}

/** Whether `value` holds entries that are no properties of it: a list, a Map, a Headers, a FormData. */
export function isIterable(value: object): boolean {
  try {
    return Symbol.iterator in value;
  } catch {
    return false;
  }
}

/** Whether `value` is an array. */
export function isList(value: unknown): value is readonly unknown[] {
  return typeof value === "object" && value !== null && !isRevoked(value) && Array.isArray(value);
}

/** Whether `value` is a text, or a number that has one; NaN and Infinity have none. */
export function isScalar(value: unknown): value is string | number | bigint | boolean {
  return typeof value === "string" || Number.isFinite(value) || typeof value === "boolean" || typeof value === "bigint";
}

/** The items that a list has itself, in order: a sparse one may be four billion long, and hold three. */
export function ownItems(list: readonly unknown[]): unknown[] {
  for (let index = 0; index < list.length; index += 1) {
    if (!Object.hasOwn(list, index))
      return Object.entries(list).flatMap(([key, item]) => (/^\d+$/.test(key) ? [item] : []));
  }
  const items = new Array<unknown>(list.length);
  for (let index = 0; index < items.length; index += 1) items[index] = list[index];
  return items;
}

/**
 * Gives `target`, an ordinary object, a property of its own, whatever `Object.prototype` has under that name: a plain
 * assignment to `__proto__`, or to a name with an inherited setter, would land elsewhere (decision D7).
 */
export function setOwn(target: object, name: PropertyKey, value: unknown): void {
  // Asked of the one prototype, and not of each target: that is three times as fast.
  if (name in Object.prototype) {
    // Without a prototype: a descriptor's fields are looked for there too.
    const descriptor = { __proto__: null, value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(target, name, descriptor as PropertyDescriptor);
  } else (target as Record<PropertyKey, unknown>)[name] = value;
}

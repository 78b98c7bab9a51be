/** Describes `value` for an error message. Runs no code of the value, except a proxy's traps. */
export function kindOf(value: unknown): string {
  if (value === "") return "an empty string";
  if (value === null || value === undefined || (typeof value === "number" && !Number.isFinite(value)))
    return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  if (isRevoked(value)) return "a revoked proxy";
  if (Array.isArray(value)) return "a list";
  return isPlainObject(value) ? "a plain object" : "a class instance";
}

/** Whether `value` is a revoked proxy, for which every operation throws. */
export function isRevoked(value: unknown): boolean {
  try {
    Array.isArray(value);
    return false;
  } catch {
    return true;
  }
}

/** Whether `value` is an ordinary object, as `{…}` creates it. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || isRevoked(value)) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  // No prototype, or the Object.prototype of any realm, which has no prototype itself.
  if (prototype === Object.prototype || prototype === null) return true;
  return !isRevoked(prototype) && Object.getPrototypeOf(prototype) === null;
}

/** Whether `value` holds entries that are not its properties: a list, a Map, a Headers, a FormData. */
export function isIterable(value: object): boolean {
  try {
    return Symbol.iterator in value;
  } catch {
    return false;
  }
}

/** Whether `value` is an array. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    // A revoked proxy.
    return false;
  }
}

/** Whether `value` is a string, a finite number, a bigint or a boolean. */
export function isScalar(value: unknown): value is string | number | bigint | boolean {
  return typeof value === "string" || Number.isFinite(value) || typeof value === "boolean" || typeof value === "bigint";
}

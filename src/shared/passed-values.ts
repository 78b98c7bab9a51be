import { invalidOption } from "../errors/invalid-option.js";

// How the library reads what callers pass: what a value is, and its own properties and items, each once (B6).

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

/** Describes a wrong value for an error message, with the cure of a promise. */
export function describeValue(value: unknown): string {
  const kind = kindOf(value);
  if (kind !== "a class instance") return kind;
  try {
    if (ArrayBuffer.isView(value)) return "bytes";
    const tag = Object.prototype.toString.call(value).slice("[object ".length, -1);
    if (tag === "Date") return Number.isNaN((value as Date).getTime()) ? "an invalid Date" : "a Date";
    return (tag === "Promise" && "a promise; await it") || (tag.endsWith("ArrayBuffer") && "bytes") || kind;
  } catch {
    // An object that cannot be asked.
    return kind;
  }
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
function isIterable(value: object): boolean {
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

/** Names and values; a name and its value have the same index. */
export interface NamedValues {
  readonly names: readonly string[];
  /** Values of the caller, unchanged. */
  readonly values: readonly unknown[];
}

export const NO_VALUES: NamedValues = /* @__PURE__ */ Object.freeze({ names: [], values: [] });

/**
 * Reads the own enumerable properties of an object, each once; `undefined` means "not given" (A5, B6).
 *
 * @param option - the name of the object in messages
 * @param lastNames - names that the object probably has; if it has exactly these, the result contains the same list
 * object
 * @throws {InvalidOptionError} When `object` is not an object, or when its content is not in its properties.
 */
export function readProperties(
  object: unknown,
  option: string,
  lastNames: readonly string[] = NO_VALUES.names,
): NamedValues {
  const own = ownProperties(object, option);
  let values = new Array<unknown>(lastNames.length);
  let names: string[] | undefined;
  let count = 0;
  // V8 reads objects of many shapes fastest with a for-in loop that tests own properties in this form.
  for (const name in own) {
    if (!Object.prototype.hasOwnProperty.call(own, name)) continue;
    const value = own[name];
    if (value === undefined) continue;
    if (!names && (count >= lastNames.length || name !== lastNames[count])) names = lastNames.slice(0, count);
    names?.push(name);
    values[count] = value;
    count += 1;
  }
  if (count < values.length) values = values.slice(0, count);
  return { names: names ?? (count === lastNames.length ? lastNames : lastNames.slice(0, count)), values };
}

/**
 * Returns an object with options, header fields or parameters; copies an instance of a class (B6).
 *
 * @throws {InvalidOptionError} When `object` is not an object, or when its content is not in its properties: a Map, a
 * Headers, a FormData or a list.
 */
export function ownProperties(object: unknown, option: string): Record<string, unknown> {
  if (isPlainObject(object)) return object;
  const kind = kindOf(object);
  if (kind === "a class instance" && !isIterable(object as object)) {
    const copy = { ...(object as Record<string, unknown>) };
    if (Object.keys(copy).length > 0) return copy;
  }
  const isOfEntries = typeof object === "object" && object !== null && isIterable(object);
  // Its names may repeat, as those of a URLSearchParams or a FormData.
  const cure =
    isOfEntries && "getAll" in object
      ? `; write { name: ${option}.getAll("name") }`
      : `; write { name: value }, or Object.fromEntries(${option})`;
  throw invalidOption(option, "object", describeValue(object) + (isOfEntries ? cure : ""));
}

/** Returns the own items of a list, in order. A sparse list may have three items and a length of four billion. */
export function ownItems(list: readonly unknown[]): unknown[] {
  const items: unknown[] = [];
  // V8 takes twice as long for hasOwn().
  const isOrdinary = isOrdinaryList(list);
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index];
    const isOwn = isOrdinary && item !== undefined && !(index in Array.prototype);
    if (!isOwn && !Object.hasOwn(list, index))
      return Object.entries(list).flatMap(([key, own]) => (/^\d+$/.test(key) ? [own] : []));
    items.push(item);
  }
  return items;
}

/**
 * Whether a list inherits from Array.prototype only. An item of it is its own, unless it is `undefined`, or any code added
 * an item with its index to `Array.prototype`.
 */
export function isOrdinaryList(list: readonly unknown[]): boolean {
  return Object.getPrototypeOf(list) === Array.prototype;
}

/**
 * Defines an own property of an ordinary object. A plain assignment to `__proto__`, or to a name with an inherited
 * setter, would not define one (D7).
 */
export function setOwn(target: object, name: PropertyKey, value: unknown): void {
  // Checking the prototype is three times as fast as checking each target.
  if (name in Object.prototype) {
    // Without a prototype, because the fields of a descriptor are also read from the prototype.
    const descriptor = { __proto__: null, value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(target, name, descriptor as PropertyDescriptor);
  } else (target as Record<PropertyKey, unknown>)[name] = value;
}

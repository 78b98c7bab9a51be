import { invalidOption } from "../errors/invalid-option.js";
import { isIterable, isPlainObject, kindOf } from "./value-kind.js";

/** Names with their values: the name at an index belongs to the value at the same index. */
export interface NamedValues {
  readonly names: readonly string[];
  /** Values that callers passed, by identity. */
  readonly values: readonly unknown[];
}

export const NO_VALUES: NamedValues = /* @__PURE__ */ Object.freeze({ names: [], values: [] });

/**
 * Reads the own enumerable properties of an object, each once; `undefined` means "not given" (A5, B6).
 *
 * @param option - what a message calls the object
 * @param lastNames - names that the object probably has: if it has exactly these, the result holds the very same list
 * @throws {InvalidOptionError} When `object` is no object, or when reading it would lose its content.
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
 * An object that holds options, header fields or parameters, or a copy of an instance of a class (B6).
 *
 * @throws {InvalidOptionError} When `object` is no object, or when its content is not in its properties: the entries of
 * a Map, a Headers, a FormData or a list.
 */
export function ownProperties(object: unknown, option: string): Record<string, unknown> {
  if (isPlainObject(object)) return object;
  const kind = kindOf(object);
  if (kind === "a class instance" && !isIterable(object as object)) {
    const copy = { ...(object as Record<string, unknown>) };
    if (Object.keys(copy).length > 0) return copy;
  }
  throw invalidOption(option, "object", kind);
}

/** The own items of a list, in order: a sparse list may have a length of four billion and three items. */
export function ownItems(list: readonly unknown[]): unknown[] {
  const items: unknown[] = [];
  for (let index = 0; index < list.length; index += 1) {
    if (!Object.hasOwn(list, index))
      return Object.entries(list).flatMap(([key, item]) => (/^\d+$/.test(key) ? [item] : []));
    items.push(list[index]);
  }
  return items;
}

/** Whether two lists have the same items in the same order. */
export function shallowEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

/**
 * Defines an own property of an ordinary object. A plain assignment to `__proto__`, or to a name with an inherited
 * setter, would not define one (D7).
 */
export function setOwn(target: object, name: PropertyKey, value: unknown): void {
  // Asking the one prototype is three times as fast as asking each target.
  if (name in Object.prototype) {
    // Without a prototype, because a descriptor's fields are looked up there too.
    const descriptor = { __proto__: null, value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(target, name, descriptor as PropertyDescriptor);
  } else (target as Record<PropertyKey, unknown>)[name] = value;
}

/** Copies the own properties to an object without a prototype, so that nothing inherited is read (decision B6). */
export function ownProperties<Source extends object>(object: Source | undefined): Partial<Source> {
  // `__proto__` comes last: if it came first, V8 would create a dictionary object, which is five times slower.
  return { ...object, __proto__: null } as unknown as Partial<Source>;
}

/**
 * Reads a property that an object inherits from its class. An own property does not count, and neither does one of
 * Object.prototype, which any code can add to every object.
 */
export function classProperty(object: object, name: PropertyKey): unknown {
  let owner = Object.getPrototypeOf(object) as object | null;
  while (owner !== null) {
    const next = Object.getPrototypeOf(owner) as object | null;
    // The last one is Object.prototype, of whatever realm.
    if (next === null) return undefined;
    if (Object.hasOwn(owner, name)) return Reflect.get(owner, name, object);
    owner = next;
  }
  return undefined;
}

/** Copies the own properties to an object without a prototype, so that nothing inherited is read (decision B6). */
export function ownProperties<Source extends object>(object: Source | undefined): Partial<Source> {
  // `__proto__` comes last: if it came first, V8 would create a dictionary object, which is five times slower.
  return { ...object, __proto__: null } as unknown as Partial<Source>;
}

/** A function that creates the value of a key once, and keeps it as long as the key lives. */
export function memoize<Key extends object, Rest extends unknown[], Value>(
  create: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const values = new WeakMap<Key, Value>();
  return (key, ...rest) => {
    let value = values.get(key);
    // A value may be `undefined`.
    if (value === undefined && !values.has(key)) values.set(key, (value = create(key, ...rest)));
    return value as Value;
  };
}

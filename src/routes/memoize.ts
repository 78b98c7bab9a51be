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

/**
 * A function that creates the value of a list once. The values of calls choose the list, such as which parameters are
 * left out, so there may be many: it keeps few.
 */
export function memoizeLists<Value extends object>(
  create: (list: readonly number[]) => Value,
): (list: readonly number[]) => Value {
  const values = new Map<string, Value>();
  return (list) => {
    const key = list.join();
    const value = values.get(key) ?? create(list);
    if (values.size === MOST_LISTS) values.clear();
    values.set(key, value);
    return value;
  };
}

/** A program rarely alternates between more. */
const MOST_LISTS = 8;

/**
 * How many entries a generation holds. GitHub's catalogue alone has 1,223 routes, and an exact least-recently-used
 * map smaller than the set that is walked in a circle misses every time.
 */
const GENERATION = 2048;
/** A longer key is made by a program, not written by a person; keeping it would let memory grow with its length. */
const LONGEST_KEY = 2048;

/**
 * Remembers what was worked out from a string, bounded in entries and in bytes.
 *
 * Two generations stand in for an exact least-recently-used order: a hit in the young one costs a single look-up and
 * writes nothing, a hit in the old one moves the entry back among the young.
 */
export class BoundedCache<Value extends object> {
  readonly #make: (key: string) => Value;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  /** @param make - works a value out; what it throws is not remembered */
  constructor(make: (key: string) => Value) {
    this.#make = make;
  }

  get(key: string): Value {
    return this.#young.get(key) ?? this.#renew(key);
  }

  #renew(key: string): Value {
    const value = this.#old.get(key) ?? this.#make(key);
    if (key.length > LONGEST_KEY) return value;
    if (this.#young.size >= GENERATION) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
    return value;
  }
}

/**
 * The estimated bytes of one generation. GitHub's catalogue has 1,223 routes of about 2 kB each with their call plans,
 * and a cache smaller than the set that a program walks in a circle misses every time.
 */
const GENERATION = 4_000_000;

/** A value that takes more than this is not kept: a program made its key, and nobody will ask for it again. */
const LARGEST = GENERATION / 16;

/**
 * Keeps what was created from a string, bounded in bytes.
 *
 * Two generations approximate a least-recently-used order: a hit in the young one is a single look-up and writes
 * nothing, a hit in the old one moves the entry back among the young.
 */
export class BoundedCache<Value extends object, Arg = void> {
  readonly #create: (key: string, arg: Arg) => Value;
  /** Estimated bytes of an entry, besides its key. */
  readonly #size: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #bytes = 0;

  /** @param create - creates the value of a key; if it throws, nothing is kept */
  constructor(size: number, create: (key: string, arg: Arg) => Value) {
    this.#create = create;
    this.#size = size;
  }

  /** @param arg - passed to `create`; it must follow from the key */
  get(key: string, arg: Arg): Value {
    return this.#young.get(key) ?? this.#renew(key, arg);
  }

  /** Whether a value of the cache may grow by this many bytes; if so, they count. */
  grow(bytes: number): boolean {
    if (bytes > LARGEST) return false;
    if (this.#bytes + bytes > GENERATION) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#bytes = 0;
    }
    this.#bytes += bytes;
    return true;
  }

  #renew(key: string, arg: Arg): Value {
    const kept = this.#old.get(key);
    if (!this.grow(this.#size + 2 * key.length)) return kept ?? this.#create(key, arg);
    // A key that was cut out of a large text would keep the whole text alive.
    const copy = flatCopy(key);
    const value = kept ?? this.#create(copy, arg);
    this.#young.set(copy, value);
    return value;
  }
}

/**
 * A copy of a string with characters of its own: V8 represents a part of a long text by a reference to the whole. Names of
 * properties are always copies, and fast to compare.
 */
export function flatCopy(text: string): string {
  return Object.keys({ [text]: 0 })[0]!;
}

/** How many recent items are kept: as many as a program is likely to alternate between. */
const RECENT = 8;

/** Adds an item to a list of recent ones; the oldest makes room. */
export function pushBounded<Item>(recent: Item[], item: Item): void {
  if (recent.length === RECENT) recent.shift();
  recent.push(item);
}

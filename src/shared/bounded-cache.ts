/** Longer texts are used and not kept: they were generated and are rarely used again, or an attacker chose them. */
const LONGEST_KEPT = 2_000;

/** Whether texts, such as the names in a call, may be kept. Every cache asks this. */
export function isKept(texts: readonly string[]): boolean {
  return lengthOf(texts) <= LONGEST_KEPT;
}

function lengthOf(texts: readonly string[]): number {
  let length = 0;
  // An empty text takes memory, too.
  for (const text of texts) length += text.length + 1;
  return length;
}

/**
 * The estimated bytes of one generation. GitHub's API has 1,223 routes. If a program uses all of them in turn, with their
 * call plans, a smaller cache would miss every time.
 */
const GENERATION = 5_000_000;

/** What is created from a text may be larger: a route has an expression for a few characters. */
const BYTES_OF_CHARACTER = 25;

/**
 * Caches values that are created from strings, with a limit in bytes.
 *
 * Two generations approximate least-recently-used order. A hit in the young generation is a single look-up without a
 * write; a hit in the old generation moves the entry to the young one.
 */
export class BoundedCache<Value extends object, Arg = void> {
  readonly #create: (key: string, arg: Arg) => Value;
  /** Estimated bytes of an entry or of a part, without its texts. */
  readonly #size: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #bytes = 0;

  /** @param create - creates the value of a key; if it throws, nothing is cached */
  constructor(size: number, create: (key: string, arg: Arg) => Value) {
    this.#create = create;
    this.#size = size;
  }

  /** @param arg - passed to `create`; must depend only on the key */
  get(key: string, arg: Arg): Value {
    return this.#young.get(key) ?? this.#renew(key, arg);
  }

  /** Whether a cached value may get a part that is created from these texts. If so, counts the part. */
  grow(texts: readonly string[]): boolean {
    const length = lengthOf(texts);
    if (length > LONGEST_KEPT) return false;
    const bytes = this.#size + BYTES_OF_CHARACTER * length;
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
    if (!this.grow([key])) return kept ?? this.#create(key, arg);
    // A key that is a slice of a large text would keep the whole text in memory.
    const copy = flatCopy(key);
    const value = kept ?? this.#create(copy, arg);
    this.#young.set(copy, value);
    return value;
  }
}

/**
 * Copies a string. V8 represents a slice of a long text as a reference to the whole text. Names of properties are
 * always copies, and fast to compare.
 */
export function flatCopy(text: string): string {
  return Object.keys({ [text]: 0 })[0]!;
}

/** The number of recent items: a program rarely alternates between more. */
const RECENT = 8;

/** Adds an item to a list of recent items, and removes the oldest one if the list is full. */
export function pushBounded<Item>(recent: Item[], item: Item): void {
  if (recent.length === RECENT) recent.shift();
  recent.push(item);
}

/** Whether two lists have the same items in the same order. */
export function shallowEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

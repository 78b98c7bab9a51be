/** The longest name that every host takes. */
export const LONGEST_NAME = 64;

/** The shortest limit: a word and a hash. */
export const SHORTEST_NAME = 16;

/** What a name is chosen for. */
interface Wish {
  /** What makes it another one than all others, whatever its place in a list is. */
  readonly key: string;
  readonly text: string;
  /** Whether the document has this name: others yield. */
  readonly isOwn: boolean;
}

/**
 * Names the tools of operations: by `operationId`, or by method and path. A name depends on all operations, and not on their order: one
 * that is cut or changed, and each of those that share one, ends in a hash of method and path (X1).
 */
export function nameTools(
  operations: readonly { readonly id: string | undefined; readonly method: string; readonly path: string }[],
): readonly string[] {
  const wishes = operations.map(({ id = "", method, path }): Wish => {
    const isOwn = /[A-Za-z\d]/.test(id);
    return {
      key: `${method} ${path}`,
      text: isOwn ? id : trimmed(cleaned(`${method.toLowerCase()}${path}`, "_-")),
      isOwn,
    };
  });
  return chooseNames(wishes, "_-", LONGEST_NAME);
}

/** Cuts the names of tools to a limit. */
export function shortenNames(
  tools: readonly { readonly name: string; readonly method: string; readonly path: string }[],
  longest: number,
): readonly string[] {
  if (longest === LONGEST_NAME) return tools.map(({ name }) => name);
  const wishes = tools.map(({ name, method, path }) => ({ key: `${method} ${path}`, text: name, isOwn: true }));
  return chooseNames(wishes, "_-", longest);
}

/**
 * Names the arguments of a tool. Of equal names, all but that of the path begin with their place; a name that hosts refuse ends in a
 * hash of place and name (X1).
 */
export function nameArguments(all: readonly { readonly name: string; readonly in: string }[]): readonly string[] {
  const counts = countsOf(all.map(({ name }) => name));
  const wishes = all.map(({ name, in: place }): Wish => {
    const isShared = counts.get(name)! > 1 && /^(?:query|header|cookie)$/.test(place);
    return {
      key: `${place} ${name}`,
      text: isShared ? `${place}.${name}` : name,
      isOwn: !isShared && place !== "body",
    };
  });
  return chooseNames(wishes, "_.-", LONGEST_NAME);
}

function chooseNames(wishes: readonly Wish[], marks: string, longest: number): readonly string[] {
  const names = new Map<Wish, string>();
  const taken = new Set<string>();
  for (const isOwn of [true, false]) {
    const rank = wishes.filter((wish) => wish.isOwn === isOwn);
    const counts = countsOf(rank.map(({ text }) => text));
    for (const wish of rank) {
      const { text } = wish;
      if (text === "" || text.length > longest || cleaned(text, marks) !== text) continue;
      if (counts.get(text)! > 1 || taken.has(text)) continue;
      names.set(wish, text);
      taken.add(text);
    }
  }
  const others = wishes.filter((wish) => !names.has(wish)).map((wish) => [wish.key, wish] as const);
  for (const [, wish] of others.sort(([one], [other]) => (one < other ? -1 : 1)))
    names.set(wish, hashedName(wish, marks, longest, taken));
  return wishes.map((wish) => names.get(wish)!);
}

function hashedName({ key, text }: Wish, marks: string, longest: number, taken: Set<string>): string {
  const base = trimmed(cleaned(text, marks));
  for (let round = 0; ; round += 1) {
    const hash = hashOf(round === 0 ? key : `${key} ${round}`);
    const start = base.slice(0, longest - hash.length - 1);
    const name = start === "" ? hash : `${start}_${hash}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** A text with `_` instead of all that is no ASCII letter, digit or mark. */
function cleaned(text: string, marks: string): string {
  return text.replace(new RegExp(`[^A-Za-z\\d${marks}]+`, "g"), "_");
}

function trimmed(text: string): string {
  return text.replace(/^_+/, "").replace(/(?<!_)_+$/, "");
}

/** FNV-1a of 32 bits, as eight hex digits: names need no secret, but the same hash everywhere. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

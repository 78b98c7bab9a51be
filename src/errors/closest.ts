/** The one of `known` that `name` may be a slip of; `undefined` where none is near enough. */
export function closest(name: string, known: readonly string[]): string | undefined {
  const likeness = (other: string): number => {
    const pairs = Array.from(other.toLowerCase(), (_, index) => other.slice(index, index + 2));
    return (
      pairs.filter((pair) => name.toLowerCase().includes(pair.toLowerCase())).length /
      Math.max(name.length, other.length)
    );
  };
  // A longer name was made by a program: nobody has mistyped it.
  const near = known.filter((other) => name.length < 50 && other.length < 50 && likeness(other) >= 0.4);
  return near.sort((one, other) => likeness(other) - likeness(one))[0];
}

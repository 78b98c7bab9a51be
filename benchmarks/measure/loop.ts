// Imported once for each contender, with a query of its own behind the file's name: then V8 compiles each copy by itself
// and gathers the types that one contender shows, instead of those of all.

/** Something that builds a request and gives what came out. */
export type Build = () => unknown;

// What came out is kept for a while, so that no compiler leaves the building away.
const kept: unknown[] = Array.from({ length: 64 });
let characters = 0;

/** Milliseconds that `passes` passes over `builds` take. */
export function timeBuilt(builds: readonly Build[], passes: number): number {
  const count = builds.length;
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) {
    for (let index = 0; index < count; index++) kept[index & 63] = builds[index]!();
  }
  return performance.now() - start;
}

/** The same where each url is read as well: V8 puts off joining a string until somebody looks at it. */
export function timeRead(builds: readonly Build[], passes: number, urlOf: (built: never) => string): number {
  const count = builds.length;
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) {
    for (let index = 0; index < count; index++) {
      const built = builds[index]!();
      kept[index & 63] = built;
      characters += urlOf(built as never).charCodeAt(0);
    }
  }
  const time = performance.now() - start;
  if (Number.isNaN(characters)) throw new Error("a url is empty");
  return time;
}

// Imported once for each contender, with a query of its own behind the file's name: then V8 compiles each copy by itself, and
// gathers the types that one contender shows, instead of those of all.

/** @type {unknown[]} */
const kept = Array.from({ length: 64 });
let characters = 0;

/**
 * Milliseconds of a processor that `passes` passes over `builds` take, which other programs disturb less than a clock. Each url is read as well: V8 puts off joining a text until somebody
 * looks at it. What comes out is kept for a while, so that no compiler leaves the building away.
 *
 * @param {readonly (() => { url: string })[]} builds
 * @param {number} passes
 */
export function time(builds, passes) {
  const count = builds.length;
  const start = process.cpuUsage();
  for (let pass = 0; pass < passes; pass++) {
    for (let index = 0; index < count; index++) {
      const built = /** @type {() => { url: string }} */ (builds[index])();
      kept[index & 63] = built;
      characters += built.url.charCodeAt(0);
    }
  }
  const { user, system } = process.cpuUsage(start);
  if (Number.isNaN(characters)) throw new Error("a url is empty");
  return (user + system) / 1000;
}

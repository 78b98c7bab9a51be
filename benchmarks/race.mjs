// Times contenders of one case in turn: `node --expose-gc benchmarks/race.mjs query` prints the result as JSON.
import { CASES } from "./calls.mjs";
import { entrants } from "./contenders.mjs";
import { shuffled, summarize } from "./rounds.mjs";

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} omits
 * @property {number} time nanoseconds of a build, the median of the rounds
 * @property {number} ratio of the first: the median of the rounds' own ratios, which noise of the machine hurts least
 */

/** `short` only shows that everything works. */
const { rounds, batch, warmUp } =
  process.argv[3] === "short" ? { rounds: 3, batch: 0, warmUp: 0 } : { rounds: 61, batch: 3, warmUp: 300 };

const given = await CASES[/** @type {string} */ (process.argv[2])]?.();
if (!given) throw new Error(`The cases are ${Object.keys(CASES).join(", ")}.`);
process.stdout.write(JSON.stringify(await race(await entrants(given))));

/**
 * @param {Awaited<ReturnType<typeof entrants>>} runners
 * @returns {Promise<Row[]>}
 */
async function race(runners) {
  /** @type {{ builds: readonly import("./contenders.mjs").Build[], passes: number, time: typeof import("./loop.mjs").time }[]} */
  const racers = [];
  for (const [index, { builds }] of runners.entries()) {
    /** @type {typeof import("./loop.mjs")} */
    const { time } = await import(`./loop.mjs?${index}`);
    const end = performance.now() + warmUp;
    do time(builds, 1);
    while (performance.now() < end);
    let passes = 1;
    while (time(builds, passes) < batch) passes *= 2;
    racers.push({ builds, passes, time });
  }
  globalThis.gc?.();
  const times = Array.from({ length: rounds }, () => {
    /** @type {number[]} */
    const round = [];
    for (const index of shuffled(racers.length)) {
      const { builds, passes, time } = /** @type {(typeof racers)[number]} */ (racers[index]);
      // Not counted: it brings back into the processor's caches what the one before has driven out.
      time(builds, 1);
      round[index] = (time(builds, passes) * 1e6) / (passes * builds.length);
    }
    return round;
  });
  return summarize(
    runners.map(({ name, omits }) => ({ name, omits })),
    times,
  );
}

import { median } from "./median.js";
import type { Effort } from "./effort.js";
import type * as Loop from "./loop.js";
import type { Build } from "./loop.js";

/** What takes part in a race: its builds, and how to get the url out of what they give, if there is one. */
export interface Runner {
  readonly name: string;
  readonly builds: readonly Build[];
  readonly urlOf?: (built: never) => string;
  /** What the program does before each batch, off the clock. */
  readonly between?: () => void;
  /** Whether a batch is one pass right behind that: what it has driven out of a cache is still missing. */
  readonly isOnce?: boolean;
}

/** Nanoseconds a build. */
interface Timing {
  readonly median: number;
  /** The quartiles. */
  readonly low: number;
  readonly high: number;
  /** The shortest round: what other work on the machine disturbs least. */
  readonly least: number;
  /** How many times as long as the first runner: the median of the rounds' own ratios, which noise of the machine hurts least. */
  readonly ratio: number;
}

/** A runner's times: built, and built and read, unless a runner of the race has no url. */
export interface RunnerTimings {
  readonly name: string;
  readonly built: Timing;
  readonly read?: Timing;
}

type Mode = "built" | "read";

interface Racer {
  readonly runner: Runner;
  readonly time: (mode: Mode, passes: number) => number;
  readonly passes: number;
}

let loops = 0;

/** Times all runners in turn, round by round, each round in another order. */
export async function race(runners: readonly Runner[], effort: Effort): Promise<RunnerTimings[]> {
  const racers: Racer[] = [];
  for (const runner of runners) racers.push(await racer(runner, effort));
  for (const { time, runner } of racers) {
    runner.between?.();
    warmUp(time, effort);
  }
  globalThis.gc?.();

  const built = timeRounds("built", racers, effort);
  const read = runners.every(({ urlOf }) => urlOf) ? timeRounds("read", racers, effort) : undefined;
  return runners.map(({ name }, index) => ({
    name,
    built: timing(built, index),
    ...(read && { read: timing(read, index) }),
  }));
}

async function racer(runner: Runner, effort: Effort): Promise<Racer> {
  loops += 1;
  const { timeBuilt, timeRead } = (await import(`./loop.js?${loops}`)) as typeof Loop;
  const { builds, urlOf } = runner;
  const time = (mode: Mode, passes: number): number =>
    mode === "read" && urlOf ? timeRead(builds, passes, urlOf) : timeBuilt(builds, passes);
  warmUp(time, effort);
  let passes = 1;
  while (!runner.isOnce && time("built", passes) < effort.batch) passes *= 2;
  return { runner, time, passes };
}

function warmUp(time: Racer["time"], { warmUp: milliseconds }: Effort): void {
  for (const mode of ["built", "read"] as const) {
    const end = performance.now() + milliseconds / 4;
    do time(mode, 1);
    while (performance.now() < end);
  }
}

/** For each round, each racer's nanoseconds a build. */
function timeRounds(mode: Mode, racers: readonly Racer[], effort: Effort): number[][] {
  return Array.from({ length: effort.rounds }, () => {
    const times: number[] = [];
    for (const index of shuffled(racers.length)) {
      const { time, passes, runner } = racers[index]!;
      runner.between?.();
      // Not counted: it brings back into the processor's caches what the racer before has driven out.
      if (!runner.isOnce) time(mode, 1);
      times[index] = (time(mode, passes) * 1e6) / (passes * runner.builds.length);
    }
    return times;
  });
}

/** The numbers below `count` in any order: nobody always runs behind the same one. */
function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

function timing(rounds: readonly number[][], index: number): Timing {
  const times = rounds.map((round) => round[index] ?? Number.NaN);
  const ratios = rounds.map((round) => (round[index] ?? Number.NaN) / (round[0] ?? Number.NaN));
  return {
    median: median(times),
    low: median(times, 0.25),
    high: median(times, 0.75),
    least: Math.min(...times),
    ratio: median(ratios),
  };
}

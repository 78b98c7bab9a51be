import { Session, type Profiler } from "node:inspector";
import { afterAll, expect } from "@jest/globals";

// V8 counts the blocks of code that run, on every machine alike: a growth that time would show only on a quiet one. Import
// this module first, because only functions that are compiled from then on are counted. What the platform does within a
// single call is not counted: ESLint looks for regular expressions that are not linear, and benchmarks/ measure the rest.
const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

// Code that V8 counts runs at half its speed, also in the files that this process tests next.
afterAll(() => {
  session.post("Profiler.stopPreciseCoverage");
  session.post("Profiler.disable");
  session.disconnect();
});

/** How many blocks of the sources each of two runs takes. */
function countSteps(first: () => unknown, second: () => unknown): readonly [number, number] {
  takeCounts();
  attempt(first);
  const steps = takeCounts();
  attempt(second);
  return [steps, takeCounts()];
}

/** The counts since the last time. */
function takeCounts(): number {
  let steps = 0;
  session.post("Profiler.takePreciseCoverage", (_, { result }: Profiler.TakePreciseCoverageReturnType) => {
    for (const { url, functions } of result) {
      if (!url.includes("/src/")) continue;
      for (const { functionName, ranges } of functions) {
        // Jest adds functions that count for its own coverage.
        if (!functionName.startsWith("cov_")) for (const { count } of ranges) steps += count;
      }
    }
  });
  return steps;
}

/**
 * Expects that twice the size takes about twice the steps.
 *
 * @param prepare - creates what has to be linear, at a size
 * @param size - the smaller of the two sizes
 */
export function expectLinear(prepare: (size: number) => () => unknown, size = LARGE): void {
  // What is done once, such as creating a table, is done before.
  attempt(prepare(1));
  // V8 forgets the counts of code that it collects meanwhile: then they are taken again.
  let growth = Infinity;
  for (let attempts = 0; attempts < 3 && !(growth < MOST); attempts += 1) {
    const [once, twice] = countSteps(prepare(size), prepare(2 * size));
    expect(twice).toBeGreaterThan(0);
    growth = twice / once;
  }
  expect(growth).toBeLessThan(MOST);
}

/** Too large for any cache, as twice the size is: what a cache keeps takes fewer steps. */
const LARGE = 1_200;

/** How many times the steps of twice the size may be: a square has four times as many. */
const MOST = 2.3;

function attempt(run: () => unknown): void {
  try {
    run();
  } catch {
    // Errors take steps, too.
  }
}

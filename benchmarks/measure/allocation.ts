import type { Effort } from "./effort.js";
import type { Build } from "./loop.js";
import { median } from "./median.js";

// What came out is kept until the next, so that no compiler leaves the building away.
const kept: unknown[] = [];

/** Builds between two looks at the heap. */
const BUILDS = 2048;

/** Bytes that a build allocates, garbage included: how much the heap grows while nothing is collected. */
export function bytesEach(builds: readonly Build[], { rounds, warmUp }: Effort): number {
  const passes = Math.max(1, Math.round(BUILDS / builds.length));
  const end = performance.now() + warmUp / 2;
  do run(builds, passes);
  while (performance.now() < end);
  const empty = Array.from({ length: builds.length }, () => nothing);
  const cost = (some: readonly Build[]): number =>
    median(Array.from({ length: Math.ceil(rounds / 8) }, () => grown(some, passes)));
  // Looking at the heap allocates as well.
  return (cost(builds) - cost(empty)) / (passes * builds.length);
}

function grown(builds: readonly Build[], passes: number): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  run(builds, passes);
  return process.memoryUsage().heapUsed - before;
}

function run(builds: readonly Build[], passes: number): void {
  for (let pass = 0; pass < passes; pass++) for (const build of builds) kept[0] = build();
}

/** Collects all garbage; the processes of the suites are started so that they can. */
export function collect(): void {
  if (!globalThis.gc) throw new Error("start Node with --expose-gc");
  globalThis.gc();
}

const nothing = (): undefined => undefined;

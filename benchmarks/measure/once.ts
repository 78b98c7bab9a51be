import type { Effort } from "./effort.js";
import { median } from "./median.js";

// What came out is kept, so that no compiler leaves the work away.
const kept: unknown[] = [];

/** Nanoseconds that something takes, the median of many batches; for what differs so much that no turns are needed. */
export function timeEach(action: () => unknown, { rounds, batch, warmUp }: Effort): number {
  const end = performance.now() + warmUp / 3;
  do kept[0] = action();
  while (performance.now() < end);
  let count = 1;
  while (time(action, count) < batch / 4) count *= 2;
  const times = Array.from({ length: Math.ceil(rounds / 2) }, () => (time(action, count) * 1e6) / count);
  return median(times);
}

function time(action: () => unknown, count: number): number {
  const start = performance.now();
  for (let index = 0; index < count; index++) kept[0] = action();
  return performance.now() - start;
}

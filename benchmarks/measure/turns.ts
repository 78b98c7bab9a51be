import type { Effort } from "./effort.js";

// What came out is kept, so that no compiler leaves the work away.
const kept: unknown[] = [];

/**
 * Times actions in turn, round by round, so that a disturbance hurts all of a round alike.
 *
 * @returns for each round, nanoseconds of each action
 */
export function timeInTurns(actions: readonly (() => unknown)[], { rounds, batch, warmUp }: Effort): number[][] {
  const counts = actions.map((action) => {
    const end = performance.now() + warmUp / 5;
    do time(action, 1);
    while (performance.now() < end);
    let count = 1;
    while (time(action, count) < batch / 4) count *= 2;
    return count;
  });
  return Array.from({ length: rounds }, () =>
    actions.map((action, index) => {
      const count = counts[index]!;
      return (time(action, count) * 1e6) / count;
    }),
  );
}

function time(action: () => unknown, count: number): number {
  const start = performance.now();
  for (let index = 0; index < count; index++) kept[0] = action();
  return performance.now() - start;
}

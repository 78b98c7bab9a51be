/** The numbers below `count` in any order: nobody always runs behind the same one. @param {number} count */
export function shuffled(count) {
  const order = Array.from({ length: count }, (_, index) => ({ index, key: Math.random() }));
  return order.sort((one, other) => one.key - other.key).map(({ index }) => index);
}

/**
 * A row for each runner, with the median of its rounds, and that of its ratios to the first: noise of the machine hurts those least.
 *
 * @template {object} Runner
 * @param {readonly Runner[]} runners
 * @param {readonly (readonly number[])[]} times of each round, by runner
 */
export function summarize(runners, times) {
  return runners.map((runner, index) => ({
    ...runner,
    time: median(times.map((round) => round[index] ?? NaN)),
    ratio: median(times.map((round) => (round[index] ?? NaN) / (round[0] ?? NaN))),
  }));
}

/** @param {readonly number[]} values @returns {number} */
function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
}

/** How something grows: its size, and what it costs there. */
export type Point = readonly [size: number, cost: number];

/**
 * The exponent of the power law that fits best, by least squares on logarithms: 1 is a straight line, 2 a parabola.
 * Only the largest hundredth part and above counts, where the part that never changes no longer hides the growth.
 */
export function growthExponent(points: readonly Point[]): number {
  const largest = Math.max(...points.map(([size]) => size));
  const logs = points.filter(([size]) => size >= largest / 100).map(([size, cost]) => [Math.log(size), Math.log(cost)]);
  const mean = (index: 0 | 1): number => logs.reduce((sum, pair) => sum + (pair[index] ?? 0), 0) / logs.length;
  const [meanSize, meanCost] = [mean(0), mean(1)];
  let products = 0;
  let squares = 0;
  for (const [size = 0, cost = 0] of logs) {
    products += (size - meanSize) * (cost - meanCost);
    squares += (size - meanSize) ** 2;
  }
  return products / squares;
}

/** The middle of the values in order, or the place in that order that `share` names: 0.25 is the lower quartile. */
export function median(values: readonly number[], share = 0.5): number {
  if (values.length === 0) throw new RangeError("no values, no median");
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}

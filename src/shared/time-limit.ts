/** Whether a value is a time limit that timers can keep, in milliseconds: a longer one would end at once. */
export function isTimeLimit(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
}

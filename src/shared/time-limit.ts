/** Whether a value is a valid time limit in milliseconds. A timer with a longer time would fire immediately. */
export function isTimeLimit(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
}

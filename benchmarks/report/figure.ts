import type { Unit } from "./result.js";

/** Each unit with the next larger one, and how many of it make one of that. */
const LARGER: Readonly<Partial<Record<string, readonly [unit: string, count: number]>>> = {
  ns: ["µs", 1000],
  µs: ["ms", 1000],
  ms: ["s", 1000],
  B: ["kB", 1000],
  kB: ["MB", 1000],
};

/** A value in the unit that needs the fewest digits: `1.35 µs`. */
export function figure(value: number, unit: Unit, write = digits): string {
  let [shown, name]: [number, string] = [value, unit];
  for (let next = LARGER[name]; next && Math.abs(shown) >= next[1]; next = LARGER[name]) {
    [name, shown] = [next[0], shown / next[1]];
  }
  return `${write(shown)} ${name}`;
}

/** Three digits that count, and no more than two behind the point. */
export function digits(value: number): string {
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2).replace(/^-(0(?:\.0+)?)$/, "$1");
}

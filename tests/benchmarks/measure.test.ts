// What the benchmarks make of their figures; that they run at all is a check of its own (`npm run bench -- --short`).
import { describe, expect, test } from "@jest/globals";

import { growthExponent, type Point } from "../../benchmarks/measure/fit.js";
import { median } from "../../benchmarks/measure/median.js";
import { figure } from "../../benchmarks/report/figure.js";
import type { Comparison, Growth } from "../../benchmarks/report/result.js";
import { losses, markdownTable, plainTable } from "../../benchmarks/report/table.js";

describe("growthExponent", () => {
  const sizes = [1, 10, 100, 1000];
  const fitted = (cost: (size: number) => number): number =>
    growthExponent(sizes.map((size): Point => [size, cost(size)]));

  test.each([
    ["level", () => 7, 0],
    ["linear", (size: number) => 3 * size, 1],
    ["quadratic", (size: number) => size ** 2, 2],
  ])("%s growth", (_, cost, exponent) => {
    expect(fitted(cost)).toBeCloseTo(exponent, 10);
  });

  test("what never changes does not hide quadratic growth", () => {
    expect(fitted((size) => 1000 + size ** 2)).toBeGreaterThan(1.4);
  });

  test("the smallest sizes do not count", () => {
    expect(fitted((size) => (size === 1 ? 1e9 : size))).toBeCloseTo(1, 10);
  });
});

describe("median", () => {
  test("the middle, whatever the order", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  test("a quartile", () => {
    expect(median([0, 1, 2, 3, 4], 0.25)).toBe(1);
  });

  test("of nothing there is none", () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

test.each([
  [71.26, "ns", "71.3 ns"],
  [1999, "ns", "2.00 µs"],
  [12_345_678, "ns", "12.3 ms"],
  [2_500_000_000, "ns", "2.50 s"],
  [450, "B", "450 B"],
  [11.68, "kB", "11.7 kB"],
  [-0.001, "MB", "0.00 MB"],
] as const)("a figure: %d %s", (value, unit, text) => {
  expect(figure(value, unit)).toBe(text);
});

describe("tables", () => {
  const row = (name: string, value: number): Comparison["rows"][number] => ({ name, value, ratio: value / 100 });
  const result: Comparison = {
    kind: "comparison",
    name: "hot",
    title: "A hot route",
    unit: "ns",
    rows: [row("build()", 100), row("endpoint()", 98), row("hand-written", 40), row("@octokit/endpoint", 900)],
  };

  test("each contender that is ahead of ours is among the losses, and nobody else", () => {
    expect(losses([result]).slice(1)).toEqual([["A hot route", "hand-written", "40.0 ns", "0.40 ×", ""]]);
  });

  test("who needs less at the largest size is among them too", () => {
    const line = (name: string, end: number): Growth["lines"][number] => ({
      name,
      points: [
        [1, 5],
        [10, end],
      ],
    });
    const lines = [line("fluent-endpoint", 100), line("@octokit/endpoint", 25), line("axios", 200)];
    const growth: Growth = {
      kind: "growth",
      name: "g",
      title: "Routes",
      size: "routes",
      cost: "time",
      unit: "ns",
      lines,
    };

    expect(losses([growth]).slice(1)).toEqual([["Routes, the most", "@octokit/endpoint", "25.0 ns", "0.25 ×", ""]]);
  });

  test("columns of figures are set right", () => {
    const table = [
      ["", "time"],
      ["one", "9 ns"],
      ["three", "10 µs"],
    ];
    expect(markdownTable(table)).toBe("|  | time |\n| --- | --: |\n| one | 9 ns |\n| three | 10 µs |");
    expect(plainTable(table)).toBe("        time\none     9 ns\nthree  10 µs");
  });
});

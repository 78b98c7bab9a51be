import { figure } from "../report/figure.js";
import type { Comparison } from "../report/result.js";
import { isOurs } from "../report/table.js";
import { colourOf, PALETTE, TITLE } from "./palette.js";
import { svg } from "./svg.js";

/** That of the text on the page: a wider chart has smaller letters. */
const WIDTH = 620;
const BAR = 24;
const TITLE_HEIGHT = 36;
const GAP = 16;
/** Room for the value behind the longest bar. */
const VALUE_WIDTH = 80;

/** Draws contenders as bars from zero, the first at the top; the comparisons below each other. */
export function bars(comparisons: readonly Comparison[]): string {
  const longest = Math.max(...comparisons.flatMap(({ rows }) => rows.map(({ name }) => name.length)));
  const left = 30 + longest * 6.5;
  const heights = comparisons.map(({ rows }) => TITLE_HEIGHT + rows.length * BAR + GAP);
  const topOf = (index: number): number => heights.slice(0, index).reduce((sum, height) => sum + height, 0);
  const option = {
    title: comparisons.map(({ title }, index) => ({
      text: `${title.replaceAll("`", "")} (less is better)`,
      left: 12,
      top: topOf(index) + 8,
      textStyle: TITLE,
    })),
    grid: comparisons.map(({ rows }, index) => ({
      left,
      top: topOf(index) + TITLE_HEIGHT,
      width: WIDTH - left - VALUE_WIDTH,
      height: rows.length * BAR,
    })),
    xAxis: comparisons.map((_, gridIndex) => ({ gridIndex, type: "value" as const, show: false, min: 0 })),
    yAxis: comparisons.map(({ rows }, gridIndex) => ({
      gridIndex,
      type: "category" as const,
      inverse: true,
      data: rows.map(({ name }) => name.replaceAll("`", "")),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: PALETTE.text, fontSize: 12, interval: 0 },
    })),
    series: comparisons.map(({ rows, unit }, index) => ({
      type: "bar" as const,
      xAxisIndex: index,
      yAxisIndex: index,
      barWidth: BAR * 0.6,
      data: rows.map(({ name, value }) => ({
        value,
        itemStyle: { color: colourOf(name, isOurs(name)) },
        label: {
          show: true,
          position: "right" as const,
          formatter: figure(value, unit),
          color: PALETTE.text,
          fontSize: 12,
        },
      })),
    })),
  };
  return svg(option, WIDTH, topOf(comparisons.length));
}

import { digits, figure } from "../report/figure.js";
import type { Growth } from "../report/result.js";
import { isOurs } from "../report/table.js";
import { colourOf, PALETTE } from "./palette.js";
import { heightOf, panels, type Layout } from "./panels.js";
import { svg } from "./svg.js";

const LAYOUT: Layout = {
  columns: 2,
  width: 880,
  height: 190,
  margin: { left: 70, right: 30, top: 64, bottom: 56 },
};

/** Draws costs over sizes, both logarithmic: what is a straight line of slope 1 here is linear. */
export function lines(growths: readonly Growth[]): string {
  const places = panels(
    growths.map(({ title }) => title),
    LAYOUT,
  );
  const option = {
    title: places.map(({ title }, index) => ({
      ...title,
      subtext: exponents(growths[index]),
      itemGap: 4,
      subtextStyle: { color: PALETTE.faint, fontSize: 11 },
    })),
    grid: places.map(({ grid }) => grid),
    xAxis: growths.map(({ size }, gridIndex) => ({
      gridIndex,
      type: "log" as const,
      name: size,
      nameLocation: "middle" as const,
      nameGap: 26,
      nameTextStyle: { color: PALETTE.faint, fontSize: 11 },
      axisLabel: { color: PALETTE.faint, fontSize: 11, formatter: (value: number) => value.toLocaleString("en") },
      axisLine: { lineStyle: { color: PALETTE.grid } },
      axisTick: { lineStyle: { color: PALETTE.grid } },
      splitLine: { show: false },
    })),
    yAxis: growths.map(({ unit, lines: all }, gridIndex) => ({
      gridIndex,
      // A heap may be smaller than it was.
      type: all.some(({ points }) => points.some(([, cost]) => cost <= 0)) ? ("value" as const) : ("log" as const),
      axisLabel: { color: PALETTE.faint, fontSize: 11, formatter: (value: number) => figure(value, unit) },
      axisLine: { show: false },
      splitLine: { lineStyle: { color: PALETTE.grid } },
    })),
    series: growths.flatMap(({ lines: all }, index) =>
      all.map(({ name, points }) => {
        const color = colourOf(name, isOurs(name));
        return {
          type: "line" as const,
          xAxisIndex: index,
          yAxisIndex: index,
          symbol: isOurs(name) ? "circle" : "rect",
          symbolSize: 6,
          itemStyle: { color },
          lineStyle: { color, width: 2 },
          data: points.map(([size, cost]) => [size, cost]),
        };
      }),
    ),
  };
  return svg(option, LAYOUT.width, heightOf(growths.length, LAYOUT));
}

function exponents(growth: Growth | undefined): string {
  const texts = growth?.lines.map(({ name, points, exponent }) => {
    const mark = isOurs(name) ? "●" : "■";
    const last = points.at(-1)?.[1] ?? 0;
    return `${mark} ${name}: ${exponent === undefined ? figure(last, growth.unit) : `exponent ${digits(exponent)}`}`;
  });
  return texts?.join("    ") ?? "";
}

import { figure } from "../report/figure.js";
import type { Comparison } from "../report/result.js";
import { isOurs } from "../report/table.js";
import { colourOf, PALETTE } from "./palette.js";
import { heightOf, panels, type Layout } from "./panels.js";
import { svg } from "./svg.js";

const WIDTH = 800;
const BAR = 24;

/** Draws contenders as bars from zero, the first at the top; one panel for each comparison. */
export function bars(comparisons: readonly Comparison[]): string {
  const most = Math.max(...comparisons.map(({ rows }) => rows.length));
  const longest = Math.max(...comparisons.flatMap(({ rows }) => rows.map(({ name }) => name.length)));
  const margin = { left: 30 + longest * 6.5, right: 80, top: 36, bottom: 12 };
  const layout: Layout = { columns: 1, width: WIDTH, height: most * BAR, margin };
  const places = panels(
    comparisons.map(
      ({ title, unit }) =>
        `${title}${unit === "ns" || unit === "ms" ? " (time, less is better)" : " (less is better)"}`,
    ),
    layout,
  );
  const option = {
    title: places.map(({ title }) => title),
    grid: places.map(({ grid }, index) => ({ ...grid, height: (comparisons[index]?.rows.length ?? 0) * BAR })),
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
  return svg(option, WIDTH, heightOf(comparisons.length, layout));
}

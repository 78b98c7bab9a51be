import { digits, figure } from "../report/figure.js";
import type { Growth, Line } from "../report/result.js";
import { isOurs } from "../report/table.js";
import { colourOf, PALETTE, TITLE } from "./palette.js";
import { svg } from "./svg.js";

/** That of the text on the page: a wider chart has smaller letters. */
const WIDTH = 620;
const COLUMNS = 1;
/** Of one panel: its place, and the room around the drawing in it. */
const PANEL = { width: WIDTH / COLUMNS, height: 280, left: 70, right: 30, top: 78, bottom: 56 };

const COMPACT = new Intl.NumberFormat("en", { notation: "compact" });
const SMALL = { color: PALETTE.faint, fontSize: 11 };

/** Draws costs over sizes, both logarithmic: what is a straight line of slope 1 here is linear. */
export function lines(growths: readonly Growth[]): string {
  const left = (index: number): number => (index % COLUMNS) * PANEL.width;
  const top = (index: number): number => Math.floor(index / COLUMNS) * PANEL.height;
  const option = {
    title: growths.map((growth, index) => ({
      text: growth.title,
      left: left(index) + 12,
      top: top(index) + 8,
      textStyle: TITLE,
      itemGap: 4,
      subtext: growth.lines.map((line) => legend(line, growth)).join("\n"),
      subtextStyle: { ...SMALL, rich: { ours: { color: PALETTE.ours }, peers: { color: PALETTE.peers } } },
    })),
    grid: growths.map((_, index) => ({
      left: left(index) + PANEL.left,
      top: top(index) + PANEL.top,
      width: PANEL.width - PANEL.left - PANEL.right,
      height: PANEL.height - PANEL.top - PANEL.bottom,
    })),
    xAxis: growths.map(({ size }, gridIndex) => ({
      gridIndex,
      type: "log" as const,
      name: size,
      nameLocation: "middle" as const,
      nameGap: 26,
      nameTextStyle: SMALL,
      axisLabel: { ...SMALL, formatter: (value: number) => COMPACT.format(value) },
      axisLine: { lineStyle: { color: PALETTE.grid } },
      axisTick: { lineStyle: { color: PALETTE.grid } },
      splitLine: { show: false },
    })),
    yAxis: growths.map((growth, gridIndex) => ({
      gridIndex,
      ...(isLogarithmic(growth) ? { type: "log" as const } : { type: "value" as const, min: 0 }),
      axisLabel: { ...SMALL, formatter: (value: number) => figure(value, growth.unit, (shown) => `${shown}`) },
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: PALETTE.grid } },
    })),
    series: growths.flatMap((growth, index) =>
      growth.lines.map(({ name, points }) => {
        const color = colourOf(name, isOurs(name));
        return {
          type: "line" as const,
          xAxisIndex: index,
          yAxisIndex: index,
          symbol: isOurs(name) ? "circle" : "rect",
          symbolSize: 6,
          itemStyle: { color },
          lineStyle: { color, width: 2 },
          // A heap may be a little smaller than it was.
          data: points.map(([size, cost]) => [size, Math.max(cost, 0)]),
        };
      }),
    ),
  };
  return svg(option, WIDTH, Math.ceil(growths.length / COLUMNS) * PANEL.height);
}

const isLogarithmic = ({ unit }: Growth): boolean => unit === "ns";

/** A line's mark and name, with its exponent or where it ends. */
function legend({ name, points, exponent }: Line, { unit }: Growth): string {
  const mark = isOurs(name) ? "{ours|●}" : "{peers|■}";
  const last = points.at(-1)?.[1] ?? 0;
  return `${mark} ${name}: ${exponent === undefined ? `ends at ${figure(last, unit)}` : `exponent ${digits(exponent)}`}`;
}

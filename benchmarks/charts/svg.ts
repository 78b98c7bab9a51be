import * as echarts from "echarts";
import type { EChartsOption } from "echarts";

import { DARK_STYLE, PALETTE } from "./palette.js";

/** Draws a chart as SVG text, without a browser. */
export function svg(option: EChartsOption, width: number, height: number): string {
  const chart = echarts.init(null, null, { renderer: "svg", ssr: true, width, height });
  chart.setOption({
    animation: false,
    backgroundColor: PALETTE.ground,
    textStyle: { color: PALETTE.text, fontFamily: "system-ui, 'DejaVu Sans', sans-serif" },
    ...option,
  });
  const text = chart.renderToSVGString();
  chart.dispose();
  return `${text.replace(/(<svg[^>]*>)/, `$1\n${DARK_STYLE}`)}\n`;
}

import { PALETTE } from "./palette.js";

/** Where a panel lies in its chart. */
export interface Panel {
  readonly grid: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly title: object;
}

/** What the panels of a chart have in common. */
export interface Layout {
  readonly columns: number;
  readonly width: number;
  /** Of the drawing alone. */
  readonly height: number;
  /** Room around the drawing. */
  readonly margin: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

/** Lays panels side by side and below each other. */
export function panels(titles: readonly string[], { columns, width, height, margin }: Layout): readonly Panel[] {
  const cell = { width: width / columns, height: margin.top + height + margin.bottom };
  return titles.map((text, index) => {
    const [left, top] = [(index % columns) * cell.width, Math.floor(index / columns) * cell.height];
    return {
      grid: {
        left: left + margin.left,
        top: top + margin.top,
        width: cell.width - margin.left - margin.right,
        height,
      },
      title: { text, left: left + 12, top: top + 8, textStyle: { color: PALETTE.text, fontSize: 14, fontWeight: 600 } },
    };
  });
}

/** The height of the whole chart. */
export function heightOf(count: number, { columns, height, margin }: Layout): number {
  return Math.ceil(count / columns) * (margin.top + height + margin.bottom);
}

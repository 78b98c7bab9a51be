/** Colours by what they are for, in a light page and in a dark one; each light one stands for its dark one in a chart. */
const COLOURS = {
  ground: ["#ffffff", "#0d1117"],
  text: ["#1f2329", "#e6edf4"],
  faint: ["#59636f", "#9198a2"],
  grid: ["#d1d9e1", "#30363e"],
  ours: ["#0969db", "#4493f9"],
  byHand: ["#1a7f38", "#3fb951"],
  peers: ["#9a6701", "#d29923"],
} as const;

/** The colours to draw with. */
export const PALETTE = Object.fromEntries(Object.entries(COLOURS).map(([name, [light]]) => [name, light])) as Readonly<
  Record<keyof typeof COLOURS, string>
>;

/** A style sheet that puts the dark colours in the place of the light ones where the reader wants it dark. */
export const DARK_STYLE = `<style>@media (prefers-color-scheme: dark) {${Object.values(COLOURS)
  .map(([light, dark]) => `[fill="${light}"] { fill: ${dark} } [stroke="${light}"] { stroke: ${dark} }`)
  .join("\n")}}</style>`;

/** How the title of a panel is written. */
export const TITLE = { color: PALETTE.text, fontSize: 14, fontWeight: 600 } as const;

/** The colour of a contender. */
export function colourOf(name: string, isOurs: boolean): string {
  if (isOurs) return PALETTE.ours;
  return name.includes("hand") ? PALETTE.byHand : PALETTE.peers;
}

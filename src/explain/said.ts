import type { Said } from "./explanation.js";
import type { Word } from "./history.js";

/** The last word on something, and the words it was laid over, as they may be shown. */
export function said(words: readonly Word[], shown: (value: unknown) => string): Said {
  const [last, ...beneath] = words.map(({ value, by }) => ({ value: shown(value), layer: by })).reverse();
  return { ...last!, overrode: beneath };
}

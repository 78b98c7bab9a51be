/** As many as a program is likely to come back to in turns. */
const MOST = 8;

/** Adds an item to the last few; of more, the one that has been there longest goes. */
export function remember<Item>(lastFew: Item[], item: Item): void {
  if (lastFew.length === MOST) lastFew.shift();
  lastFew.push(item);
}

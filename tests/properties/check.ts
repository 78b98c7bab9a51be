import fc from "fast-check";

/** How many random cases each property tries. jest.config.js and jest.full.config.js have the numbers. */
const RUNS = Number(process.env["PROPERTY_RUNS"] ?? 100);

/** The cases that are tried. jest.config.js chooses it. */
const SEED = process.env["PROPERTY_SEED"];

/** How many requests a property has to build: one whose cases are nearly all rejected would prove nothing. */
export const ENOUGH = RUNS / 20;

/**
 * Tries random cases, and throws the smallest one that fails, with the seed to repeat it.
 *
 * @param share - the part of the cases that a slow property tries
 */
export function check<Case>(property: fc.IProperty<Case>, share = 1): void {
  fc.assert(property, parameters(share));
}

/** The same for a property that waits for servers or programs. */
export async function checkAsync<Case>(property: fc.IAsyncProperty<Case>, share = 1): Promise<void> {
  await fc.assert(property, parameters(share));
}

function parameters(share: number): { readonly numRuns: number; readonly seed?: number } {
  const numRuns = Math.ceil(RUNS * share);
  return SEED === undefined ? { numRuns } : { numRuns, seed: Number(SEED) };
}

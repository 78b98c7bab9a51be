/** How long to measure. */
export interface Effort {
  /** Batches of each contender that count; the median of them is shown. */
  readonly rounds: number;
  /** Milliseconds that a batch takes at least. */
  readonly batch: number;
  /** Milliseconds that each contender runs before it counts. */
  readonly warmUp: number;
  /** Fresh processes for each package. */
  readonly processes: number;
  /** The longest of each growing input is this fraction of the full one. */
  readonly growth: number;
}

/** Good for figures. */
export const FULL: Effort = { rounds: 81, batch: 4, warmUp: 600, processes: 21, growth: 1 };

/** Only shows that everything works: the figures mean nothing. */
export const SHORT: Effort = { rounds: 3, batch: 0, warmUp: 0, processes: 1, growth: 0.001 };

import type { Effort } from "../measure/effort.js";
import type { Result } from "../report/result.js";

/** Something to measure, in a process of its own: what ran before leaves no trace in heap and compiled code. */
export interface Suite {
  readonly name: string;
  /** What Node needs for it. */
  readonly flags?: readonly string[];
  readonly measure: (effort: Effort) => Promise<readonly Result[]> | readonly Result[];
}

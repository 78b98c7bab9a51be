import type { ShownText } from "../shown/text.js";

/** How a command is written for one shell. */
export interface Shell {
  /** The characters that have no place in an argument. */
  readonly excluded: RegExp;
  /**
   * `curl` with its arguments: flags, as they are, and texts, which are quoted; and with what it reads from its standard
   * input, where there is anything.
   */
  write(args: readonly (string | ShownText)[], input?: ShownText): string;
}

/**
 * What a terminal acts on when a command is pasted or shown, and what changes the order in which a line is read; a line
 * feed is text.
 */
export const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

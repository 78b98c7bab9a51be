import type { RedactedText } from "../redaction/redacted-text.js";

/** The quoting rules of a shell. */
export interface Shell {
  /** The characters that an argument cannot contain. */
  readonly unsupported: RegExp;
  /**
   * Formats a curl command. Strings are flags and stay as they are; texts are quoted; `input` is piped to curl.
   */
  formatCommand(args: readonly (string | RedactedText)[], input?: RedactedText): string;
}

/**
 * Characters that control a terminal when a command is pasted or displayed, and those that change the reading direction;
 * a line feed is allowed.
 */
export const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

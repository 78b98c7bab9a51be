import type { RedactedText } from "../redaction/redacted-text.js";

/** The quoting rules of a shell. */
export interface Shell {
  /** The characters that an argument cannot contain. */
  readonly unsupported: readonly RegExp[];
  /**
   * Formats a curl command. Strings are flags and stay as they are; texts are quoted; `input` is piped to curl.
   */
  formatCommand(args: readonly (string | RedactedText)[], input?: RedactedText): string;
}

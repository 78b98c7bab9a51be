import type { ParsedOptions } from "../options/parsed-options.js";

/** The options of the call, as opposed to its defaults. */
export interface FromCall {
  /** The defaults that the call was merged with. */
  readonly defaults: ParsedOptions;
  /** The options of the call; `undefined` if it has none, or if they are not known. */
  readonly options: Pick<ParsedOptions, "headers" | "mediaType"> | undefined;
}

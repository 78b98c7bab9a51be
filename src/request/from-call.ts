import type { ParsedOptions } from "../options/parsed-options.js";

/** What the call itself gave, as opposed to its defaults. */
export interface FromCall {
  /** The defaults that the call was merged with. */
  readonly defaults: ParsedOptions;
  /** Its own options; `undefined` if it gave none, or if they are not known. */
  readonly options: Pick<ParsedOptions, "headers" | "mediaType"> | undefined;
}

import type { HeaderPatch } from "../options/headers.js";
import type { ParsedOptions } from "../options/parsed-options.js";

/** What the call itself gave, as opposed to its defaults. */
export interface FromCall {
  /** The defaults that the call was merged with. */
  readonly defaults: ParsedOptions;
  /** `undefined` if it gave no headers, or if it is not known. */
  readonly headers: HeaderPatch | undefined;
}

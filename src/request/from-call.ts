import { NO_VALUES } from "../shared/own-properties.js";
import type { HeaderPatch } from "../options/headers.js";
import type { ParsedOptions } from "../options/parsed-options.js";

/** What the call itself gave, as opposed to its defaults. */
export interface FromCall {
  /** The defaults that the call was merged with. */
  readonly defaults: ParsedOptions;
  /** `undefined` if it gave no headers, or if it is not known. */
  readonly headers: HeaderPatch | undefined;
  /** Whether the call gave a parameter. Absent if the call plan tells: it lists the names of the defaults apart. */
  has?(name: string, value: unknown): boolean;
}

/** Without knowledge of the call, a value that equals the default's counts as the default's. */
export function fromDefaults(defaults: ParsedOptions): FromCall {
  const { parameters = NO_VALUES } = defaults;
  const values = new Map(parameters.names.map((name, index) => [name, parameters.values[index]]));
  return { defaults, headers: undefined, has: (name, value) => values.get(name) !== value };
}

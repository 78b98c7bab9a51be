import type { OF_OPTIONS } from "./format.js";
import { InvalidOptionError } from "./invalid-option-error.js";

/** Creates the error for a single invalid option. */
export function invalidOption(
  name: string,
  reason: keyof typeof OF_OPTIONS,
  detail?: string,
  options?: ErrorOptions,
): InvalidOptionError {
  return new InvalidOptionError([{ name, reason, detail }], options);
}

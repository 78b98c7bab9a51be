import { invalidOption } from "../errors/invalid-option.js";
import { isTexts } from "../kernel/values.js";

/**
 * Reads an option that is a list of names; without it, an empty one.
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when it is none.
 */
export function readNames(option: string, names: unknown = []): readonly string[] {
  if (!isTexts(names)) throw invalidOption(option, "must be a list of names");
  return names;
}

import { InvalidOptionError } from "./errors/invalid-option-error.js";
import { isIterable, isPlainObject, kindOf } from "./shared/value-kind.js";

/**
 * The own enumerable names of an object that holds options, header fields or parameters (decision B6).
 *
 * @throws InvalidOptionError where `object` is none, or would lose what it holds: the entries of a Map, a Headers, a
 * FormData or a list are no properties
 */
export function ownNames(object: unknown, option: string): string[] {
  if (isPlainObject(object)) return Object.keys(object);
  if (kindOf(object) === "a class instance" && !isIterable(object as object)) {
    const names = Object.keys(object as object);
    if (names.length > 0) return names;
  }
  throw optionError(option, `it takes an object with properties of its own, not ${kindOf(object)}`);
}

export function optionError(name: string, problem: string): InvalidOptionError {
  return new InvalidOptionError([{ name, problem }]);
}

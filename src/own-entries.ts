import { NO_PARAMETERS, type Parameters } from "./layer.js";
import { ownNames } from "./own-names.js";
import { isPlainObject } from "./shared/value-kind.js";

/**
 * Reads the own enumerable names of an object and their values, each once; `undefined` is "not given" (decisions A5, B6).
 *
 * @param expected - names that it may well have: where it has just these, they are the very list in what is read
 * @throws InvalidOptionError where `object` is none, or would lose what it holds
 */
export function readEntries(
  object: unknown,
  option: string,
  expected: readonly string[] = NO_PARAMETERS.names,
): Parameters {
  const own = isPlainObject(object) ? object : snapshot(object as object, ownNames(object, option));
  const values = new Array<unknown>(expected.length);
  let names: string[] | undefined;
  let count = 0;
  // A loop of this kind, with the test in this form, is what V8 reads objects of many shapes fastest by.
  for (const name in own) {
    if (!Object.prototype.hasOwnProperty.call(own, name)) continue;
    const value = own[name];
    if (value === undefined) continue;
    if (!names && name !== expected[count]) names = expected.slice(0, count);
    names?.push(name);
    values[count] = value;
    count += 1;
  }
  if (count === expected.length) return { names: names ?? expected, values };
  if (count < values.length) values.length = count;
  return { names: names ?? expected.slice(0, count), values };
}

/** An instance of a class as a plain object. */
function snapshot(object: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, (object as Readonly<Record<string, unknown>>)[name]]));
}

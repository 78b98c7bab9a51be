import { setOwn } from "../shared/value-kind.js";

/**
 * What a client declares for this option of its own. What reaches it came through the `request` option, of which only the
 * caller knows the type; and a type of the client's cannot be named without importing the client.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- nothing else fits every client's types
export type ClientOption = any;

/** The own members that are there, of those with these names: `undefined` is "not given" (decision A5). */
export function given(options: object, names = /^/): object {
  const there = {};
  for (const name of Object.keys(options)) {
    const value = (options as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined && names.test(name)) setOwn(there, name, value);
  }
  return there;
}

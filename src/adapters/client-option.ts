/**
 * What a client declares for this option of its own. What reaches it came through the `request` option, of which only the
 * caller knows the type; and a type of the client's cannot be named without importing the client.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- nothing else fits every client's types
export type ClientOption = any;

/** Those that are there: `undefined` is "not given" (decision A5). */
export function given(options: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

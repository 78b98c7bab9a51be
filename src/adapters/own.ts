/** A copy of the own properties: nothing is read from a prototype, whatever somebody has put there (decision B6). */
export function own<Given extends object>(object: Given | undefined): Partial<Given> {
  // The prototype comes last: with it at the front, V8 makes a dictionary, and that costs five times as much.
  return { ...object, __proto__: null } as unknown as Partial<Given>;
}

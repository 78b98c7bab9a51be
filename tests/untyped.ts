/**
 * Hides the literal type of a route, so that the compiler checks nothing that depends on it.
 * For calls that are wrong on purpose, in tests of the run-time error.
 */
export function untyped(route: string): string {
  return route;
}

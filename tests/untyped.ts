/**
 * A route as the compiler sees one that is put together at run time: `string`, so nothing that goes with it is checked.
 * For calls that are wrong on purpose, and whose error at run time is what the test is about.
 */
export function untyped(route: string): string {
  return route;
}

import type { HasDefaults } from "./defaults.js";

/** An endpoint whose defaults set the url: its calls may omit the route. */
export interface RouteInDefaults<Cure = "pass a route, or set url in the defaults"> extends HasDefaults<"url"> {
  readonly "the url is required"?: Cure;
}

/** No arguments: a call that passes a route is not compared with this signature. Fakes may require a route. */
// With the names of the defaults in it, the compiler compares types with other names member by member.
export type NoRoute<None, DefaultNames = never> = [undefined, DefaultNames] extends [None, unknown]
  ? []
  : [never, never, never];

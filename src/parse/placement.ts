import type { Fault } from "../errors/fault.js";
import type { Parameters } from "../layer.js";
import type { Policy } from "../policy.js";
import { setOwn } from "../value-kind.js";
import type { Observer } from "./observer.js";
import { queryPairs } from "./query-string.js";
import type { RouteTemplate } from "./route-template.js";

/** Where the parameters of a call have gone (specification, rule set P). */
export interface Placement {
  /** The values of the template's variables, by their places (P1). */
  readonly values: readonly unknown[];
  /** The query that the parameters without a placeholder make, for a verb without a body (P2). */
  readonly query: string;
  /** The JSON object that they make, for a verb with one (P3); `undefined` without any. */
  readonly body: Record<string, unknown> | undefined;
}

/**
 * Puts each parameter in its place: its placeholder, wherever that stands (P1; decision C10), else the query (P2), else
 * the members of a JSON object, values by identity (P3; decision D1). What is wrong with the query joins `faults`.
 */
export function placeParameters(
  { places }: RouteTemplate,
  { names, values }: Parameters,
  hasBody: boolean,
  policy: Policy,
  faults: Fault[],
  observer?: Observer,
): Placement {
  const placed = new Array<unknown>(places.size);
  let query = "";
  let body: Record<string, unknown> | undefined;
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index]!;
    const place = places.get(name);
    let pairs: string | undefined;
    if (place !== undefined) placed[place] = values[index];
    else if (hasBody) setOwn((body ??= {}), name, values[index]);
    else {
      pairs = queryPairs(name, values[index], policy, faults);
      if (pairs) query += query ? `&${pairs}` : pairs;
    }
    observer?.placed(name, place, pairs);
  }
  return { values: placed, query, body };
}

/** The names of the parameters that have no placeholder. */
export function unplacedNames({ places }: RouteTemplate, { names }: Parameters): readonly string[] {
  return names.filter((name) => !places.has(name));
}

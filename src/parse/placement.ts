import type { Parameters } from "../parameters.js";
import type { RouteTemplate } from "./route-template.js";

/** Where the parameters go (specification, rule set P). */
export interface Placement {
  /** The values of the template's variables, by their places (P1). */
  readonly values: readonly unknown[];
  /** The parameters that have no placeholder, in their order: for the query or the body (P2, P3). */
  readonly rest: Parameters;
}

/** Gives each placeholder its parameter, wherever it stands; what is left has none (specification P1; decision C10). */
export function placeParameters({ places }: RouteTemplate, parameters: Parameters): Placement {
  const values: unknown[] = [];
  const rest: { names: string[]; values: unknown[] } = { names: [], values: [] };
  for (let index = 0; index < parameters.names.length; index += 1) {
    const name = parameters.names[index]!;
    const place = places.get(name);
    if (place === undefined) {
      rest.names.push(name);
      rest.values.push(parameters.values[index]);
    } else values[place] = parameters.values[index];
  }
  return { values, rest };
}
